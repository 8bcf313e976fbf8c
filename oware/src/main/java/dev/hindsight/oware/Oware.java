package dev.hindsight.oware;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.play.search.AlphaBetaSearch;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.MoveValue;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
