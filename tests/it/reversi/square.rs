//! Squares by name, number and neighbour, and sets of them.

use reversi_bot::reversi::{Direction, ParseSquareError, Square, Squares};

use super::square;

#[test]
fn squares_are_named_along_the_rows() {
    let names: Vec<String> =
        ('1'..='8').flat_map(|row| ('a'..='h').map(move |c| format!("{c}{row}"))).collect();
    assert_eq!(Square::all().map(|square| square.to_string()).collect::<Vec<_>>(), names);
    for (index, name) in (0..).zip(&names) {
        let square = square(name);
        assert_eq!(name.to_uppercase().parse(), Ok(square));
        assert_eq!(square.index(), index);
        assert_eq!(Square::from_index(index), Some(square));
        assert_eq!(Square::new(square.column(), square.row()), Some(square));
        assert_eq!(format!("{}{}", square.letter(), square.digit()), *name);
    }
    assert_eq!(names.len(), Square::COUNT);
    assert_eq!(Square::from_index(64), None);
    assert_eq!((Square::new(8, 0), Square::new(0, 8)), (None, None));
}

#[test]
fn other_names_are_refused() {
    for name in ["", "a", "1", "a0", "a9", "i1", "`1", "1a", "a1 ", " a1", "a11", "ａ1", "aa", "é"] {
        assert_eq!(name.parse::<Square>(), Err(ParseSquareError(name.to_owned())), "{name:?}");
    }
}

#[test]
fn a_step_never_leaves_the_board() {
    let steps = |name| Direction::ALL.map(|direction| square(name).step(direction));
    let named = |names: [&str; 8]| names.map(|name| name.parse().ok());
    assert_eq!(steps("d4"), named(["d3", "e3", "e4", "e5", "d5", "c5", "c4", "c3"]));
    assert_eq!(steps("a1"), named(["", "", "b1", "b2", "a2", "", "", ""]));
    assert_eq!(steps("h8"), named(["h7", "", "", "", "", "", "g8", "g7"]));
    assert_eq!(steps("h1"), named(["", "", "", "", "h2", "g2", "g1", ""]));
    assert_eq!(steps("a8"), named(["a7", "b7", "b8", "", "", "", "", ""]));
}

#[test]
fn four_squares_are_corners() {
    let corners: Vec<_> = Square::all().filter(|square| square.is_corner()).collect();
    assert_eq!(corners, ["a1", "h1", "a8", "h8"].map(square));
}

#[test]
fn a_set_lists_its_squares_along_the_rows() {
    let names = ["a1", "h1", "d4", "c5", "h8"].map(square);
    let set: Squares = names.into_iter().rev().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), names);
    assert_eq!((set.len(), set.iter().len()), (5, 5));
    assert!(names.into_iter().all(|square| set.contains(square) && !(!set).contains(square)));
    assert_eq!((!set).len(), 59);
    assert_eq!((set | !set, set & !set, set ^ set), (Squares::ALL, Squares::EMPTY, Squares::EMPTY));
    assert!(Squares::EMPTY.is_empty() && !set.is_empty());
}
