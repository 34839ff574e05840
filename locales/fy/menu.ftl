### Earste skermen, help, taal, uterlik, listen.

welcome =
    Wolkom, { $name }!
    Hjir kinne jo Reversi spylje, tsjin my of mei in oar, en it leare: as in set net kin, sis ik wêrom.

welcome-words = Brûke jo in skermlêzer, kies dan ‘Yn wurden’: elke beurt is dan in koart berjocht sûnder symboalen.

group-welcome = Goeie! Mei /reversi biede jo hjir in partij Reversi oan; wa’t op ‘Meidwaan’ tikket, spilet mei. Der kinne in soad partijen tagelyk oan de gong wêze.

help-text =
    Wat ik kin:
    /play – in partij tsjin my of mei in oar
    /reversi – in partij oanbiede yn in groep; as antwurd op in berjocht: oan de skriuwer dêrfan
    /move d3 – in set dwaan; yn ús priveepetear is d3 genôch
    /why d3 – wêrom’t in set wol of net kin
    /whatif – setten útprobearje sûnder se te spyljen
    /board – it boerd op ’e nij sjen litte
    /rules – de spulregels
    /ask – in fraach oer de spulregels; yn ús priveepetear kinne jo dy samar skriuwe
    /games – jo partijen
    /resign – in partij opjaan
    /language – de taal
    /style – hoe’t it boerd derút sjocht

    Antwurdzje yn in groep op it boerd mei in fjild of in kommando.

languages-title = Kies jo taal.
languages-title-group = Kies de taal fan dizze groep. Utlis kriget elk yn de eigen taal.
language-set = Fan no ôf praat ik Frysk.

looks-title = Hoe moat it boerd derút sjen?
looks-title-group = Hoe moatte de buorden fan dizze groep derút sjen?
looks-styles = Knoppen: it boerd is in toetseboerd. Tekening: it boerd wurdt yn de tekst tekene. Wurden: gjin symboalen, foar skermlêzers.
looks-discs = Skiven:

play-options-title = Mei hokker kleur wolle jo tsjin my spylje? Of spylje mei in oar: jo krije in keppeling om troch te stjoeren.

games-title = { PLURAL($n) ->
    [one] Jo hawwe { $n } partij:
   *[other] Jo hawwe { $n } partijen:
}
games-none = Jo hawwe op it stuit gjin partij.
