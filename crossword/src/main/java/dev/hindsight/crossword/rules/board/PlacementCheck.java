package dev.hindsight.crossword.rules.board;

import java.util.Optional;

/** Why a play is not allowed on a board, in a sentence that names the square. */
final class PlacementCheck {
  private final Board board;
  private final int size;

  PlacementCheck(Board board) {
    this.board = board;
    this.size = board.size();
  }

  /** The first reason, or nothing if the play is allowed. */
  Optional<String> findObstacle(Placement play) {
    return findOffBoard(play)
        .or(() -> findWrongSquare(play))
        .or(() -> findWrongCount(play))
        .or(() -> findLongerWord(play))
        .or(() -> board.isEmpty() ? findWrongStart(play) : findUnconnected(play));
  }

  private Optional<String> findOffBoard(Placement play) {
    boolean inside =
        play.line() >= 0
            && play.line() < size
            && play.place() >= 0
            && play.tiles().length() <= size - play.place();
    return unless(
        inside,
        "the word does not fit on the board of " + size + " rows and columns: it leaves the edge");
  }

  private Optional<String> findWrongSquare(Placement play) {
    for (int index = 0; index < play.tiles().length(); index++) {
      int tile = play.tiles().get(index);
      byte there = board.tiles(play.direction())[play.line() * size + play.place() + index];
      if (Math.abs(tile) >= board.rules().tiles().letterCount()) {
        return Optional.of("there is no letter number " + Math.abs(tile));
      }
      if (tile == 0 && there == 0) {
        return Optional.of("there is no tile yet on " + square(play, index) + " to play through");
      }
      if (tile != 0 && there != 0) {
        return Optional.of("there is a tile already on " + square(play, index));
      }
    }
    return Optional.empty();
  }

  private Optional<String> findWrongCount(Placement play) {
    int played = play.tilesPlayed();
    int most = board.rules().rackSize();
    return unless(played > 0, "the play puts no tile on the board")
        .or(
            () ->
                unless(
                    played <= most,
                    "the play puts "
                        + played
                        + " tiles on the board, more than the "
                        + most
                        + " of a rack"));
  }

  private Optional<String> findLongerWord(Placement play) {
    byte[] tiles = board.tiles(play.direction());
    int start = play.line() * size + play.place();
    int end = start + play.tiles().length();
    if (play.place() > 0 && tiles[start - 1] != 0) {
      return Optional.of(
          "the word begins earlier: there is a tile on " + square(play, -1) + " before it");
    }
    if (end < (play.line() + 1) * size && tiles[end] != 0) {
      return Optional.of(
          "the word goes on: there is a tile on "
              + square(play, play.tiles().length())
              + " after it");
    }
    return Optional.empty();
  }

  private Optional<String> findWrongStart(Placement play) {
    Square start = board.rules().layout().start();
    boolean across = play.direction() == Direction.ACROSS;
    int line = across ? start.row() : start.column();
    int place = across ? start.column() : start.row();
    boolean covered =
        play.line() == line
            && play.place() <= place
            && place < play.place() + play.tiles().length();
    return unless(covered, "the first play must cover the start square " + start)
        .or(
            () ->
                unless(
                    play.tiles().length() > 1,
                    "the first play needs a word of two letters or more"));
  }

  private Optional<String> findUnconnected(Placement play) {
    for (int index = 0; index < play.tiles().length(); index++) {
      int address = play.line() * size + play.place() + index;
      if (play.tiles().get(index) == 0
          || board.crossScores(play.direction())[address] != Board.NO_CROSS_WORD) {
        return Optional.empty();
      }
    }
    return Optional.of("the play touches no tile that is on the board already");
  }

  private static Square square(Placement play, int index) {
    int place = play.place() + index;
    return play.direction() == Direction.ACROSS
        ? new Square(play.line(), place)
        : new Square(place, play.line());
  }

  private static Optional<String> unless(boolean fine, String obstacle) {
    return fine ? Optional.empty() : Optional.of(obstacle);
  }
}
