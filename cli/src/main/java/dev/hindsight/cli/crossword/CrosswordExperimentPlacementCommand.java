package dev.hindsight.cli.crossword;

import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.workbench.crossword.PlacementComparisonResult;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword experiment placement}. */
@Command(
    name = "placement",
    header = "Which way to learn placement values predicts games held out best.",
    description = {
      "All variants, horizons and estimators, of the same games; one game in five is held out.",
      "What a table wins, duels tell: players take placement=FILE."
    },
    footer = {
      "  hindsight crossword experiment placement --from games --games 20000 --seed 7",
      "  hindsight crossword experiment placement --from replies --games 2000 --seed 7",
      "  hindsight crossword duel --first static:placement=english.squares --second static"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordExperimentPlacementCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--from", paramLabel = "SOURCE", description = "games or replies (replies).")
  private PlacementPlan.Source source = PlacementPlan.Source.REPLIES;

  @Option(names = "--games", paramLabel = "N", required = true, description = "Games to play.")
  private long games;

  @Option(
      names = "--candidates",
      paramLabel = "N",
      description = "Plays of a position to compare, from replies (6).")
  private int candidates = 6;

  @Option(
      names = "--racks",
      paramLabel = "N",
      description = "Racks to draw for the opponent, from replies (16).")
  private int racks = 16;

  @Mixin private SeedOption seed;

  @Mixin private CrosswordOptions crossword;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    check("--games", games, 10, Long.MAX_VALUE / 2);
    check("--candidates", candidates, 2, PlacementPlan.MOST_CANDIDATES);
    check("--racks", racks, 2, PlacementPlan.MOST_RACKS);
    try (Crew crew = work.openCrew()) {
      result.print(
          PlacementComparisonResult.of(
              crossword.files(),
              source,
              TrialRange.of(seed.seed(), games),
              candidates,
              racks,
              crew),
          found -> found.toReport().toText().stripTrailing());
    }
    return ExitCode.FINE;
  }

  private void check(String option, long value, long least, long most) {
    if (value < least || value > most) {
      throw new ParameterException(
          spec.commandLine(), option + " must be " + least + " to " + most + ", not " + value);
    }
  }
}
