package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Why a move cannot be made: which tile is missing, which word is not in the list, which rule
 * forbids it.
 */
public final class MoveRefusal {
  private final Board board;
  private final WordGraph words;
  private final TileSet tiles;

  /**
   * @param board as it is before the move
   */
  public MoveRefusal(Board board, WordGraph words) {
    this.board = board;
    this.words = words;
    this.tiles = words.tiles();
  }

  /** A clause that goes on after "cannot be made here: ", for a move that cannot. */
  String reason(Move move, Tiles rack, int tilesInBag) {
    return find(move, rack, tilesInBag).orElse("the rules do not allow it");
  }

  /** Why a move that the board allows cannot be made; nothing if it can. */
  public Optional<String> find(Move move, Tiles rack, int tilesInBag) {
    int[] needed =
        move instanceof Placement placement
            ? TileCounts.countPlaced(placement.tiles(), tiles.letterCount())
            : move instanceof Exchange exchange
                ? TileCounts.count(exchange.letters(), tiles.letterCount())
                : new int[tiles.letterCount()];
    int[] held = TileCounts.count(rack, tiles.letterCount());
    for (int letter = 0; letter < needed.length; letter++) {
      if (needed[letter] > held[letter]) {
        boolean isPlaced = move instanceof Placement;
        return Optional.of(missing(letter, needed[letter], held, isPlaced));
      }
    }
    if (move instanceof Placement placement) {
      return findPhonies(placement);
    }
    return move instanceof Exchange exchange
        ? findSmallBag(exchange, tilesInBag)
        : Optional.empty();
  }

  private String missing(int letter, int needed, int[] held, boolean isPlaced) {
    String name = letter == TileSet.BLANK ? "blank (?)" : tiles.letter(letter).upper();
    String reason =
        held[letter] == 0
            ? "the rack has no " + name
            : "it needs " + needed + " tiles " + name + ", and the rack has " + held[letter];
    boolean isBlankMeant = isPlaced && letter != TileSet.BLANK && held[TileSet.BLANK] > 0;
    return reason + (isBlankMeant ? "; a blank is written as " + tiles.letter(letter).lower() : "");
  }

  private Optional<String> findPhonies(Placement placement) {
    Set<String> phonies = phonies(placement);
    return phonies.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "it makes "
                + String.join(" and ", phonies)
                + (phonies.size() == 1 ? ", which is not" : ", which are not")
                + " in the words");
  }

  private Optional<String> findSmallBag(Exchange exchange, int tilesInBag) {
    int least = Math.max(board.rules().exchangeMinimum(), exchange.letters().length());
    return tilesInBag >= least
        ? Optional.empty()
        : Optional.of(
            "tiles are exchanged only while the bag has at least "
                + least
                + ", and it has "
                + tilesInBag);
  }

  /** The words that the play would make and that are not in the list. */
  public Set<String> phonies(Placement placement) {
    Set<String> found = new LinkedHashSet<>();
    board.place(placement);
    try {
      for (int index = 0; index < placement.tiles().length(); index++) {
        if (placement.tiles().get(index) != 0) {
          boolean isAcross = placement.direction() == Direction.ACROSS;
          int row = placement.row() + (isAcross ? 0 : index);
          int column = placement.column() + (isAcross ? index : 0);
          collect(row, column, 0, 1, found);
          collect(row, column, 1, 0, found);
        }
      }
    } finally {
      board.takeBack();
    }
    return found;
  }

  /** The word through a square in one direction, if it is not one. */
  private void collect(int row, int column, int down, int right, Set<String> into) {
    int first = 0;
    while (tile(row - (first + 1) * down, column - (first + 1) * right) != 0) {
      first++;
    }
    byte[] letters = new byte[board.size()];
    int length = 0;
    int tile = tile(row - first * down, column - first * right);
    while (tile != 0) {
      letters[length++] = (byte) Math.abs(tile);
      int step = length - first;
      tile = tile(row + step * down, column + step * right);
    }
    byte[] word = Arrays.copyOf(letters, length);
    if (length > 1 && !words.contains(word)) {
      into.add(new TileText(tiles).format(word));
    }
  }

  private int tile(int row, int column) {
    boolean isInside = row >= 0 && column >= 0 && row < board.size() && column < board.size();
    return isInside ? board.tile(row, column) : 0;
  }
}
