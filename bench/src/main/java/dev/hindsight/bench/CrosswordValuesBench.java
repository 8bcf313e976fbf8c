package dev.hindsight.bench;

import dev.hindsight.bench.BenchReport.Result;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Definition;
import dev.hindsight.crossword.play.inference.Inference;
import dev.hindsight.crossword.play.inference.InferenceResult;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.simulation.CandidateResult;
import dev.hindsight.crossword.play.simulation.LeaveSource;
import dev.hindsight.crossword.play.simulation.NormalWinChances;
import dev.hindsight.crossword.play.simulation.OpponentRacks;
import dev.hindsight.crossword.play.simulation.SimulatedPosition;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.play.simulation.SimulationResult;
import dev.hindsight.crossword.play.simulation.Simulator;
import dev.hindsight.crossword.play.sweep.BestPlacements;
import dev.hindsight.crossword.play.sweep.RackFamily;
import dev.hindsight.crossword.play.sweep.RackSweep;
import dev.hindsight.crossword.play.sweep.SweptRacks;
import dev.hindsight.crossword.play.sweep.WordsByLength;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The fixed workloads around values of racks: leaves derived from rack equities, simulation and
 * inference, from one position in the middle of a game, with {@link CrosswordRoughLeaves}.
 */
final class CrosswordValuesBench {
  private static final String POSITION =
      "10ALPHA/9MM4/8QUIST2/11P3/10XI3/10UG3/11O3/6FOB2T3/7HENDS3/15/15/15/15/15/15"
          + " CDNVVZ?/EEILRRR 93/174 0";

  private static final long ITERATIONS = 15_000;

  /** Of the best moves of all racks of an opening, in millipoints. */
  private static final long SUM_OF_BEST = 79_728_597_900L;

  private final CrosswordRules rules = CrosswordRules.english();
  private final Equipment equipment =
      Equipment.of(rules, WordGraph.enable(), CrosswordRoughLeaves.english());
  private final StaticEvaluation evaluation = equipment.staticEvaluation();

  /** Derivation with all threads, the others with one. */
  List<Result> run(int threads) {
    List<Result> results = new ArrayList<>();
    try (Crew crew = new Crew(threads)) {
      LeaveDerivation derivation = new LeaveDerivation(formula());
      results.add(
          leaves("crossword.leaves", derivation, rules.tiles().counts(), -1_711_194_952L, crew));
      results.add(leaves("crossword.leaves50", derivation, halfBag(), -2_710_152_643L, crew));
      results.add(candidates(derivation, crew));
    }
    try (Crew crew = new Crew(1)) {
      results.add(simulate("crossword.simulate2", 2, 1_110_297_799_894_309_670L, crew));
      results.add(simulate("crossword.simulate4", 4, -1_776_485_023_467_936_050L, crew));
      results.addAll(sweep(crew));
      results.add(infer("crossword.infer", 5, 68_593, crew));
      results.add(infer("crossword.infer2", 2, 219, crew));
    }
    return results;
  }

  /** Rack equities by a formula, so that nothing has to be learnt first. */
  private RackEquityTable formula() {
    TileSet tiles = rules.tiles();
    RackIndex index = new RackIndex(tiles, rules.rackSize());
    int[] values = new int[index.size()];
    int[] counts = new int[tiles.letterCount()];
    for (int rack = 0; rack < values.length; rack++) {
      index.unrank(rack, counts);
      int points = 30;
      for (int letter = 0; letter < counts.length; letter++) {
        int copies = counts[letter];
        points += copies * (7 * letter % 11 - 5) - 3 * Math.max(0, copies - 1);
      }
      values[rack] = points * Millipoints.PER_POINT;
    }
    return RackEquityTable.of(
        index, equipment.words().wordsSha256(), values, new int[values.length]);
  }

  /** Half of each letter's tiles, rounded up for every other letter: 50 tiles. */
  private int[] halfBag() {
    int[] bag = rules.tiles().counts();
    boolean up = false;
    for (int letter = 0; letter < bag.length; letter++) {
      boolean odd = bag[letter] % 2 == 1;
      bag[letter] = bag[letter] / 2 + (odd && up ? 1 : 0);
      up ^= odd;
    }
    return bag;
  }

  private static Result leaves(
      String name, LeaveDerivation derivation, int[] bag, long expected, Crew crew) {
    double seconds =
        Stopwatch.seconds(
            name,
            5,
            expected,
            () -> {
              LeaveTable derived = derivation.derive(bag, DrawConvention.HELD_APART, crew);
              return Arrays.stream(derived.values()).asLongStream().sum();
            });
    return new Result(name, seconds * 1e3, "ms", crew.threads());
  }

  /** The leaves of one rack, for which a move is to be chosen anew. */
  private Result candidates(LeaveDerivation derivation, Crew crew) {
    int[] rack = new int[rules.tiles().letterCount()];
    for (char letter : "AEIQRST".toCharArray()) {
      rack[letter - 'A' + 1] = 1;
    }
    int[] bag = rules.tiles().counts();
    for (int letter = 0; letter < bag.length; letter++) {
      bag[letter] -= rack[letter];
    }
    int[] leave = rack.clone();
    leave['Q' - 'A' + 1] = 0;
    double seconds =
        Stopwatch.seconds(
            "crossword.rerank",
            20,
            -37,
            () ->
                derivation
                    .deriveCandidates(rack, bag, DrawConvention.HELD_APART, crew)
                    .millipoints(leave));
    return new Result("crossword.rerank", seconds * 1e3, "ms", crew.threads());
  }

  private Result simulate(String name, int plies, long expected, Crew crew) {
    Simulator simulator = new Simulator(equipment, new NormalWinChances(rules));
    SimulatedPosition root = new SimulatedPosition(Cgp.parse(POSITION, rules).game());
    SimulationPlan plan =
        SimulationPlan.usual().withPlies(plies).withIterations(ITERATIONS).withStopsEarly(false);
    double seconds =
        Stopwatch.seconds(
            name,
            2,
            expected,
            () ->
                checksum(
                    simulator.simulate(
                        root,
                        OpponentRacks.UNKNOWN,
                        LeaveSource.fixed(evaluation),
                        plan,
                        crew,
                        known -> {})));
    return new Result(name, ITERATIONS / seconds, "iterations/s", 1);
  }

  private static long checksum(SimulationResult result) {
    long sum = 0;
    for (CandidateResult candidate : result.candidates()) {
      sum = 31 * sum + candidate.iterations();
      for (CandidateResult.Ply ply : candidate.plies()) {
        sum = 31 * sum + ply.points();
      }
    }
    return sum;
  }

  /** The best move of each of the 3,199,724 racks of an opening, after its placements and with. */
  private List<Result> sweep(Crew crew) {
    RackSweep sweep =
        new RackSweep(new WordsByLength(equipment.words()), equipment.anagrams(), evaluation);
    int[] pool = rules.tiles().counts();
    int tilesInBag = rules.tiles().total() - 2 * rules.rackSize();
    RackFamily racks = new RackFamily(new int[pool.length], pool, rules.rackSize());
    BestPlacements placements = sweep.placements(racks, equipment.board(), tilesInBag, crew);
    double after =
        Stopwatch.seconds(
            "crossword.sweep",
            2,
            SUM_OF_BEST,
            () -> sum(sweep.family(placements, tilesInBag).bestMoves(crew)));
    double with =
        Stopwatch.seconds(
            "crossword.sweepBoard",
            2,
            SUM_OF_BEST,
            () -> sum(sweep.sweep(equipment.board(), pool, tilesInBag, crew)));
    return List.of(
        new Result("crossword.sweep", racks.size() / after, "racks/s", 1),
        new Result("crossword.sweepBoard", racks.size() / with, "racks/s", 1));
  }

  private static long sum(SweptRacks swept) {
    return Arrays.stream(swept.bestMillipoints(), 0, swept.racks().size()).asLongStream().sum();
  }

  private Result infer(String name, int exchanged, long expected, Crew crew) {
    Inference inference = new Inference(equipment, evaluation);
    Observation observation =
        new Observation(
            Cgp.parse(POSITION, rules).game(),
            new ObservedMove.Exchanged(exchanged),
            Tiles.of(),
            Tiles.of());
    Criterion criterion = new Criterion.WithinMargin(Definition.NEAR_BEST, 3_000, true);
    long[] candidates = new long[1];
    double seconds =
        Stopwatch.seconds(
            name,
            1,
            expected,
            () -> {
              InferenceResult result = inference.run(observation, criterion, crew);
              candidates[0] = result.candidates();
              return result.recordedRacks();
            });
    return new Result(name, candidates[0] / seconds, "racks/s", 1);
  }
}
