package dev.hindsight.workbench.crossword;

import static dev.hindsight.workbench.crossword.CrosswordSettings.ENDGAME;
import static dev.hindsight.workbench.crossword.CrosswordSettings.ENDGAME_PLIES;
import static dev.hindsight.workbench.crossword.CrosswordSettings.POSITION;
import static dev.hindsight.workbench.crossword.CrosswordSettings.WIN_FIRST;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.judge.JudgeBudget;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.crossword.ask.BestAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordLeave;
import dev.hindsight.workbench.crossword.ask.CrosswordRack;
import dev.hindsight.workbench.crossword.ask.LeaveAnswer;
import dev.hindsight.workbench.crossword.ask.PreEndgameWish;
import dev.hindsight.workbench.crossword.ask.RackAnswer;
import dev.hindsight.workbench.crossword.ask.RepliesAnswer;
import dev.hindsight.workbench.crossword.ask.WhyAnswer;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.crossword.files.WordShelf;
import dev.hindsight.workbench.crossword.review.CrosswordReview;
import dev.hindsight.workbench.crossword.review.GameReview;
import dev.hindsight.workbench.crossword.review.ReviewPlan;
import dev.hindsight.workbench.questions.Asking;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.questions.Setting;
import dev.hindsight.workbench.questions.SettingType;
import dev.hindsight.workbench.questions.Stock;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What can be asked about crossword games. */
public final class CrosswordQuestions {
  static final int MOST_LISTED = 10_000;

  public static final Setting<Integer> PLAYS =
      Setting.optional(
          "plays",
          "list so many of the best moves",
          SettingType.whole(0, MOST_LISTED, Unit.COUNT),
          "15; with all, every one");

  private static final Setting<Boolean> ALL_PLAYS =
      Setting.usually(
          "all", "list all moves, and add up scores and equities", SettingType.flag(), false);

  private static final Setting<BigDecimal> PRE_ENDGAME =
      Setting.optional(
          "pre-endgame",
          "with 1 to 7 tiles in the bag, compare the first moves by win chance for at most this"
              + " long, with the ends of the games solved",
          SettingType.decimal("0", "86400", Unit.SECONDS),
          "not at all");

  private static final Setting<String> CANDIDATE =
      Setting.repeatable(
          "candidate",
          "then compare this move instead, as in \"8D FACET\" or pass",
          SettingType.text("MOVE"),
          "the best by equity");

  private static final Setting<String> OPPONENT_KNOWN =
      Setting.optional(
          "opponent-known",
          "then, tiles that the opponent is known to hold",
          SettingType.text("TILES"),
          "none");

  private static final Setting<String> LAST_MOVE =
      Setting.optional(
          "last-move",
          "then, the placement that the opponent just made, as for simulate: racks that explain it"
              + " count",
          SettingType.text("MOVE"),
          "every rack is as likely as drawing it");

  private static final Setting<Integer> THREADS =
      Setting.usually(
          "threads", "then work with so many threads", SettingType.whole(1, 256, Unit.COUNT), 1);

  private static final Setting<BigDecimal> SECONDS =
      Setting.usually(
          "seconds",
          "all that it may take",
          SettingType.decimal("0.01", "86400", Unit.SECONDS),
          new BigDecimal("3"));

  private static final Setting<Integer> COMPARED =
      Setting.usually(
          "plays",
          "list so many of the moves that were compared",
          SettingType.whole(0, MOST_LISTED, Unit.COUNT),
          15);

  private static final Setting<String> JUST_PLAYED =
      Setting.optional(
          "last-move",
          "the placement that the opponent just made, as for simulate: racks that explain it count",
          SettingType.text("MOVE"),
          "every rack is as likely as drawing it");

  private static final Setting<Long> ITERATIONS =
      Setting.optional(
          "iterations",
          "work in place of time: so many playouts, and searches in proportion",
          SettingType.large(1, 1_000_000_000, Unit.COUNT),
          "the time says");

  public static final Setting<Integer> RANK =
      Setting.usually(
          "rank",
          "of the move among all moves, from 1",
          SettingType.whole(1, MOST_LISTED, Unit.NONE),
          1);

  public static final Setting<Integer> REPLIED_PLAYS =
      Setting.usually(
          "plays", "look at so many of the first plays", SettingType.whole(1, 100, Unit.COUNT), 10);

  public static final Setting<String> KEPT =
      Setting.required(
          "kept",
          "tiles that are kept, fewer than a rack holds; ? for a blank",
          SettingType.text("TILES"),
          "AIT");

  public static final Setting<String> POSITION_OR_EMPTY =
      Setting.<String>optional(
              "position", POSITION.sentence(), POSITION.type(), "the board is empty")
          .example(POSITION.examples().get(0));

  private static final Setting<String> RACK =
      Setting.required(
          "rack", "all tiles of the rack, ? for a blank", SettingType.text("TILES"), "EEINRST");

  private static final Setting<Path> RACKS =
      Setting.optional(
          "rack-equity",
          "a table of rack equities or .req",
          SettingType.file(),
          "those for ENABLE");

  public static final Setting<String> GAME =
      Setting.required(
          "game",
          "the record of a game, as the text of a GCG file",
          SettingType.text("GCG"),
          "#player1 A A\n#player2 B B\n>A: AEIRSTT 8H AIT +6 6\n>B: EEINRST 9E RETINES +73 73\n");

  public static final Setting<String> PLAYER =
      Setting.optional(
          "player",
          "judge the turns of one player: a nickname, or 1 or 2",
          SettingType.text("P"),
          "both");

  public static final Setting<BigDecimal> REVIEW_ENDGAME =
      Setting.optional(
          ENDGAME.name(),
          "with an empty bag, solve each turn for at most this long",
          ENDGAME.type(),
          "as far as a fixed number of positions goes, so that every run says the same");

  private static final Setting<BigDecimal> SIMULATE =
      Setting.optional(
          "simulate",
          "judge turns with tiles in the bag by simulation, each for this much processor time",
          SettingType.decimal("0", "86400", Unit.SECONDS),
          "by equity");

  private static final Setting<Boolean> INFER =
      Setting.usually(
          "infer",
          "simulate against racks that explain the opponent's last move, as infer finds them",
          SettingType.flag(),
          false);

  public static final Question<CrosswordAnswer> ASK =
      new Question<>(
          "crossword.ask",
          "Draw a position, count all plays and list the best with what they are worth.",
          "Equity is score, leave value and, with placement values, what the squares are worth."
              + " With an empty bag the end of the game is solved, and equity is what the player on"
              + " turn gains on the opponent until it is over. The opponent's tiles are taken to be"
              + " unseen, whether the position names them or not.",
          CrosswordSettings.with(
              List.of(
                  POSITION,
                  PLAYS,
                  ALL_PLAYS,
                  ENDGAME,
                  ENDGAME_PLIES,
                  WIN_FIRST,
                  PRE_ENDGAME,
                  CANDIDATE,
                  OPPONENT_KNOWN,
                  LAST_MOVE),
              CrosswordSettings.EXPLAINING,
              List.of(THREADS),
              CrosswordSettings.BROUGHT),
          CrosswordAnswer.class,
          CrosswordQuestions::ask);

  public static final Question<BestAnswer> BEST =
      new Question<>(
          "crossword.best",
          "The best move at any time of a game, by the chance to win; what decided and is proven.",
          CrosswordSettings.with(
              POSITION, SECONDS, ITERATIONS, CrosswordSettings.SEED, JUST_PLAYED, COMPARED),
          BestAnswer.class,
          CrosswordQuestions::best);

  public static final Question<WhyAnswer> WHY =
      new Question<>(
          "crossword.why",
          "Take a move apart: score, leave and each tile's square, or what a solved ending brings.",
          CrosswordSettings.with(POSITION, RANK, ENDGAME, ENDGAME_PLIES, WIN_FIRST),
          WhyAnswer.class,
          CrosswordQuestions::why);

  public static final Question<RepliesAnswer> REPLIES =
      new Question<>(
          "crossword.replies",
          "Rank the first plays by equity less the reply that the opponent can expect.",
          "The reply is the mean over all racks that the opponent may hold.",
          CrosswordSettings.with(POSITION, REPLIED_PLAYS),
          RepliesAnswer.class,
          CrosswordQuestions::replies);

  public static final Question<LeaveAnswer> LEAVE =
      new Question<>(
          "crossword.leave",
          "Value a leave, and show which tiles in the bag matter to it.",
          "Tiles from the rack on turn are valued as in ask: the rest of that rack is gone. Any"
              + " other tiles are drawn from all that are not on the board. Without a position the"
              + " board is empty.",
          CrosswordSettings.with(List.of(KEPT, POSITION_OR_EMPTY), CrosswordSettings.EQUIPMENT),
          LeaveAnswer.class,
          CrosswordQuestions::leave);

  public static final Question<RackAnswer> RACK_VALUE =
      new Question<>(
          "crossword.rack",
          "Say what a full rack is worth on average, and what that rests on.",
          List.of(RACK, RACKS),
          RackAnswer.class,
          CrosswordQuestions::rack);

  public static final Question<GameReview> REVIEW =
      new Question<>(
          "crossword.review",
          "Judge every turn of recorded games (GCG): the best move, and what was lost.",
          "Turns are judged by equity, or by simulation if that is asked for, while there are tiles"
              + " in the bag, and by the endgame solver after that; each verdict says by what. A"
              + " rack that is known in part is judged over what it may have been. A play with a"
              + " word that is not in the list counts as a pass if it was challenged off, and"
              + " otherwise as played. Mistakes are small from 1 point or 1 % of win chance, medium"
              + " from 5 points or 3 %, large from 15 points or 10 %.",
          CrosswordSettings.with(
              List.of(GAME, PLAYER, REVIEW_ENDGAME, PRE_ENDGAME, SIMULATE, INFER),
              CrosswordSettings.EXPLAINING,
              CrosswordSettings.EQUIPMENT),
          GameReview.class,
          CrosswordQuestions::review);

  /** All of them. */
  public static final List<Question<?>> ALL =
      List.of(
          ASK,
          BEST,
          WHY,
          REPLIES,
          SimulationQuestions.SIMULATE,
          SimulationQuestions.INFER,
          LEAVE,
          RACK_VALUE,
          REVIEW);

  private CrosswordQuestions() {}

  private static CrosswordAnswer ask(Chosen chosen, Asking asking) throws IOException {
    boolean isAll = chosen.get(ALL_PLAYS);
    checkPreEndgame(chosen);
    CgpPosition position = CrosswordSettings.position(chosen);
    EndgameLimits endgame = CrosswordSettings.endgame(chosen);
    PreEndgameWish preEndgame = preEndgame(chosen, position.game());
    // One thread unless more are asked for, so that what is estimated of other moves than the best
    // is always the same.
    try (Crew crew = new Crew(chosen.get(THREADS), asking.crew().cancellation(), Progress.SILENT)) {
      return CrosswordSettings.equipped(chosen, asking)
          .ask(
              ask ->
                  ask.answer(
                      position,
                      chosen.find(PLAYS).orElse(isAll ? Integer.MAX_VALUE : 15),
                      isAll,
                      endgame,
                      preEndgame,
                      crew));
    }
  }

  private static void checkPreEndgame(Chosen chosen) {
    boolean says =
        Stream.of(CANDIDATE, OPPONENT_KNOWN, LAST_MOVE, THREADS).anyMatch(chosen::isSaid);
    if (says && chosen.find(PRE_ENDGAME).orElse(BigDecimal.ZERO).signum() == 0) {
      throw PRE_ENDGAME.refused(
          "must be said where there is "
              + CANDIDATE.quoted()
              + ", "
              + OPPONENT_KNOWN.quoted()
              + ", "
              + LAST_MOVE.quoted()
              + " or "
              + THREADS.quoted());
    }
    if (chosen.isSaid(LAST_MOVE) && chosen.isSaid(OPPONENT_KNOWN)) {
      throw LAST_MOVE.refused("does not go with " + OPPONENT_KNOWN.quoted());
    }
    if (!chosen.isSaid(LAST_MOVE) && CrosswordSettings.isCriterionSaid(chosen)) {
      throw LAST_MOVE.refused("must be said where there is `margin`, `definition` or `likelihood`");
    }
  }

  private static PreEndgameWish preEndgame(Chosen chosen, GamePosition position) {
    MoveNotation notation = new MoveNotation(position.rules());
    return new PreEndgameWish(
        CrosswordSettings.duration(chosen.find(PRE_ENDGAME).orElse(BigDecimal.ZERO)),
        chosen.all(CANDIDATE).stream().map(text -> notation.parse(text, position)).toList(),
        TileCounts.parse(position.rules().tiles(), chosen.find(OPPONENT_KNOWN).orElse(""))
            .letters(),
        chosen.find(LAST_MOVE).map(text -> notation.parseLast(text, position)).orElse(null),
        CrosswordSettings.criterion(chosen, true));
  }

  /** One thread, so that what is proven of other moves than the best is always the same. */
  private static Crew alone(Asking asking) {
    return new Crew(1, asking.crew().cancellation(), Progress.SILENT);
  }

  private static BestAnswer best(Chosen chosen, Asking asking) throws IOException {
    CgpPosition position = CrosswordSettings.position(chosen);
    MoveNotation notation = new MoveNotation(position.game().rules());
    Placement last =
        chosen
            .find(JUST_PLAYED)
            .map(text -> notation.parseLast(text, position.game()))
            .orElse(null);
    JudgeBudget budget =
        chosen
            .find(ITERATIONS)
            .map(JudgeBudget::ofWork)
            .orElseGet(() -> JudgeBudget.within(CrosswordSettings.duration(chosen.get(SECONDS))));
    long seed = chosen.get(CrosswordSettings.SEED);
    return CrosswordSettings.equipped(chosen, asking)
        .best(
            best -> best.answer(position, last, budget, seed, chosen.get(COMPARED), asking.crew()));
  }

  private static WhyAnswer why(Chosen chosen, Asking asking) throws IOException {
    CgpPosition position = CrosswordSettings.position(chosen);
    EndgameLimits endgame = CrosswordSettings.endgame(chosen);
    try (Crew alone = alone(asking)) {
      return CrosswordSettings.equipped(chosen, asking)
          .ask(ask -> ask.why(position, chosen.get(RANK), endgame, alone));
    }
  }

  private static RepliesAnswer replies(Chosen chosen, Asking asking) throws IOException {
    CgpPosition position = CrosswordSettings.position(chosen);
    return CrosswordSettings.equipped(chosen, asking)
        .replies()
        .answer(position, chosen.get(REPLIED_PLAYS), asking.crew());
  }

  private static LeaveAnswer leave(Chosen chosen, Asking asking) throws IOException {
    CrosswordRules rules = CrosswordSettings.rules(chosen);
    GamePosition position =
        chosen
            .find(POSITION_OR_EMPTY)
            .map(text -> Cgp.parse(text, rules).game())
            .orElseGet(() -> empty(rules));
    return new CrosswordLeave(CrosswordSettings.equipped(chosen, asking).loaded())
        .answer(position, chosen.get(KEPT), asking.crew());
  }

  private static GamePosition empty(CrosswordRules rules) {
    int size = rules.layout().size();
    Tiles none = Tiles.of();
    return new GamePosition(
        rules, Tiles.of(new byte[size * size]), List.of(none, none), List.of(0, 0), 0);
  }

  private static RackAnswer rack(Chosen chosen, Asking asking) throws IOException {
    Optional<Path> file = chosen.find(RACKS);
    return asking
        .stock()
        .get(
            new RacksKey(Stock.stamps(file.stream().toList())),
            () -> file.isPresent() ? CrosswordRack.open(file.get()) : CrosswordRack.builtIn())
        .ask(chosen.get(RACK));
  }

  private record RacksKey(List<Stock.Stamp> file) {}

  private static GameReview review(Chosen chosen, Asking asking) throws IOException {
    return review(Gcg.parse(chosen.get(GAME), CrosswordSettings.rules(chosen)), chosen, asking);
  }

  /** The answer to {@link #REVIEW} for a game that has been read already. */
  public static GameReview review(GcgGame game, Chosen chosen, Asking asking) throws IOException {
    Integer player = findPlayer(chosen, game).orElse(null);
    if (player == null && chosen.isSaid(PLAYER)) {
      throw PLAYER.refused(
          "must be 1, 2, "
              + game.players().get(0).nickname()
              + " or "
              + game.players().get(1).nickname()
              + ", not "
              + chosen.find(PLAYER).orElseThrow());
    }
    Optional<Criterion> inference = inference(chosen);
    ReviewPlan plan =
        new ReviewPlan(
            player,
            chosen
                .find(REVIEW_ENDGAME)
                .map(seconds -> EndgameLimits.within(CrosswordSettings.duration(seconds)))
                .orElse(ReviewPlan.USUAL_ENDGAME),
            chosen.find(SIMULATE).map(CrosswordSettings::duration),
            chosen.find(PRE_ENDGAME).map(CrosswordSettings::duration),
            inference);
    CrosswordFiles files =
        WordShelf.choose(CrosswordSettings.files(chosen), CrosswordReview.findLexicon(game));
    LoadedEquipment loaded = CrosswordSettings.equipped(files, chosen, asking).loaded();
    try (Crew alone = alone(asking)) {
      return new CrosswordReview(loaded).review(game, plan, alone, asking.crew().progress());
    }
  }

  private static Optional<Criterion> inference(Chosen chosen) {
    if (chosen.get(INFER) && !chosen.isSaid(SIMULATE)) {
      throw INFER.refused("needs " + SIMULATE.quoted());
    }
    if (!chosen.get(INFER) && CrosswordSettings.isCriterionSaid(chosen)) {
      throw INFER.refused("must be said where there is `margin`, `definition` or `likelihood`");
    }
    return chosen.get(INFER)
        ? Optional.of(CrosswordSettings.criterion(chosen, true))
        : Optional.empty();
  }

  /** The number, from 0, of the player whose turns are to be judged; empty if not in this game. */
  public static Optional<Integer> findPlayer(Chosen chosen, GcgGame game) {
    String named = chosen.find(PLAYER).orElse("");
    return Stream.of(0, 1)
        .filter(
            number ->
                named.equals(Integer.toString(number + 1))
                    || named.equals(game.players().get(number).nickname()))
        .findFirst();
  }

  /** Refuses what does not go together in a review, before any file is read. */
  public static void checkReview(Chosen chosen) {
    inference(chosen);
  }
}
