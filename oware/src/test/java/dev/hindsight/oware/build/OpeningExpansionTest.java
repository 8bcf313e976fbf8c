package dev.hindsight.oware.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.GameSearch;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.BoardEvaluation;
import dev.hindsight.oware.table.OpeningBook;
import dev.hindsight.oware.table.OpeningLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningExpansionTest {
  private static final OpeningExpansion EXPANSION = new OpeningExpansion(OwareRules.ABAPA, 80, 100);
  private static final BoardEvaluation EVALUATION = BoardEvaluation.shipped();

  @TempDir Path folder;

  private static OpeningBook build(Path file, Crew crew) throws IOException {
    return EXPANSION.run(file, ExactTables.none(), EVALUATION, new TreeMap<>(), crew);
  }

  @Test
  void threadsAndStopsDoNotShow() throws IOException {
    Path file = folder.resolve("one.openings");
    try (Crew crew = new Crew(1)) {
      build(file, crew);
    }
    Path again = folder.resolve("two.openings");
    Cancellation cancellation = new Cancellation();
    try (Crew crew = new Crew(1, cancellation, new StopAfter(30, cancellation))) {
      assertThatThrownBy(() -> build(again, crew)).isInstanceOf(CancelledException.class);
    }
    assertThat(folder.resolve("two.openings.checkpoint")).exists();
    assertThat(again).doesNotExist();
    try (Crew crew = new Crew(2)) {
      build(again, crew);
    }
    assertThat(Files.readAllBytes(again)).isEqualTo(Files.readAllBytes(file));
    assertThat(folder.resolve("two.openings.checkpoint")).doesNotExist();
  }

  /** The obvious way: a position of the book is worth its best move, an end what a search says. */
  @Test
  void valuesAreThoseOfPlainMinimaxOverTheBook() throws IOException {
    OpeningBook book;
    try (Crew crew = new Crew(2)) {
      book = build(folder.resolve("some.openings"), crew);
    }
    assertThat(book.size()).isBetween(80, 80 + 6 * 64);
    GameSearch search = new GameSearch(OwareRules.ABAPA, ExactTables.none(), EVALUATION, 4);
    OwareGame start = OwareGame.start(OwareRules.ABAPA);
    assertThat(book.find(start.position()).orElseThrow().outlook())
        .isEqualTo(minimax(start, book, search));
  }

  private static int minimax(OwareGame game, OpeningBook book, GameSearch search) {
    OpeningLine line = book.find(game.position()).orElseThrow();
    int best = Integer.MIN_VALUE;
    if (line.isExpanded()) {
      for (int pit = 0; pit < 6; pit++) {
        if ((game.legalMoves() & 1 << pit) != 0) {
          best = Math.max(best, -minimax(game.play(pit), book, search));
        }
      }
    } else {
      search.forget();
      best = search.search(game, SearchLimits.none().withNodes(100)).outlook();
    }
    assertThat(line.outlook()).as(game.toString()).isEqualTo(best);
    return best;
  }

  /** Cancels after some positions. */
  private static final class StopAfter implements Progress {
    private final int positions;
    private final Cancellation cancellation;
    private long seen;

    private StopAfter(int positions, Cancellation cancellation) {
      this.positions = positions;
      this.cancellation = cancellation;
    }

    @Override
    public void begin(String task, long total, String unit) {
      // Positions are counted over all rounds.
    }

    @Override
    public void advance(long amount) {
      seen += amount;
      if (seen > positions) {
        cancellation.cancel();
      }
    }

    @Override
    public void end() {
      // As at the beginning.
    }
  }
}
