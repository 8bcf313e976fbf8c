package dev.hindsight.backgammon;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.build.bearoff.TwoSidedBuilder;
import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.cube.MatchBearoff;
import dev.hindsight.backgammon.play.cube.MatchEquity;
import dev.hindsight.backgammon.play.evaluate.BearoffAdvice;
import dev.hindsight.backgammon.play.evaluate.BearoffValue;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.play.evaluate.RankedMove;
import dev.hindsight.backgammon.play.evaluate.TableValues;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.table.BackgammonTables;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.WrongTableException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Backgammon for other programs: exact bearoffs and what to do with the cube, by one two-sided
 * table that is opened or solved in memory. At the score of a match the cube is solved for that
 * score, by our own match equities.
 *
 * <pre>{@code
 * Backgammon bearoff = Backgammon.solve(6);
 * bearoff.cube("XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10")   // DOUBLE_TAKE, …
 * bearoff.moves("XGID=---AB-A--------------a-ac-:0:0:1:52:0:0:0:0:10")  // 6/1 4/2 first
 * }</pre>
 *
 * <p>A position is an XGID, a gnubg id or a FIBS board; a text that is not one is an {@link
 * IllegalArgumentException} whose message says why. Whatever the table does not reach is answered
 * by nothing, never by a guess. Any number of threads may ask.
 */
public final class Backgammon {
  private static final int HOME_POINTS = 6;

  private static final Comparator<BackgammonMove> BEST_FIRST =
      Comparator.comparingDouble(BackgammonMove::equity)
          .thenComparingDouble(BackgammonMove::winProbability)
          .reversed()
          .thenComparing(BackgammonMove::move);

  private final PairValues values;
  private final Sides sides;

  /** The last bearoff that was solved at a score: the turns of a game share it. */
  private final AtomicReference<@Nullable MatchBearoff> lastAtScore = new AtomicReference<>();

  /** Values by the checkers of two sides, for many at once. */
  private interface Sides {
    BearoffIndex index();

    boolean isCubeful();

    double equity(CubeState state, long moverNear, long otherNear);
  }

  private record SolvedSides(SpotBearoff bearoff) implements Sides {
    @Override
    public BearoffIndex index() {
      return bearoff.index();
    }

    @Override
    public boolean isCubeful() {
      return bearoff.isCubeful();
    }

    @Override
    public double equity(CubeState state, long moverNear, long otherNear) {
      return bearoff.equity(state, moverNear, otherNear);
    }
  }

  private record TableSides(BearoffTable table) implements Sides {
    @Override
    public BearoffIndex index() {
      return table.index();
    }

    @Override
    public boolean isCubeful() {
      return table.isCubeful();
    }

    @Override
    public double equity(CubeState state, long moverNear, long otherNear) {
      return table.equity(state, moverNear, otherNear);
    }
  }

  private Backgammon(PairValues values, Sides sides) {
    this.values = values;
    this.sides = sides;
  }

  /**
   * All pairs of sides with up to this many checkers on their home points, solved now with the
   * cube: 6 checkers take a fraction of a second.
   */
  public static Backgammon solve(int checkers) {
    try (Crew crew = crew()) {
      SpotBearoff solved = new SpotBearoff(checkers, crew);
      return new Backgammon(solved, new SolvedSides(solved));
    }
  }

  /**
   * A two-sided bearoff in a file of ours or of gnubg's, probed where it lies.
   *
   * @throws IOException if it is not such a file; the message says what it is
   */
  public static Backgammon open(Path file) throws IOException {
    if (BackgammonTables.open(file) instanceof BearoffTable pairs) {
      return new Backgammon(new TableValues(pairs), new TableSides(pairs));
    }
    throw new WrongTableException(file, "a two-sided bearoff", "a file of another kind");
  }

  /**
   * Solves a two-sided bearoff with the cube into a file: up to this many checkers on the home
   * points.
   */
  public static void build(int checkers, Path file) throws IOException {
    try (Crew crew = crew()) {
      new TwoSidedBuilder(HOME_POINTS, checkers, true).build(file, crew);
    }
  }

  /**
   * The chance to win a match for the player who needs {@code away} points, by our own match
   * equities, which are computed.
   *
   * @param away points that the player needs, 0 to 64
   * @param otherAway points that the opponent needs
   * @param crawfordIsOver whether the Crawford game has been played, or there is none
   */
  public static double matchEquity(int away, int otherAway, boolean crawfordIsOver) {
    if (away < 0 || otherAway < 0 || away + otherAway == 0) {
      throw new IllegalArgumentException(
          "a player needs 0 points or more, and not both 0; these are " + away + ", " + otherAway);
    }
    return MatchEquity.computed().chance(away, otherAway, crawfordIsOver);
  }

  /**
   * Equities of many pairs of sides for the player on roll, who does not double this turn: for
   * loops, because nothing is allocated for a pair. The chance to win is (equity without a cube +
   * 1) / 2.
   *
   * @param cube where it is
   * @param pairs twelve bytes each: the checkers of the player on roll on the own points 1 to 6,
   *     then those of the opponent on theirs
   * @param equities gets one for each pair, for money and per unit of the cube; not a number where
   *     the table does not reach
   * @throws IllegalArgumentException if there are not as many places as pairs, or the table does
   *     not know the cube
   */
  public void equities(CubePlace cube, byte[] pairs, float[] equities) {
    if (pairs.length != equities.length * 2 * HOME_POINTS) {
      throw new IllegalArgumentException(
          equities.length
              + " equities are those of "
              + equities.length * 2 * HOME_POINTS
              + " bytes, not of "
              + pairs.length);
    }
    CubeState state = CubeState.valueOf(cube.name());
    if (state != CubeState.CUBELESS && !sides.isCubeful()) {
      throw new IllegalArgumentException("this table knows no cube; ask with CubePlace.CUBELESS");
    }
    BearoffIndex index = sides.index();
    int at = 0;
    for (int pair = 0; pair < equities.length; pair++) {
      long mover = near(pairs, at);
      long other = near(pairs, at + HOME_POINTS);
      at += 2 * HOME_POINTS;
      equities[pair] =
          mover >= 0 && other >= 0 && index.covers(mover, 0) && index.covers(other, 0)
              ? (float) sides.equity(state, mover, other)
              : Float.NaN;
    }
  }

  /** A side as {@code Checkers} packs it, without those off; negative if it has too many. */
  private static long near(byte[] pairs, int at) {
    long near = 0;
    int left = 0;
    int negative = 0;
    for (int point = 0; point < HOME_POINTS; point++) {
      int count = pairs[at + point];
      negative |= count;
      left += count;
      near |= (long) (count & 15) << (4 * (point + 1));
    }
    return negative < 0 || left > Checkers.PER_SIDE ? -1 : near;
  }

  /** What a position is worth before the dice are rolled; dice in it are not looked at. */
  public Optional<BackgammonValue> value(String position) {
    BackgammonPosition parsed = PositionText.parse(position);
    CubeState state = cubeState(parsed);
    Optional<BearoffValue> found = beforeRoll(parsed);
    if (isAtScore(parsed)) {
      return found.flatMap(
          value ->
              solvedAtScore(parsed)
                  .map(
                      solved ->
                          new BackgammonValue(
                              value.winProbability(), solved.equities(parsed).of(state))));
    }
    return found.map(value -> new BackgammonValue(value.winProbability(), value.equity(state)));
  }

  /**
   * What to do with the cube before rolling; nothing if the player on roll may not double, if the
   * table does not know the cube, or if too much can follow to solve it at the score of a match.
   */
  public Optional<CubeAdvice> cube(String position) {
    BackgammonPosition parsed = PositionText.parse(position);
    if (!parsed.mayDouble()) {
      return Optional.empty();
    }
    CubeState state = cubeState(parsed);
    Optional<BearoffValue> found = beforeRoll(parsed);
    if (isAtScore(parsed)) {
      return found
          .flatMap(value -> solvedAtScore(parsed))
          .map(solved -> advice(solved.decision(parsed, state)));
    }
    return found
        .flatMap(value -> Optional.ofNullable(value.cube()))
        .map(cube -> advice(CubeDecision.of(cube.of(state), cube.opponents())));
  }

  /**
   * Every legal move of the dice in the position, best first; none if the table does not reach all
   * of them.
   *
   * @throws IllegalArgumentException if the position has no dice
   */
  public List<BackgammonMove> moves(String position) {
    BackgammonPosition parsed = PositionText.parse(position);
    Dice dice = parsed.dice();
    if (dice == null) {
      throw new IllegalArgumentException("the position " + position + " has no dice");
    }
    if (GameResult.isOver(parsed.board())) {
      return List.of();
    }
    CubeState state = cubeState(parsed);
    List<RankedMove> moves = new BearoffAdvice(values).rank(parsed.board(), dice, state);
    if (BearoffAdvice.afterRoll(moves).isEmpty()) {
      return List.of();
    }
    if (!isAtScore(parsed)) {
      return moves.stream().map(move -> move(move, value -> value.equity(state))).toList();
    }
    return solvedAtScore(parsed)
        .map(
            solved ->
                moves.stream()
                    .map(move -> move(move, value -> solved.afterMove(parsed, move.after(), state)))
                    .sorted(BEST_FIRST)
                    .toList())
        .orElse(List.of());
  }

  private static BackgammonMove move(RankedMove move, ToDoubleFunction<BearoffValue> equity) {
    BearoffValue value = Objects.requireNonNull(move.value());
    return new BackgammonMove(
        MoveNotation.write(move.move()), value.winProbability(), equity.applyAsDouble(value));
  }

  private static boolean isAtScore(BackgammonPosition position) {
    return CubeMethod.usual().isAtScore(position);
  }

  /** The cube at the score of a position that the table reaches, unless too much can follow. */
  private Optional<MatchBearoff> solvedAtScore(BackgammonPosition position) {
    MatchBearoff last = lastAtScore.get();
    if (last != null && last.covers(position)) {
      return Optional.of(last);
    }
    try (Crew crew = crew()) {
      Optional<MatchBearoff> solved =
          MatchBearoff.solve(position, CubeMethod.usual().table(), crew);
      solved.ifPresent(lastAtScore::set);
      return solved;
    }
  }

  private Optional<BearoffValue> beforeRoll(BackgammonPosition position) {
    return GameResult.isOver(position.board())
        ? Optional.empty()
        : new BearoffAdvice(values).beforeRoll(position.board());
  }

  private static CubeAdvice advice(CubeDecision decision) {
    CubeAdvice.Action action =
        switch (decision.action()) {
          // Nobody is too good to double where there are no gammons.
          case NO_DOUBLE, TOO_GOOD -> CubeAdvice.Action.NO_DOUBLE;
          case DOUBLE_TAKE -> CubeAdvice.Action.DOUBLE_TAKE;
          case DOUBLE_PASS -> CubeAdvice.Action.DOUBLE_PASS;
        };
    return new CubeAdvice(
        action, decision.noDouble(), decision.doubleTake(), CubeDecision.DOUBLE_PASS);
  }

  /** Where the player on roll sees the cube. */
  static CubeState cubeState(BackgammonPosition position) {
    Cube cube = position.cube();
    if (cube.isCentred()) {
      return CubeState.CENTRED;
    }
    return cube.isAvailableTo(position.onRoll()) ? CubeState.OWNED : CubeState.OPPONENTS;
  }

  private static Crew crew() {
    return new Crew(Runtime.getRuntime().availableProcessors());
  }
}
