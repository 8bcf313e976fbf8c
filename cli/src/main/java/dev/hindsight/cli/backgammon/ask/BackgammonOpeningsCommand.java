package dev.hindsight.cli.backgammon.ask;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.cli.options.CrewCommand;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.AnswerTable;
import dev.hindsight.cli.terminal.Wrapped;
import dev.hindsight.workbench.backgammon.ask.BackgammonRollout;
import dev.hindsight.workbench.backgammon.ask.OpeningsAnswer;
import dev.hindsight.workbench.backgammon.ask.RolloutAnswer;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight backgammon openings}. */
@Command(
    name = "openings",
    header = "Roll out the best moves of all 21 rolls from the start of a game.",
    description = {
      "A table of each roll with its best moves, their equity without a cube and its standard"
          + " error.",
      "Rollouts are truncated and variance-reduced unless told otherwise; see rollout."
    },
    footer = {
      "  hindsight backgammon openings",
      "  hindsight backgammon openings --trials 1296 --moves 3 --json > openings.json",
      "  hindsight backgammon openings --truncate 0 --plain --trials 20000"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonOpeningsCommand extends CrewCommand<OpeningsAnswer> {
  @Option(
      names = "--trials",
      paramLabel = "N",
      defaultValue = "144",
      description = "Play N games of each move (${DEFAULT-VALUE}).")
  private long trials;

  @Option(
      names = "--truncate",
      paramLabel = "P",
      defaultValue = "8",
      description = "Stop after P plies and trust the nets; 0 plays to the end (8).")
  private int truncate;

  @Option(names = "--plain", description = "Leave the luck in, which is faster for each game.")
  private boolean plain;

  @Option(
      names = "--moves",
      paramLabel = "N",
      defaultValue = "2",
      description = "Roll out the N best moves of each roll (${DEFAULT-VALUE}).")
  private int moves;

  @Mixin private SeedOption seed;

  @Mixin private JudgeOptions judge;

  @Override
  protected Work<OpeningsAnswer> open() throws IOException {
    RolloutPlan plan =
        Usage.check(spec(), () -> new RolloutPlan(trials, seed.seed(), truncate, !plain));
    BearoffShelf tables = judge.tables();
    NetChoice nets = judge.nets(NetChoice.USUAL_PLIES);
    CubeMethod cube = judge.cube();
    return crew -> {
      BackgammonRollout rollout = new BackgammonRollout(tables, nets, cube, crew);
      return Usage.check(spec(), () -> OpeningsAnswer.of(rollout, plan, moves));
    };
  }

  @Override
  protected String text(OpeningsAnswer answer) {
    List<RolloutAnswer.Line> lines = new ArrayList<>();
    List<String> rolls = new ArrayList<>();
    for (OpeningsAnswer.Opening opening : answer.openings()) {
      for (RolloutAnswer.Line line : opening.lines()) {
        boolean isFirst = line.equals(opening.lines().get(0));
        rolls.add(isFirst ? opening.roll().toString() : "");
        lines.add(line);
      }
    }
    String table =
        AnswerTable.of(RolloutAnswer.Line.class, "move", "equity", "standardError", "cubefulEquity")
            .withFirst("roll", 'l', rolls::get)
            .text(lines);
    return table
        + Wrapped.of(
            String.format(
                Locale.ROOT,
                "%,d games of each move by %s; ± is the standard error of the equity without a"
                    + " cube.",
                answer.plan().trials(),
                answer.source()));
  }
}
