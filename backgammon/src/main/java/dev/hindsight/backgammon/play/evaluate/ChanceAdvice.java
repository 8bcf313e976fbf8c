package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Advice from an evaluator for any position, before the roll and after it: what {@link
 * BearoffAdvice} is to a table.
 *
 * <p>Moves are judged ply by ply. All are judged without a look ahead; those that pass the first
 * {@link MoveFilter} a ply ahead; of these those that pass the second two plies, and so on. A move
 * is compared with the best at the depth that it reached, so that equities of different depths
 * never compete; and if the evaluator knows all of them exactly, nothing is looked into.
 *
 * <p>Where the opponent can cash whatever is played, every move is worth the same with the cube.
 * Then the better one without a cube is better, and of equals there the one that wins more often:
 * the opponent may yet err, and a ply deeper the moves may differ after all.
 */
public final class ChanceAdvice {
  /** {@code depths[p]} looks p plies ahead. */
  private final Evaluator[] depths;

  private final MoveFilter toOnePly;
  private final MoveFilter beyond;
  private final float[] chances = new float[ResultChances.COUNT];

  /** At one depth, the better first. */
  private static final Comparator<Candidate> BEST_FIRST =
      Comparator.<Candidate>comparingDouble(candidate -> candidate.loss)
          .thenComparingDouble(candidate -> candidate.chances.cubelessEquity())
          .thenComparingDouble(candidate -> candidate.chances.winProbability());

  public ChanceAdvice(Evaluator still, int plies) {
    this(still, plies, MoveFilter.TO_ONE_PLY, MoveFilter.BEYOND);
  }

  /** With other filters than the usual ones. */
  public ChanceAdvice(Evaluator still, int plies, MoveFilter toOnePly, MoveFilter beyond) {
    this.depths = new Evaluator[plies + 1];
    depths[0] = still;
    for (int ply = 1; ply <= plies; ply++) {
      depths[ply] = new LookaheadEvaluator(still, ply);
    }
    this.toOnePly = toOnePly;
    this.beyond = beyond;
  }

  /** How far it looks ahead. */
  public int plies() {
    return depths.length - 1;
  }

  /** What it is, in a few words. */
  public String name() {
    return depths[depths.length - 1].name();
  }

  /** The chances of the mover, who is about to roll, and whether they are solved. */
  public ResultChances beforeRoll(Board board) {
    RunningBoard running = new RunningBoard(board);
    int plies = depths[0].isExact(running) ? 0 : depths.length - 1;
    return judge(depths[plies], running);
  }

  /** Every legal move, best first by its equity without a cube. */
  public List<JudgedMove> rank(Board board, Dice dice) {
    return rank(board, dice, next -> -next.cubelessEquity());
  }

  /**
   * Every legal move, best first.
   *
   * @param worth of a move to the player who makes it, by the chances of the other one, who rolls
   *     next
   */
  public List<JudgedMove> rank(Board board, Dice dice, ToDoubleFunction<ResultChances> worth) {
    return rank(board, dice, worth, Ahead.BY_CHANCES);
  }

  /** What a move is worth that is looked into, where its chances alone do not tell. */
  @FunctionalInterface
  public interface Ahead {
    /** The chances at the end of the look ahead are judged like those before it. */
    Ahead BY_CHANCES = (end, plies, byChances) -> byChances;

    /**
     * To the player who has moved.
     *
     * @param end the other player is on roll
     * @param byChances what the chances that were found would be worth
     */
    double worth(RunningBoard end, int plies, double byChances);
  }

  /** The same, with another judgement of the moves that are looked into. */
  public List<JudgedMove> rank(
      Board board, Dice dice, ToDoubleFunction<ResultChances> worth, Ahead ahead) {
    MoveGenerator ends = new MoveGenerator();
    ends.prepare(board);
    int count = ends.generate(dice.first(), dice.second());
    Evaluator still = depths[0].forRoll(ends);
    List<Candidate> all = new ArrayList<>();
    RunningBoard end = new RunningBoard(board);
    boolean exact = true;
    for (int index = 0; index < count; index++) {
      end.play(ends, index);
      exact &= still.isExact(end);
      Candidate candidate = new Candidate(Move.of(ends, index), ends.board(index));
      candidate.judge(judge(still, end), 0, worth);
      all.add(candidate);
    }
    setLosses(all);
    List<Candidate> left = all;
    for (int ply = 1; ply < depths.length && !exact; ply++) {
      List<Candidate> before = left;
      left = filter(left, ply == 1 ? toOnePly : beyond);
      double[] worths = left.stream().mapToDouble(candidate -> candidate.equity).toArray();
      for (Candidate candidate : left) {
        end.set(candidate.after.swapped());
        candidate.judge(judge(depths[ply], end), ply, worth);
        candidate.equity = ahead.worth(end, ply, candidate.equity);
      }
      setLosses(left);
      holdBack(before, ply, left, worths);
    }
    return judged(all);
  }

  private static List<Candidate> filter(List<Candidate> candidates, MoveFilter filter) {
    return candidates.stream()
        .sorted(BEST_FIRST)
        .filter(candidate -> candidate.loss <= filter.margin())
        .limit(filter.most())
        .toList();
  }

  /**
   * A move that was worth as much as some that were looked into, and only lacked what breaks ties,
   * loses no less than these do: it was not found better, it was not looked into.
   *
   * @param worths of those that were looked into, before they were
   */
  private static void holdBack(
      List<Candidate> before, int ply, List<Candidate> lookedInto, double[] worths) {
    for (Candidate candidate : before) {
      if (candidate.plies < ply) {
        for (int at = 0; at < worths.length; at++) {
          if (worths[at] == candidate.equity) {
            candidate.loss = Math.max(candidate.loss, lookedInto.get(at).loss);
          }
        }
      }
    }
  }

  private static void setLosses(List<Candidate> candidates) {
    double best = Double.NEGATIVE_INFINITY;
    for (Candidate candidate : candidates) {
      best = Math.max(best, candidate.equity);
    }
    for (Candidate candidate : candidates) {
      candidate.loss = best - candidate.equity;
    }
  }

  private static List<JudgedMove> judged(List<Candidate> candidates) {
    Candidate best =
        candidates.stream()
            .min(
                Comparator.<Candidate>comparingInt(candidate -> -candidate.plies)
                    .thenComparing(BEST_FIRST))
            .orElseThrow();
    List<JudgedMove> moves = new ArrayList<>();
    for (Candidate candidate : candidates) {
      moves.add(
          new JudgedMove(
              candidate.move,
              candidate.after,
              candidate.chances.forOpponent(),
              candidate.plies,
              best.equity - candidate.loss,
              candidate.loss));
    }
    moves.sort(
        Comparator.comparingDouble(JudgedMove::loss)
            .thenComparingInt(move -> -move.plies())
            .thenComparingDouble(move -> -move.chances().cubelessEquity())
            .thenComparingDouble(move -> -move.chances().winProbability())
            .thenComparing(move -> MoveNotation.write(move.move())));
    return moves;
  }

  private ResultChances judge(Evaluator evaluator, RunningBoard board) {
    evaluator.chancesBeforeRoll(board, chances);
    return ResultChances.of(chances, 0);
  }

  /** A move on its way through the filters. */
  private static final class Candidate {
    final Move move;
    final Board after;
    ResultChances chances = ResultChances.ofWin(0);
    int plies;
    double equity;
    double loss;

    Candidate(Move move, Board after) {
      this.move = move;
      this.after = after;
    }

    void judge(ResultChances ofNext, int depth, ToDoubleFunction<ResultChances> worth) {
      chances = ofNext;
      plies = depth;
      equity = worth.applyAsDouble(ofNext);
    }
  }
}
