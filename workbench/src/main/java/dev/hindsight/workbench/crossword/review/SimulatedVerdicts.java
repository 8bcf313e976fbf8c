package dev.hindsight.workbench.crossword.review;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.workbench.answers.Known;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulate;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulation;
import dev.hindsight.workbench.crossword.ask.SimulationTables;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.io.UncheckedIOException;
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
  /** How many moves are played on from, besides the one that was made. */
  static final int CANDIDATES = 8;

  private static final int PLIES = 2;

  private final CrosswordSimulate simulate;
  private final Duration time;
  private final Optional<Criterion> criterion;

  /**
   * @param time for each
   * @param criterion by which racks explain the opponent's last move, if that counts
   */
  SimulatedVerdicts(LoadedEquipment loaded, Duration time, Optional<Criterion> criterion) {
    this.time = time;
    this.criterion = criterion;
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
   * Nothing if the move is not allowed.
   *
   * @param compared the move that was made, beside the first {@link #CANDIDATES} by equity
   * @param last what the opponent just did, if that is known
   * @param turn from which the tiles drawn follow
   */
  @Nullable Verdict judge(
      GamePosition position,
      CrosswordAsk.Compared compared,
      Optional<ObservedMove> last,
      int turn,
      Crew crew) {
    CrosswordAnswer.Move own = compared.made();
    if (own == null) {
      return null;
    }
    List<Move> candidates = new ArrayList<>();
    compared.first().forEach(move -> candidates.add(move.move().move()));
    if (!candidates.contains(own.move().move())) {
      candidates.add(own.move().move());
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
    List<Alternative> played =
        found.stream().map(candidate -> played(position, candidate, candidates)).toList();
    Alternative best = played.get(0);
    int place = place(own.move(), played);
    Alternative mine = played.get(place);
    Double error = found.get(place).standardError();
    return Verdict.of(
        Phase.SIMULATION,
        error == null ? new Known.Estimate() : new Known.Sample(error),
        new Verdict.Pair(
            mine.move(),
            mine.equity(),
            best.move(),
            best.equity(),
            new Verdict.Chances(share(mine.winProbability()), share(best.winProbability()))),
        played.stream().limit(Verdict.ALTERNATIVES).toList());
  }

  private static int place(MoveInPosition made, List<Alternative> played) {
    for (int place = 0; place < played.size(); place++) {
      if (played.get(place).move().equals(made)) {
        return place;
      }
    }
    throw new IllegalStateException(made + " was not played on from");
  }

  /** There is at least one playout of each. */
  private static Alternative played(
      GamePosition position, CrosswordSimulation.Candidate candidate, List<Move> moves) {
    MoveInPosition move =
        moves.stream()
            .map(known -> new MoveInPosition(position, known))
            .filter(known -> known.toString().equals(candidate.move()))
            .findFirst()
            .orElseThrow();
    Double mean = candidate.meanEquity();
    return new Alternative(
        move,
        candidate.score(),
        mean == null ? Equity.ZERO : Equity.nearest(mean),
        share(candidate.winProbability()),
        null);
  }

  private CrosswordSimulate.@Nullable Last findLast(Optional<ObservedMove> last) {
    return criterion
        .flatMap(known -> last.map(move -> new CrosswordSimulate.Last(move, known)))
        .orElse(null);
  }

  private static double share(@Nullable Double chance) {
    return chance == null ? 0 : chance;
  }
}
