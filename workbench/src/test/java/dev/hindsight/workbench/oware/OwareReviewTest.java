package dev.hindsight.workbench.oware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.PositionFormatException;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.notation.RecordedGame;
import dev.hindsight.oware.table.BookTable;
import dev.hindsight.workbench.oware.ReviewedGame.ReviewedMove;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Games of seven seeds, held against the values that a table has for the boards after each move.
 */
class OwareReviewTest {
  private static final OwareRules RULES = OwareRules.CODINGAME;
  private static final OwarePosition START = OwarePosition.parse("1-0-2-0-0-1-0-1-0-1-0-1-21-20-S");
  private static final BookTable TABLE;

  static {
    try (Crew crew = new Crew(1)) {
      TABLE = new BookBuilder(RULES, START.seedsOnBoard(), RULES.turnLimit()).solve(crew);
    }
  }

  @TempDir Path folder;

  /** Net seeds for who makes the move: what it captures, less what the opponent then gets. */
  private static int value(OwareGame game, int pit) {
    OwarePosition before = game.position();
    OwarePosition after = before.play(pit, RULES);
    int captured = after.otherStore() - before.moverStore();
    return captured
        - TABLE.findNetSeedsForMover(
            after.moverRow(), after.otherRow(), game.pliesLeft().orElseThrow() - 1);
  }

  private static int choose(OwareGame game, boolean best) {
    int chosen = -1;
    for (int pit = 0; pit < Row.PITS; pit++) {
      if ((game.legalMoves() >>> pit & 1) != 0
          && (chosen < 0
              || (best
                  ? value(game, pit) > value(game, chosen)
                  : value(game, pit) < value(game, chosen)))) {
        chosen = pit;
      }
    }
    return chosen;
  }

  /** Best moves but for one, the worst there is. */
  private static OwareGame play(int blunderPly) {
    OwareGame game = OwareGame.start(RULES, START);
    while (!game.isOver() && game.pliesPlayed() < 12) {
      game = game.play(choose(game, game.pliesPlayed() + 1 != blunderPly));
    }
    return game;
  }

  private static ReviewedGame review(OwareGame game) {
    try (Crew crew = new Crew(1)) {
      return new OwareReview(
              new OwareAsk(RULES, List.of(TABLE), SearchLimits.none().withDepth(2), crew),
              Progress.SILENT)
          .review(RecordedGame.of(game).withTag("South", "Ama"));
    }
  }

  @Test
  void bestMovesLoseExactlyNothing() {
    OwareGame game = play(0);
    ReviewedGame reviewed = review(game);
    assertThat(reviewed.turns()).hasSize(game.pliesPlayed());
    assertThat(reviewed.turns())
        .allSatisfy(
            move -> {
              assertThat(move.loss()).isEqualByComparingTo(BigDecimal.ZERO);
              assertThat(move.best()).isEqualTo(move.move());
              assertThat(move.known().isProven()).isTrue();
              assertThat(move.turningPoint()).isFalse();
            });
    assertThat(reviewed.players())
        .allSatisfy(
            player -> {
              assertThat(player.mistakes()).isZero();
              assertThat(player.worst()).isNull();
            });
    assertThat(reviewed.players().get(0).player().name()).isEqualTo("Ama");
    assertThat(reviewed.players().get(1).player().name()).isNull();
  }

  @Test
  void aPlantedBlunderIsFoundWithItsSize() {
    int found = 0;
    for (int ply = 1; ply <= 6; ply++) {
      OwareGame game = play(ply);
      OwareGame before = game.restart();
      for (int pit : game.moves().subList(0, ply - 1)) {
        before = before.play(pit);
      }
      int best = value(before, choose(before, true));
      int worst = value(before, choose(before, false));
      ReviewedGame reviewed = review(game);
      for (ReviewedMove move : reviewed.turns()) {
        int lost = move.turn() == ply ? best - worst : 0;
        assertThat(move.loss()).as("%s", move).isEqualByComparingTo(BigDecimal.valueOf(lost));
        int lead = before.position().moverStore() - before.position().otherStore();
        assertThat(move.turningPoint())
            .isEqualTo(
                move.turn() == ply && Integer.signum(lead + best) != Integer.signum(lead + worst));
      }
      if (best > worst) {
        found++;
        ReviewedGame.ReviewedPlayer player = reviewed.players().get((ply + 1) % 2);
        assertThat(player.worst()).isEqualTo(ply);
        assertThat(player.mistakes()).isOne();
        assertThat(player.provenLoss()).isEqualByComparingTo(BigDecimal.valueOf(best - worst));
      }
    }
    assertThat(found).as("blunders that lost something").isGreaterThanOrEqualTo(3);
  }

  @Test
  void recordsComeBackAsTheyWereWritten() throws IOException {
    Path file = folder.resolve("game.ogn");
    RecordedGame record = RecordedGame.of(play(2)).withTag("North", "Kofi");
    OwareGameRecords.write(file, record);
    assertThat(OwareGameRecords.read(file, OwareRules.AWARI)).containsExactly(record);
  }

  @Test
  void oldEncodingsAreReadAndMistakesNameFileAndLine() throws IOException {
    Path latin = folder.resolve("latin.ogn");
    Files.write(latin, "[South \"Müller\"]\n\n1. C *".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(OwareGameRecords.read(latin, RULES).get(0).tags()).containsEntry("South", "Müller");
    Path wrong = Files.writeString(folder.resolve("wrong.ogn"), "1. C f\n2. x *");
    assertThatThrownBy(() -> OwareGameRecords.read(wrong, RULES))
        .isInstanceOf(PositionFormatException.class)
        .hasMessageContaining(wrong + ", line 2, column 4");
    Path empty = Files.writeString(folder.resolve("empty.ogn"), " \n");
    assertThatThrownBy(() -> OwareGameRecords.read(empty, RULES))
        .hasMessageContaining("has no game in it");
  }
}
