package dev.hindsight.oware;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.play.search.AlphaBetaSearch;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.MoveValue;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.table.OpeningBook;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Oware for other programs: what positions and moves are worth, exactly, by tables that are opened
 * or solved in memory.
 *
 * <pre>{@code
 * Oware oware = Oware.codingame().withEndgame(11);
 * oware.value("1-0-1-0-3-1-1-1-1-0-2-0-18-19-S")               // 11
 * oware.moves("1-0-1-0-3-1-1-1-1-0-2-0-18-19-S").get(0).pit()  // A
 * }</pre>
 *
 * <p>A position is written as South's six pits, North's six pits, South's store, North's store and
 * the side to move; a text that is not one is an {@link IllegalArgumentException} whose message
 * says why. Immutable: any number of threads may ask.
 */
public final class Oware {
  /** What {@link #values} says of a board that no table knows. */
  public static final byte UNKNOWN = Byte.MIN_VALUE;

  private static final int SEARCH_MEBIBYTES = 16;

  /** Proven values first, the best first; then as people expect captures and pits. */
  private static final Comparator<OwareMove> BEST_FIRST =
      Comparator.<OwareMove>comparingInt(move -> move.netSeeds().orElse(Integer.MIN_VALUE))
          .thenComparingInt(OwareMove::captured)
          .reversed()
          .thenComparing(OwareMove::pit);

  private final OwareRules rules;
  private final List<OwareTable> tables;

  private Oware(OwareRules rules, List<OwareTable> tables) {
    this.rules = rules;
    this.tables = tables;
  }

  /** The bot arena's rules: a capture of everything takes nothing. */
  public static Oware codingame() {
    return new Oware(OwareRules.CODINGAME, List.of());
  }

  /** The tournament rules: when a position repeats, each player keeps their own side. */
  public static Oware abapa() {
    return new Oware(OwareRules.ABAPA, List.of());
  }

  /** The solvers' rules: nobody may be emptied, and a repetition splits the rest. */
  public static Oware awari() {
    return new Oware(OwareRules.AWARI, List.of());
  }

  /**
   * The rules of this name: {@code codingame}, {@code abapa} or {@code awari}.
   *
   * @throws IllegalArgumentException if there are none
   */
  public static Oware of(String rules) {
    return new Oware(OwareRules.named(rules), List.of());
  }

  /**
   * These rules with one more table, a file of {@code hindsight oware build} or {@link
   * #buildEndgame}.
   *
   * @throws IOException if it is not a table of these rules; the message says what it is
   */
  public Oware withTable(Path file) throws IOException {
    return with(OwareTables.open(file, rules, false));
  }

  /** These rules with an endgame solved now, without a turn limit: 12 seeds take about a second. */
  public Oware withEndgame(int seeds) {
    try (Crew crew = crew()) {
      return with(new EndgameBuilder(rules, seeds, false).solve(crew));
    }
  }

  /**
   * These rules with a book solved now: every board of up to so many seeds for up to so many turns
   * left. 6 seeds and 200 turns take about a second.
   *
   * @throws IllegalArgumentException if games under these rules end without a turn limit
   */
  public Oware withBook(int seeds, int turns) {
    try (Crew crew = crew()) {
      return with(new BookBuilder(rules, seeds, turns).solve(crew));
    }
  }

  /** Solves such a book into a file. */
  public void buildBook(int seeds, int turns, Path file) throws IOException {
    try (Crew crew = crew()) {
      new BookBuilder(rules, seeds, turns).build(file, crew);
    }
  }

  private Oware with(OwareTable table) {
    return new Oware(rules, Stream.concat(tables.stream(), Stream.of(table)).toList());
  }

  /** Solves an endgame without a turn limit into a file: 15 seeds take some ten seconds. */
  public void buildEndgame(int seeds, Path file) throws IOException {
    try (Crew crew = crew()) {
      new EndgameBuilder(rules, seeds, false).build(file, crew);
    }
  }

  /**
   * The net seeds that the player to move gets from here on in a game without a turn limit; empty
   * if no table knows it exactly.
   */
  public OptionalInt value(String position) {
    return netSeedsForMover(unlimited(position));
  }

  /**
   * Values of many boards in games without a turn limit: for loops, because nothing is allocated
   * for a board.
   *
   * @param boards twelve bytes each: the pits of the player to move, then the other's
   * @param netSeeds gets one for each board, what the player to move gets from here on less what
   *     the other gets; {@link #UNKNOWN} where no table knows it exactly
   * @throws IllegalArgumentException if there are not as many places as boards, or a board has more
   *     than 48 seeds
   */
  public void values(byte[] boards, byte[] netSeeds) {
    if (boards.length != netSeeds.length * 2 * Row.PITS) {
      throw new IllegalArgumentException(
          netSeeds.length
              + " values are those of "
              + netSeeds.length * 2 * Row.PITS
              + " bytes, not of "
              + boards.length);
    }
    ExactTables exact = ExactTables.of(rules.withoutTurnLimit(), tables);
    int at = 0;
    for (int board = 0; board < netSeeds.length; board++) {
      long mover = 0;
      long other = 0;
      int seeds = 0;
      int negative = 0;
      for (int pit = 0; pit < Row.PITS; pit++) {
        int own = boards[at + pit];
        int others = boards[at + Row.PITS + pit];
        negative |= own | others;
        seeds += own + others;
        mover |= (long) own << (Byte.SIZE * pit);
        other |= (long) others << (Byte.SIZE * pit);
      }
      at += 2 * Row.PITS;
      if (negative < 0 || seeds > Row.MOST_SEEDS) {
        throw new IllegalArgumentException(
            "board " + board + " is none: pits have 0 or more of " + Row.MOST_SEEDS + " seeds");
      }
      int value = exact.findNetSeedsForMover(mover, other, seeds, OwareRules.NO_TURN_LIMIT);
      netSeeds[board] = value == OwareTable.UNKNOWN ? UNKNOWN : (byte) value;
    }
  }

  /**
   * What the opening book that comes with these rules plays; empty where it knows nothing, as it
   * does under the rules awari.
   */
  public Optional<OwareOpening> opening(String position) {
    OwareGame game = OwareGame.start(rules, OwarePosition.parse(position));
    return OpeningBook.shipped(rules).flatMap(book -> opening(game, book));
  }

  private static Optional<OwareOpening> opening(OwareGame game, OpeningBook book) {
    int pit = book.findPit(game);
    return pit == OpeningBook.UNKNOWN
        ? Optional.empty()
        : book.find(game.position())
            .map(
                line ->
                    new OwareOpening(
                        game.position().toMove().pitName(pit), line.outlook(), line.depth()));
  }

  /** The value in a game that is stopped after this many more turns; only books know. */
  public OptionalInt value(String position, int turnsLeft) {
    return netSeedsForMover(limited(position, turnsLeft));
  }

  /**
   * Every legal move in a game without a turn limit, best first; those that no table knows are
   * last. None if the game is over.
   */
  public List<OwareMove> moves(String position) {
    return moves(unlimited(position));
  }

  /** The moves in a game that is stopped after this many more turns. */
  public List<OwareMove> moves(String position, int turnsLeft) {
    return moves(limited(position, turnsLeft));
  }

  /**
   * The best move in a game without a turn limit that a search of this many plies finds, stopping
   * at the tables; its value is there if it is proven.
   *
   * @throws IllegalArgumentException if the game is over
   */
  public OwareMove search(String position, int plies) {
    OwareGame game = unlimited(position);
    if (game.isOver()) {
      throw new IllegalArgumentException("the game is over at " + position);
    }
    MoveValue best =
        new AlphaBetaSearch(game.rules(), exact(game), SEARCH_MEBIBYTES)
            .search(game, SearchLimits.depth(plies))
            .best();
    return move(
        game,
        best.pit(),
        best.exact() ? OptionalInt.of(best.netSeedsForMover()) : OptionalInt.empty());
  }

  private List<OwareMove> moves(OwareGame game) {
    List<OwareMove> moves = new ArrayList<>();
    for (int pits = game.legalMoves(); pits != 0; pits &= pits - 1) {
      int pit = Integer.numberOfTrailingZeros(pits);
      int captured = game.position().capturedBy(pit, game.rules());
      OptionalInt forOther = netSeedsForMover(game.play(pit));
      moves.add(
          move(
              game,
              pit,
              forOther.isPresent()
                  ? OptionalInt.of(captured - forOther.getAsInt())
                  : OptionalInt.empty()));
    }
    moves.sort(BEST_FIRST);
    return List.copyOf(moves);
  }

  private static OwareMove move(OwareGame game, int pit, OptionalInt netSeeds) {
    OwarePosition position = game.position();
    return new OwareMove(
        position.toMove().pitName(pit),
        position.capturedBy(pit, game.rules()),
        netSeeds,
        position.play(pit, game.rules()).toString());
  }

  private OptionalInt netSeedsForMover(OwareGame game) {
    OwarePosition position = game.position();
    if (game.isOver()) {
      int taken = game.netSeedsForSouth() - (position.southStore() - position.northStore());
      return OptionalInt.of(position.toMove() == Side.SOUTH ? taken : -taken);
    }
    int value =
        exact(game)
            .findNetSeedsForMover(
                position.moverRow(),
                position.otherRow(),
                position.seedsOnBoard(),
                game.pliesLeft().orElse(OwareRules.NO_TURN_LIMIT));
    return value == OwareTable.UNKNOWN ? OptionalInt.empty() : OptionalInt.of(value);
  }

  private OwareGame unlimited(String position) {
    return OwareGame.start(rules.withoutTurnLimit(), OwarePosition.parse(position));
  }

  private OwareGame limited(String position, int turnsLeft) {
    return OwareGame.start(rules, OwarePosition.parse(position), turnsLeft);
  }

  private ExactTables exact(OwareGame game) {
    return ExactTables.of(game.rules(), tables);
  }

  private static Crew crew() {
    return new Crew(Runtime.getRuntime().availableProcessors());
  }
}
