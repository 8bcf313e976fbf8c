package dev.hindsight.cli.oware;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.oware.lab.Openings;
import dev.hindsight.oware.play.players.PlayerSpec;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.DuelResult;
import dev.hindsight.workbench.oware.OwareAnswer;
import dev.hindsight.workbench.oware.OwareAsk;
import dev.hindsight.workbench.oware.OwareBuild;
import dev.hindsight.workbench.oware.OwareDuel;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** Oware's part of the demo: two tables, a telling question to each, and what they are worth. */
final class OwareDemo {
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

  private final PrintWriter out;
  private final Path folder;
  private final Crew crew;
  private final List<String> findings = new ArrayList<>();

  OwareDemo(PrintWriter out, Path folder, Crew crew) {
    this.out = out;
    this.folder = folder;
    this.crew = crew;
  }

  /** Shows everything and returns what there is to remember, a sentence each. */
  List<String> run() throws IOException {
    Path endgame = folder.resolve("oware-endgame.table");
    Path book = folder.resolve("oware-book.table");
    build(OwareBuild.endgame(RULES, ENDGAME_SEEDS, false), endgame);
    build(OwareBuild.book(RULES, BOOK_SEEDS, RULES.turnLimit()), book);
    askForTheBestMove(endgame);
    askAboutTime(book);
    duel(book);
    return findings;
  }

  private void build(OwareBuild build, Path file) throws IOException {
    BuildResult built = build.run(file, crew);
    boolean whole = TableFiles.verify(file).ok();
    say(
        "Built: %s, %,d boards in %.1f s, %,d bytes, %s.",
        built.what(),
        built.entries(),
        built.seconds(),
        built.bytes(),
        whole ? "every byte verified" : "DAMAGED ON DISK");
    findings.add(
        String.format(
            Locale.ROOT,
            "%s: %,d boards solved exactly in %.1f s",
            built.what(),
            built.entries(),
            built.seconds()));
  }

  private void askForTheBestMove(Path endgame) throws IOException {
    say("");
    say("A question to the endgame: what should South play, one seed behind?");
    say("");
    OwareAnswer answer = asker(endgame).answer(TEMPTING, OptionalInt.empty());
    say("%s", AnswerText.of(answer));
    OwareAnswer.Move best = answer.moves().get(0);
    OwareAnswer.Move greedy =
        answer.moves().stream()
            .max(Comparator.comparingInt(OwareAnswer.Move::captured))
            .orElseThrow();
    String finding =
        String.format(
            Locale.ROOT,
            "%s takes %d seeds at once and is worth %s; %s takes %d and is worth %s",
            greedy.move(),
            greedy.captured(),
            AnswerText.signed(greedy.value()),
            best.move(),
            best.captured(),
            AnswerText.signed(best.value()));
    say("");
    say("%s.", finding);
    findings.add(finding);
  }

  private void askAboutTime(Path book) throws IOException {
    say("");
    say("A question to the book: how much is the same board worth with so many turns left?");
    say("");
    say("%s", BoardDrawing.of(HURRIED));
    say("");
    OwareAsk asker = asker(book);
    TextTable table = new TextTable("", "rrl").row("turns left", "South gets", "by");
    for (int turns : TURNS) {
      OwareAnswer answer = asker.answer(HURRIED, OptionalInt.of(turns));
      table.row(
          Integer.toString(turns), AnswerText.signed(answer.value()), answer.moves().get(0).move());
    }
    OwareAnswer endless = asker.answer(HURRIED, OptionalInt.empty());
    table.row("no limit", AnswerText.signed(endless.value()), endless.moves().get(0).move());
    say("%s", table.toString().stripTrailing());
  }

  private void duel(Path book) throws IOException {
    say("");
    say(
        "Does the book help? The same search with it and without it, %d pairs of games:",
        DUEL_PAIRS);
    say("");
    OwareDuel duel =
        new OwareDuel(
            PlayerSpec.parse("alphabeta:depth=4,table=" + book),
            PlayerSpec.parse("alphabeta:depth=4"),
            RULES,
            Openings.randomPlies(8),
            "8 random plies",
            DUEL_PAIRS,
            DUEL_SEED);
    DuelResult result = duel.run(crew, Optional.empty());
    say("%d won, %d drawn, %d lost;", result.wins(), result.draws(), result.losses());
    say("%s points per game for the player with the book,", range(result.scoreRate(), "%.3f"));
    say("%s net seeds per game.", range(result.spreadPerGame(), "%+.2f"));
    findings.add(
        "the book of "
            + BOOK_SEEDS
            + " seeds is worth "
            + range(result.spreadPerGame(), "%+.2f")
            + " seeds a game to a search of depth 4");
  }

  private OwareAsk asker(Path file) throws IOException {
    OwareTable table = OwareTables.open(file, RULES, false);
    return new OwareAsk(RULES, List.of(table), SearchLimits.none(), crew);
  }

  private static String range(DuelResult.Range range, String format) {
    return String.format(
        Locale.ROOT,
        format + " (95 %%: " + format + " to " + format + ")",
        range.estimate(),
        range.low(),
        range.high());
  }

  private void say(String format, Object... arguments) {
    out.println(String.format(Locale.ROOT, format, arguments));
    // People watch this: what is known is shown at once.
    out.flush();
  }
}
