package dev.hindsight.workbench.crossword;

import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.CriterionText;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.ask.CrosswordBest;
import dev.hindsight.workbench.crossword.ask.CrosswordInfer;
import dev.hindsight.workbench.crossword.ask.CrosswordReplies;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.questions.Asking;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Setting;
import dev.hindsight.workbench.questions.SettingType;
import dev.hindsight.workbench.questions.SettingsRefusedException;
import dev.hindsight.workbench.questions.Stock;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What several questions about crossword games let their asker say. */
public final class CrosswordSettings {
  public static final Setting<String> POSITION =
      Setting.required(
          "position",
          "rows, racks, scores and scoreless turns (CGP); the player on turn comes first",
          SettingType.text("CGP"),
          "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0");

  public static final Setting<Path> WORDS =
      Setting.optional(
          "words", "a word graph (.kwg) or a list of words", SettingType.file(), "ENABLE");

  public static final Setting<Path> LEAVES =
      Setting.optional(
          "leaves",
          "leave values for a full bag: a table or .klv2; static for those learnt with ENABLE, none"
              + " for leaves that count 0",
          SettingType.file(),
          "those for the tiles unseen in the English game, else none");

  public static final Setting<Path> TILES =
      Setting.optional(
          "tiles",
          "letters, counts and scores: " + String.join(", ", TileSet.LANGUAGES) + " or a CSV file",
          SettingType.file(),
          "english");

  public static final Setting<Path> LAYOUT =
      Setting.optional(
          "layout",
          "a board: standard, super (21 rows) or a text file",
          SettingType.file(),
          "standard");

  public static final Setting<Path> RACK_EQUITY =
      Setting.optional(
          "rack-equity",
          "rack equities to derive leaves for the tiles unseen from: a table or .req",
          SettingType.file(),
          "those for ENABLE in the English game, unless there are leaves");

  public static final Setting<Path> PLACEMENT =
      Setting.optional(
          "placement",
          "what tiles are worth where they lie: built-in, a table or .spv",
          SettingType.file(),
          "squares count 0");

  public static final Setting<BigDecimal> ENDGAME =
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

  public static final Setting<Long> SEED = Setting.seed();

  public static final Setting<BigDecimal> MARGIN =
      Setting.optional(
          "margin",
          "by how much an observed move may fall short of the best",
          SettingType.decimal("0", "1000", Unit.POINTS),
          "0");

  private static final Setting<String> DEFINITION =
      Setting.optional(
          "definition",
          "near-best: an exchange counts if the best move is worth at most the margin more than the"
              + " best exchange of as many; classic: if the best move is worth at most the margin,"
              + " or is such an exchange itself",
          SettingType.choice(List.of("near-best", "classic")),
          "near-best");

  private static final Setting<String> LIKELIHOOD =
      Setting.optional(
          "likelihood",
          "softmax:T weighs each rack by the chance of the move for a player who chooses a move"
              + " worth T points less 2.7 times less often",
          SettingType.text("softmax:T"),
          "a rack counts or does not");

  /** How well a rack must explain a move that was seen. */
  static final List<Setting<?>> EXPLAINING = List.of(MARGIN, DEFINITION, LIKELIHOOD);

  /** With what a game is played. */
  public static final List<Setting<?>> EQUIPMENT = List.of(WORDS, LEAVES, TILES, LAYOUT);

  /** What all that is asked about moves may bring in place of the defaults. */
  static final List<Setting<?>> BROUGHT =
      Stream.concat(Stream.of(RACK_EQUITY, PLACEMENT), EQUIPMENT.stream()).toList();

  private CrosswordSettings() {}

  /** The settings of one question, and then those that say with what it is played. */
  static List<Setting<?>> with(Setting<?>... own) {
    return with(List.of(own), BROUGHT);
  }

  /** All of these, one list after another. */
  @SafeVarargs
  static List<Setting<?>> with(List<Setting<?>>... lists) {
    List<Setting<?>> all = new ArrayList<>();
    for (List<Setting<?>> list : lists) {
      all.addAll(list);
    }
    return all;
  }

  public static CrosswordFiles files(Chosen chosen) {
    return new CrosswordFiles(
        chosen.find(WORDS).orElse(null),
        chosen.find(LEAVES).orElse(null),
        chosen.find(TILES).orElse(null),
        chosen.find(LAYOUT).orElse(null));
  }

  public static CrosswordRules rules(Chosen chosen) throws IOException {
    return LoadedEquipment.openRules(files(chosen));
  }

  /** Read before anything is loaded, so that a mistake in it is told at once. */
  public static CgpPosition position(Chosen chosen) throws IOException {
    return Cgp.parse(chosen.get(POSITION), rules(chosen));
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
    return Duration.ofNanos(seconds.movePointRight(9).longValue());
  }

  /** Whether any of the settings of {@link #criterion} was said. */
  static boolean isCriterionSaid(Chosen chosen) {
    return EXPLAINING.stream().anyMatch(chosen::isSaid);
  }

  /**
   * How well a rack must explain a move.
   *
   * @param cutoff whether to stop at the first move that is too good
   */
  static Criterion criterion(Chosen chosen, boolean cutoff) {
    return SettingsRefusedException.check(
        () ->
            CriterionText.parse(
                chosen.find(MARGIN).orElse(null),
                chosen.find(DEFINITION).orElse(null),
                chosen.find(LIKELIHOOD).orElse(null),
                cutoff));
  }

  /** What a question is played with, loaded once for all that bring the same. */
  static Equipped equipped(Chosen chosen, Asking asking) throws IOException {
    return equipped(files(chosen), chosen, asking);
  }

  /** The same with other words than those that were said. */
  static Equipped equipped(CrosswordFiles files, Chosen chosen, Asking asking) throws IOException {
    if (chosen.isSaid(RACK_EQUITY) && chosen.isSaid(LEAVES)) {
      throw RACK_EQUITY.refused("gives leaves of its own; leave out " + LEAVES.quoted());
    }
    Path rackEquity = chosen.find(RACK_EQUITY).orElse(null);
    Path placement = chosen.find(PLACEMENT).orElse(null);
    List<Path> paths =
        Stream.of(
                files.words(), files.leaves(), files.tiles(), files.layout(), rackEquity, placement)
            .filter(Objects::nonNull)
            .toList();
    return asking
        .stock()
        .get(
            new EquipmentKey(files, rackEquity, placement, Stock.stamps(paths)),
            () ->
                new Equipped(
                    LoadedEquipment.openForBag(files, LoadedEquipment.openRules(files), rackEquity)
                        .withPlacement(placement),
                    rackEquity));
  }

  private record EquipmentKey(
      CrosswordFiles files,
      @Nullable Path rackEquity,
      @Nullable Path placement,
      List<Stock.Stamp> stamps) {}

  /** What was loaded, and those who answer with it, of whom each answers one question at a time. */
  static final class Equipped {
    private final LoadedEquipment loaded;
    private final @Nullable Path rackEquity;

    /** The last one used first: it may remember the position. */
    private final Deque<CrosswordAsk> idle = new ConcurrentLinkedDeque<>();

    private final Deque<CrosswordBest> idleToChoose = new ConcurrentLinkedDeque<>();

    Equipped(LoadedEquipment loaded, @Nullable Path rackEquity) {
      this.loaded = loaded;
      this.rackEquity = rackEquity;
    }

    /** Puts a question to one whom nobody else uses; after an exception the next gets a new one. */
    <T> T ask(Function<CrosswordAsk, T> question) throws IOException {
      CrosswordAsk ask = idle.poll();
      if (ask == null) {
        ask =
            rackEquity == null
                ? new CrosswordAsk(loaded)
                : CrosswordAsk.deriving(loaded, rackEquity);
      }
      T answer = question.apply(ask);
      idle.push(ask);
      return answer;
    }

    /** The same for those who choose moves. */
    <T> T best(Function<CrosswordBest, T> question) throws IOException {
      CrosswordBest best = idleToChoose.poll();
      if (best == null) {
        best =
            rackEquity == null
                ? new CrosswordBest(loaded)
                : CrosswordBest.deriving(loaded, rackEquity);
      }
      T answer = question.apply(best);
      idleToChoose.push(best);
      return answer;
    }

    LoadedEquipment loaded() {
      return loaded;
    }

    CrosswordReplies replies() throws IOException {
      return rackEquity == null
          ? new CrosswordReplies(loaded)
          : CrosswordReplies.deriving(loaded, rackEquity);
    }

    CrosswordInfer infer() throws IOException {
      return rackEquity == null
          ? new CrosswordInfer(loaded)
          : CrosswordInfer.deriving(loaded, rackEquity);
    }
  }
}
