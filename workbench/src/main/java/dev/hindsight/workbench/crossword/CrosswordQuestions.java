package dev.hindsight.workbench.crossword;

import static dev.hindsight.workbench.crossword.CrosswordSettings.ENDGAME;
import static dev.hindsight.workbench.crossword.CrosswordSettings.ENDGAME_PLIES;
import static dev.hindsight.workbench.crossword.CrosswordSettings.LAYOUT;
import static dev.hindsight.workbench.crossword.CrosswordSettings.POSITION;
import static dev.hindsight.workbench.crossword.CrosswordSettings.RACK_EQUITY;
import static dev.hindsight.workbench.crossword.CrosswordSettings.TILES;
import static dev.hindsight.workbench.crossword.CrosswordSettings.WIN_FIRST;
import static dev.hindsight.workbench.crossword.CrosswordSettings.WORDS;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.CriterionText;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.ask.CrosswordInfer;
import dev.hindsight.workbench.crossword.ask.CrosswordLeave;
import dev.hindsight.workbench.crossword.ask.CrosswordRack;
import dev.hindsight.workbench.crossword.ask.CrosswordReplies;
import dev.hindsight.workbench.crossword.ask.InferenceAnswer;
import dev.hindsight.workbench.crossword.ask.InferenceQuestion;
import dev.hindsight.workbench.crossword.ask.LeaveAnswer;
import dev.hindsight.workbench.crossword.ask.PreEndgameWish;
import dev.hindsight.workbench.crossword.ask.RackAnswer;
import dev.hindsight.workbench.crossword.ask.RepliesAnswer;
import dev.hindsight.workbench.crossword.ask.WhyAnswer;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.crossword.review.CrosswordReview;
import dev.hindsight.workbench.crossword.review.GameReview;
import dev.hindsight.workbench.crossword.review.ReviewPlan;
import dev.hindsight.workbench.questions.Asking;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.questions.Setting;
import dev.hindsight.workbench.questions.SettingType;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What can be asked about crossword games. */
public final class CrosswordQuestions {
  private static final int MOST_LISTED = 10_000;

  private static final Setting<Integer> PLAYS =
      Setting.usually(
          "plays",
          "list so many of the best moves",
          SettingType.whole(0, MOST_LISTED, Unit.COUNT),
          15);

  private static final Setting<Boolean> SUMS =
      Setting.usually(
          "sums", "add up the scores and equities of all plays", SettingType.flag(), false);

  private static final Setting<BigDecimal> PRE_ENDGAME =
      Setting.usually(
          "pre-endgame",
          "with 1 to 7 tiles in the bag, compare the first moves by win chance for at most this"
              + " long, with the ends of the games solved; 0 for not at all",
          SettingType.decimal("0", "86400", Unit.SECONDS),
          BigDecimal.ZERO);

  private static final Setting<String> ONLY =
      Setting.usually(
          "only",
          "then compare these moves alone, with a semicolon between them, as in 8D FACET; pass",
          SettingType.text("MOVES"),
          "");

  private static final Setting<String> OPPONENT_HAS =
      Setting.usually(
          "opponent-has",
          "then, tiles that the opponent is known to hold",
          SettingType.text("TILES"),
          "");

  private static final Setting<String> LAST_MOVE =
      Setting.optional(
          "infer",
          "then, the placement that the opponent just made: racks that explain it count, as in"
              + " crossword.infer",
          SettingType.text("MOVE"),
          "every rack is as likely as drawing it");

  private static final Setting<Integer> RANK =
      Setting.usually(
          "rank",
          "of the play among all moves, from 1",
          SettingType.whole(1, MOST_LISTED, Unit.NONE),
          1);

  private static final Setting<Integer> REPLIED_PLAYS =
      Setting.usually(
          "plays", "look at so many of the first plays", SettingType.whole(1, 100, Unit.COUNT), 10);

  private static final Setting<String> POSITION_BEFORE =
      Setting.required(
          "position",
          "the position before the move (CGP), the mover on turn; the racks in it are ignored",
          SettingType.text("CGP"),
          "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0");

  private static final Setting<String> MOVE =
      Setting.<String>optional(
              "move", "the placement that was made", SettingType.text("MOVE"), "say exchange")
          .example("8H AA");

  private static final Setting<Integer> EXCHANGE =
      Setting.optional(
          "exchange",
          "the number of tiles that were exchanged",
          SettingType.whole(1, 100, Unit.TILES),
          "say move");

  private static final Setting<BigDecimal> MARGIN =
      Setting.optional(
          "margin",
          "by how much the move may fall short of the best",
          SettingType.decimal("0", "1000", Unit.POINTS),
          "0");

  private static final Setting<String> DEFINITION =
      Setting.optional(
          "definition",
          "near-best: an exchange counts if the best move is worth at most the margin more than the"
              + " best exchange of as many; classic: if it is worth at most the margin, or is such"
              + " an exchange itself",
          SettingType.choice(List.of("near-best", "classic")),
          "near-best");

  private static final Setting<String> LIKELIHOOD =
      Setting.optional(
          "likelihood",
          "softmax:T weighs each rack by the chance of the move for a player who chooses a move"
              + " worth T points less 2.7 times less often",
          SettingType.text("softmax:T"),
          "a rack counts or does not");

  private static final Setting<Boolean> EXHAUSTIVE =
      Setting.usually(
          "exhaustive",
          "find the best move of every rack; slower, with the same result",
          SettingType.flag(),
          false);

  private static final Setting<String> MOVER_KNOWN =
      Setting.usually(
          "mover-known",
          "tiles that the mover was known to hold before the move",
          SettingType.text("TILES"),
          "");

  private static final Setting<String> OPPONENT_KNOWN =
      Setting.usually(
          "opponent-known", "tiles that the other player holds", SettingType.text("TILES"), "");

  private static final Setting<Integer> TOP =
      Setting.usually(
          "top",
          "list so many leaves of most weight",
          SettingType.whole(0, MOST_LISTED, Unit.COUNT),
          15);

  private static final Setting<String> KEPT =
      Setting.required(
          "kept",
          "tiles that are kept, fewer than a rack holds; ? for a blank",
          SettingType.text("TILES"),
          "AIT");

  private static final Setting<String> POSITION_OR_EMPTY =
      Setting.optional(
          "position", POSITION.sentence(), SettingType.text("CGP"), "the board is empty");

  private static final Setting<String> RACK =
      Setting.required(
          "rack", "all tiles of the rack, ? for a blank", SettingType.text("TILES"), "EEINRST");

  private static final Setting<Path> RACKS =
      Setting.optional(
          "rack-equity",
          "a table of rack equities or .req",
          SettingType.file(),
          "those for ENABLE");

  private static final Setting<String> GAME =
      Setting.required(
          "game",
          "the record of a game, as the text of a GCG file",
          SettingType.text("GCG"),
          "#player1 A A\n#player2 B B\n>A: AEIRSTT 8H AIT +6 6\n>B: EEINRST 9E RETINES +73 73\n");

  private static final Setting<Integer> PLAYER =
      Setting.optional(
          "player", "judge only player 1 or 2", SettingType.whole(1, 2, Unit.NONE), "both");

  public static final Question<CrosswordAnswer> ASK =
      new Question<>(
          "crossword.ask",
          "The best moves of a position with what they are worth; with an empty bag, solved.",
          CrosswordSettings.with(
              POSITION,
              PLAYS,
              SUMS,
              ENDGAME,
              ENDGAME_PLIES,
              WIN_FIRST,
              PRE_ENDGAME,
              ONLY,
              OPPONENT_HAS,
              LAST_MOVE),
          CrosswordAnswer.class,
          CrosswordQuestions::ask);

  public static final Question<WhyAnswer> WHY =
      new Question<>(
          "crossword.why",
          "A move taken apart: score, leave, and each tile's square; or the rest of a solved"
              + " ending.",
          CrosswordSettings.with(POSITION, RANK, ENDGAME, ENDGAME_PLIES, WIN_FIRST),
          WhyAnswer.class,
          CrosswordQuestions::why);

  public static final Question<RepliesAnswer> REPLIES =
      new Question<>(
          "crossword.replies",
          "The first plays with the reply that the opponent can expect, over all racks.",
          CrosswordSettings.with(POSITION, REPLIED_PLAYS),
          RepliesAnswer.class,
          CrosswordQuestions::replies);

  public static final Question<InferenceAnswer> INFER =
      new Question<>(
          "crossword.infer",
          "What the opponent is likely to have kept, inferred from the move just made.",
          CrosswordSettings.with(
              POSITION_BEFORE,
              MOVE,
              EXCHANGE,
              MARGIN,
              DEFINITION,
              LIKELIHOOD,
              EXHAUSTIVE,
              MOVER_KNOWN,
              OPPONENT_KNOWN,
              TOP),
          InferenceAnswer.class,
          CrosswordQuestions::infer);

  public static final Question<LeaveAnswer> LEAVE =
      new Question<>(
          "crossword.leave",
          "What tiles are worth to whoever keeps them, and which tiles in the bag matter to it.",
          CrosswordSettings.with(KEPT, POSITION_OR_EMPTY),
          LeaveAnswer.class,
          CrosswordQuestions::leave);

  public static final Question<RackAnswer> RACK_VALUE =
      new Question<>(
          "crossword.rack",
          "What a full rack is worth on average, and what that rests on.",
          List.of(RACK, RACKS),
          RackAnswer.class,
          CrosswordQuestions::rack);

  public static final Question<GameReview> REVIEW =
      new Question<>(
          "crossword.review",
          "A recorded game judged turn by turn: what was played, what was best, what it cost.",
          List.of(GAME, PLAYER, WORDS, CrosswordSettings.LEAVES, TILES, LAYOUT),
          GameReview.class,
          CrosswordQuestions::review);

  /** All of them. */
  public static final List<Question<?>> ALL =
      List.of(ASK, WHY, REPLIES, INFER, LEAVE, RACK_VALUE, REVIEW);

  private CrosswordQuestions() {}

  /** Puts a question to somebody who answers it alone; what is slow to load is in the stock. */
  private static <A> A consult(Chosen chosen, Asking asking, Consultation<A> consultation)
      throws IOException {
    LoadedEquipment loaded = CrosswordSettings.equipment(chosen, asking);
    Path rackEquity = chosen.find(RACK_EQUITY).orElse(null);
    CrosswordAsk ask =
        rackEquity == null ? new CrosswordAsk(loaded) : CrosswordAsk.deriving(loaded, rackEquity);
    // One thread, so that what is proven of other moves than the best is always the same.
    try (Crew alone = new Crew(1, asking.crew().cancellation(), Progress.SILENT)) {
      return consultation.with(ask, Cgp.parse(chosen.get(POSITION), loaded.rules()), alone);
    }
  }

  private interface Consultation<A> {
    A with(CrosswordAsk ask, CgpPosition position, Crew alone);
  }

  private static CrosswordAnswer ask(Chosen chosen, Asking asking) throws IOException {
    return consult(
        chosen,
        asking,
        (ask, position, alone) ->
            ask.answer(
                position,
                chosen.get(PLAYS),
                chosen.get(SUMS),
                CrosswordSettings.endgame(chosen),
                preEndgame(chosen, position.game()),
                alone));
  }

  private static PreEndgameWish preEndgame(Chosen chosen, GamePosition position) {
    if (!chosen.get(OPPONENT_HAS).isEmpty() && chosen.isSaid(LAST_MOVE)) {
      throw LAST_MOVE.refused("does not go with " + OPPONENT_HAS.key());
    }
    MoveNotation notation = new MoveNotation(position.rules());
    return new PreEndgameWish(
        CrosswordSettings.duration(chosen.get(PRE_ENDGAME)),
        Stream.of(chosen.get(ONLY).split(";"))
            .filter(text -> !text.isBlank())
            .map(text -> notation.parse(text.strip(), position))
            .toList(),
        tiles(chosen.get(OPPONENT_HAS), position),
        chosen.find(LAST_MOVE).map(text -> notation.parseLast(text, position)).orElse(null),
        PreEndgameWish.NONE.criterion());
  }

  private static WhyAnswer why(Chosen chosen, Asking asking) throws IOException {
    return consult(
        chosen,
        asking,
        (ask, position, alone) ->
            ask.why(position, chosen.get(RANK), CrosswordSettings.endgame(chosen), alone));
  }

  private static RepliesAnswer replies(Chosen chosen, Asking asking) throws IOException {
    LoadedEquipment loaded = CrosswordSettings.equipment(chosen, asking);
    CgpPosition position = Cgp.parse(chosen.get(POSITION), loaded.rules());
    Optional<Path> rackEquity = chosen.find(RACK_EQUITY);
    CrosswordReplies look =
        rackEquity.isPresent()
            ? CrosswordReplies.deriving(loaded, rackEquity.get())
            : new CrosswordReplies(loaded);
    return look.answer(position, chosen.get(REPLIED_PLAYS), asking.crew());
  }

  private static InferenceAnswer infer(Chosen chosen, Asking asking) throws IOException {
    if (chosen.isSaid(MOVE) == chosen.isSaid(EXCHANGE)) {
      throw MOVE.refused("or " + EXCHANGE.key() + " must be said, and not both");
    }
    Criterion criterion = criterion(chosen);
    LoadedEquipment loaded = CrosswordSettings.equipment(chosen, asking);
    CgpPosition asked = Cgp.parse(chosen.get(POSITION_BEFORE), loaded.rules());
    GamePosition position = asked.game();
    Observation observation =
        new Observation(
            position,
            observed(chosen, position),
            tiles(chosen.get(MOVER_KNOWN), position),
            tiles(chosen.get(OPPONENT_KNOWN), position));
    Optional<Path> rackEquity = chosen.find(RACK_EQUITY);
    CrosswordInfer infer =
        rackEquity.isPresent()
            ? CrosswordInfer.deriving(loaded, rackEquity.get())
            : new CrosswordInfer(loaded);
    return infer.answer(
        new InferenceQuestion(observation, asked.options(), criterion, chosen.get(TOP)),
        asking.crew());
  }

  private static Criterion criterion(Chosen chosen) {
    boolean exhaustive = chosen.get(EXHAUSTIVE);
    if (exhaustive && chosen.isSaid(LIKELIHOOD)) {
      throw LIKELIHOOD.refused("does not go with " + EXHAUSTIVE.key());
    }
    if (chosen.isSaid(LIKELIHOOD) && (chosen.isSaid(MARGIN) || chosen.isSaid(DEFINITION))) {
      throw LIKELIHOOD.refused("does not go with " + MARGIN.key() + " or " + DEFINITION.key());
    }
    return new CriterionText("")
        .parse(
            chosen.find(MARGIN).orElse(null),
            chosen.find(DEFINITION).orElse(null),
            chosen.find(LIKELIHOOD).orElse(null),
            !exhaustive);
  }

  private static ObservedMove observed(Chosen chosen, GamePosition position) {
    Optional<Integer> exchanged = chosen.find(EXCHANGE);
    if (exchanged.isPresent()) {
      return new ObservedMove.Exchanged(exchanged.get());
    }
    String text = chosen.find(MOVE).orElseThrow();
    if (new MoveNotation(position.rules()).parse(text, position) instanceof Placement placement) {
      return new ObservedMove.Placed(placement);
    }
    throw MOVE.refused("must be a placement of tiles; of an exchange say how many tiles");
  }

  private static Tiles tiles(String text, GamePosition position) {
    return TileCounts.parse(position.rules().tiles(), text).letters();
  }

  private static LeaveAnswer leave(Chosen chosen, Asking asking) throws IOException {
    LoadedEquipment loaded = CrosswordSettings.equipment(chosen, asking);
    GamePosition position =
        chosen
            .find(POSITION_OR_EMPTY)
            .map(text -> Cgp.parse(text, loaded.rules()).game())
            .orElseGet(() -> empty(loaded.rules()));
    return new CrosswordLeave(loaded).answer(position, chosen.get(KEPT), asking.crew());
  }

  private static GamePosition empty(CrosswordRules rules) {
    int size = rules.layout().size();
    Tiles none = Tiles.of();
    return new GamePosition(
        rules, Tiles.of(new byte[size * size]), List.of(none, none), List.of(0, 0), 0);
  }

  private static RackAnswer rack(Chosen chosen, Asking asking) throws IOException {
    Optional<Path> file = chosen.find(RACKS);
    CrosswordRack racks =
        file.isPresent() ? CrosswordRack.open(file.get()) : CrosswordRack.builtIn();
    return racks.ask(chosen.get(RACK));
  }

  private static GameReview review(Chosen chosen, Asking asking) throws IOException {
    LoadedEquipment loaded = CrosswordSettings.equipment(chosen, asking);
    Integer player = chosen.find(PLAYER).map(number -> number - 1).orElse(null);
    ReviewPlan plan =
        new ReviewPlan(
            player, ReviewPlan.USUAL_ENDGAME, Optional.empty(), Optional.empty(), Optional.empty());
    try (Crew alone = new Crew(1, asking.crew().cancellation(), Progress.SILENT)) {
      return new CrosswordReview(loaded)
          .review(
              Gcg.parse(chosen.get(GAME), loaded.rules()), plan, alone, asking.crew().progress());
    }
  }
}
