### The commands of the program itself, and the terminal chat that plays without Telegram.

## The terminal chat

# Above the first prompt.
term-hello = A local chat with the bot, without Telegram. Try /start, then press a button by writing its label in brackets: [▶ Play], [d3]. :help shows more.

# Everything that can be typed. Keep the commands and the columns; a line cannot begin with a bare [.
term-help =
    any text        say it to the bot or the group
    #12 d3          reply to message 12
    {"["}d3]            press that button, or that square of the newest board
    #12 [d3]        the same on message 12
    @bob            from now on bob speaks; @bob:be gives a language
    ~family         go into the group “family”; ~ alone: back to the private chat
    ?text           an inline query; ?text -> 1 posts its first result
    :restart        kill the bot and start it again
    :clock +1d      move the clock
    :fail 429 30    let Telegram fail (429, 500, drop, lost, late, dup)
    :block :unblock :kick :add :migrate :delete #12     what people can do

# Variables:
#   $line (Text) - what was typed
term-not-understood = “{ $line }” is not understood here. :help shows what can be typed.

# Variables:
#   $label (Text) - the label
term-no-button = There is no button “{ $label }” here.

# Variables:
#   $number (Text) - the message
term-no-message = There is no message #{ $number }.

# Variables:
#   $number (Text) - the result
term-no-result = There is no result { $number }.

term-only-group = This is done in a group: ~family leads to one.
term-small-group = Only a small group can become a supergroup.

# Variables:
#   $group (Text) - the group
term-no-topics = The group “{ $group }” has no topics.

## Errors of the program: one sentence each. A reason comes from the system or a library, in English.

error-arguments = The command was not understood:

# Variables:
#   $reason (Text) - what the system says
error-line = Input or output failed: { $reason }

# Variables:
#   $status (Text) - how it ended
error-bot-died = The bot has ended: { $status }

# Variables:
#   $reason (Text) - what is wrong, a whole sentence
error-database = The database cannot be used: { $reason }

error-token = The token is not a bot token, such as 123456:ABC…

error-token-missing = A token is needed: set TELOXIDE_TOKEN or TELOXIDE_TOKEN_FILE.

# Variables:
#   $path (Text) - the file
#   $reason (Text) - what the system says
error-token-file = The token file { $path } cannot be read: { $reason }

# Variables:
#   $value (Text) - what was given
error-api-url = TELOXIDE_API_URL is not an http or https address: { $value }

# Variables:
#   $reason (Text) - what it answered
error-api = The Bot API does not accept the bot: { $reason }

# Variables:
#   $reason (Text) - the faults
error-locales = The languages cannot be used: { $reason }

# Variables:
#   $value (Text) - what was asked for
#   $languages (Text) - the languages there are
error-language = There is no language “{ $value }”. There are: { $languages }.

# Variables:
#   $n (Number) - how many squares were given
error-position-length = { PLURAL($n) ->
    [one] A position has 64 squares, but { $n } was given.
   *[other] A position has 64 squares, but { $n } were given.
}

# Variables:
#   $square (Square) - the square
#   $found (Text) - the character
error-position-character = The position has “{ $found }” on { $square }. Each square is X, O or -.

# Variables:
#   $found (Text) - what was given
error-side = The side to move is X or O, not “{ $found }”.

# An illegal move in a transcript; the reason follows.
# Variables:
#   $ply (Number) - which ply, passes counted
#   $color (Key: black, white) - whose
#   $token (Text) - the move
error-ply = Ply { $ply }, { $color ->
    [black] Black
   *[white] White
} plays { $token }: this is not possible.

# Variables:
#   $ply (Number) - which ply
#   $token (Text) - what stands there
error-ply-square = Ply { $ply }: “{ $token }” is neither a square nor a pass.

# Variables:
#   $ply (Number) - which ply
#   $token (Text) - what stands there
error-ply-cut = Ply { $ply }: the transcript breaks off after “{ $token }”.

# Variables:
#   $ply (Number) - which ply
#   $color (Key: black, white) - whose
error-ply-pass = Ply { $ply }: { $color ->
    [black] Black
   *[white] White
} cannot pass.

# Variables:
#   $value (Text) - what was given
error-depth = The depth is a number from 0 to 20, not “{ $value }”.

## What the commands print

# Variables:
#   $bot (Text) - the bot's user name
check-ok = Everything is in order: languages, database, token and Bot API. The bot is @{ $bot }.

check-sandbox = Languages and database are in order. There is no token, so the bot would run in the local chat.

# After a look at a folder of languages.
# Variables:
#   $languages (Text) - their names
check-locales = All is in order in: { $languages }

# A move of a transcript.
# Variables:
#   $ply (Number) - which ply
#   $color (Key: black, white) - whose
#   $square (Square) - where
#   $n (Number) - how many discs it flips
replay-ply = { $ply }. { $color ->
    [black] Black
   *[white] White
} { $square }: { PLURAL($n) ->
    [one] { $n } disc flipped
   *[other] { $n } discs flipped
}

# Variables:
#   $ply (Number) - which ply
#   $color (Key: black, white) - whose
replay-pass = { $ply }. { $color ->
    [black] Black has no legal move and passes
   *[white] White has no legal move and passes
}

# Variables:
#   $black_count, $white_count (Number) - discs
#   $n (Number) - empty squares
replay-score = Black { $black_count }, White { $white_count }, { PLURAL($n) ->
    [one] { $n } square empty
   *[other] { $n } squares empty
}.

# Variables:
#   $color (Key: black, white) - the winner
replay-win = { $color ->
    [black] Black wins.
   *[white] White wins.
}

replay-draw = It’s a draw.

# The game is not over.
# Variables:
#   $color (Key: black, white) - the side to move
replay-to-move = { $color ->
    [black] The game goes on: Black to move.
   *[white] The game goes on: White to move.
}
