package dev.hindsight.crossword.play.simulation;

import dev.hindsight.crossword.play.find.RankedMove;

/** Some iterations of one candidate: what came out, in sum and one by one. */
final class PlayoutChunk {
  final PlayoutTally tally;

  /** By iteration: the figure that candidates are compared by. */
  final int[] values;

  private PlayoutChunk(PlayoutTally tally, int[] values) {
    this.tally = tally;
    this.values = values;
  }

  static PlayoutChunk run(
      Playout playout, RankedMove candidate, Standings standings, long first, int iterations) {
    SimulationPlan plan = standings.plan();
    SimulationRanking ranking = standings.ranking();
    PlayoutTally tally = new PlayoutTally(plan.plies());
    int[] values = new int[iterations];
    playout.begin(candidate);
    for (int index = 0; index < iterations; index++) {
      playout.run(candidate, plan.plies(), plan.seed(), first + index);
      tally.add(playout);
      values[index] = ranking.of(playout);
    }
    playout.end(candidate);
    return new PlayoutChunk(tally, values);
  }
}
