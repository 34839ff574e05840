//! Boards and positions as text.

use proptest::prelude::*;
use reversi_bot::reversi::{Board, Color, Drawing, ParsePositionError, Position, Squares};

use super::square;

const START: &str = "---------------------------OX------XO---------------------------";

const FIRST_MOVES: &str = "  a b c d e f g h
1 - - - - - - - -
2 - - - - - - - -
3 - - - + - - - -
4 - - + O X - - -
5 - - - X O + - -
6 - - - - + - - -
7 - - - - - - - -
8 - - - - - - - -";

#[test]
fn the_start_is_drawn_as_it_lies() {
    assert_eq!(Board::START.letters(), START);
    let drawing = Drawing { board: Board::START, marked: Position::START.legal() };
    assert_eq!(drawing.to_string(), FIRST_MOVES);
    assert_eq!(Board::START.to_string(), FIRST_MOVES.replace('+', "-"));
    assert_eq!(format!("{:?}", Position::START), format!("\n{}\nX to move\n", Board::START));
}

#[test]
fn marked_discs_are_small() {
    let marked: Squares = [square("d4"), square("e4"), square("a1")].into_iter().collect();
    let drawing = Drawing { board: Board::START, marked };
    let text = drawing.to_string();
    assert_eq!(text.lines().nth(1), Some("1 + - - - - - - -"));
    assert_eq!(text.lines().nth(4), Some("4 - - - o x - - -"));
    assert_eq!(text.parse(), Ok(drawing));
}

#[test]
fn boards_are_read_as_others_write_them() {
    let dots = START.replace('-', ".");
    let rows: Vec<&str> = (0..8).map(|row| &START[row * 8..][..8]).collect();
    let numbered: Vec<String> = (1..).zip(&rows).map(|(row, cells)| format!("{row} {cells}")).collect();
    for text in [
        START.to_owned(),
        START.to_lowercase(),
        START.replace('X', "*"),
        START.replace('X', "B").replace('O', "W"),
        dots.clone(),
        dots.replace('.', "_"),
        rows.join("\n"),
        rows.join(" "),
        format!("ABCDEFGH\r\n{}\r\n", numbered.join("\r\n")),
        FIRST_MOVES.to_owned(),
    ] {
        assert_eq!(text.parse(), Ok(Board::START), "{text}");
    }
}

#[test]
fn positions_name_the_side_to_move() {
    let white = Position { board: Board::START, to_move: Color::White };
    assert_eq!(white.to_string(), format!("{START} O"));
    for text in
        [format!("{START} O"), format!("{START}O"), format!("  {START}\tw\n"), format!("{FIRST_MOVES}\nO")]
    {
        assert_eq!(text.parse(), Ok(white), "{text}");
    }
}

#[test]
fn a_board_has_64_squares() {
    for (text, found) in [("", 0), ("X", 1), (&START[1..], 63), (&format!("{START}-"), 65)] {
        assert_eq!(text.parse::<Board>(), Err(ParsePositionError::Length { found }), "{text:?}");
    }
    let short = format!("{} X", &START[1..]);
    assert_eq!(short.parse::<Position>(), Err(ParsePositionError::Length { found: 63 }));
    assert_eq!("".parse::<Position>(), Err(ParsePositionError::Length { found: 0 }));
}

#[test]
fn an_unknown_character_is_named_with_its_square() {
    let text = START.replacen("OX", "O?", 1);
    let error = ParsePositionError::Character { square: square("e4"), found: '?' };
    assert_eq!(text.parse::<Board>(), Err(error.clone()));
    assert_eq!(format!("{text} X").parse::<Position>(), Err(error.clone()));
    assert_eq!(error.to_string(), "'?' at e4 is neither a disc (X, O) nor an empty square (-)");
}

#[test]
fn the_side_must_be_there_and_known() {
    for (side, found) in [("", ""), (" Z", "Z"), ("-", "-"), (" XX", "XX"), (" 🎲", "🎲")] {
        let error = format!("{START}{side}").parse::<Position>().unwrap_err();
        assert_eq!(error, ParsePositionError::Side { found: found.to_owned() }, "{side:?}");
    }
}

proptest! {
    #[test]
    fn drawings_and_letters_lead_back(black: u64, white: u64, marked: u64, white_to_move: bool) {
        let board = Board::new(Squares(black), Squares(white & !black)).expect("no square has two discs");
        let drawing = Drawing { board, marked: Squares(marked) };
        prop_assert_eq!(drawing.to_string().parse(), Ok(drawing));
        prop_assert_eq!(board.to_string().parse(), Ok(board));
        prop_assert_eq!(board.letters().parse(), Ok(board));
        let to_move = if white_to_move { Color::White } else { Color::Black };
        let position = Position { board, to_move };
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }

    #[test]
    fn any_text_is_a_position_or_refused(text in ".{0,80}|[XO1-8a-h \n-]{60,70}") {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string().parse(), Ok(position));
        }
    }
}
