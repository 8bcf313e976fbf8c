package dev.hindsight.cli.fuzz;

import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordList;
import dev.hindsight.crossword.table.foreign.LeaveCsv;
import dev.hindsight.crossword.table.foreign.RackEquityCsv;
import dev.hindsight.workbench.backgammon.build.TrainingReport;
import dev.hindsight.workbench.backgammon.play.QuizHistory;
import dev.hindsight.workbench.backgammon.redis.RedisPlace;
import dev.hindsight.workbench.runs.PartRange;
import dev.hindsight.workbench.runs.RunHistory;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Lists, plans, logs and figures: files that are texts, and what names a part or a place. */
final class FileTexts {
  private static final TileSet TINY = TileSet.parse("tiny", "?,?,1,0,0\nA,a,3,1,1\nB,b,2,3,0\n");

  private FileTexts() {}

  static List<FuzzedParser> all(FilesInMemory files) {
    return List.of(
        new FuzzedParser(
            "word lists",
            text -> WordList.read(file(files, "words.txt", text), TINY),
            List.of("ab\nba\naba\n", "\uFEFFAB\r\nBAA\r\n\r\nBABA\r\n")),
        new FuzzedParser(
            "leaves as text",
            text -> LeaveCsv.read(file(files, "leaves.csv", text), TINY, 2),
            List.of("?,25.308\nA,1\nB,-2.5\n", "A,0.5\nB,10\n\n?,20\n")),
        new FuzzedParser(
            "rack equities as text",
            text -> RackEquityCsv.read(file(files, "racks.csv", text), TINY, 2, "0".repeat(64)),
            List.of("?A,3,25.308\nAB,1,1\n?B,2,-2.5\n", "AB,0,0.5\n\nAA,12,10\n")),
        new FuzzedParser(
            "run plans",
            text -> RunPlan.parse("fuzz", text),
            List.of(
                """
                hindsight run plan 1
                kind crossword.win-chance
                seed 7
                trials 0..20000
                block 100
                parameter leaves mine.klv2
                input 9e26bdd69fd492b4f62ecd11ab179874f01db712493f49312e459f8f51ac6f81 mine.klv2
                """)),
        new FuzzedParser("parts of runs", PartRange::parse, List.of("5000..10000", "2/4")),
        new FuzzedParser(
            "run logs",
            text -> RunHistory.read(file(files, "run.runlog", text)),
            List.of(
                """
                2026-11-17T09:15:25Z start 4711 host 2 crossword.win-chance
                2026-11-17T09:15:25Z command hindsight crossword build win-chance --out NAME
                2026-11-17T09:15:25Z task 20000 games win chances
                2026-11-17T09:15:35Z rate 4500 450.0
                2026-11-17T09:15:50Z saved 10000
                2026-11-17T09:15:50Z figures generation=1 leaveChangePoints=0.53
                2026-11-17T09:15:51Z fault executor 1 was lost
                2026-11-17T09:15:52Z workers 1
                2026-11-17T09:16:09Z end done
                """)),
        new FuzzedParser(
            "figures of a training",
            text -> TrainingReport.open(file(files, "nets.tsv", text)),
            List.of("games\tseconds\treturnLoss\n1000\t2.5\t0.125\n2000\t5.0\t-\n")),
        new FuzzedParser(
            "histories of the quiz",
            text -> QuizHistory.read(file(files, "history.csv", text)),
            List.of("seed,answers,right,millipoints\n1,20,15,12.5\n2,20,18,3.0\n")),
        new FuzzedParser(
            "places on a server",
            RedisPlace::parse,
            List.of(
                "redis://localhost:6379/my-run", "rediss://learner@games.example:6380/my-run")));
  }

  private static Path file(FilesInMemory files, String name, String text) throws IOException {
    return files.write(name, text.getBytes(StandardCharsets.UTF_8));
  }
}
