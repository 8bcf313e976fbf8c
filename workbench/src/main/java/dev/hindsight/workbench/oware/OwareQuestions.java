package dev.hindsight.workbench.oware;

import dev.hindsight.core.runs.Cancellation;
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

  public static final Setting<String> POSITION =
      Setting.required(
          "position",
          "twelve pits, two stores, side to move",
          SettingType.text("POSITION"),
          "0-0-1-0-0-2-0-0-0-0-1-0-22-22-S");

  public static final Setting<OwareRules> RULES =
      Setting.usually(
          "rules",
          "the variant that is played",
          SettingType.choice(
              OwareRules.ALL.stream().map(OwareRules::name).toList(),
              OwareRules::named,
              OwareRules::name),
          OwareRules.CODINGAME);

  public static final Setting<Integer> TURNS =
      Setting.optional(
          "turns",
          "plies before the game is stopped",
          SettingType.whole(0, LONGEST_TURNS, Unit.PLIES),
          "the game is not stopped");

  public static final Setting<Path> TABLE =
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

  public static final Setting<String> GAME =
      Setting.required(
          "game",
          "the record of a game, or of several, as the text of an OGN file",
          SettingType.text("OGN"),
          "[Variant \"codingame\"]\n\n1. C d *\n");

  private static final Setting<Integer> NUMBER =
      Setting.usually(
          "number",
          "which of the games in the record",
          SettingType.whole(1, 1_000_000, Unit.NONE),
          1);

  private static final Setting<Integer> REVIEW_DEPTH =
      Setting.optional(
          DEPTH.name(),
          DEPTH.sentence(),
          DEPTH.type(),
          OwareReview.USUAL_DEPTH + " unless there are seconds");

  private static final Setting<BigDecimal> REVIEW_SECONDS =
      Setting.optional(
          SECONDS.name(),
          "search each position for at most this long, instead or besides",
          SECONDS.type(),
          "the depth decides");

  /** How far to search in a review, or for a hint: by depth, so that it can be repeated. */
  public static final List<Setting<?>> SEARCH = List.of(REVIEW_DEPTH, REVIEW_SECONDS);

  public static final Question<OwareAnswer> ASK =
      new Question<>(
          "oware.ask",
          "Say what a position is worth, every legal move, and the line of best play.",
          "Without tables, small ones are solved on the spot; with more seeds on the board than the"
              + " tables know, a search goes on to them and its values are called estimates until"
              + " proven. A folder in the place of a table stands for its largest one for these"
              + " rules.",
          List.of(POSITION, TURNS, TABLE, RULES, DEPTH, SECONDS),
          OwareAnswer.class,
          OwareQuestions::ask);

  public static final Question<ReviewedGame> REVIEW =
      new Question<>(
          "oware.review",
          "Judge every move of a recorded game: what it lost, and where the game turned.",
          "Small tables are solved on the spot, or bring larger ones. Where all moves are known the"
              + " judgement is exact, elsewhere it is that of a search.",
          List.of(GAME, NUMBER, TABLE, RULES, REVIEW_DEPTH, REVIEW_SECONDS),
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
    return new OwareAsk(rules, tables, limits(chosen, asking), asking.crew())
        .answerWithOutlook(position, turns);
  }

  private static OptionalInt turnsLeft(Chosen chosen, OwareRules rules) {
    Optional<Integer> turns = chosen.find(TURNS);
    if (turns.isPresent() && !rules.hasTurnLimit()) {
      throw TURNS.refused(
          "must be left out under " + rules.name() + ": no number of turns ends a game there");
    }
    return turns.isPresent() ? OptionalInt.of(turns.get()) : OptionalInt.empty();
  }

  private static ReviewedGame review(Chosen chosen, Asking asking) throws IOException {
    List<RecordedGame> games = OgnReader.read(chosen.get(GAME), chosen.get(RULES));
    if (games.isEmpty()) {
      throw GAME.refused("holds no game; give one in OGN");
    }
    return review(games, chosen, asking);
  }

  /** The answer to {@link #REVIEW} for a record that has been read already. */
  public static ReviewedGame review(List<RecordedGame> games, Chosen chosen, Asking asking)
      throws IOException {
    int number = chosen.get(NUMBER);
    if (number > games.size()) {
      throw NUMBER.refused("must be from 1 to " + games.size() + ", not " + number);
    }
    RecordedGame game = games.get(number - 1);
    OwareRules rules = game.game().rules();
    List<OwareTable> tables = tables(chosen, rules, rules.hasTurnLimit(), asking);
    OwareAsk ask = new OwareAsk(rules, tables, reviewLimits(chosen, asking), asking.crew());
    return new OwareReview(ask, asking.crew().progress()).review(game);
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

  private static SearchLimits limits(Chosen chosen, Asking asking) {
    Optional<BigDecimal> seconds = chosen.find(SECONDS);
    return limits(
        chosen.find(DEPTH),
        seconds.isEmpty() && !chosen.isSaid(DEPTH) ? Optional.of(USUAL_SECONDS) : seconds,
        asking.crew().cancellation());
  }

  private static SearchLimits reviewLimits(Chosen chosen, Asking asking) {
    return limits(chosen, asking.crew().cancellation());
  }

  /** What {@link #SEARCH} says. */
  public static SearchLimits limits(Chosen chosen, Cancellation cancellation) {
    Optional<Integer> depth = chosen.find(REVIEW_DEPTH);
    Optional<BigDecimal> seconds = chosen.find(REVIEW_SECONDS);
    return limits(
        depth.isEmpty() && seconds.isEmpty() ? Optional.of(OwareReview.USUAL_DEPTH) : depth,
        seconds,
        cancellation);
  }

  private static SearchLimits limits(
      Optional<Integer> depth, Optional<BigDecimal> seconds, Cancellation cancellation) {
    SearchLimits limits = SearchLimits.none();
    if (depth.isPresent()) {
      limits = limits.withDepth(depth.get());
    }
    if (seconds.isPresent()) {
      limits = limits.withMilliseconds(seconds.get().movePointRight(3).longValue());
    }
    return limits.withStop(cancellation::isCancelled);
  }
}
