package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.rules.notation.MatchFiles;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.ask.BackgammonAsk;
import dev.hindsight.workbench.backgammon.ask.BackgammonRollout;
import dev.hindsight.workbench.backgammon.ask.RolloutAnswer;
import dev.hindsight.workbench.backgammon.files.AnchorChoice;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.MatchEquityFile;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import dev.hindsight.workbench.backgammon.review.BackgammonReview;
import dev.hindsight.workbench.backgammon.review.ReviewedMatch;
import dev.hindsight.workbench.questions.Asking;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.questions.Setting;
import dev.hindsight.workbench.questions.SettingType;
import dev.hindsight.workbench.questions.Stock;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What can be asked about backgammon. */
public final class BackgammonQuestions {
  private static final Setting<String> POSITION =
      Setting.required(
          "position",
          "an XGID, a gnubg id, of the position or position:match, or a FIBS board",
          SettingType.text("POSITION"),
          "XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10");

  private static final Setting<Integer> PLIES =
      Setting.usually(
          "plies",
          "how far ahead nets look",
          SettingType.whole(0, NetChoice.MOST_PLIES, Unit.PLIES),
          NetChoice.USUAL_PLIES);

  private static final Setting<Path> TABLE =
      Setting.repeatable(
          "table",
          "a bearoff to consult, ours or a .bd file of gnubg; a folder stands for those in it",
          SettingType.file(),
          "small ones are solved on the spot");

  private static final Setting<Path> NETS =
      Setting.optional("nets", "nets to judge by", SettingType.file(), "those of the program");

  private static final Setting<Path> MATCH_EQUITY =
      Setting.optional(
          "match-equity", "a match equity table", SettingType.file(), "the computed one");

  private static final Setting<String> ROLLOUTS =
      Setting.usually(
          "rollouts",
          "rollouts to show beside the answer: built-in or a file",
          SettingType.text("FILE"),
          AnchorChoice.BUILT_IN);

  private static final Setting<Long> TRIALS =
      Setting.usually(
          "trials",
          "play so many games, of each move",
          SettingType.large(2, RolloutPlan.MOST_TRIALS, Unit.GAMES),
          1_296L);

  private static final Setting<Long> SEED =
      Setting.usually(
          "seed",
          "of all chance; the same seed gives the same answer",
          SettingType.large(Long.MIN_VALUE, Long.MAX_VALUE, Unit.NONE),
          1L);

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

  private static final Setting<Integer> MOVES =
      Setting.usually(
          "moves",
          "with dice, roll out so many of the best moves",
          SettingType.whole(1, 100, Unit.COUNT),
          5);

  private static final Setting<String> MATCH =
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

  public static final Question<BackgammonAnswer> ASK =
      new Question<>(
          "backgammon.ask",
          "What a position is worth, what to do with the cube, and every legal move.",
          List.of(POSITION, PLIES, TABLE, NETS, MATCH_EQUITY, ROLLOUTS),
          BackgammonAnswer.class,
          BackgammonQuestions::ask);

  public static final Question<RolloutAnswer> ROLLOUT =
      new Question<>(
          "backgammon.rollout",
          "A position, or its best moves, played to the end many times.",
          List.of(
              POSITION, TRIALS, TRUNCATE, VARIANCE_REDUCED, MOVES, SEED, TABLE, NETS, MATCH_EQUITY),
          RolloutAnswer.class,
          BackgammonQuestions::rollout);

  public static final Question<ReviewedMatch> REVIEW =
      new Question<>(
          "backgammon.review",
          "A recorded match judged decision by decision: moves, cube, and luck.",
          List.of(MATCH, PLIES, TABLE, NETS, MATCH_EQUITY),
          ReviewedMatch.class,
          BackgammonQuestions::review);

  /** All of them. */
  public static final List<Question<?>> ALL = List.of(ASK, ROLLOUT, REVIEW);

  private BackgammonQuestions() {}

  private static BackgammonAnswer ask(Chosen chosen, Asking asking) throws IOException {
    return new BackgammonAsk(
            tables(chosen, asking),
            nets(chosen, chosen.get(PLIES), asking),
            cube(chosen, asking),
            rollouts(chosen, asking),
            asking.crew())
        .answer(PositionText.parse(chosen.get(POSITION)));
  }

  private static RolloutAnswer rollout(Chosen chosen, Asking asking) throws IOException {
    RolloutPlan plan =
        new RolloutPlan(
            chosen.get(TRIALS),
            chosen.get(SEED),
            chosen.get(TRUNCATE),
            chosen.get(VARIANCE_REDUCED));
    return new BackgammonRollout(
            tables(chosen, asking),
            nets(chosen, NetChoice.USUAL_PLIES, asking),
            cube(chosen, asking),
            asking.crew())
        .run(PositionText.parse(chosen.get(POSITION)), plan, chosen.get(MOVES));
  }

  private static ReviewedMatch review(Chosen chosen, Asking asking) throws IOException {
    return new BackgammonReview(
            tables(chosen, asking),
            nets(chosen, chosen.get(PLIES), asking),
            cube(chosen, asking),
            asking.crew())
        .review("match", MatchFiles.read(chosen.get(MATCH)));
  }

  private static BearoffShelf tables(Chosen chosen, Asking asking) throws IOException {
    List<Path> named = chosen.all(TABLE);
    return named.isEmpty()
        ? BearoffShelf.NONE
        : asking
            .stock()
            .get(
                new FilesKey("bearoffs", Stock.stamps(BearoffShelf.find(named))),
                () -> BearoffShelf.open(named));
  }

  private static NetChoice nets(Chosen chosen, int plies, Asking asking) throws IOException {
    Optional<Path> file = chosen.find(NETS);
    return asking
        .stock()
        .get(
            new FilesKey("nets, " + plies + " plies", Stock.stamps(file.stream().toList())),
            () -> NetChoice.of(file, plies));
  }

  private static CubeMethod cube(Chosen chosen, Asking asking) throws IOException {
    Optional<Path> file = chosen.find(MATCH_EQUITY);
    return asking
        .stock()
        .get(
            new FilesKey("match equities", Stock.stamps(file.stream().toList())),
            () -> MatchEquityFile.method(file));
  }

  private static AnchorChoice rollouts(Chosen chosen, Asking asking) throws IOException {
    String named = chosen.get(ROLLOUTS);
    List<Path> files = named.equals(AnchorChoice.BUILT_IN) ? List.of() : List.of(Path.of(named));
    return asking
        .stock()
        .get(new FilesKey("rollouts", Stock.stamps(files)), () -> AnchorChoice.of(named));
  }

  private record FilesKey(String what, List<Stock.Stamp> files) {}
}
