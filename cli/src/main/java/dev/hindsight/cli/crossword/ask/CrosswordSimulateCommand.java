package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.crossword.options.CriterionOptions;
import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.crossword.options.PlacementOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Seconds;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.simulation.FollowingLeaves.Sight;
import dev.hindsight.crossword.play.simulation.RankingRule;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulate;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulation;
import dev.hindsight.workbench.crossword.ask.SimulationTables;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword simulate CGP}. */
@Command(
    name = "simulate",
    header = "Compare moves by playing on from each of them, many times.",
    description = {
      "Every candidate is followed by the static best moves of both players, with tiles drawn at"
          + " random",
      "but the same for all. Mean equity is what is gained on the opponent, the tiles kept"
          + " included.",
      "Moves that are clearly worse are dropped on the way; it ends when one is left. Ctrl-C ends"
          + " it",
      "earlier and shows what is known. The same seed gives the same result for any number of"
          + " threads."
    },
    footer = {
      "  hindsight crossword simulate \"15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/"
          + " 0/28 0\"",
      "  hindsight crossword simulate --plies 4 --no-stop --json CGP",
      "  hindsight crossword simulate --rank win --seconds 10 CGP",
      "  hindsight crossword simulate --endings 300 CGP",
      "  hindsight crossword simulate --move \"8D FACET\" --move \"exch Q\" CGP",
      "  hindsight crossword simulate --infer \"8E QUAG\" --margin 3 CGP"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordSimulateCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "CGP",
      description = "Rows, racks, scores and scoreless turns; the player on turn comes first.")
  private List<String> position = new ArrayList<>();

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "2",
      description = "Play N turns after each move (${DEFAULT-VALUE}).")
  private int plies;

  @Option(
      names = "--endings",
      paramLabel = "N",
      description =
          "Once the bag is empty play to the end of the game: by a search of N positions, or for 0"
              + " by static play (playouts end after their plies).")
  private @Nullable Integer endings;

  @Option(
      names = "--candidates",
      paramLabel = "N",
      defaultValue = "15",
      description = "Compare the N best moves by static equity (${DEFAULT-VALUE}).")
  private int candidates;

  @Option(
      names = "--move",
      paramLabel = "MOVE",
      description = "Compare this move instead, as in \"8D FACET\"; may be repeated.")
  private List<String> moves = new ArrayList<>();

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "Play on N times at most, of all moves together (30000).")
  private @Nullable Long iterations;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description =
          "Take at most S seconds, and as many iterations as fit unless --iterations says fewer; no"
              + " other run gives quite the same (no bound).")
  private @Nullable BigDecimal seconds;

  @Option(
      names = "--no-stop",
      description = "Drop no move, and use all iterations in equal shares.")
  private boolean noStop;

  @Option(
      names = "--rank",
      paramLabel = "WHAT",
      defaultValue = "auto",
      description =
          "Compare by equity or win, the chance to win. auto: by win with fewer than 30 tiles"
              + " unseen, by equity before (${DEFAULT-VALUE}).")
  private RankingRule ranking;

  @Mixin private SeedOption seed;

  @Option(
      names = "--known-opponent",
      description = "The opponent holds the tiles that the position says.")
  private boolean knownOpponent;

  @Option(
      names = "--infer",
      paramLabel = "MOVE",
      description =
          "The placement that the opponent just made, which is on the board; tiles that were there "
              + "before it are dots, as in \"8D F.CET\". Racks that explain it are played against: "
              + "see crossword infer.")
  private @Nullable String lastMove;

  @Option(
      names = "--infer-exchange",
      paramLabel = "N",
      description = "The same if the opponent just exchanged N tiles.")
  private @Nullable Integer lastExchanged;

  @Mixin private CriterionOptions explaining;

  @Option(
      names = "--win-chance",
      paramLabel = "FILE",
      description = "Learnt win chances (those for ENABLE, or else a rough curve).")
  private @Nullable Path winChance;

  @Option(
      names = "--rack-equity",
      paramLabel = "FILE",
      description =
          "Rack equities to derive leave values from, a table or .req (in the English game those"
              + " for ENABLE, unless there are --leaves).")
  private @Nullable Path rackEquity;

  @Option(
      names = "--leaves-from",
      paramLabel = "WHAT",
      description =
          "static: --leaves throughout. root: derived from --rack-equity for the tiles unseen (the"
              + " default where there are rack equities). every:N, letter: derived again in each"
              + " playout when N more tiles are gone or a letter runs out, which takes very long.")
  private @Nullable String leavesFrom;

  @Option(
      names = "--follow",
      description =
          "Correct static leaves, or those of the root, on every turn of a playout for the tiles"
              + " that are left then.")
  private boolean follow;

  @Option(
      names = "--bag",
      paramLabel = "WHAT",
      defaultValue = "visible",
      description = "What playouts derive leaves for: the visible or the true bag (visible).")
  private Sight sight;

  @Mixin private PlacementOption placement;

  @Mixin private CrosswordOptions crossword;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    SimulationPlan plan =
        Usage.check(
            spec,
            () ->
                new SimulationPlan(
                    plies,
                    candidates,
                    mostIterations(),
                    seed.seed(),
                    !noStop,
                    ranking,
                    endings == null ? OptionalInt.empty() : OptionalInt.of(endings)));
    Optional<Duration> time = Usage.check(spec, this::time);
    Optional<Criterion> criterion = Usage.check(spec, this::criterion);
    CrosswordRules rules = LoadedEquipment.openRules(crossword.files());
    boolean comeWithTheProgram = LoadedEquipment.hasBagLeaves(crossword.files(), rules);
    SimulationLeaves leaves = Usage.check(spec, () -> leaves(comeWithTheProgram));
    CgpPosition asked = Cgp.parse(String.join(" ", position), rules);
    CrosswordSimulate.Question question =
        new CrosswordSimulate.Question(
            asked,
            candidateMoves(asked.game()),
            knownOpponent,
            criterion
                .map(known -> new CrosswordSimulate.Last(lastMove(asked.game()), known))
                .orElse(null),
            plan);
    LoadedEquipment loaded =
        placement.on(
            leaves.isDerived()
                ? LoadedEquipment.openForBag(crossword.files(), rules, rackEquity)
                : LoadedEquipment.open(crossword.files(), rules));
    SimulationTables tables = SimulationTables.open(loaded, leaves, rackEquity, winChance);
    CrosswordSimulation found = run(new CrosswordSimulate(loaded, tables), question, time);
    result.print(found, simulation -> SimulationText.of(simulation, asked.game()));
    return found.run().ending().equals("cancelled") ? ExitCode.INTERRUPTED : ExitCode.FINE;
  }

  private CrosswordSimulation run(
      CrosswordSimulate simulate, CrosswordSimulate.Question question, Optional<Duration> time) {
    try (Crew crew = work.openSilentCrew();
        SimulationProgress progress = progress()) {
      return time.isPresent()
          ? simulate.runFor(time.get(), question, crew, progress::show)
          : simulate.run(question, crew, progress::show);
    }
  }

  private long mostIterations() {
    if (iterations != null) {
      return iterations;
    }
    return seconds == null ? SimulationPlan.usual().iterations() : Long.MAX_VALUE;
  }

  private Optional<Duration> time() {
    return Optional.ofNullable(seconds).map(text -> Seconds.of(spec, "--seconds", text));
  }

  private List<Move> candidateMoves(GamePosition asked) {
    MoveNotation notation = new MoveNotation(asked.rules());
    return moves.stream().map(text -> notation.parse(text, asked)).toList();
  }

  private ObservedMove lastMove(GamePosition asked) {
    return lastMove == null
        ? new ObservedMove.Exchanged(Objects.requireNonNull(lastExchanged))
        : new ObservedMove.Placed(new MoveNotation(asked.rules()).parseLast(lastMove, asked));
  }

  /** How well a rack must explain the last move; nothing if none was given. */
  private Optional<Criterion> criterion() {
    if (lastMove == null && lastExchanged == null) {
      if (explaining.isGiven()) {
        throw usage("--margin, --definition and --likelihood need --infer or --infer-exchange");
      }
      return Optional.empty();
    }
    if (lastMove != null && lastExchanged != null) {
      throw usage("give either --infer MOVE or --infer-exchange N, not both");
    }
    if (knownOpponent) {
      throw usage("--known-opponent leaves nothing to infer");
    }
    return Optional.of(explaining.criterion(true));
  }

  private ParameterException usage(String problem) {
    return new ParameterException(spec.commandLine(), problem);
  }

  private SimulationLeaves leaves(boolean comeWithTheProgram) {
    boolean canBeDerived = comeWithTheProgram || rackEquity != null;
    String word = leavesFrom != null ? leavesFrom : canBeDerived ? "root" : "static";
    SimulationLeaves leaves = new SimulationLeaves(word, follow, sight);
    if (leaves.isDerived() && !canBeDerived) {
      throw new ParameterException(
          spec.commandLine(), "--leaves-from " + word + " needs --rack-equity FILE");
    }
    return leaves;
  }

  private SimulationProgress progress() {
    return work.progress() == Progress.SILENT
        ? SimulationProgress.silent()
        : SimulationProgress.on(HindsightCommand.of(spec).console(), mostIterations());
  }
}
