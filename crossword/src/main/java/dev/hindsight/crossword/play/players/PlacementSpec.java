package dev.hindsight.crossword.play.players;

import dev.hindsight.core.notation.SpecifiedOptions;
import dev.hindsight.crossword.play.evaluate.PlacementValues;
import dev.hindsight.crossword.play.evaluate.SpreadWeight;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.table.PlacementTable;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code placement=F,spread=chance}: what a player thinks of where tiles lie.
 *
 * @param file of placement values, or {@link #BUILT_IN}
 * @param spread how much their variance counts
 */
public record PlacementSpec(String file, Spread spread) {
  /** In the place of a file: the table that comes with the program. */
  public static final String BUILT_IN = "built-in";

  /** The lead from which on the linear weight no longer grows, and what it is then. */
  private static final double LINEAR_LEAD_POINTS = 75;

  private static final double LINEAR_PER_POINT_SQUARED = 0.01;

  /** How much variance counts. */
  public enum Spread {
    /** By the lead and the variance still to come, as win chances tell. */
    CHANCE,

    /** By the lead alone. */
    LINEAR,

    /** Nothing. */
    NONE;

    /** As people write it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static List<String> optionsWith(String... others) {
    return Stream.concat(Arrays.stream(others), Stream.of("placement", "spread")).toList();
  }

  static Optional<PlacementSpec> read(SpecifiedOptions options) {
    List<String> words = Arrays.stream(Spread.values()).map(Spread::word).toList();
    Optional<Spread> spread =
        options.word("spread", words).map(word -> Spread.values()[words.indexOf(word)]);
    Optional<String> file = options.file("placement");
    if (spread.isPresent() && file.isEmpty()) {
      throw new IllegalArgumentException("the player's option spread needs placement=FILE");
    }
    return file.map(name -> new PlacementSpec(name, spread.orElse(Spread.NONE)));
  }

  /** The values of a table, for those who play by this. */
  public PlacementValues values(PlacementTable table, CrosswordRules rules, String wordsSha256) {
    return new PlacementValues(
        table,
        switch (spread) {
          case CHANCE -> SpreadWeight.of(rules, wordsSha256);
          case LINEAR -> SpreadWeight.linear(LINEAR_LEAD_POINTS, LINEAR_PER_POINT_SQUARED);
          case NONE -> SpreadWeight.NONE;
        });
  }
}
