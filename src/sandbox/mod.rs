//! The local Telegram: a strict stand-in for the Bot API server, and a terminal chat in which people talk to
//! the bot through it.
//!
//! # What [`server::StandIn`] offers
//!
//! A handle is cheap to clone; all clones show one server on a loopback port of its own.
//!
//! | group | calls |
//! |---|---|
//! | life | `start(Options)`, `url`, `token`, `bot_id`, `bot_link(payload)` |
//! | clock (unix ms, moved only by its owner) | `now`, `set_now` |
//! | people and chats | `person`, `change_person`, `set_language`, `open`, `group`, `supergroup`, `forum`, `topic`, `close_topic`, `join`, `set_standing` |
//! | what people do | `say`, `speak(Speech)`, `press`, `press_label`, `forge`, `follow`, `ask_inline`, `choose`, `delete`, `block`, `unblock`, `add_bot`, `kick_bot`, `migrate`, `make_inaccessible` |
//! | what goes wrong | `fail`, `fail_where`, `apply_late`, `duplicate` |
//! | what was seen | `messages`, `message`, `newest_keyboard`, `happenings(from)`, `requests`, `calls_of(method)`, `pending_updates`, `commands`, `read` |
//! | waiting, never by sleeping | `wait_parked`, `still`, `wait_for(condition)` |

pub mod runner;
pub mod server;
pub mod terminal;
