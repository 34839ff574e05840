//! A Telegram that loses answers and carries out calls late: at rest every board shows the end of its game.

use std::collections::BTreeMap;

use reversi_bot::brain::*;
use reversi_bot::play::{Match, Revision};
use reversi_bot::store::{Job, Outcome, Store, Work};

use super::support::*;
use crate::support::chance::Chance;

const GAMES: u64 = 12;

/// What the people see, and what is still on its way to them.
#[derive(Default)]
struct Telegram {
    shown: BTreeMap<MessageId, Revision>,
    late: Vec<(i64, MessageId, Revision)>,
    posted: i32,
}

impl Telegram {
    /// Carries out what is late, as far as its time has come.
    fn catch_up(&mut self, now: i64) {
        let (ripe, late) = self.late.drain(..).partition::<Vec<_>, _>(|(at, ..)| *at <= now);
        self.late = late;
        self.shown.extend(ripe.into_iter().map(|(_, message, revision)| (message, revision)));
    }

    /// Makes a call and gives what the sender hears of it.
    fn call(&mut self, job: &Job, revision: Revision, now: i64, chance: &mut Chance) -> Outcome {
        let message = match &job.message {
            Some(Spot::Message { message, .. }) => *message,
            Some(Spot::Inline(_)) => unreachable!("no inline boards here"),
            None => {
                self.posted += 1;
                MessageId(self.posted)
            }
        };
        match chance.below(10) {
            // Carried out after the sender has given up waiting, but within the longest life of a call.
            0 | 1 => {
                let delay = 1 + i64::try_from(chance.below(25_000)).unwrap();
                self.late.push((now + delay, message, revision));
                return Outcome::Unknown;
            }
            // Lost on the way there.
            2 => return Outcome::Unknown,
            3 => return Outcome::Wait { until: Millis(now + 4_000) },
            4 => return Outcome::NotSent,
            _ => {}
        }
        let was = self.shown.insert(message, revision);
        match chance.below(8) {
            // Lost on the way back.
            0 => Outcome::Unknown,
            _ if job.message.is_none() => Outcome::Sent { message, shown: Some(revision) },
            _ if was == Some(revision) => Outcome::Unchanged,
            _ => Outcome::Edited { shown: Some(revision), began: Millis(now) },
        }
    }
}

/// Makes the calls that are due.
async fn send(store: &Store, telegram: &mut Telegram, now: i64, chance: &mut Chance, naive: bool) {
    for job in store.claim(Millis(now), 99).await.unwrap() {
        let Work::Board { game, .. } = &job.work else { panic!("{job:?}") };
        let revision = table(store, game.number()).await.game.revision;
        let outcome = match telegram.call(&job, revision, now, chance) {
            // The mutant takes a lost answer for a call that never was.
            Outcome::Unknown if naive => Outcome::NotSent,
            outcome => outcome,
        };
        settle(store, job, outcome, now).await;
    }
}

/// Plays all games, each in a chat of its own, until nothing is left to be sent; gives the boards that are wrong then.
async fn wrong_at_rest(seed: u64, naive: bool) -> Vec<u64> {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let place = |number: u64| Place::Chat { chat: ChatId(i64::try_from(number).unwrap() + 500), topic: None };
    let show = |number, now| Effect::Show { game: id(number), place: place(number), not_before: Millis(now) };
    let mut games: BTreeMap<u64, Match> = (1..=GAMES).map(|number| (number, running(number))).collect();
    let creations = games.values().map(|game| Write::Create(game.clone())).collect();
    commit(&store, 0, creations, (1..=GAMES).map(|number| show(number, 0)).collect()).await;

    let mut chance = Chance::seeded(seed);
    let mut telegram = Telegram::default();
    let mut now = 0;
    for _ in 0..60 {
        now += 1_500;
        telegram.catch_up(now);
        let mut moves = (Vec::new(), Vec::new());
        for (number, game) in &mut games {
            if chance.below(3) == 0
                && let was = game.revision
                && let Some((player, happening)) = play_first(game)
            {
                moves.0.push(Write::Update { game: game.clone(), was, happening, by: Some(player) });
                moves.1.push(show(*number, now));
            }
        }
        commit(&store, now, moves.0, moves.1).await;
        send(&store, &mut telegram, now, &mut chance, naive).await;
    }
    while let Some(due) = store.next_due().await.unwrap() {
        now = now.max(due.0);
        telegram.catch_up(now);
        send(&store, &mut telegram, now, &mut chance, naive).await;
    }
    telegram.catch_up(i64::MAX);

    let mut wrong = Vec::new();
    for (number, game) in games {
        let message = table(&store, number).await.slots[0].message.expect("every board was sent");
        if telegram.shown.get(&message) != Some(&game.revision) {
            wrong.push(number);
        }
    }
    wrong
}

#[tokio::test]
async fn every_board_ends_right_whatever_telegram_does() {
    let mut naive_wrong = 0;
    for seed in 1..=4 {
        assert_eq!(wrong_at_rest(seed, false).await, Vec::<u64>::new(), "seed {seed}");
        naive_wrong += wrong_at_rest(seed, true).await.len();
    }
    assert!(naive_wrong > 0, "this Telegram is too kind to prove anything");
}
