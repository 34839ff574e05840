//! People, chats and games: what is written is read again.

use reversi_bot::play::{Ending, Stage};

use super::support::*;

#[tokio::test]
async fn a_whole_game_is_read_as_it_was_written() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let mut played = running(1);
    let mut update = 0;
    while let Some((player, square)) = first_move(&played) {
        let press = press(update, player, 1, played.revision.0, square);
        let handled = store.handle(vec![press], plays()).await.unwrap();
        assert!(accepted(&handled[0]), "{handled:?}");
        played.place(player, square, None).unwrap();
        update += 1;
    }
    store.close().await.unwrap();

    let store = open(directory.path()).await;
    assert!(matches!(played.stage, Stage::Ended(Ending::Finished(_))));
    assert_eq!(table(&store, 1).await.game, played);
    let report = store.check().await.unwrap();
    assert_eq!((report.games, report.corrupt), (1, vec![]));
}
