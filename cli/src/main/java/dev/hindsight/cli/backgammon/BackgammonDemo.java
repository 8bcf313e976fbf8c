package dev.hindsight.cli.backgammon;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.cli.backgammon.ask.AnswerText;
import dev.hindsight.cli.demo.Demo;
import dev.hindsight.cli.demo.Presentation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.SolvedBuild;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.ask.BackgammonAsk;
import dev.hindsight.workbench.backgammon.build.BackgammonBuild;
import dev.hindsight.workbench.backgammon.files.BearoffFileKind;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** Backgammon's part of the demo: an exact table, a move that fools people, a cube decision. */
final class BackgammonDemo implements Demo {
  private static final int CHECKERS = 6;

  /** One checker could be borne off; the right move bears off none. */
  private static final BackgammonPosition TEMPTING =
      Xgid.parse("XGID=---AB-A--------------a-ac-:0:0:1:52:0:0:0:0:10");

  private static final String TEMPTATION = "6/off";

  /** A checker on each home point, for both. */
  private static final BackgammonPosition LEVEL =
      Xgid.parse("XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10");

  @Override
  public String heading() {
    return "Backgammon: exact bearoffs";
  }

  @Override
  public void show(Presentation show, Path folder, Crew crew) throws IOException {
    Path file = folder.resolve("bearoff6.table");
    SolvedBuild build = BackgammonBuild.twoSided(6, CHECKERS, true, BearoffFileKind.TABLE);
    show.built(build.run(file, crew), file, "pairs");
    BackgammonAsk ask = new BackgammonAsk(BearoffShelf.open(List.of(file)), crew);
    askForTheBestMove(show, ask);
    askAboutTheCube(show, ask);
  }

  private static void askForTheBestMove(Presentation show, BackgammonAsk ask) {
    show.introduce("A question about a move: should X bear a checker off?");
    BackgammonAnswer answer = ask.answer(TEMPTING);
    show.say("%s", AnswerText.of(answer));
    List<BackgammonAnswer.RankedMove> moves = Objects.requireNonNull(answer.moves());
    BackgammonAnswer.RankedMove best = moves.get(0);
    BackgammonAnswer.RankedMove tempting =
        moves.stream()
            .filter(move -> MoveNotation.write(move.move()).equals(TEMPTATION))
            .findFirst()
            .orElseThrow();
    show.say("");
    show.conclude(
        "%s, which bears off nothing, wins %s; %s, which bears off a checker, wins %s",
        MoveNotation.write(best.move()),
        AnswerText.percent(best.winProbability()),
        TEMPTATION,
        AnswerText.percent(tempting.winProbability()));
  }

  private static void askAboutTheCube(Presentation show, BackgammonAsk ask) {
    show.introduce("A question about the cube: a checker on each home point for both, X on roll.");
    BackgammonAnswer answer = ask.answer(LEVEL);
    BackgammonAnswer.Costs costs = Objects.requireNonNull(answer.cube().costs());
    show.conclude(
        "X wins %s: %s; to wait would cost %.3f, to pass %.3f",
        AnswerText.percent(answer.winProbability()),
        answer.cube().action(),
        costs.noDouble(),
        costs.pass());
  }

  @Override
  public List<Suggestion> suggestions() {
    return List.of(
        new Suggestion("backgammon quiz", "ten close decisions"),
        new Suggestion("backgammon ask --help", "any position"));
  }
}
