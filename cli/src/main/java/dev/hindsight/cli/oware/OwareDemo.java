package dev.hindsight.cli.oware;

import dev.hindsight.cli.demo.Demo;
import dev.hindsight.cli.demo.Presentation;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.play.players.Openings;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPlan;
import dev.hindsight.workbench.DuelResult;
import dev.hindsight.workbench.SolvedBuild;
import dev.hindsight.workbench.oware.OwareAnswer;
import dev.hindsight.workbench.oware.OwareAsk;
import dev.hindsight.workbench.oware.OwareBuild;
import dev.hindsight.workbench.oware.OwareDuel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/** Oware's part of the demo: two tables, a telling question to each, and what they are worth. */
final class OwareDemo implements Demo {
  private static final OwareRules RULES = OwareRules.CODINGAME;
  private static final int ENDGAME_SEEDS = 12;
  private static final int BOOK_SEEDS = 9;

  /** One quiet move takes every seed; the capture of four that offers itself loses. */
  private static final OwarePosition TEMPTING =
      OwarePosition.parse("1-0-1-0-3-1-1-1-1-0-2-0-18-19-S");

  /** Good for South while time is short, lost in the long run. */
  private static final OwarePosition HURRIED =
      OwarePosition.parse("0-0-0-2-1-2-1-0-2-0-1-0-19-20-S");

  private static final int[] TURNS = {4, 8, 16, 32, 64, 128};
  private static final int DUEL_PAIRS = 100;
  private static final int DUEL_SEED = 2026;

  @Override
  public String heading() {
    return "Oware: perfect endings";
  }

  @Override
  public void show(Presentation show, Path folder, Crew crew) throws IOException {
    Path endgame = folder.resolve("oware-endgame.table");
    Path book = folder.resolve("oware-book.table");
    SolvedBuild buildEndgame = OwareBuild.endgame(RULES, ENDGAME_SEEDS, false);
    show.built(buildEndgame.run(endgame, crew), endgame, "boards");
    SolvedBuild buildBook = OwareBuild.book(RULES, BOOK_SEEDS, RULES.turnLimit());
    show.built(buildBook.run(book, crew), book, "boards");
    askForTheBestMove(show, asker(endgame, crew));
    askAboutTime(show, asker(book, crew));
    duel(show, book, crew);
  }

  private static OwareAsk asker(Path file, Crew crew) throws IOException {
    OwareTable table = OwareTables.open(file, RULES, false);
    return new OwareAsk(RULES, List.of(table), SearchLimits.none(), crew);
  }

  private static void askForTheBestMove(Presentation show, OwareAsk asker) {
    show.introduce("A question to the endgame: what should South play, one seed behind?");
    OwareAnswer answer = asker.answer(TEMPTING, OptionalInt.empty());
    show.say("%s", AnswerText.of(answer, TEMPTING));
    OwareAnswer.Move best = answer.moves().get(0);
    OwareAnswer.Move greedy =
        answer.moves().stream()
            .max(Comparator.comparingInt(OwareAnswer.Move::captured))
            .orElseThrow();
    show.say("");
    show.conclude(
        "%s takes %d seeds at once and is worth %s; %s takes %d and is worth %s",
        greedy.move(),
        greedy.captured(),
        TextTable.signed(greedy.value()),
        best.move(),
        best.captured(),
        TextTable.signed(best.value()));
  }

  private static void askAboutTime(Presentation show, OwareAsk asker) {
    show.introduce("A question to the book: how much is the same board worth when turns run out?");
    show.say("%s", BoardDrawing.of(HURRIED));
    show.say("");
    TextTable table = new TextTable("", "rrl").row("turns left", "South gets", "by");
    for (int turns : TURNS) {
      OwareAnswer answer = asker.answer(HURRIED, OptionalInt.of(turns));
      table.row(
          Integer.toString(turns),
          TextTable.signed(answer.value()),
          answer.moves().get(0).move().toString());
    }
    OwareAnswer endless = asker.answer(HURRIED, OptionalInt.empty());
    table.row(
        "no limit", TextTable.signed(endless.value()), endless.moves().get(0).move().toString());
    show.say("%s", table.toString().stripTrailing());
  }

  private static void duel(Presentation show, Path book, Crew crew) throws IOException {
    show.introduce(
        "Does the book help? The same search with it and without it, %d pairs of games:",
        DUEL_PAIRS);
    OwareDuel sides =
        OwareDuel.of(
            "alphabeta:depth=4,table=" + book, "alphabeta:depth=4", RULES, Openings.randomPlies(8));
    DuelResult result = new Duel(DuelPlan.of(DUEL_PAIRS, DUEL_SEED)).run(sides, crew);
    String seeds = Presentation.range(result.spreadPerGame(), "%+.2f");
    show.played(result);
    show.say(
        "%s points per game for the player with the book,",
        Presentation.range(result.scoreRate(), "%.3f"));
    show.say("%s net seeds per game.", seeds);
    show.remember(
        "the book of %d seeds is worth %s seeds a game to a search of depth 4", BOOK_SEEDS, seeds);
  }

  @Override
  public List<Suggestion> suggestions() {
    return List.of(
        new Suggestion("oware ask " + TEMPTING, "or another position"),
        new Suggestion("oware build endgame --seeds 15 --out e15.table", "a bigger table"),
        new Suggestion("oware export --language python > endgame.py", "a table for your bot"),
        new Suggestion("oware engine --help", "for a board program"),
        new Suggestion("oware duel --help", "test your own idea"));
  }
}
