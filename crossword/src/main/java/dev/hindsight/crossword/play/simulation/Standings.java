package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.measure.Moments;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.simulation.SimulationResult.Ending;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** What a simulation knows between two rounds, and what it decides from it. */
public final class Standings {
  private final List<RankedMove> candidates;
  private final SimulationPlan plan;
  private final SimulationRanking ranking;
  private final boolean isCertain;
  private final Allowance allowance;
  private final PlayoutTally[] tallies;
  private final PairedDifferences differences;

  /** Candidates that are still in, ascending. */
  private int[] live;

  private long iterationsOfLive;
  private long playouts;
  private int looks;
  private Ending ending = Ending.RUNNING;

  public Standings(
      List<RankedMove> candidates,
      SimulationPlan plan,
      SimulatedPosition root,
      Allowance allowance) {
    this.candidates = candidates;
    this.plan = plan;
    this.ranking = plan.ranking().with(root.unseenTiles());
    this.isCertain = root.isCertain();
    this.allowance = allowance;
    this.tallies = new PlayoutTally[candidates.size()];
    for (int candidate = 0; candidate < tallies.length; candidate++) {
      tallies[candidate] = new PlayoutTally(plan.plies());
    }
    this.differences = new PairedDifferences(candidates.size());
    this.live = IntStream.range(0, candidates.size()).toArray();
  }

  SimulationPlan plan() {
    return plan;
  }

  SimulationRanking ranking() {
    return ranking;
  }

  RankedMove move(int candidate) {
    return candidates.get(candidate);
  }

  int[] live() {
    return live;
  }

  /** How many iterations each candidate has that is still in. */
  long iterationsOfLive() {
    return iterationsOfLive;
  }

  /** Iterations of the next round, or 0 if the simulation is over. */
  int nextRound() {
    if (isCertain) {
      return decide(iterationsOfLive > 0 ? 0 : 1);
    }
    if (plan.stopsEarly() && live.length == 1 && iterationsOfLive > 0) {
      ending = Ending.CLEAR;
      return 0;
    }
    long affordable = allowance.iterationsLeft(live.length, playouts);
    return decide((int) Math.min(affordable, Simulator.roundAfter(iterationsOfLive)));
  }

  private int decide(int iterations) {
    ending = iterations == 0 ? Ending.FINISHED : Ending.RUNNING;
    return iterations;
  }

  /** Takes the chunks of a round: for each stretch of iterations one of every live candidate. */
  void addRound(PlayoutChunk[] chunks, int chunk, int iterations) {
    int[][] values = new int[candidates.size()][];
    for (int candidate : live) {
      values[candidate] = new int[iterations];
    }
    for (int number = 0; number < chunks.length; number++) {
      int candidate = live[number % live.length];
      tallies[candidate].merge(chunks[number].tally);
      System.arraycopy(
          chunks[number].values, 0, values[candidate], number / live.length * chunk, chunk);
    }
    differences.add(live, values, iterations);
    iterationsOfLive += iterations;
    playouts += (long) iterations * live.length;
    if (plan.stopsEarly() && iterationsOfLive >= StopRule.FEWEST_ITERATIONS) {
      dropClearlyWorse();
    }
  }

  private void dropClearlyWorse() {
    looks++;
    double mostDoubt = StopRule.mostDoubt(looks, candidates.size());
    int leader = leader();
    live =
        IntStream.of(live)
            .filter(
                candidate ->
                    candidate == leader || !differences.isBetter(leader, candidate, mostDoubt))
            .toArray();
  }

  /** The live candidate with the highest mean; of equals the first by static equity. */
  private int leader() {
    int leader = live[0];
    for (int candidate : live) {
      if (sum(candidate).compareTo(sum(leader)) > 0) {
        leader = candidate;
      }
    }
    return leader;
  }

  /** All live candidates have as many playouts, so sums compare as means do. */
  private BigInteger sum(int candidate) {
    return ranking.of(tallies[candidate]).sum();
  }

  SimulationResult cancelled() {
    ending = Ending.CANCELLED;
    return result();
  }

  SimulationResult result() {
    List<Integer> order = new ArrayList<>(IntStream.range(0, tallies.length).boxed().toList());
    // Moves that all win, or all lose, still differ in equity. Ties stay in static order.
    order.sort(
        Comparator.comparingLong((Integer candidate) -> count(candidate))
            .thenComparingDouble(candidate -> mean(ranking.of(tallies[candidate])))
            .thenComparingDouble(candidate -> mean(tallies[candidate].equityMillipoints()))
            .reversed());
    List<CandidateResult> results = new ArrayList<>();
    for (int candidate : order) {
      boolean isOut = IntStream.of(live).noneMatch(in -> in == candidate);
      results.add(
          CandidateResult.of(candidates.get(candidate), tallies[candidate], isOut, plan.plies()));
    }
    return new SimulationResult(results, playouts, ranking, isCertain, ending);
  }

  private long count(int candidate) {
    return ranking.of(tallies[candidate]).count();
  }

  private static double mean(Moments moments) {
    return moments.count() == 0 ? 0 : moments.mean();
  }
}
