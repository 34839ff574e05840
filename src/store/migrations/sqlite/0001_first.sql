-- The first shape of the store: people, chats, games with their history, where boards hang, what waits to be sent.
--
-- Only integers and texts are used, times are milliseconds since 1970 (UTC), and "none" in a part of a key is 0 or
-- '' instead of null, so that the same statements can serve another database later.

-- Every update that was taken in, so that a repeated one is known. One that failed keeps its text and the reason.
create table inbox (
    update_id integer not null primary key,
    dead integer not null default 0 check (dead in (0, 1)),
    payload text,
    error text,
    received_at integer not null,
    check (dead = 1 or (payload is null and error is null))
) strict;
create index inbox_by_age on inbox (received_at);

create table player (
    id integer not null primary key,
    name text not null,
    username text,
    language text,
    client_language text,
    style text not null,
    discs text not null,
    finished integer not null default 0 check (finished >= 0),
    reach text not null check (reach in ('unopened', 'open', 'blocked')),
    called_at integer
) strict;

create table chat (
    id integer not null primary key,
    kind text not null check (kind in ('private', 'group', 'channel')),
    language text,
    style text not null,
    discs text not null,
    present integer not null check (present in (0, 1))
) strict;

-- The moves are the game: the board is replayed from them, so that no stored board can disagree.
create table game (
    id integer not null primary key check (id between 0 and 1152921504606846975),
    black text not null check (black in ('open', 'human', 'engine')),
    black_player integer,
    white text not null check (white in ('open', 'human', 'engine')),
    white_player integer,
    stage text not null check (stage in ('open', 'running', 'ended')),
    challenger integer,
    wish text check (wish in ('random', 'black', 'white')),
    invited_player integer,
    invited_username text,
    ending text check (ending in ('finished', 'resigned', 'cancelled', 'declined', 'expired')),
    resigned_by text check (resigned_by in ('black', 'white')),
    moves text not null check (length(moves) <= 120 and length(moves) % 2 = 0),
    revision integer not null check (revision * 2 >= length(moves)),
    next_game integer,
    created_at integer not null,
    updated_at integer not null,
    check ((black = 'human') = (black_player is not null)),
    check ((white = 'human') = (white_player is not null)),
    check (stage <> 'open' or (challenger is not null and wish is not null)),
    check ((stage = 'ended') = (ending is not null)),
    check (resigned_by is null or ending = 'resigned')
) strict;
create index game_of_black on game (black_player) where stage <> 'ended';
create index game_of_white on game (white_player) where stage <> 'ended';
create index game_of_challenger on game (challenger) where stage = 'open';

-- The history of a game, only ever added to. Its key is a second guard against two events at one revision.
create table game_event (
    game_id integer not null references game (id),
    seq integer not null check (seq >= 0),
    kind text not null,
    side text check (side in ('black', 'white')),
    square text,
    detail text,
    actor integer,
    at integer not null,
    primary key (game_id, seq)
) strict;

-- Where a game hangs. A place is a chat with a topic (0 for none), or an inline message (chat 0).
create table slot (
    game_id integer not null references game (id),
    chat_id integer not null,
    topic integer not null,
    inline_id text not null,
    message_id integer,
    shown integer,
    panel text,
    panel_at integer,
    call_id integer,
    hold_until integer,
    primary key (game_id, chat_id, topic, inline_id),
    check ((chat_id = 0) = (inline_id <> '')),
    check ((panel is null) = (panel_at is null))
) strict;
create index slot_by_place on slot (chat_id, topic, inline_id);

create table refused (
    player_id integer not null,
    game_id integer not null references game (id),
    square text not null,
    primary key (player_id, game_id)
) strict;

create table reminder (
    game_id integer not null references game (id),
    kind text not null check (kind in ('call', 'expire', 'think')),
    revision integer not null,
    due_at integer not null,
    primary key (game_id, kind)
) strict;
create index reminder_by_due on reminder (due_at);

-- A chat or an inline message to which nothing is sent for a while, or until somebody is heard from there.
create table lane (
    chat_id integer not null,
    inline_id text not null,
    paused_until integer not null default 0,
    parked text,
    primary key (chat_id, inline_id)
) strict;

-- What is to be sent. A row is an intention, painted when it is sent.
--   due_at      when it is wanted; null while it is in flight and nobody has asked again
--   settle_at   an answer got lost: only a call that begins after this time is sure to have the last word
--   message_id  the message it changes, or the one it answers; 0 for none
--   lease_until while it is in flight, with the token of the sender
create table outbox (
    id integer primary key autoincrement,
    kind text not null check (kind in ('board', 'say', 'turn', 'retire', 'delete', 'call', 'leave')),
    game_id integer references game (id),
    chat_id integer not null,
    topic integer not null,
    inline_id text not null,
    message_id integer not null default 0,
    revision integer,
    payload text,
    silent integer not null check (silent in (0, 1)),
    due_at integer,
    settle_at integer,
    claimed_at integer,
    lease_until integer,
    token integer not null default 0,
    attempts integer not null default 0,
    unknowns integer not null default 0,
    failed_since integer,
    last_error text,
    dead_at integer,
    created_at integer not null,
    check ((chat_id = 0) = (inline_id <> '')),
    check ((kind in ('board', 'call')) = (game_id is not null)),
    check (kind not in ('turn', 'retire', 'delete') or message_id <> 0 or inline_id <> ''),
    check (due_at is not null or lease_until is not null or dead_at is not null)
) strict;
create unique index outbox_of_place on outbox (kind, game_id, chat_id, topic, inline_id)
    where kind in ('board', 'call');
create unique index outbox_of_message on outbox (kind, chat_id, message_id, inline_id)
    where kind in ('turn', 'retire', 'delete');
create index outbox_by_lane on outbox (chat_id, inline_id) where dead_at is null;
create index outbox_by_due on outbox (due_at) where dead_at is null;
