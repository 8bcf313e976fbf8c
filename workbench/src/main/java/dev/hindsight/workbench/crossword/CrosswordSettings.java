package dev.hindsight.workbench.crossword;

import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.questions.Asking;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Setting;
import dev.hindsight.workbench.questions.SettingType;
import dev.hindsight.workbench.questions.Stock;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What several questions about crossword games let their asker say. */
final class CrosswordSettings {
  static final Setting<String> POSITION =
      Setting.required(
          "position",
          "rows, racks, scores and scoreless turns (CGP); the player on turn comes first",
          SettingType.text("CGP"),
          "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0");

  static final Setting<Path> WORDS =
      Setting.optional(
          "words", "a word graph (.kwg) or a list of words", SettingType.file(), "ENABLE");

  static final Setting<Path> LEAVES =
      Setting.optional(
          "leaves",
          "leave values for a full bag: a table or .klv2; static for those learnt with ENABLE, none"
              + " for leaves that count 0",
          SettingType.file(),
          "those for the tiles unseen in the English game, else none");

  static final Setting<Path> TILES =
      Setting.optional(
          "tiles",
          "letters, counts and scores: the name of a language or a CSV file",
          SettingType.file(),
          "the English tiles");

  static final Setting<Path> LAYOUT =
      Setting.optional(
          "layout",
          "a board: standard, super (21 rows) or a text file",
          SettingType.file(),
          "the standard board");

  static final Setting<Path> RACK_EQUITY =
      Setting.optional(
          "rack-equity",
          "rack equities to derive leaves for the tiles unseen from: a table or .req",
          SettingType.file(),
          "those for ENABLE in the English game, unless there are leaves");

  static final Setting<Path> PLACEMENT =
      Setting.optional(
          "placement",
          "what tiles are worth where they lie: built-in, a table or .spv",
          SettingType.file(),
          "squares count 0");

  static final Setting<BigDecimal> ENDGAME =
      Setting.usually(
          "endgame",
          "with an empty bag, solve for at most this long; 0 ranks by a rule of thumb instead",
          SettingType.decimal("0", "86400", Unit.SECONDS),
          new BigDecimal("5"));

  static final Setting<Integer> ENDGAME_PLIES =
      Setting.optional(
          "endgame-plies",
          "then look so many plies ahead at most, and estimate the rest",
          SettingType.whole(1, EndgameLimits.ALL_PLIES, Unit.PLIES),
          "it looks to the end");

  static final Setting<Boolean> WIN_FIRST =
      Setting.usually(
          "win-first",
          "then prove who wins before by how many points, which helps where time is short",
          SettingType.flag(),
          false);

  /** What all of them may bring in place of the defaults. */
  private static final List<Setting<?>> BROUGHT =
      List.of(WORDS, LEAVES, TILES, LAYOUT, RACK_EQUITY, PLACEMENT);

  private CrosswordSettings() {}

  /** The settings of one question, and then those that say with what it is played. */
  static List<Setting<?>> with(Setting<?>... own) {
    return Stream.concat(Stream.of(own), BROUGHT.stream()).toList();
  }

  static CrosswordFiles files(Chosen chosen) {
    return new CrosswordFiles(
        chosen.find(WORDS).orElse(null),
        chosen.find(LEAVES).orElse(null),
        chosen.find(TILES).orElse(null),
        chosen.find(LAYOUT).orElse(null));
  }

  static CrosswordRules rules(Chosen chosen) throws IOException {
    return LoadedEquipment.openRules(files(chosen));
  }

  static EndgameLimits endgame(Chosen chosen) {
    EndgameLimits limits =
        EndgameLimits.within(duration(chosen.get(ENDGAME)))
            .withAim(
                chosen.get(WIN_FIRST)
                    ? EndgameLimits.Aim.WIN_THEN_POINTS
                    : EndgameLimits.Aim.POINTS);
    return chosen.find(ENDGAME_PLIES).map(limits::withPlies).orElse(limits);
  }

  static Duration duration(BigDecimal seconds) {
    return Duration.ofMillis(seconds.movePointRight(3).longValue());
  }

  /** What a question is played with, loaded once for all that bring the same. */
  static LoadedEquipment equipment(Chosen chosen, Asking asking) throws IOException {
    CrosswordFiles files = files(chosen);
    Path rackEquity = chosen.find(RACK_EQUITY).orElse(null);
    Path placement = chosen.find(PLACEMENT).orElse(null);
    if (rackEquity != null && chosen.isSaid(LEAVES)) {
      throw RACK_EQUITY.refused("gives leaves of its own; leave out " + LEAVES.key());
    }
    return asking
        .stock()
        .get(
            new EquipmentKey(
                files,
                rackEquity,
                placement,
                Stock.stamps(
                    BROUGHT.stream()
                        .flatMap(setting -> chosen.find(setting).stream())
                        .map(Path.class::cast)
                        .toList())),
            () ->
                LoadedEquipment.openForBag(files, rules(chosen), rackEquity)
                    .withPlacement(placement));
  }

  private record EquipmentKey(
      CrosswordFiles files,
      @Nullable Path rackEquity,
      @Nullable Path placement,
      List<Stock.Stamp> stamps) {}
}
