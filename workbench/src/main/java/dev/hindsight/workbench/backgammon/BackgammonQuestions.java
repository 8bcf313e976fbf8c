package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.notation.MatchFiles;
import dev.hindsight.backgammon.rules.notation.MatchReading;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.ask.BackgammonAsk;
import dev.hindsight.workbench.backgammon.ask.BackgammonRollout;
import dev.hindsight.workbench.backgammon.ask.OpeningsAnswer;
import dev.hindsight.workbench.backgammon.ask.RolloutAnswer;
import dev.hindsight.workbench.backgammon.ask.RolloutRequest;
import dev.hindsight.workbench.backgammon.files.AnchorChoice;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.JudgeFiles;
import dev.hindsight.workbench.backgammon.files.MatchEquityFile;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import dev.hindsight.workbench.backgammon.review.BackgammonReview;
import dev.hindsight.workbench.backgammon.review.ReviewedMatch;
import dev.hindsight.workbench.questions.Asking;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.questions.Setting;
import dev.hindsight.workbench.questions.SettingType;
import dev.hindsight.workbench.questions.SettingsRefusedException;
import dev.hindsight.workbench.questions.Stock;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What can be asked about backgammon. */
public final class BackgammonQuestions {
  public static final Setting<String> POSITION =
      Setting.required(
          "position",
          "an XGID, a gnubg id, of the position or position:match, or a FIBS board",
          SettingType.text("POSITION"),
          "XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10");

  public static final Setting<Integer> PLIES =
      Setting.usually(
          "plies",
          "how far ahead nets look",
          SettingType.whole(0, NetChoice.MOST_PLIES, Unit.PLIES),
          NetChoice.USUAL_PLIES);

  public static final Setting<Path> TABLE =
      Setting.repeatable(
          "table",
          "a bearoff to consult, ours or a .bd file of gnubg; a folder stands for those in it",
          SettingType.file(),
          "small ones are solved on the spot");

  public static final Setting<Path> NETS =
      Setting.optional("nets", "nets to judge by", SettingType.file(), "those of the program");

  public static final Setting<Path> MATCH_EQUITY =
      Setting.optional(
          "match-equity", "a match equity table", SettingType.file(), "the computed one");

  public static final Setting<String> ANCHORS =
      Setting.usually(
          "anchors",
          "rollouts to consult or to show beside the answer: those of the program or a file",
          SettingType.text("FILE"),
          AnchorChoice.BUILT_IN);

  public static final Setting<Long> TRIALS =
      Setting.usually(
          "trials",
          "play so many games, of each move",
          SettingType.large(2, RolloutPlan.MOST_TRIALS, Unit.GAMES),
          1_296L);

  private static final Setting<Long> SEED = Setting.seed();

  private static final Setting<Integer> TRUNCATE =
      Setting.usually(
          "truncate",
          "stop after so many plies and trust the nets; 0 plays to the end",
          SettingType.whole(0, RolloutPlan.MOST_PLIES, Unit.PLIES),
          0);

  private static final Setting<Boolean> VARIANCE_REDUCED =
      Setting.usually(
          "variance-reduced",
          "take the luck out of every roll: slower, but fewer games will do",
          SettingType.flag(),
          false);

  public static final Setting<Integer> MOVES =
      Setting.usually(
          "moves",
          "with dice, roll out so many of the best moves",
          SettingType.whole(1, 100, Unit.COUNT),
          5);

  public static final Setting<String> MATCH =
      Setting.required(
          "match",
          "the record of a match, as the text of a .mat file",
          SettingType.text("MAT"),
          """
           3 point match

           Game 1
           A : 0                     B : 0
            1) 31: 8/5 6/5             52: 13/8 24/22
          """);

  private static final Setting<Long> OPENING_TRIALS =
      Setting.usually(TRIALS.name(), TRIALS.sentence(), TRIALS.type(), 144L);

  private static final Setting<Integer> OPENING_TRUNCATE =
      Setting.usually(TRUNCATE.name(), TRUNCATE.sentence(), TRUNCATE.type(), 8);

  private static final Setting<Boolean> PLAIN =
      Setting.usually(
          "plain", "leave the luck in, which is faster for each game", SettingType.flag(), false);

  private static final Setting<Integer> OPENING_MOVES =
      Setting.usually(
          MOVES.name(), "roll out so many of the best moves of each roll", MOVES.type(), 2);

  /** What positions are judged by. */
  public static final List<Setting<?>> JUDGE = List.of(TABLE, NETS, MATCH_EQUITY);

  public static final Question<BackgammonAnswer> ASK =
      new Question<>(
          "backgammon.ask",
          "Say what a position is worth, what to do with the cube, and every legal move.",
          "In the bearoff chances are exact: without tables, for up to 6 checkers a side. Races"
              + " near their end are estimated from each side by itself; everything else is"
              + " estimated by nets. Only nets count gammons. The cube is exact where a table knows"
              + " it and the game is for money, and at the score of a match in bearoffs of about 6"
              + " checkers a side; elsewhere it is estimated from the chances by Janowski's"
              + " formulas. Of the moves only those that may be best are looked into.",
          List.of(POSITION, PLIES, TABLE, NETS, MATCH_EQUITY, ANCHORS),
          BackgammonAnswer.class,
          BackgammonQuestions::ask);

  public static final Question<RolloutAnswer> ROLLOUT =
      new Question<>(
          "backgammon.rollout",
          "Value a position, or its best moves, by playing them to the end many times.",
          "Both sides play by the nets without a look ahead; a game that reaches a table ends there"
              + " with its exact chances. Numbers come with their standard error: the truth, for"
              + " players such as these, is within two of them 19 times out of 20. With dice the"
              + " best moves are rolled out with the same dice. The same seed gives the same result"
              + " for any number of threads.",
          List.of(
              POSITION, TRIALS, TRUNCATE, VARIANCE_REDUCED, MOVES, SEED, TABLE, NETS, MATCH_EQUITY),
          RolloutAnswer.class,
          BackgammonQuestions::rollout);

  public static final Question<ReviewedMatch> REVIEW =
      new Question<>(
          "backgammon.review",
          "Judge every decision of a recorded match, and tell luck from errors.",
          "Moves and cube actions in the bearoff are judged exactly where tables reach, everything"
              + " else by nets, as in ask; each verdict says how it was reached. Losses are in"
              + " millipoints per unit of the cube. An error loses 20 or more, a blunder 80. PR,"
              + " the performance rating, is 500 times the loss per decision; forced moves, and"
              + " cubes that nobody would turn, do not count. Lines that make no sense are named,"
              + " and their game is judged up to there.",
          List.of(MATCH, PLIES, TABLE, NETS, MATCH_EQUITY),
          ReviewedMatch.class,
          BackgammonQuestions::review);

  public static final Question<OpeningsAnswer> OPENINGS =
      new Question<>(
          "backgammon.openings",
          "Roll out the best moves of all 21 rolls from the start of a game.",
          "A table of each roll with its best moves, their equity without a cube and its standard"
              + " error. Rollouts are truncated and variance-reduced unless told otherwise; see"
              + " rollout.",
          List.of(
              OPENING_TRIALS,
              OPENING_TRUNCATE,
              PLAIN,
              OPENING_MOVES,
              SEED,
              TABLE,
              NETS,
              MATCH_EQUITY),
          OpeningsAnswer.class,
          BackgammonQuestions::openings);

  /** All of them. */
  public static final List<Question<?>> ALL = List.of(ASK, ROLLOUT, REVIEW, OPENINGS);

  private BackgammonQuestions() {}

  private static BackgammonAnswer ask(Chosen chosen, Asking asking) throws IOException {
    BackgammonPosition position = PositionText.parse(chosen.get(POSITION));
    return new BackgammonAsk(
            tables(chosen, asking),
            nets(chosen, chosen.get(PLIES), asking),
            cube(chosen, asking),
            rollouts(chosen, asking),
            asking.crew())
        .answer(position);
  }

  private static RolloutAnswer rollout(Chosen chosen, Asking asking) throws IOException {
    BackgammonPosition position = PositionText.parse(chosen.get(POSITION));
    RolloutPlan plan = plan(chosen);
    return SettingsRefusedException.checkFiles(
        () -> roller(chosen, asking).run(position, plan, chosen.get(MOVES)));
  }

  private static RolloutPlan plan(Chosen chosen) {
    return SettingsRefusedException.check(
        () ->
            new RolloutPlan(
                chosen.get(TRIALS),
                chosen.get(SEED),
                chosen.get(TRUNCATE),
                chosen.get(VARIANCE_REDUCED)));
  }

  /** A {@link #ROLLOUT} as a run that others can share. */
  public static RolloutRequest request(Chosen chosen) throws IOException {
    return new RolloutRequest(
        PositionText.parse(chosen.get(POSITION)),
        plan(chosen),
        chosen.get(MOVES),
        new JudgeFiles(
            BearoffShelf.find(chosen.all(TABLE)), chosen.find(NETS), chosen.find(MATCH_EQUITY)));
  }

  private static OpeningsAnswer openings(Chosen chosen, Asking asking) throws IOException {
    RolloutPlan plan =
        SettingsRefusedException.check(
            () ->
                new RolloutPlan(
                    chosen.get(OPENING_TRIALS),
                    chosen.get(SEED),
                    chosen.get(OPENING_TRUNCATE),
                    !chosen.get(PLAIN)));
    return SettingsRefusedException.checkFiles(
        () -> OpeningsAnswer.of(roller(chosen, asking), plan, chosen.get(OPENING_MOVES)));
  }

  private static BackgammonRollout roller(Chosen chosen, Asking asking) throws IOException {
    return new BackgammonRollout(
        tables(chosen, asking),
        nets(chosen, NetChoice.USUAL_PLIES, asking),
        cube(chosen, asking),
        asking.crew());
  }

  private static ReviewedMatch review(Chosen chosen, Asking asking) throws IOException {
    return review("match", MatchFiles.read(chosen.get(MATCH)), chosen, asking);
  }

  /** The answer to {@link #REVIEW} for a record that has been read already. */
  public static ReviewedMatch review(
      String name, MatchReading reading, Chosen chosen, Asking asking) throws IOException {
    return new BackgammonReview(
            tables(chosen, asking),
            nets(chosen, chosen.get(PLIES), asking),
            cube(chosen, asking),
            asking.crew())
        .review(name, reading);
  }

  public static BearoffShelf tables(Chosen chosen, Asking asking) throws IOException {
    List<Path> named = chosen.all(TABLE);
    return named.isEmpty()
        ? BearoffShelf.NONE
        : asking
            .stock()
            .get(
                new FilesKey("bearoffs", Stock.stamps(BearoffShelf.find(named))),
                () -> BearoffShelf.open(named));
  }

  public static NetChoice nets(Chosen chosen, int plies, Asking asking) throws IOException {
    Optional<Path> file = chosen.find(NETS);
    return asking
        .stock()
        .get(
            new FilesKey("nets, " + plies + " plies", Stock.stamps(file.stream().toList())),
            () -> NetChoice.of(file, plies));
  }

  public static CubeMethod cube(Chosen chosen, Asking asking) throws IOException {
    Optional<Path> file = chosen.find(MATCH_EQUITY);
    return asking
        .stock()
        .get(
            new FilesKey("match equities", Stock.stamps(file.stream().toList())),
            () -> MatchEquityFile.method(file));
  }

  private static AnchorChoice rollouts(Chosen chosen, Asking asking) throws IOException {
    String named = chosen.get(ANCHORS);
    List<Path> files = named.equals(AnchorChoice.BUILT_IN) ? List.of() : List.of(Path.of(named));
    return asking
        .stock()
        .get(new FilesKey("rollouts", Stock.stamps(files)), () -> AnchorChoice.of(named));
  }

  private record FilesKey(String what, List<Stock.Stamp> files) {}
}
