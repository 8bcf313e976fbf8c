package dev.hindsight.oware.rules;

import static dev.hindsight.core.notation.Quotes.quoted;

import java.util.regex.Pattern;

/**
 * A position: two rows of pits, two stores, and whose move it is.
 *
 * <p>Written as South's six pits, North's six pits, South's store, North's store and the side to
 * move: the game starts as {@code 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S}. Each player's pits run from that
 * player's left, so that seeds travel A→F, then a→f, then to A again. Twelve counts alone are read
 * as a board with empty stores and South to move. Spaces or commas may stand in the place of the
 * dashes: {@code 4 4 4 4 4 4 4 4 4 4 4 4}.
 */
public record OwarePosition(long south, long north, int southStore, int northStore, Side toMove) {
  /** Four seeds in every pit, South to move. */
  public static final OwarePosition START =
      new OwarePosition(0x0404_0404_0404L, 0x0404_0404_0404L, 0, 0, Side.SOUTH);

  private static final int PITS = 2 * Row.PITS;
  private static final Pattern SEPARATOR = Pattern.compile("\\s*[-,]\\s*|\\s+");
  private static final Pattern EMPTY_COUNT = Pattern.compile("^[-,]|[-,]\\s*[-,]|\\s-\\d");
  private static final Pattern COUNT = Pattern.compile("[0-9]{1,9}");

  public OwarePosition {
    if (((south | north) >>> (8 * Row.PITS)) != 0) {
      throw new IllegalArgumentException("a row has six pits of one byte each");
    }
    if (southStore < 0 || northStore < 0) {
      throw new PositionFormatException("a store cannot hold a negative number of seeds");
    }
    long onBoard = 0;
    for (int pit = 0; pit < Row.PITS; pit++) {
      onBoard += Row.seedsIn(south, pit) + Row.seedsIn(north, pit);
    }
    if (onBoard + southStore + northStore > Row.MOST_SEEDS) {
      throw new PositionFormatException(
          "the position has "
              + onBoard
              + " seeds on the board and "
              + ((long) southStore + northStore)
              + " in the stores, but a game has only "
              + Row.MOST_SEEDS);
    }
  }

  /** Reads a position as {@link #toString} writes it, or with spaces or commas for the dashes. */
  public static OwarePosition parse(String text) {
    String[] fields = SEPARATOR.split(text.strip(), -1);
    if (EMPTY_COUNT.matcher(text.strip()).find()) {
      throw new PositionFormatException(
          quoted(text) + " has an empty or negative count; counts are 0 to 48, joined by '-'");
    }
    if (fields.length != PITS && fields.length != PITS + 3) {
      throw new PositionFormatException(
          quoted(text)
              + " has "
              + fields.length
              + (fields.length == 1 ? " field" : " fields")
              + ", but a position has 12, the pits, or 15, with two stores and the side to move,"
              + " such as "
              + START);
    }
    int[] counts = new int[PITS + 2];
    for (int field = 0; field < Math.min(fields.length, counts.length); field++) {
      counts[field] = parseCount(fields[field], field, text);
    }
    Side toMove = fields.length == PITS ? Side.SOUTH : parseSide(fields[PITS + 2], text);
    return new OwarePosition(
        Row.pack(counts, 0), Row.pack(counts, Row.PITS), counts[PITS], counts[PITS + 1], toMove);
  }

  /** The position with the mover's row first that stands behind a table's index. */
  public static OwarePosition ofRows(long mover, long other) {
    return new OwarePosition(mover, other, 0, 0, Side.SOUTH);
  }

  public long moverRow() {
    return toMove == Side.SOUTH ? south : north;
  }

  public long otherRow() {
    return toMove == Side.SOUTH ? north : south;
  }

  public int moverStore() {
    return toMove == Side.SOUTH ? southStore : northStore;
  }

  public int otherStore() {
    return toMove == Side.SOUTH ? northStore : southStore;
  }

  public int seedsOnBoard() {
    return Row.total(south) + Row.total(north);
  }

  /** The seeds a move of the player to move captures. */
  public int capturedBy(int pit, OwareRules rules) {
    int sowing = Sowing.of(moverRow(), pit);
    long otherSown = otherRow() + Sowing.intoOther(sowing);
    return Row.total(rules.captured(otherSown, sowing));
  }

  /** The position after a move; the other player is to move. */
  public OwarePosition play(int pit, OwareRules rules) {
    if ((rules.legalMoves(moverRow(), otherRow()) & (1 << pit)) == 0) {
      throw new PositionFormatException(
          "move " + toMove.pitName(pit) + " is not legal in " + this + " under " + rules.name());
    }
    int sowing = Sowing.of(moverRow(), pit);
    long mover = Sowing.moverAfter(moverRow(), pit, sowing);
    long otherSown = otherRow() + Sowing.intoOther(sowing);
    long captured = rules.captured(otherSown, sowing);
    long other = otherSown - captured;
    int store = moverStore() + Row.total(captured);
    return toMove == Side.SOUTH
        ? new OwarePosition(mover, other, store, northStore, Side.NORTH)
        : new OwarePosition(other, mover, southStore, store, Side.SOUTH);
  }

  /** Reads a move of the player to move: A…F for South, a…f for North. */
  public int parseMove(String text) {
    int pit = text.length() == 1 ? toMove.pitNamed(text.charAt(0)) : -1;
    if (pit < 0) {
      throw new PositionFormatException(
          quoted(text)
              + " is not a move of "
              + (toMove == Side.SOUTH ? "South (A to F)" : "North (a to f)"));
    }
    return pit;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (long row : new long[] {south, north}) {
      for (int pit = 0; pit < Row.PITS; pit++) {
        text.append(Row.seedsIn(row, pit)).append('-');
      }
    }
    return text.append(southStore)
        .append('-')
        .append(northStore)
        .append('-')
        .append(toMove.letter())
        .toString();
  }

  private static int parseCount(String field, int index, String text) {
    String place =
        index < Row.PITS
            ? "pit " + Side.SOUTH.pitName(index)
            : index < PITS
                ? "pit " + Side.NORTH.pitName(index - Row.PITS)
                : index == PITS ? "South's store" : "North's store";
    if (!COUNT.matcher(field).matches()) {
      throw new PositionFormatException(
          place
              + " of "
              + quoted(text)
              + " is "
              + quoted(field)
              + ", but it must be a count such as 4");
    }
    int count = Integer.parseInt(field);
    if (count > Row.MOST_SEEDS) {
      throw new PositionFormatException(
          place + " of " + quoted(text) + " holds " + count + " seeds, but a game has only 48");
    }
    return count;
  }

  private static Side parseSide(String field, String text) {
    for (Side side : Side.values()) {
      if (field.equals(String.valueOf(side.letter()))) {
        return side;
      }
    }
    throw new PositionFormatException(
        "the side to move of " + quoted(text) + " is " + quoted(field) + ", but it must be S or N");
  }
}
