package dev.hindsight.lab.crossword;

import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.CrewCommand;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.workbench.Reported;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight lab crossword placement}. */
@Command(
    name = "placement",
    header = "Which way to learn placement values predicts games held out best.",
    description = {
      "All variants, horizons and estimators, of the same games; one game in five is held out.",
      "Duels tell what a table wins: players take placement=FILE."
    },
    footer = {
      "  hindsight lab crossword placement --from games --games 20000 --seed 7",
      "  hindsight lab crossword placement --from replies --games 2000 --seed 7",
      "  hindsight crossword duel --first static:placement=english.squares --second static"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class PlacementCommand extends CrewCommand.OfReport {
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

  @Override
  protected Work<Reported> open() throws IOException {
    Usage.checkRange(spec(), "--games", games, 10, Long.MAX_VALUE / 2);
    Usage.checkRange(spec(), "--candidates", candidates, 2, PlacementPlan.MOST_CANDIDATES);
    Usage.checkRange(spec(), "--racks", racks, 2, PlacementPlan.MOST_RACKS);
    TrialRange played = TrialRange.of(seed.seed(), games);
    return crew ->
        PlacementComparisonResult.of(crossword.files(), source, played, candidates, racks, crew);
  }
}
