package dev.hindsight.workbench.oware;

import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.notation.OgnReader;
import dev.hindsight.oware.rules.notation.RecordedGame;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.questions.Asking;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.questions.Setting;
import dev.hindsight.workbench.questions.SettingType;
import dev.hindsight.workbench.questions.Stock;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What can be asked about oware. */
public final class OwareQuestions {
  private static final int LONGEST_TURNS = 100_000;
  private static final int DEEPEST = 200;
  private static final BigDecimal USUAL_SECONDS = new BigDecimal("2");

  private static final Setting<String> POSITION =
      Setting.required(
          "position",
          "twelve pits, two stores, side to move",
          SettingType.text("POSITION"),
          "0-0-1-0-0-2-0-0-0-0-1-0-22-22-S");

  private static final Setting<OwareRules> RULES =
      Setting.usually(
          "rules",
          "the variant that is played",
          SettingType.choice(
              OwareRules.ALL.stream().map(OwareRules::name).toList(),
              OwareRules::named,
              OwareRules::name),
          OwareRules.CODINGAME);

  private static final Setting<Integer> TURNS =
      Setting.optional(
          "turns",
          "plies before the game is stopped",
          SettingType.whole(0, LONGEST_TURNS, Unit.PLIES),
          "the game is not stopped");

  private static final Setting<Path> TABLE =
      Setting.repeatable(
          "table",
          "a book or endgame table to consult; a folder stands for its largest one",
          SettingType.file(),
          "small ones are solved on the spot");

  private static final Setting<Integer> DEPTH =
      Setting.optional(
          "depth",
          "where the tables do not reach, search exactly so far ahead",
          SettingType.whole(1, DEEPEST, Unit.PLIES),
          "the time decides");

  private static final Setting<BigDecimal> SECONDS =
      Setting.optional(
          "seconds",
          "where the tables do not reach, search for at most this long",
          SettingType.decimal("0.001", "86400", Unit.SECONDS),
          USUAL_SECONDS + " unless there is a depth");

  private static final Setting<String> GAME =
      Setting.required(
          "game",
          "the record of a game, as the text of an OGN file; of several the first counts",
          SettingType.text("OGN"),
          "[Variant \"codingame\"]\n\n1. C d *\n");

  public static final Question<OwareAnswer> ASK =
      new Question<>(
          "oware.ask",
          "What a position is worth, every legal move, and the line of best play.",
          List.of(POSITION, RULES, TURNS, TABLE, DEPTH, SECONDS),
          OwareAnswer.class,
          OwareQuestions::ask);

  public static final Question<ReviewedGame> REVIEW =
      new Question<>(
          "oware.review",
          "A recorded game judged move by move: what each move gave away.",
          List.of(GAME, RULES, TABLE, DEPTH, SECONDS),
          ReviewedGame.class,
          OwareQuestions::review);

  /** All of them. */
  public static final List<Question<?>> ALL = List.of(ASK, REVIEW);

  private OwareQuestions() {}

  private static OwareAnswer ask(Chosen chosen, Asking asking) throws IOException {
    OwareRules rules = chosen.get(RULES);
    OptionalInt turns = turnsLeft(chosen, rules);
    OwarePosition position = OwarePosition.parse(chosen.get(POSITION));
    List<OwareTable> tables = tables(chosen, rules, turns.isPresent(), asking);
    SearchLimits limits = limits(chosen, Optional.of(USUAL_SECONDS), asking);
    return new OwareAsk(rules, tables, limits, asking.crew()).answer(position, turns);
  }

  private static OptionalInt turnsLeft(Chosen chosen, OwareRules rules) {
    Optional<Integer> turns = chosen.find(TURNS);
    if (turns.isPresent() && !rules.hasTurnLimit()) {
      throw TURNS.refused(
          "makes no sense under " + rules.name() + ", where no number of turns ends a game");
    }
    return turns.isPresent() ? OptionalInt.of(turns.get()) : OptionalInt.empty();
  }

  private static ReviewedGame review(Chosen chosen, Asking asking) throws IOException {
    List<RecordedGame> games = OgnReader.read(chosen.get(GAME), chosen.get(RULES));
    if (games.isEmpty()) {
      throw GAME.refused("holds no game; give one in OGN");
    }
    OwareRules rules = games.get(0).game().rules();
    List<OwareTable> tables = tables(chosen, rules, rules.hasTurnLimit(), asking);
    OwareAsk ask =
        new OwareAsk(rules, tables, limits(chosen, Optional.empty(), asking), asking.crew());
    return new OwareReview(ask, asking.crew().progress()).review(games.get(0));
  }

  /** Kept open from question to question. */
  private static List<OwareTable> tables(
      Chosen chosen, OwareRules rules, boolean stopsAfterTurns, Asking asking) throws IOException {
    List<OwareTable> opened = new ArrayList<>();
    for (Path file : chosen.all(TABLE)) {
      opened.add(
          asking
              .stock()
              .get(
                  new TableKey(rules, stopsAfterTurns, Stock.stamps(List.of(file))),
                  () -> OwareTables.open(file, rules, stopsAfterTurns)));
    }
    return opened;
  }

  private record TableKey(OwareRules rules, boolean stopsAfterTurns, List<Stock.Stamp> file) {}

  /**
   * @param usual seconds if nothing is said; without them the usual depth of a review
   */
  private static SearchLimits limits(Chosen chosen, Optional<BigDecimal> usual, Asking asking) {
    Optional<Integer> depth = chosen.find(DEPTH);
    Optional<BigDecimal> seconds = chosen.find(SECONDS);
    SearchLimits limits = SearchLimits.none();
    if (depth.isEmpty() && seconds.isEmpty()) {
      seconds = usual;
      depth = usual.isPresent() ? depth : Optional.of(OwareReview.USUAL_DEPTH);
    }
    if (depth.isPresent()) {
      limits = limits.withDepth(depth.get());
    }
    if (seconds.isPresent()) {
      limits = limits.withMilliseconds(seconds.get().movePointRight(3).longValue());
    }
    return limits.withStop(asking.crew().cancellation()::isCancelled);
  }
}
