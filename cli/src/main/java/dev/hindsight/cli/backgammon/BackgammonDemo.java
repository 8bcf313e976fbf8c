package dev.hindsight.cli.backgammon;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.backgammon.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.BackgammonAsk;
import dev.hindsight.workbench.backgammon.BackgammonBuild;
import dev.hindsight.workbench.backgammon.BearoffFileKind;
import dev.hindsight.workbench.backgammon.BearoffShelf;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Backgammon's part of the demo: an exact table, a move that fools people, a cube decision. */
final class BackgammonDemo {
  private static final int CHECKERS = 6;

  /** One checker could be borne off; the right move bears off none. */
  private static final BackgammonPosition TEMPTING =
      Xgid.parse("XGID=---AB-A--------------a-ac-:0:0:1:52:0:0:0:0:10");

  private static final String TEMPTATION = "6/off";

  /** A checker on each home point, for both. */
  private static final BackgammonPosition LEVEL =
      Xgid.parse("XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10");

  private final PrintWriter out;
  private final Path folder;
  private final Crew crew;
  private final List<String> findings = new ArrayList<>();

  BackgammonDemo(PrintWriter out, Path folder, Crew crew) {
    this.out = out;
    this.folder = folder;
    this.crew = crew;
  }

  /** Shows everything and returns what there is to remember, a sentence each. */
  List<String> run() throws IOException {
    Path file = folder.resolve("bearoff6.table");
    build(file);
    BackgammonAsk ask = new BackgammonAsk(BearoffShelf.open(List.of(file)), crew);
    askForTheBestMove(ask);
    askAboutTheCube(ask);
    return findings;
  }

  private void build(Path file) throws IOException {
    BuildResult built =
        BackgammonBuild.twoSided(6, CHECKERS, true, BearoffFileKind.TABLE).run(file, crew);
    boolean whole = TableFiles.verify(file).ok();
    say(
        "Built: %s, %,d pairs of sides in %.1f s, %,d bytes, %s.",
        built.what(),
        built.entries(),
        built.seconds(),
        built.bytes(),
        whole ? "every byte verified" : "DAMAGED ON DISK");
    findings.add(
        String.format(
            Locale.ROOT,
            "%s: %,d pairs solved exactly in %.1f s",
            built.what(),
            built.entries(),
            built.seconds()));
  }

  private void askForTheBestMove(BackgammonAsk ask) {
    say("");
    say("A question about a move: should X bear a checker off?");
    say("");
    BackgammonAnswer answer = ask.answer(TEMPTING);
    say("%s", AnswerText.of(answer));
    List<BackgammonAnswer.Move> moves = Objects.requireNonNull(answer.moves());
    BackgammonAnswer.Move best = moves.get(0);
    BackgammonAnswer.Move tempting =
        moves.stream().filter(move -> move.move().equals(TEMPTATION)).findFirst().orElseThrow();
    String finding =
        String.format(
            Locale.ROOT,
            "%s, which bears off nothing, wins %s; %s, which bears off a checker, wins %s",
            best.move(),
            AnswerText.percent(Objects.requireNonNull(best.winProbability())),
            tempting.move(),
            AnswerText.percent(Objects.requireNonNull(tempting.winProbability())));
    say("");
    say("%s.", finding);
    findings.add(finding);
  }

  private void askAboutTheCube(BackgammonAsk ask) {
    say("");
    say("A question about the cube: a checker on each home point for both, X on roll.");
    say("");
    BackgammonAnswer answer = ask.answer(LEVEL);
    BackgammonAnswer.Costs costs = Objects.requireNonNull(answer.cube().costs());
    double chance = Objects.requireNonNull(answer.winProbability());
    String finding =
        String.format(
            Locale.ROOT,
            "X wins %s: %s; to wait would cost %.3f, to pass %.3f",
            AnswerText.percent(chance),
            answer.cube().action(),
            costs.noDouble(),
            costs.pass());
    say("%s.", finding);
    findings.add(finding);
  }

  private void say(String format, Object... arguments) {
    out.println(String.format(Locale.ROOT, format, arguments));
    // People watch this: what is known is shown at once.
    out.flush();
  }
}
