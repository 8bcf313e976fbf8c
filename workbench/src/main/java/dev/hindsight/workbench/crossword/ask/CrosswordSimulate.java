package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.measure.Moments;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.LastMove;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.simulation.Allowance;
import dev.hindsight.crossword.play.simulation.CandidateResult;
import dev.hindsight.crossword.play.simulation.LeaveSource;
import dev.hindsight.crossword.play.simulation.OpponentRacks;
import dev.hindsight.crossword.play.simulation.SimulatedPosition;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.play.simulation.SimulationResult;
import dev.hindsight.crossword.play.simulation.Simulator;
import dev.hindsight.crossword.play.simulation.Standings;
import dev.hindsight.crossword.play.simulation.TimeAllowance;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.ThreadTime;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Compares the moves of a position by simulation.
 *
 * <pre>{@code
 * SimulationTables tables = SimulationTables.open(loaded, SimulationLeaves.STATIC, null, null);
 * CrosswordSimulate simulate = new CrosswordSimulate(loaded, tables);
 * CrosswordSimulation found = simulate.run(question, crew, known -> {});
 * }</pre>
 */
public final class CrosswordSimulate {
  private static final double MILLIONTHS = WinChances.CERTAIN;
  private static final int LEAVES_LISTED = 10;

  private final LoadedEquipment loaded;
  private final CrosswordRules rules;
  private final SimulationTables tables;
  private final Simulator simulator;
  private final MoveNotation notation;

  public CrosswordSimulate(LoadedEquipment loaded, SimulationTables tables) {
    this.loaded = loaded;
    this.rules = loaded.rules();
    this.tables = tables;
    this.simulator = new Simulator(loaded.equipment(), tables.winChances());
    this.notation = new MoveNotation(rules);
  }

  /**
   * What to simulate.
   *
   * @param position to move in
   * @param moves candidates, or none for the first ones by static equity
   * @param opponentIsKnown whether the opponent holds the tiles that the position says
   * @param last what the opponent just did, to infer the tiles kept from; null for nothing
   * @param plan how much
   */
  public record Question(
      CgpPosition position,
      List<Move> moves,
      boolean opponentIsKnown,
      @Nullable Last last,
      SimulationPlan plan) {
    public Question {
      moves = List.copyOf(moves);
      if (opponentIsKnown && last != null) {
        throw new IllegalArgumentException(
            "whoever knows the opponent's tiles has nothing to infer from the last move");
      }
    }
  }

  /**
   * The opponent's last move, which led to the position, and how well a rack must explain it.
   *
   * @param move as it was seen
   * @param criterion by which racks are judged
   */
  public record Last(ObservedMove move, Criterion criterion) {}

  /**
   * Simulates; interrupted, says what it knows.
   *
   * @param listener told what is known after each round
   * @throws CrosswordFormatException if there is nothing to simulate
   */
  public CrosswordSimulation run(
      Question question, Crew crew, Consumer<CrosswordSimulation> listener) {
    return run(question, Allowance.ofPlayouts(question.plan.iterations()), crew, listener);
  }

  /**
   * Simulates until this much time has gone by, or the iterations of the plan are used up; no other
   * run will repeat it.
   */
  public CrosswordSimulation runFor(
      Duration time, Question question, Crew crew, Consumer<CrosswordSimulation> listener) {
    Allowance allowance =
        Allowance.both(
            Allowance.ofPlayouts(question.plan.iterations()),
            new TimeAllowance(System::nanoTime, time.toNanos()));
    return run(question, allowance, crew, listener);
  }

  /** Simulates until the calling thread has worked for this long; no other run will repeat it. */
  public CrosswordSimulation runFor(Duration time, Question question, Crew crew) {
    Allowance allowance = new TimeAllowance(ThreadTime.nanos(), time.toNanos());
    return run(question, allowance, crew, known -> {});
  }

  private CrosswordSimulation run(
      Question question, Allowance allowance, Crew crew, Consumer<CrosswordSimulation> listener) {
    long start = System.nanoTime();
    SimulatedPosition root = new SimulatedPosition(question.position.game());
    if (question.opponentIsKnown && root.position().racks().get(1).length() == 0) {
      throw new CrosswordFormatException(
          "The position does not say what the opponent holds; write it after the slash, as in"
              + " AEINRST/QZ.");
    }
    LeaveSource leaves = tables.leaveSource(root, crew);
    List<RankedMove> candidates = candidates(question, root, leaves);
    Board board = loaded.equipment().board();
    board.setUp(root.position().squares().toArray());
    Read read = read(question, root, crew);
    Describer describer = new Describer(question, root, board, read, start);
    SimulationResult result =
        simulator.simulate(
            root,
            read.opponents,
            leaves,
            new Standings(candidates, question.plan, root, allowance),
            crew,
            known -> listener.accept(describer.describe(known)));
    return describer.describe(result);
  }

  /** What is known of the opponent's tiles, and what there is to say about it. */
  private record Read(
      OpponentRacks opponents, @Nullable InferenceAnswer inference, List<String> notes) {
    static Read plainly(OpponentRacks opponents) {
      return new Read(opponents, null, List.of());
    }
  }

  private Read read(Question question, SimulatedPosition root, Crew crew) {
    if (question.opponentIsKnown) {
      return Read.plainly(OpponentRacks.known(question.position.game().racks().get(1)));
    }
    Last last = question.last;
    if (last == null) {
      return Read.plainly(OpponentRacks.UNKNOWN);
    }
    if (root.isCertain()) {
      return new Read(
          OpponentRacks.UNKNOWN,
          null,
          List.of("The bag is empty: the last move tells nothing that is not known."));
    }
    CrosswordInfer.Inferred inferred =
        tables
            .infer()
            .infer(
                new InferenceQuestion(
                    LastMove.observe(root.position(), last.move), last.criterion, LEAVES_LISTED),
                crew);
    if (inferred.answer().racks().partial()) {
      // Of the candidates in order only the first were judged: no fair sample to draw from.
      return new Read(OpponentRacks.UNKNOWN, inferred.answer(), List.of());
    }
    return inferred.racks().isEmpty()
        ? new Read(
            OpponentRacks.UNKNOWN,
            inferred.answer(),
            List.of("No rack explains the last move: the opponent may hold anything."))
        : new Read(inferred.racks()::draw, inferred.answer(), List.of());
  }

  private List<RankedMove> candidates(
      Question question, SimulatedPosition root, LeaveSource leaves) {
    if (question.moves.isEmpty()) {
      return simulator.candidates(root, leaves.root(), question.plan.candidates());
    }
    List<RankedMove> all = simulator.candidates(root, leaves.root(), Integer.MAX_VALUE);
    List<RankedMove> chosen = new ArrayList<>();
    for (Move move : question.moves) {
      RankedMove ranked = find(move, all, root);
      if (!chosen.contains(ranked)) {
        chosen.add(ranked);
      }
    }
    return chosen;
  }

  private RankedMove find(Move move, List<RankedMove> all, SimulatedPosition root) {
    for (RankedMove ranked : all) {
      if (ranked.move().equals(move)) {
        return ranked;
      }
    }
    Board board = loaded.equipment().board();
    board.setUp(root.position().squares().toArray());
    throw new CrosswordFormatException(
        "The move "
            + notation.format(move)
            + " cannot be made here: "
            + new MoveRefusal(board, loaded.words()).reason(move, root.ownRack(), root.tilesInBag())
            + ".");
  }

  /** Puts results into words. */
  private final class Describer {
    private final Question question;
    private final SimulatedPosition root;
    private final Board board;
    private final Read read;
    private final long start;
    private final String unseen;
    private final List<String> notes;

    Describer(Question question, SimulatedPosition root, Board board, Read read, long start) {
      this.question = question;
      this.root = root;
      this.board = board;
      this.read = read;
      this.start = start;
      this.unseen = TileCounts.format(root.unseen(), rules.tiles());
      this.notes = new ArrayList<>(BoardRemarks.of(root.position(), loaded.words()));
      notes.addAll(read.notes);
    }

    CrosswordSimulation describe(SimulationResult result) {
      Tiles opponent = root.position().racks().get(1);
      return new CrosswordSimulation(
          Cgp.format(question.position),
          new CrosswordSimulation.Run(
              result.iterations(),
              (System.nanoTime() - start) / 1e9,
              question.plan.plies(),
              question.plan.endings().isPresent() ? question.plan.endings().getAsInt() : null,
              question.plan.seed(),
              question.plan.ranking().word(),
              result.ranking().word(),
              result.ending().name().toLowerCase(Locale.ROOT),
              result.isCertain()),
          result.candidates().stream().map(found -> candidate(found, result.isCertain())).toList(),
          new CrosswordSimulation.Hidden(
              unseen,
              root.tilesInBag(),
              question.opponentIsKnown ? format(opponent) : null,
              read.inference),
          new CrosswordSimulation.Sources(
              loaded.wordsName(),
              tables.leavesName(),
              loaded.placementName(),
              tables.winChances().name()),
          List.copyOf(notes));
    }

    private CrosswordSimulation.Candidate candidate(CandidateResult found, boolean isCertain) {
      Moments equity = found.equityMillipoints();
      Moments win = found.winMillionths();
      long playouts = found.iterations();
      return new CrosswordSimulation.Candidate(
          notation.format(found.move().move(), board),
          found.move().scorePoints(),
          format(found.move().leave()),
          Millipoints.toExactPoints(found.move().equityMillipoints()),
          playouts,
          found.isOut(),
          number(Millipoints.toPoints(equity.mean())),
          error(equity, Millipoints.PER_POINT, isCertain),
          number(win.mean() / MILLIONTHS),
          error(win, MILLIONTHS, isCertain),
          number(found.gainPoints().mean()),
          playouts == 0 ? null : (double) found.gamesOver() / playouts,
          found.plies().stream()
              .map(
                  ply ->
                      new CrosswordSimulation.Ply(
                          number(ply.meanPoints()), number(ply.bingoRate())))
              .toList());
    }
  }

  private static @Nullable Double error(Moments moments, double unit, boolean isCertain) {
    boolean isExact = isCertain && moments.count() > 0;
    return number(isExact ? 0 : moments.standardError() / unit);
  }

  /** JSON has no NaN. */
  private static @Nullable Double number(double value) {
    return Double.isNaN(value) ? null : value;
  }

  private String format(Tiles letters) {
    return TileCounts.of(rules.tiles(), letters).format(rules.tiles());
  }
}
