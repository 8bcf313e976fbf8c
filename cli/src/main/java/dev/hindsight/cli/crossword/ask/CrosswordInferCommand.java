package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.crossword.options.CriterionOptions;
import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.crossword.options.PlacementOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.crossword.ask.CrosswordInfer;
import dev.hindsight.workbench.crossword.ask.InferenceAnswer;
import dev.hindsight.workbench.crossword.ask.InferenceQuestion;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword infer CGP}. */
@Command(
    name = "infer",
    header = "Infer from a move which tiles the mover is likely to have kept.",
    description = {
      "The position is the one before the move, with the mover on turn. Every rack that the mover"
          + " may",
      "have had is judged by the static evaluation; it counts if the move is within the margin of"
          + " the",
      "best. The racks in the position are ignored: say what is known with the options."
    },
    footer = {
      "  hindsight crossword infer \"15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 / 0/28 0\""
          + " --move \"9G MOMI\"",
      "  hindsight crossword infer \"15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 / 0/28 0\""
          + " --exchange 3 --opponent-known AJLOOPU --margin 3"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordInferCommand implements Callable<Integer> {
  /** In place of tiles: those of the position. In lower case, so it cannot be tiles. */
  private static final String NAMED_RACK = "rack";

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "CGP",
      description =
          "Rows, racks, scores and scoreless turns before the move; the mover comes first.")
  private List<String> position = new ArrayList<>();

  @Option(
      names = "--move",
      paramLabel = "MOVE",
      description = "The placement that was made, such as \"8D FACET\".")
  private @Nullable String move;

  @Option(
      names = "--exchange",
      paramLabel = "N",
      description = "The number of tiles that were exchanged.")
  private @Nullable Integer exchanged;

  @Option(
      names = "--exhaustive",
      description = "Find the best move of every rack; slower, with the same result.")
  private boolean exhaustive;

  @Option(
      names = "--mover-known",
      paramLabel = "TILES",
      defaultValue = "",
      description = "Tiles that the mover was known to hold before the move.")
  private String moverKnown;

  @Option(
      names = "--opponent-known",
      paramLabel = "TILES",
      defaultValue = "",
      description = "Tiles that the other player holds; the word rack for the position's.")
  private String opponentKnown;

  @Option(
      names = "--top",
      paramLabel = "N",
      defaultValue = "15",
      description = "List the N leaves of most weight (${DEFAULT-VALUE}).")
  private int listed;

  @Option(
      names = "--rack-equity",
      paramLabel = "FILE",
      description =
          "Value leaves for the tiles left, from rack equities (a table or .req): all that are not"
              + " on the board, less the leave (in the English game those for ENABLE, unless there"
              + " are --leaves).")
  private @Nullable Path rackEquity;

  @Mixin private PlacementOption placement;

  @Mixin private CriterionOptions explaining;

  @Mixin private CrosswordOptions crossword;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    if ((move == null) == (exchanged == null)) {
      throw usage("give either --move MOVE or --exchange N");
    }
    if (listed < 0) {
      throw usage("--top must be 0 or more, not " + listed);
    }
    Criterion criterion = Usage.check(spec, this::criterion);
    CrosswordFiles files = crossword.files();
    CrosswordRules rules = LoadedEquipment.openRules(files);
    CgpPosition asked = Cgp.parse(String.join(" ", position), rules);
    InferenceQuestion question =
        new InferenceQuestion(observation(asked.game()), asked.options(), criterion, listed);
    try (Crew crew = work.openCrew()) {
      LoadedEquipment loaded = placement.on(LoadedEquipment.openForBag(files, rules, rackEquity));
      CrosswordInfer infer =
          rackEquity == null
              ? new CrosswordInfer(loaded)
              : CrosswordInfer.deriving(loaded, rackEquity);
      InferenceAnswer answer = infer.answer(question, crew);
      result.print(answer, found -> InferenceText.of(found, asked.game()));
      return answer.racks().partial() ? ExitCode.INTERRUPTED : ExitCode.FINE;
    }
  }

  private Observation observation(GamePosition position) {
    return new Observation(
        position,
        move == null
            ? new ObservedMove.Exchanged(Objects.requireNonNull(exchanged))
            : placed(move, position),
        tiles(moverKnown, position),
        opponentKnown.equals(NAMED_RACK)
            ? position.racks().get(1)
            : tiles(opponentKnown, position));
  }

  private static ObservedMove placed(String text, GamePosition position) {
    if (new MoveNotation(position.rules()).parse(text, position) instanceof Placement placement) {
      return new ObservedMove.Placed(placement);
    }
    throw new CrosswordFormatException(
        "only a placement of tiles can be given as a move; of an exchange give the number of"
            + " tiles");
  }

  private static Tiles tiles(String text, GamePosition position) {
    return TileCounts.parse(position.rules().tiles(), text).letters();
  }

  private Criterion criterion() {
    if (exhaustive && explaining.isLikelihood()) {
      throw usage("--likelihood does not go with --exhaustive");
    }
    return explaining.criterion(!exhaustive);
  }

  private ParameterException usage(String problem) {
    return new ParameterException(spec.commandLine(), problem);
  }
}
