package dev.hindsight.workbench.crossword.review;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulate;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulation;
import dev.hindsight.workbench.crossword.ask.SimulationLeaves;
import dev.hindsight.workbench.crossword.ask.SimulationTables;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Judges moves by playing on from them and from the best ones by equity. None is dropped on the
 * way: all are compared over the same tiles, so that the best of them loses exactly nothing.
 */
final class SimulatedVerdicts {
  private static final int CANDIDATES = 8;
  private static final int PLIES = 2;
  private static final int SCALE = 3;

  private final CrosswordSimulate simulate;
  private final MoveNotation notation;
  private final Duration time;
  private final Optional<Criterion> criterion;

  /**
   * @param time for each
   * @param criterion by which racks explain the opponent's last move, if that counts
   */
  SimulatedVerdicts(LoadedEquipment loaded, Duration time, Optional<Criterion> criterion) {
    this.time = time;
    this.criterion = criterion;
    this.notation = new MoveNotation(loaded.rules());
    SimulationLeaves leaves =
        loaded.bagLeaves().isPresent() ? SimulationLeaves.ROOT : SimulationLeaves.STATIC;
    try {
      this.simulate =
          new CrosswordSimulate(loaded, SimulationTables.open(loaded, leaves, null, null));
    } catch (IOException impossible) { // no file is named
      throw new UncheckedIOException(impossible);
    }
  }

  /**
   * @param listed all moves by equity, the best first
   * @param made one of them
   * @param last what the opponent just did, if that is known
   * @param turn from which the tiles drawn follow
   */
  Verdict judge(
      GamePosition position,
      List<CrosswordAnswer.Move> listed,
      String made,
      Optional<ObservedMove> last,
      int turn,
      Crew crew) {
    List<Move> candidates = new ArrayList<>();
    listed.stream()
        .limit(CANDIDATES)
        .forEach(move -> candidates.add(notation.parse(move.move(), position)));
    Move own = notation.parse(made, position);
    if (!candidates.contains(own)) {
      candidates.add(own);
    }
    SimulationPlan plan =
        SimulationPlan.usual()
            .withPlies(PLIES)
            .withCandidates(candidates.size())
            .withIterations(Long.MAX_VALUE)
            .withSeed(turn)
            .withStopsEarly(false);
    CrosswordSimulate.Question question =
        new CrosswordSimulate.Question(
            new CgpPosition(position, List.of()), candidates, false, findLast(last), plan);
    List<CrosswordSimulation.Candidate> found = simulate.runFor(time, question, crew).candidates();
    // Cancelled work throws, so that what is half known is not taken for a verdict.
    crew.cancellation().check();
    CrosswordSimulation.Candidate best = found.get(0);
    CrosswordSimulation.Candidate mine =
        found.stream().filter(other -> other.move().equals(made)).findFirst().orElseThrow();
    return new Verdict(
        "simulation",
        made,
        points(mine.meanEquity()),
        best.move(),
        points(best.meanEquity()),
        Optional.of(
            new Verdict.Chances(share(mine.winProbability()), share(best.winProbability()))));
  }

  private CrosswordSimulate.@Nullable Last findLast(Optional<ObservedMove> last) {
    return criterion
        .flatMap(known -> last.map(move -> new CrosswordSimulate.Last(move, known)))
        .orElse(null);
  }

  /** There is at least one playout of each. */
  private static BigDecimal points(@Nullable Double mean) {
    return BigDecimal.valueOf(mean == null ? 0 : mean).setScale(SCALE, RoundingMode.HALF_EVEN);
  }

  private static double share(@Nullable Double chance) {
    return chance == null ? 0 : chance;
  }
}
