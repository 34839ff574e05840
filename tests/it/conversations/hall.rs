//! A memory in place of the store, so that whole conversations run through the pure core: each event is decided
//! from a snapshot, its writes are applied, its effects are kept.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use reversi_bot::brain::{
    Answer, Chat, ChatId, ChatKind, ChatProfile, Decision, Desk, Effect, Envelope, Event, Focus, MessageId,
    Millis, Painting, Person, Picture, Place, Profile, QueryId, Questions, Reminder, Reply, Slot, Snapshot,
    Spot, Subject, Table, Write, decide, needs, paint, picture_needs,
};
use reversi_bot::play::{Match, MatchId, PlayerId, Stage};
use reversi_bot::reversi::{ByColor, Square};
use reversi_bot::text::{Catalog, Name, Phrase};
use reversi_bot::view::Action;

/// All that the bot would know.
pub(super) struct Hall {
    pub(super) desk: Desk,
    pub(super) catalog: Catalog,
    pub(super) players: BTreeMap<PlayerId, Profile>,
    pub(super) chats: BTreeMap<ChatId, ChatProfile>,
    pub(super) games: BTreeMap<MatchId, Match>,
    pub(super) reminders: Vec<Reminder>,
    pub(super) now: Millis,
    slots: Vec<(MatchId, Slot)>,
    refused: BTreeMap<(PlayerId, MatchId), Square>,
    messages: i32,
    chance: u64,
}

/// A person with the language code of their client.
pub(super) fn person(id: i64, name: &str, language: Option<&str>) -> Person {
    Person {
        id: PlayerId(id),
        name: Name::clean(name),
        username: Some(name.to_lowercase()),
        language: language.map(ToOwned::to_owned),
        may_play: true,
    }
}

/// Somebody's private chat.
pub(super) const fn private(person: &Person) -> Chat {
    Chat { id: ChatId(person.id.0), kind: ChatKind::Private, topic: None }
}

/// The one group of these tests.
pub(super) const GROUP: Chat = Chat { id: ChatId(-100), kind: ChatKind::Group, topic: None };

impl Hall {
    pub(super) fn new() -> Self {
        static KNOWN: LazyLock<(Catalog, Questions)> = LazyLock::new(|| {
            let catalog = Catalog::embedded().expect("languages");
            let questions = Questions::new(&catalog);
            (catalog, questions)
        });
        let (catalog, questions) = KNOWN.clone();
        let desk = Desk { bot: "reversi_bot".to_owned(), languages: catalog.languages().clone(), questions };
        Self {
            desk,
            catalog,
            players: BTreeMap::new(),
            chats: BTreeMap::new(),
            games: BTreeMap::new(),
            reminders: Vec::new(),
            now: Millis(1_000_000),
            slots: Vec::new(),
            refused: BTreeMap::new(),
            messages: 0,
            chance: 0,
        }
    }

    /// A line of a person: a command when it begins with a slash.
    pub(super) fn line(&mut self, from: &Person, chat: Chat, text: &str) -> Vec<Effect> {
        self.reply(from, chat, text, None)
    }

    /// A line in reply to a message of the bot (no author) or of somebody.
    pub(super) fn reply(
        &mut self,
        from: &Person,
        chat: Chat,
        text: &str,
        reply: Option<Reply>,
    ) -> Vec<Effect> {
        let (from, message) = (from.clone(), self.next_message());
        self.happen(match text.strip_prefix('/') {
            Some(command) => {
                let (head, rest) = command.split_once(' ').unwrap_or((command, ""));
                let (word, bot) = head.split_once('@').unwrap_or((head, ""));
                let addressed = bot == self.desk.bot;
                let (word, rest) = (word.to_owned(), rest.to_owned());
                Event::Command { from, chat, message, word, rest, addressed, reply }
            }
            None => Event::Said { from, chat, message, text: text.to_owned(), reply },
        })
    }

    /// A press on the newest board in a chat.
    pub(super) fn press(&mut self, from: &Person, chat: Chat, action: Action) -> Vec<Effect> {
        let message = self.board(chat).unwrap_or(MessageId(1));
        self.press_on(from, Spot::Message { chat, message }, Some(action))
    }

    pub(super) fn press_on(&mut self, from: &Person, spot: Spot, action: Option<Action>) -> Vec<Effect> {
        self.happen(Event::Pressed {
            from: from.clone(),
            spot,
            query: QueryId(format!("query {}", self.chance)),
            action,
        })
    }

    /// The message of the newest board in this place.
    fn board(&self, chat: Chat) -> Option<MessageId> {
        let here = self.slots.iter().rev().filter(|(_, slot)| slot.place == chat.into());
        here.filter_map(|(_, slot)| slot.message).max()
    }

    /// Decides, writes down and gives what is to be done.
    pub(super) fn happen(&mut self, event: Event) -> Vec<Effect> {
        self.chance += 1;
        let known = self.load(&needs(&event));
        let envelope = Envelope { event, now: self.now, chance: self.chance << 32 };
        let Decision { writes, effects } = decide(&self.desk, &known, &envelope);
        let again = decide(&self.desk, &known, &envelope);
        assert_eq!(
            (&again.writes, &again.effects),
            (&writes, &effects),
            "a decision is made of its input alone"
        );
        for write in writes {
            self.write(write);
        }
        for effect in &effects {
            if let Effect::Post { game, place, .. } | Effect::Show { game, place, .. } = effect {
                let is_post = matches!(effect, Effect::Post { .. });
                let message = self.next_message();
                if let Some(slot) = self.slot(*game, place)
                    && (is_post || slot.message.is_none())
                {
                    slot.message = Some(message);
                }
            }
        }
        effects
    }

    /// What a place shows, in its reader's language.
    pub(super) fn painted(&self, picture: &Picture) -> Option<Painting> {
        paint(&self.desk, picture, &self.load(&picture_needs(picture)))
    }

    /// The newest game.
    pub(super) fn newest(&self) -> &Match {
        self.games.iter().max_by_key(|(id, _)| id.number()).expect("a game").1
    }

    fn next_message(&mut self) -> MessageId {
        self.messages += 1;
        MessageId(self.messages)
    }

    fn slot(&mut self, game: MatchId, place: &Place) -> Option<&mut Slot> {
        let is_it = |(of, slot): &&mut (MatchId, Slot)| *of == game && slot.place == *place;
        self.slots.iter_mut().find(is_it).map(|(_, slot)| slot)
    }

    fn load(&self, needs: &reversi_bot::brain::Needs) -> Snapshot {
        let table = |game: &Match| self.table(game, needs.player);
        let running = |game: &&Match| !matches!(game.stage, Stage::Ended(_));
        let hangs = |game: &&Match, place: &Place| {
            self.slots.iter().any(|(of, slot)| *of == game.id && slot.place == *place)
        };
        let (one, several) = match &needs.games {
            Focus::Nothing => (None, Vec::new()),
            Focus::Game(id) => {
                let game = self.games.get(id);
                let next = game.and_then(|game| game.next).and_then(|id| self.games.get(&id));
                (game.map(table), next.map(table).into_iter().collect())
            }
            Focus::Here { place, reply } => {
                let of_message = |slot: &Slot| slot.place == *place && slot.message == *reply;
                let replied = reply.and_then(|_| self.slots.iter().find(|(_, slot)| of_message(slot)));
                let here = self.games.values().filter(running).filter(|game| hangs(game, place)).map(table);
                (replied.and_then(|(id, _)| self.games.get(id)).map(table), here.collect())
            }
            Focus::Mine => {
                let is_mine = |game: &&Match| needs.player.is_some_and(|id| game.people().contains(&id));
                (None, self.games.values().filter(running).filter(is_mine).map(table).collect())
            }
        };
        Snapshot {
            player: needs.player.and_then(|id| self.players.get(&id).cloned()),
            chat: needs.chat.and_then(|id| self.chats.get(&id).cloned()),
            table: one,
            tables: several,
        }
    }

    fn table(&self, game: &Match, reader: Option<PlayerId>) -> Table {
        let profile = |id: Option<PlayerId>| id.and_then(|id| self.players.get(&id).cloned());
        let challenger = match &game.stage {
            Stage::Open(challenge) => Some(challenge.by),
            Stage::Running | Stage::Ended(_) => None,
        };
        Table {
            game: game.clone(),
            seated: ByColor {
                black: profile(game.seats.black.human()),
                white: profile(game.seats.white.human()),
            },
            challenger: profile(challenger),
            invited: None,
            slots: self.slots.iter().filter(|(id, _)| *id == game.id).map(|(_, slot)| slot.clone()).collect(),
            refused: reader.and_then(|reader| self.refused.get(&(reader, game.id)).copied()),
        }
    }

    fn write(&mut self, write: Write) {
        match write {
            Write::Player(profile) => drop(self.players.insert(profile.id, profile)),
            Write::Meet(profile) => drop(self.players.entry(profile.id).or_insert(profile)),
            Write::Chat(chat) => drop(self.chats.insert(chat.id, chat)),
            Write::Create(game) => drop(self.games.entry(game.id).or_insert(game)),
            Write::Update { game, was, .. } => {
                let old = self.games.insert(game.id, game);
                assert_eq!(old.map(|old| old.revision), Some(was), "decided from the newest state");
            }
            Write::Hang { game, place, message } => {
                if self.slot(game, &place).is_none() {
                    let slot = Slot { place, message, panel: None, call: None, paused_until: None };
                    self.slots.push((game, slot));
                }
            }
            Write::Panel { game, place, panel } => {
                if let Some(slot) = self.slot(game, &place) {
                    slot.panel = panel;
                }
            }
            Write::Refused { player, game, square } => drop(self.refused.insert((player, game), square)),
            Write::Remind(reminder) => {
                self.forget(reminder.game, reminder.kind);
                self.reminders.push(reminder);
            }
            Write::Forget { game, kind } => self.forget(game, kind),
            Write::Finished(player) => {
                if let Some(profile) = self.players.get_mut(&player) {
                    profile.finished += 1;
                }
            }
            Write::Migrate { from, to } => {
                for (_, slot) in &mut self.slots {
                    if let Place::Chat { chat, .. } = &mut slot.place
                        && *chat == from
                    {
                        *chat = to;
                    }
                }
            }
        }
    }

    fn forget(&mut self, game: MatchId, kind: reversi_bot::brain::ReminderKind) {
        self.reminders.retain(|reminder| (reminder.game, reminder.kind) != (game, kind));
    }
}

/// The phrases that a person is told: answers to presses and lines said.
pub(super) fn told(effects: &[Effect]) -> Vec<&Phrase> {
    let phrases = effects.iter().flat_map(|effect| match effect {
        Effect::Answer { answer: Answer::Toast(phrase) | Answer::Alert(phrase), .. } => {
            std::slice::from_ref(phrase)
        }
        Effect::Say { subject: Subject::Lines(lines), .. } => lines.as_slice(),
        _ => &[],
    });
    phrases.collect()
}

/// The ids of what a person is told.
pub(super) fn ids(effects: &[Effect]) -> Vec<&str> {
    told(effects).into_iter().map(|phrase| phrase.id.as_str()).collect()
}
