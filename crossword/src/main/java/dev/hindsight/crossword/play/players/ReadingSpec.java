package dev.hindsight.crossword.play.players;

import dev.hindsight.core.notation.SettingNames;
import dev.hindsight.core.notation.SpecifiedOptions;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.CriterionText;
import java.util.List;
import java.util.Optional;

/**
 * {@code infer=true}: how a player reads what the opponent's last move tells.
 *
 * @param criterion how well a rack must explain the move
 * @param mostRacks more candidates are not judged
 */
public record ReadingSpec(Criterion criterion, int mostRacks) {
  static final List<String> OPTIONS = List.of("margin", "definition", "likelihood", "racks");

  /** Some 0.3 s; most placements of two or more tiles leave fewer candidates, at any time. */
  private static final int USUAL_RACKS = 200_000;

  private static final int MOST_RACKS = 999_999_999;

  static Optional<ReadingSpec> read(SpecifiedOptions options) {
    if (!options.isTrue("infer")) {
      for (String option : OPTIONS) {
        if (options.has(option)) {
          throw new IllegalArgumentException(
              "the option " + option + " of the player simulate needs infer=true");
        }
      }
      return Optional.empty();
    }
    return Optional.of(
        new ReadingSpec(criterion(options), options.number("racks", 1, MOST_RACKS, USUAL_RACKS)));
  }

  private static Criterion criterion(SpecifiedOptions options) {
    try {
      return CriterionText.parse(
          options.decimal("margin").orElse(null),
          options.text("definition").orElse(null),
          options.text("likelihood").orElse(null),
          true);
    } catch (IllegalArgumentException refused) {
      throw new IllegalArgumentException(
          SettingNames.in(
              String.valueOf(refused.getMessage()), name -> "the player's option " + name),
          refused);
    }
  }
}
