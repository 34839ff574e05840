### First screens, help, language, looks, lists.

# The first screen in private.
# Variables:
#   $name (Name) - the reader
welcome =
    Hello { $name }!
    Here you can play Reversi, against me or against a friend, and learn it: whenever a move is not possible, I say why.

# Offers the words style, in plain words.
welcome-words = If you use a screen reader, choose “Words only”: then every turn is a short message without symbols.

# When the bot comes into a group.
group-welcome = Hello! /reversi offers a game of Reversi here; whoever taps “Join” plays. Many games can run at the same time.

# The whole help text.
help-text =
    What I can do:
    /play – a game against me, or with a friend
    /reversi – offer a game in a group; as a reply, to that person
    /move d3 – play a square; in our private chat d3 is enough
    /why d3 – why a square can or cannot be played
    /whatif – try moves out without playing them
    /board – show the board again
    /rules – the rules
    /ask – a question about the rules; in our private chat simply write it
    /games – your games
    /resign – give up a game
    /language – language
    /style – how the board looks

    In a group, reply to the board with a square or a command.

languages-title = Choose your language.
languages-title-group = Choose the language of this group. Explanations still come in each reader’s own language.
language-set = From now on I speak English.

looks-title = How should the board look?
looks-title-group = How should the boards of this group look?
looks-styles = Tap: the board is a keyboard. Grid: the board is drawn in the text. Words: no symbols, for screen readers.
looks-discs = Discs:

play-options-title = Which color would you like against me? Or play with a friend: you get a link to send.

# Variables:
#   $n (Number) - how many
games-title = { PLURAL($n) ->
    [one] You have { $n } game:
   *[other] You have { $n } games:
}
games-none = You have no game at the moment.
