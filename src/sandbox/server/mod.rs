//! The stand-in Bot API server: strict, deterministic, on a loopback port of its own.

mod acts;
mod chats;
mod crowd;
mod deeds;
mod faults;
mod http;
mod journal;
mod limits;
mod members;
mod messages;
mod methods;
mod params;
mod people;
mod profile;
mod queue;
mod refusal;
mod state;
mod wire;

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    pin::pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::{net::TcpListener, sync::Notify, task::AbortHandle};

pub use self::{
    acts::{ActError, Pressed, Speech},
    chats::{Chat, ChatId, ChatKind, Standing, Topic},
    faults::{Aim, Fault},
    journal::{Happening, Offer, Outcome, Request},
    limits::keyboard::{Button, Deed, Keyboard},
    messages::{Message, MessageId, Service, Voice},
    people::{BotAccount, Person, UserId},
    profile::Command,
    refusal::Refusal,
    state::State,
};

/// How the stand-in starts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// The only token it takes; the bot's number stands before the colon.
    pub token: String,
    /// The bot's name after `@`.
    pub username: String,
    /// The bot's shown name.
    pub name: String,
    /// Whether privacy mode is on, as it is for new bots.
    pub privacy: bool,
    /// Whether the bot is told which inline result was chosen.
    pub inline_feedback: bool,
    /// The clock at the start, unix milliseconds.
    pub now: i64,
    /// The first update's number; higher than any that the bot's database has seen.
    pub first_update: i64,
    /// The first message's number; likewise.
    pub first_message: i64,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            token: "7310000001:AASandboxSandboxSandboxSandboxSandbox".to_owned(),
            username: "sandbox_reversi_bot".to_owned(),
            name: "Reversi".to_owned(),
            privacy: true,
            inline_feedback: true,
            // 2026-01-01T00:00:00Z
            now: 1_767_225_600_000,
            first_update: state::FIRST_UPDATE,
            first_message: 1,
        }
    }
}

/// What the handles and the HTTP side share.
struct Shared {
    state: Mutex<State>,
    changed: Notify,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // No call leaves the state half changed, so a panic elsewhere does not spoil it.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        look(&self.lock())
    }

    fn change<T>(&self, act: impl FnOnce(&mut State) -> T) -> T {
        let result = act(&mut self.lock());
        self.changed.notify_waiters();
        result
    }

    /// Like `change`, but wakes those who wait only if `act` says so.
    fn change_quietly<T>(&self, act: impl FnOnce(&mut State) -> (T, bool)) -> T {
        let (result, changed) = act(&mut self.lock());
        if changed {
            self.changed.notify_waiters();
        }
        result
    }
}

/// Stops the server when the last handle is gone.
struct Server(AbortHandle);

impl Drop for Server {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// A handle to a running stand-in; clones show the same one.
#[derive(Clone)]
pub struct StandIn {
    shared: Arc<Shared>,
    address: SocketAddr,
    _server: Arc<Server>,
}

/// A moment in which the bot had nothing left to fetch and waited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quiet {
    /// Calls of the bot up to then, other than `getUpdates`.
    pub calls: usize,
}

impl StandIn {
    /// Starts a server on a free loopback port; it stops when the last handle is dropped.
    ///
    /// # Errors
    ///
    /// When no loopback port can be had.
    pub async fn start(options: Options) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared { state: Mutex::new(State::new(options)), changed: Notify::new() });
        let service =
            http::router(Arc::clone(&shared)).into_make_service_with_connect_info::<wire::Scissors>();
        let server = tokio::spawn(axum::serve(wire::Breakable(listener), service).into_future());
        Ok(Self { shared, address, _server: Arc::new(Server(server.abort_handle())) })
    }

    /// The address to give the bot instead of `https://api.telegram.org`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The only token that is taken.
    pub fn token(&self) -> String {
        self.read(|state| state.token.clone())
    }

    /// The bot's number.
    pub fn bot_id(&self) -> UserId {
        self.read(|state| state.bot.id)
    }

    /// The link that opens the bot's private chat and starts it with `payload`.
    pub fn bot_link(&self, payload: &str) -> String {
        self.read(|state| format!("https://t.me/{}?start={payload}", state.bot.username))
    }

    /// The stand-in's clock, unix milliseconds.
    pub fn now(&self) -> i64 {
        self.read(|state| state.now)
    }

    /// Moves the clock, never backwards. Late calls that are due are carried out.
    pub fn set_now(&self, now: i64) {
        self.change(|state| state.set_now(now));
    }

    /// Looks at everything at once.
    pub fn read<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        self.shared.read(look)
    }

    fn change<T>(&self, act: impl FnOnce(&mut State) -> T) -> T {
        self.shared.change(act)
    }

    /// The messages of a chat, oldest first.
    pub fn messages(&self, chat: ChatId) -> Vec<Message> {
        self.read(|state| state.messages.values().filter(|message| message.chat == chat).cloned().collect())
    }

    /// One message.
    pub fn message(&self, id: MessageId) -> Option<Message> {
        self.read(|state| state.messages.get(&id).cloned())
    }

    /// The newest message of a chat that has buttons.
    pub fn newest_keyboard(&self, chat: ChatId) -> Option<Message> {
        self.messages(chat).into_iter().rev().find(|message| !message.keyboard.is_empty())
    }

    /// What people saw, from the given place in the record on.
    pub fn happenings(&self, from: usize) -> Vec<Happening> {
        self.read(|state| state.happenings().get(from..).unwrap_or_default().to_vec())
    }

    /// All calls of the bot so far.
    pub fn requests(&self) -> Vec<Request> {
        self.read(|state| state.requests().to_vec())
    }

    /// The calls of one method so far.
    pub fn calls_of(&self, method: &str) -> Vec<Request> {
        let wanted = |request: &&Request| request.method.eq_ignore_ascii_case(method);
        self.read(|state| state.requests().iter().filter(wanted).cloned().collect())
    }

    /// Updates that the bot has not confirmed.
    pub fn pending_updates(&self) -> usize {
        self.read(State::pending_updates)
    }

    /// The commands registered for a scope (`default`, `all_private_chats`, … or `chat:<id>`) and a language;
    /// an empty language is the one for all others.
    pub fn commands(&self, scope: &str, language: &str) -> Vec<Command> {
        let audience = (scope.to_owned(), language.to_owned());
        self.read(|state| state.profile.commands.get(&audience).cloned().unwrap_or_default())
    }

    /// Lets the next `count` calls that write to a chat or an inline message go wrong.
    pub fn fail(&self, fault: Fault, count: u32) {
        self.fail_where(fault, Aim::default(), count);
    }

    /// Lets the next `count` calls that `aim` meets go wrong.
    pub fn fail_where(&self, fault: Fault, aim: Aim, count: u32) {
        self.change(|state| state.faults.add(fault, aim, count));
    }

    /// Carries out all late calls now.
    pub fn apply_late(&self) {
        self.change(|state| state.carry_out_late(None));
    }

    /// Delivers each of the next `count` updates once more after the bot confirmed it.
    pub fn duplicate(&self, count: u32) {
        self.change(|state| state.queue.duplicate(count));
    }

    /// Waits until the bot waits: its long poll stands, every update is confirmed, no call is under way.
    pub async fn wait_parked(&self) -> Quiet {
        self.wait(|state| state.quiet_calls().map(|calls| Quiet { calls })).await
    }

    /// Whether the bot still waits and has called nothing since.
    pub fn still(&self, quiet: Quiet) -> bool {
        self.read(State::quiet_calls) == Some(quiet.calls)
    }

    /// Waits until `condition` holds.
    pub async fn wait_for(&self, condition: impl Fn(&State) -> bool) {
        self.wait(|state| condition(state).then_some(())).await;
    }

    async fn wait<T>(&self, look: impl Fn(&State) -> Option<T>) -> T {
        loop {
            let mut changed = pin!(self.shared.changed.notified());
            changed.as_mut().enable();
            if let Some(found) = self.read(&look) {
                return found;
            }
            changed.await;
        }
    }
}
