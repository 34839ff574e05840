### Fragen oer de spulregels yn gewoane wurden, per ûnderwerp. De bot siket hjirmei it antwurd; spilers sjogge dizze rigels net.

ask-aim =
    Wat is it doel fan it spul?
    Hoe win ik?
    Wannear hat ien wûn?
    Wat moat ik dwaan om te winnen?
    Wêr giet it om by Reversi?
    Wat is de bedoeling?
    Wa is úteinlik de winner?
    Wat is dit foar in spul?
    Moat ik safolle mooglik skiven fan myn kleur hawwe?
    Wint dejinge mei de measte skiven?
    Wêr spylje wy eins foar?
    Ik snap net wat wy hjir besykje
    Lis my koart út wêr’t it op oankomt
    Hoe ferslach ik myn tsjinstanner?
    Wat is it nut fan dit spultsje?
    Is it in kwestje fan tinken of gewoan gelok?
    Kin ik winne troch alle skiven fan de oar oer te nimmen?
    Wêr stribje beide kanten nei?

ask-setup =
    Hoe sjocht it boerd der oan it begjin út?
    Hoefolle fjilden hat it boerd?
    Hoe grut is it boerd, acht by acht?
    Hoe set ik it spul klear?
    Wêr lizze de earste fjouwer skiven?
    Wat leit der yn it midden as wy begjinne?
    Hoe moatte de skiven oan it begjin lizze?
    Wat haw ik nedich om Reversi te spyljen?
    Hoefolle skiven binne der yn totaal?
    Binne der fjouwerensechstich skiven?
    Wêrom binne de skiven oan de iene kant swart en oan de oare wyt?
    Mei hoefolle minsken spylje jo dit?
    Wa kriget swart en wa wyt?
    Hoe kieze wy de kleuren?
    Op hokker fjilden leit wyt foar de earste set?
    Hoefolle rigen en kolommen binne der?
    Leit alles wol goed foar de start?
    Kin ik dit ek allinnich spylje?

ask-turns =
    Wa begjint?
    Wa mei earst?
    Hokker kleur docht de earste set?
    Wêrom begjint swart altyd?
    Mei wyt ek in kear begjinne?
    Wa is oan de beurt?
    Is it myn beurt?
    Wa is no oan bar?
    Spylje wy om bar?
    Om beurten, of net?
    Hoefolle skiven mei ik yn ien kear lizze?
    Mei ik twa kear efterinoar?
    Wannear mei ik wer?
    Wêrom moat ik wachtsje?
    Yn hokker folchoarder spylje wy?
    Wa moat nei my?
    Ik wol begjinne, hokker kleur moat ik dan nimme?
    Wikselje wy de folgjende partij fan kleur?

ask-move =
    Wat is in jildige set?
    Hoe doch ik in set?
    Wêr mei ik in skiif lizze?
    Op hokker fjilden mei ik spylje?
    Wêrom kin ik hjir net?
    Wêrom mei dy set net?
    Dat fjild is leech, mar ik mei der net op
    Mei ik oeral lizze dêr’t plak is?
    Moat ik by elke set wat omdraaie?
    Mei ik ek spylje sûnder wat yn te sluten?
    Kin ik op in beset fjild?
    Hoe sjoch ik wêr’t ik hinne kin?
    Wat betsjutte de markearre fjilden?
    Moat myn skiif neist ien fan de oar lizze?
    Mei ik in skiif ferskowe nei in oar plak?
    De bot seit dat it net kin, wat doch ik ferkeard?
    Wat mei wol en wat mei net?
    Wêrom wurdt myn set wegere?

ask-outflank =
    Wat betsjut ynslute?
    Hoe slút ik skiven fan de oare kleur yn?
    Wannear is in skiif ynsletten?
    Hoe pak ik de skiven fan myn tsjinstanner?
    Hoe feroverje ik skiven?
    Sit in skiif klem as oan beide kanten in oare kleur leit?
    Moatte der oan beide einen skiven fan my lizze?
    Is it genôch om derneist te lizzen?
    Hoefolle skiven kin ik mei ien set fange?
    Kin ik in hiele rige tagelyk ynslute?
    Mei it ek mar ien skiif wêze?
    Wat moat der oan de oare ein fan de rige lizze?
    Telt de râne fan it boerd as in ein?
    Wat bedoele jo mei tusken twa skiven?
    Hoe omsingelje ik de oar?
    Ik haw se oan twa kanten beet, wat no?
    Myn skiven lizze tusken twa swarte, wat bart der dan?

ask-directions =
    Yn hokker rjochtingen kin ik ynslute?
    Mei it ek skean?
    Telt de diagonaal?
    Kin it fan boppen nei ûnderen?
    Jildt it horizontaal en fertikaal?
    Kin it alle kanten út?
    Kin ien skiif yn mear rjochtingen tagelyk wat omdraaie?
    Hoefolle linen kin ik yn ien kear slute?
    Mei de line om in hoeke hinne gean?
    Moat de line rjocht wêze?
    Nei lofts, nei rjochts, omheech: wat kin noch mear?
    Wêrom binne der ek skiven oan de sydkant omdraaid?
    Binne it fjouwer of acht rjochtingen?
    Allinnich rjochtút of ek dwers?
    Draaie skeane rigen ek om?
    Kin in kromme line ek?
    Telt omleech en skean likegoed?

ask-flips =
    Hokker skiven moatte omdraaid wurde?
    Moat ik alles omdraaie?
    Mei ik kieze wat ik omdraai?
    Mei ik in ynsletten skiif lizze litte?
    Ik wol dizze leaver net omdraaie
    Kin ik mar in part omdraaie?
    Wat bart der mei de ynsletten skiven?
    Wurde skiven fan it boerd helle?
    Nim ik de skiven fuort, lykas by it damjen?
    Wêr bliuwe de skiven dy’t ik pakt haw?
    Wêrom is myn skiif ynienen wyt?
    Wêrom feroaret de kleur?
    Kin in skiif faker fan kleur wikselje?
    Kin ik myn skiven weromkrije?
    Kin in skiif yn de hoeke omdraaid wurde?
    Bliuwt in skiif altyd op itselde fjild?
    Wa draait de skiven om, ik of de bot?
    Is omdraaien ferplichte?

ask-no-jump =
    Mei ik oer in eigen skiif hinne ynslute?
    Mei ik oer in skiif springe?
    Mei der in leech fjild tusken sitte?
    Der sit in gat yn de rige, telt it dan?
    Wêrom draaie de skiven efter mines net om?
    Wêr hâldt de line op?
    Mei de rige ûnderbrutsen wêze?
    Moatte de skiven krekt njonken inoar lizze?
    Myn eigen skiif leit yn de wei, wat dan?
    Wêrom wurde allinnich de foarste omdraaid?
    Hippe wy hjir oer inoar hinne?
    Kin ik troch myn eigen kleur hinne gean?
    Tusken de skiven is in plak frij, mei dat?
    Fierderop leit noch ien fan my, jildt dy ek?
    De line hat in iepening, wêrom bart der neat?

ask-no-cascade =
    Is der in kettingreaksje?
    Draaie omdraaide skiven sels wer oaren om?
    Slút in omdraaide skiif ek wat yn?
    Giet it troch lykas by dominostiennen?
    Wêrom binne dizze net omdraaid, se lizze no dochs tusken mines?
    Komt der in twadde rûnte omdraaien?
    Telle allinnich de linen fan de nije skiif ôf?
    Nei it omdraaien is der in nije rige ynsletten, wat no?
    Kin ien set in lawine feroarsaakje?
    Moat ik dêrnei noch mear omdraaie?
    Feroarje de skiven om in omdraaide skiif hinne ek?
    Hat it iene omdraaien it oare ta gefolch?
    Rint it omdraaien fansels fierder oer it boerd?
    Der leit in skiif klem, mar dy hat noch de âlde kleur

ask-pass =
    Wêrom haw ik oerslein?
    Wêrom is myn beurt oerslein?
    Wat as ik gjin set dwaan kin?
    Ik kin nearne hinne
    Mei ik in beurt oerslaan?
    Mei ik frijwillich oerslaan?
    Wêrom waard myn beurt oerslein?
    Wêrom mei de tsjinstanner twa kear?
    Wêrom is de bot alwer oan de beurt?
    Ik wol no leaver net lizze, kin dat?
    Wêr is de knop om oer te slaan?
    Hoe faak mei men oerslaan?
    Ferlies ik as ik fêst sit?
    Moat ik spylje as it kin?
    Al myn setten binne min, mei ik wachtsje?
    Bin ik myn beurt kwyt?
    Wannear moat ik oerslaan?
    Wat bart der as ien net spylje kin?
    Der is foar my gjin inkeld fjild oer

ask-end =
    Wannear is it spul dien?
    Wannear is it ôfrûn?
    Hoe einiget in partij?
    Wêrom is it dien, der binne noch lege fjilden?
    Moat it hiele boerd fol wêze?
    Wat as nimmen mear in set hat?
    Kin it spul earder ophâlde?
    Wat as ik gjin inkelde skiif mear haw?
    Hoe wit ik dat it oer is?
    Oant wannear spylje wy troch?
    Wat is de lêste set?
    Hoe lang duorret in partij?
    Wêrom kin ik net mear fierder?
    Wy sitte beide fêst, en no?
    Is der in maksimum oan setten?
    Alle skiven binne swart wurden, binne wy no klear?
    It boerd is fol, is dit de ein?

ask-score =
    Wat is de stân?
    Wa hat wûn?
    Wa stiet foar?
    Hoe telle wy de skiven?
    Hoefolle skiven haw ik?
    Wat is de útslach?
    Hoe wurdt de winner bepaald?
    Hoefolle punten is in skiif wurdich?
    Telle lege fjilden mei?
    Foar wa binne de fjilden dy’t oerbliuwe?
    Wêr kin ik sjen hoefolle de oar hat?
    Krije jo mear punten foar in hoeke?
    Stean ik efter?
    Wa hat mear, swart of wyt?
    Is dat wol goed teld?
    Mei hoefolle ferskil haw ik ferlern?
    Hâldt de bot de punten by?
    Wêrom haw ik net wûn?

ask-draw =
    Wat as wy likefolle skiven hawwe?
    Kin it kamp wurde?
    Wa wint as it lyk is?
    Wat bart der by in gelikense stân?
    Elk twaentritich skiven, wa hat dan wûn?
    Komt der in ferlinging as it gelyk stiet?
    Wat betsjut kamp?
    Hat dan nimmen wûn?
    Kinne beide spilers itselde tal hawwe?
    It stiet 32–32, en no?
    Moatte wy it oerdwaan as it gelyk einiget?
    Is in remize mooglik?
    Mei ik remize oanbiede?
    Wa is de winner as de tallen gelyk binne?
    Wint wyt as it lyk útkomt?
    Wy hawwe allebeide itselde oantal

ask-real-board =
    Hoe spylje wy it op in echt boerd?
    Hoe ferdiele wy de skiven oan tafel?
    Hoefolle skiven nimt elk foar himsels?
    Myn skiven binne op, wat no?
    Moat de oar my in skiif jaan?
    Wat as der te min skiven binne?
    Ik haw de ferkearde skiif omdraaid
    Wy hawwe fergetten ien om te draaien
    Mei ik in flater noch ferbetterje?
    Oant wannear mei in fersin noch goedmakke wurde?
    Myn tsjinstanner hat ferkeard omdraaid
    As ik in skiif oanrekke haw, moat ik dan ek spylje?
    Mei ik in skiif weromnimme dy’t ik al loslitten haw?
    Kin ik skiven liene fan de oar?
    Wy hawwe thús in houten spul, hokker regels jilde dan?
    Wy binne in skiif kwyt, wat brûke wy?
    Kin ik sels in boerd meitsje fan karton?
    Wat dogge wy mei skiven dy’t oer binne?

ask-notation =
    Hoe hjitte de fjilden?
    Wat betsjut d3?
    Wêr leit fjild e4?
    Wat binne de letters en sifers oan de râne?
    Hoe skriuw ik in set op?
    Hoe notearje ik in partij?
    Wêr begjint it tellen, boppe of ûnder?
    Hokker letter hat de kolom lofts?
    Wat komt earst, de letter of it sifer?
    Moat it mei in haadletter?
    Hoe lês ik de namme fan in fjild?
    Wêr fyn ik a1?
    Hoe hjit de hoeke rjochts ûnder?
    Hoe sis ik tsjin in oar wêr’t ik lizze wol?
    Ik kin it fjild net fine
    Hoe hâld ik de setten by op papier?
    Hoe wurde rigen en kolommen oantsjut?

ask-bot =
    Hoe wurket dizze bot?
    Wat kinne jo allegearre?
    Hoe begjin ik in nije partij?
    Hoe spylje ik tsjin in freon?
    Hoe nûgje ik ien út mei in keppeling?
    Hoe feroarje ik de taal?
    Praatst ek Frysk?
    Hoe jou ik op?
    Ik wol ophâlde mei dizze partij
    Kin ik in set weromnimme?
    Kin ik myn lêste set ûngedien meitsje?
    Wêr binne myn partijen?
    Hoe gean ik fierder mei in spul fan juster?
    Kin it ek wat makliker?
    Binne der ferskate nivo’s?
    Ik bin blyn, wurket it mei in skermlêzer?
    Hokker kommando’s en knoppen binne der?
    Kin it boerd der oars útsjen?
