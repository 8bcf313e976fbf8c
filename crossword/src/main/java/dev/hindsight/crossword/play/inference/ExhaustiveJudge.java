package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Exchange;

/** Finds the best move of every candidate and compares, as the definitions say. */
final class ExhaustiveJudge implements Judge {
  private final Observation observation;
  private final LeaveRecorder recorder;
  private final MoveFinder moves;
  private final Evaluation evaluation;
  private final Criterion.WithinMargin criterion;
  private final int placedMillipoints;
  private final int[] rack;
  private final int[] kept;

  /**
   * @param placedMillipoints worth of the observed placement without the tiles kept
   */
  ExhaustiveJudge(
      Observation observation,
      LeaveRecorder recorder,
      MoveFinder moves,
      Evaluation evaluation,
      Criterion.WithinMargin criterion,
      int placedMillipoints) {
    this.observation = observation;
    this.recorder = recorder;
    this.moves = moves;
    this.evaluation = evaluation;
    this.criterion = criterion;
    this.placedMillipoints = placedMillipoints;
    this.rack = new int[observation.family().letterCount()];
    this.kept = new int[1 << observation.moverTiles()];
  }

  @Override
  public long judge(int candidate, int[] drawn, long ways, Tally tally) {
    observation.family().rack(drawn, rack);
    moves.setRack(rack, evaluation, observation.tilesInBag(), observation.opponentPoints(rack));
    for (int subset = 0; subset <= moves.finder().rack().all(); subset++) {
      kept[subset] = moves.finder().keptMillipoints(subset);
    }
    RankedMove best = moves.best();
    boolean explains = recorder.exchanged() == 0 ? explainsPlacement(best) : explainsExchange(best);
    return explains ? recorder.enter(candidate, moves.finder().rack(), kept, ways, tally) : 0;
  }

  private boolean explainsPlacement(RankedMove best) {
    int subset = moves.finder().rack().number(observation.played());
    int observed = placedMillipoints + kept[subset];
    return best.equityMillipoints() <= observed + criterion.marginMillipoints();
  }

  private boolean explainsExchange(RankedMove best) {
    int exchanged = recorder.exchanged();
    if (criterion.definition() == Definition.CLASSIC) {
      return best.equityMillipoints() <= criterion.marginMillipoints()
          || (best.move() instanceof Exchange exchange && exchange.letters().length() == exchanged);
    }
    int subset = moves.finder().rack().firstExchange(kept, exchanged);
    return best.equityMillipoints() <= kept[subset] + criterion.marginMillipoints();
  }
}
