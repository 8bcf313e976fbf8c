package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.index.SidesToCome;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.runs.Crew;
import java.util.Arrays;
import java.util.Optional;

/**
 * A bearoff at the score of a match, solved with the cube: the chance to win the match in every
 * position that the two sides can still come to, for every place and value of the cube.
 *
 * <p>Let M(p, q) be the chance of the player on roll, whose side is p, with a cube that shows v and
 * lies where it lies, and R(p, q) that chance if he may still double:
 *
 * <pre>
 * M(p, q) = Σ_roll P(roll) · max over p′ of (1 − R(q, p′)), or of v points won where p′ is empty
 * R(p, q) = max(M(p, q), min(v points won, M(p, q) with 2v in the opponent's hands))
 * </pre>
 *
 * R is M for a player who may not double, or who wins the match with the cube as it is. No formula
 * says how live the cube is, so this is exact for the match equities that it goes by. At 2-away
 * 2-away, with one roll left that wins p of the time, a taken double wins the match p of the time,
 * and is passed if the leader has less than that in the Crawford game.
 *
 * <p>Sides from which a gammon can be lost are left to others: match equities would count it.
 */
public final class MatchBearoff {
  /** Six checkers a side, seven points away: 924 · 924 · 9 numbers for each player, 123 MB. */
  private static final long MOST_VALUES = 8_000_000;

  /** Of one player: more take long to list, and seldom meet few enough of the other. */
  private static final int MOST_SIDES = 5_000;

  private static final int ROLLS = Dice.ROLLS.size();
  private static final int WAYS = 36;

  private final String name;
  private final MatchScore score;
  private final int cube;

  /** How often the cube can be turned until it decides the match for both. */
  private final int turns;

  /** Places and values of the cube: in the middle as it is, then X's and O's, value by value. */
  private final int planes;

  /** By player, as all that follows: the cube before it is turned. */
  private final MatchCube[] cubes;

  private final SidesToCome[] sides;

  /** By plane: the chance after winning what the cube then shows. */
  private final double[][] won;

  /** By plane: where his double leads if it is taken; −1 if he has no use for it. */
  private final int[][] doubled;

  /**
   * R by the player on roll, for the other's side, the plane and his own side. An empty side is not
   * on roll, nor is anybody against one.
   */
  private final double[][] rightly;

  private MatchBearoff(
      MatchEquity table, BackgammonPosition position, SidesToCome[] sides, int turns) {
    this.name = "solved at the score, " + table.name();
    this.score = position.score();
    this.cube = position.cube().value();
    this.turns = turns;
    this.planes = planes(turns);
    this.cubes = new MatchCube[2];
    this.sides = sides;
    this.won = new double[2][planes];
    this.doubled = new int[2][planes];
    this.rightly = new double[2][sides[0].size() * sides[1].size() * planes];
    for (Player player : Player.values()) {
      MatchCube seen =
          new MatchCube(
              table,
              score.away(player),
              score.away(player.opponent()),
              score.crawford(),
              cube,
              CubeCurve.USUAL_EFFICIENCY);
      cubes[seat(player)] = seen;
      for (int plane = 0; plane < planes; plane++) {
        int turned = turned(plane);
        int value = cube << turned;
        boolean available = plane == 0 || plane == plane(turned, player);
        won[seat(player)][plane] = seen.won(value);
        doubled[seat(player)][plane] =
            available && seen.isUseful(value) ? plane(turned + 1, player.opponent()) : -1;
      }
    }
  }

  /**
   * Solves what can follow a position of a game at a score, if it is a bearoff in which nobody can
   * lose a gammon and which is small enough for a second or two.
   */
  public static Optional<MatchBearoff> solve(
      BackgammonPosition position, MatchEquity table, Crew crew) {
    Board board = position.board();
    if (board.mover(Checkers.OFF) == 0 || board.other(Checkers.OFF) == 0) {
      return Optional.empty();
    }
    Optional<SidesToCome> movers =
        SidesToCome.find(board.moverNear(), board.moverFar(), MOST_SIDES);
    Optional<SidesToCome> others =
        SidesToCome.find(board.otherNear(), board.otherFar(), MOST_SIDES);
    return movers.isEmpty() || others.isEmpty()
        ? Optional.empty()
        : solve(position, movers.get(), others.get(), table, crew);
  }

  /**
   * Solves all bearoffs of up to this many checkers a side at the score and the cube of a position,
   * if these are few enough.
   */
  public static Optional<MatchBearoff> solveAll(
      BackgammonPosition like, int checkers, MatchEquity table, Crew crew) {
    if (checkers == Checkers.PER_SIDE
        || BearoffIndex.size(Checkers.HOME_POINTS, checkers) > MOST_SIDES) {
      return Optional.empty();
    }
    SidesToCome all = SidesToCome.all(checkers);
    return solve(like, all, all, table, crew);
  }

  private static Optional<MatchBearoff> solve(
      BackgammonPosition position,
      SidesToCome movers,
      SidesToCome others,
      MatchEquity table,
      Crew crew) {
    int turns = turns(position);
    if ((long) movers.size() * others.size() * planes(turns) > MOST_VALUES) {
      return Optional.empty();
    }
    SidesToCome[] sides = new SidesToCome[2];
    sides[seat(position.onRoll())] = movers;
    sides[seat(position.onRoll().opponent())] = others;
    MatchBearoff solved = new MatchBearoff(table, position, sides, turns);
    solved.fill(crew);
    return Optional.of(solved);
  }

  private static int turns(BackgammonPosition position) {
    MatchScore score = position.score();
    int furthest = Math.max(score.away(Player.X), score.away(Player.O));
    int turns = 0;
    while (!score.crawford() && position.cube().value() << turns < furthest) {
      turns++;
    }
    return turns;
  }

  private static int planes(int turns) {
    return 3 + 2 * turns;
  }

  private static int plane(int turned, Player owner) {
    return 1 + 2 * turned + seat(owner);
  }

  /** Where the arrays have what belongs to a player. */
  private static int seat(Player player) {
    return player == Player.X ? 0 : 1;
  }

  /** How often the cube has been turned in a plane since the position that was solved. */
  private static int turned(int plane) {
    return Math.max(0, (plane - 1) / 2);
  }

  // ---- solving ----

  /**
   * X's sides by pip count. On roll they need only O's worth against smaller ones; then O is on
   * roll against them, which needs only what was just found. So the sides of one pip count do not
   * depend on each other, and neither do those of O.
   */
  private void fill(Crew crew) {
    int x = seat(Player.X);
    int o = seat(Player.O);
    int most = Math.max(sides[x].size(), sides[o].size());
    double[][] found = new double[crew.threads()][planes * most];
    double[][] least = new double[crew.threads()][most];
    int end;
    for (int first = 1; first < sides[x].size(); first = end) {
      end = sides[x].endOfLayer(first);
      int start = first;
      int stop = end;
      crew.sweep(
          stop - start,
          1,
          (from, to, worker) -> {
            for (long side = start + from; side < start + to; side++) {
              solve(x, (int) side, 1, sides[o].size(), found[worker], least[worker]);
            }
          });
      crew.sweep(
          sides[o].size() - 1,
          16,
          (from, to, worker) -> {
            for (long side = 1 + from; side < 1 + to; side++) {
              solve(o, (int) side, start, stop, found[worker], least[worker]);
            }
          });
    }
  }

  /** Sets R of one side on roll against others, for every plane. */
  private void solve(int roller, int own, int from, int to, double[] found, double[] least) {
    weigh(roller, own, from, to, found, least);
    int count = to - from;
    for (int plane = 0; plane < planes; plane++) {
      int taken = doubled[roller][plane];
      double cash = won[roller][plane];
      for (int other = 0; other < count; other++) {
        double still = found[plane * count + other];
        rightly[roller][cell(roller, own, from + other, plane)] =
            taken < 0 ? still : Math.max(still, Math.min(cash, found[taken * count + other]));
      }
    }
  }

  /**
   * Finds M of one side on roll against others, for every plane. All others go through the same
   * successors, so that the inner loops run along arrays: 0.4 of the time of going pair by pair
   * (six checkers on the six point each, 7-away 7-away: 4.4 and 1.8 s of one thread, JDK 17).
   *
   * @param found the result, plane by plane
   * @param least room for a number for each of the others
   */
  private void weigh(int roller, int own, int from, int to, double[] found, double[] least) {
    SidesToCome movers = sides[roller];
    int[] successors = movers.successors();
    int count = to - from;
    for (int plane = 0; plane < planes; plane++) {
      int target = plane * count;
      Arrays.fill(found, target, target + count, 0);
      for (int roll = 0; roll < ROLLS; roll++) {
        Arrays.fill(least, 0, count, 1);
        int end = movers.start(own, roll + 1);
        for (int entry = movers.start(own, roll); entry < end; entry++) {
          int next = successors[entry];
          if (next == 0) {
            takeLeast(1 - won[roller][plane], least, count);
          } else {
            takeLeast(rightly[1 - roller], cell(1 - roller, from, next, plane), least, count);
          }
        }
        add(Dice.ROLLS.get(roll).ways(), least, found, target, count);
      }
      for (int other = target; other < target + count; other++) {
        found[other] = 1 - found[other] / WAYS;
      }
    }
  }

  private static void takeLeast(double value, double[] least, int count) {
    for (int i = 0; i < count; i++) {
      least[i] = Math.min(least[i], value);
    }
  }

  private static void takeLeast(double[] values, int start, double[] least, int count) {
    for (int i = 0; i < count; i++) {
      least[i] = Math.min(least[i], values[start + i]);
    }
  }

  private static void add(int times, double[] least, double[] sums, int start, int count) {
    for (int i = 0; i < count; i++) {
      sums[start + i] += times * least[i];
    }
  }

  /** Own sides next to each other, since whoever moves asks for one of his and all of theirs. */
  private int cell(int roller, int own, int other, int plane) {
    return (other * planes + plane) * sides[roller].size() + own;
  }

  // ---- asking ----

  /** Where these values come from, in a few words. */
  public String name() {
    return name;
  }

  /** Whether a position is of this game, at this cube, and can still come up. */
  public boolean covers(BackgammonPosition position) {
    Board board = position.board();
    return position.score().equals(score)
        && position.cube().value() == cube
        && sides[seat(position.onRoll())].covers(board.moverNear(), board.moverFar())
        && sides[seat(position.onRoll().opponent())].covers(board.otherNear(), board.otherFar());
  }

  /** By the place of the cube as the player on roll sees it; no double this turn. */
  public CubeEquities equities(BackgammonPosition position) {
    Player roller = position.onRoll();
    double[] still = still(position);
    return new CubeEquities(
        equity(roller, still[plane(0, roller)]),
        equity(roller, still[0]),
        equity(roller, still[plane(0, roller.opponent())]));
  }

  /** Whether to turn a cube that is in the middle or owned by the player on roll. */
  public CubeDecision decision(BackgammonPosition position, CubeState state) {
    Player roller = position.onRoll();
    double[] still = still(position);
    int taken = plane(Math.min(1, turns), roller.opponent());
    return new CubeDecision(
        equity(roller, still[plane(roller, state)]), equity(roller, still[taken]));
  }

  /** What a move is worth to the player who makes it, with the cube as he sees it. */
  public double afterMove(BackgammonPosition before, Board after, CubeState state) {
    Player mover = before.onRoll();
    int plane = plane(mover, state);
    int left = sides[seat(mover)].numberOf(after.moverNear());
    if (left == 0) {
      return equity(mover, won[seat(mover)][plane]);
    }
    int next = seat(mover.opponent());
    int other = sides[next].numberOf(after.otherNear());
    return equity(mover, 1 - rightly[next][cell(next, other, left, plane)]);
  }

  private static int plane(Player seer, CubeState state) {
    return switch (state) {
      case OWNED -> plane(0, seer);
      case CENTRED -> 0;
      case OPPONENTS -> plane(0, seer.opponent());
      case CUBELESS -> throw new IllegalArgumentException("at a score there is always a cube");
    };
  }

  /** M of a position, for every plane. */
  private double[] still(BackgammonPosition position) {
    int roller = seat(position.onRoll());
    int other = sides[1 - roller].numberOf(position.board().otherNear());
    double[] found = new double[planes];
    weigh(
        roller,
        sides[roller].numberOf(position.board().moverNear()),
        other,
        other + 1,
        found,
        new double[1]);
    return found;
  }

  private double equity(Player player, double matchWinChance) {
    return cubes[seat(player)].equity(matchWinChance);
  }
}
