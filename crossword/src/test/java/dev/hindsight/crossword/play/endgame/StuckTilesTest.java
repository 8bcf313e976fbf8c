package dev.hindsight.crossword.play.endgame;

import static dev.hindsight.crossword.play.endgame.Endings.ENABLE;
import static dev.hindsight.crossword.play.endgame.Endings.ENGLISH;
import static dev.hindsight.crossword.play.endgame.Endings.TO_THE_END;
import static dev.hindsight.crossword.play.endgame.Endings.solve;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Ends with CAT at 8D and next to nothing on the racks, worked out by hand: CATS and SCAT score 6,
 * and neither Q nor V makes a word with CAT.
 */
class StuckTilesTest {
  @Test
  void whoGoesOutGetsTwiceTheTilesOfTheOther() {
    EndgameAnswer answer = solved("S", "Q", 0);
    assertThat(answer.best().netPointsForMover()).isEqualTo(6 + 2 * 10);
    assertThat(answer.line()).hasSize(1);
  }

  @Test
  void whoIsStuckPassesAndPaysTwice() {
    EndgameAnswer answer = solved("Q", "S", 0);
    assertThat(answer.moves()).hasSize(1);
    assertThat(answer.best().netPointsForMover()).isEqualTo(-6 - 2 * 10);
    assertThat(answer.line()).hasSize(2).first().isEqualTo(new Pass());
  }

  @Test
  void ifBothAreStuckSixPassesEndItAndEachPaysOnce() {
    EndgameAnswer answer = solved("Q", "V", 0);
    assertThat(answer.best().netPointsForMover()).isEqualTo(4 - 10);
    assertThat(answer.line()).hasSize(6).containsOnly(new Pass());
  }

  @Test
  void turnsWithoutPointsBeforeTheSearchCount() {
    assertThat(solved("Q", "V", 4).line()).hasSize(2);
    // The pass is the sixth turn without points, so the opponent's S is never played.
    assertThat(solved("Q", "S", 5).best().netPointsForMover()).isEqualTo(1 - 10);
    assertThat(solved("Q", "S", 4).best().netPointsForMover()).isEqualTo(-6 - 2 * 10);
  }

  @Test
  void stuckTileIsLeftAfterTheOtherIsPlayed() {
    // Six points for the S, then passes: 10 to pay for the Q, 4 from the opponent for the V.
    assertThat(solved("QS", "V", 0).best().netPointsForMover()).isEqualTo(6 - 10 + 4);
    assertThat(solved("QS", "V", 5).best().netPointsForMover()).isEqualTo(6 - 10 + 4);
  }

  private static EndgameAnswer solved(String mover, String opponent, int scorelessTurns) {
    byte[] squares = new byte[15 * 15];
    byte[] cat = tiles("CAT").toArray();
    System.arraycopy(cat, 0, squares, 7 * 15 + 3, cat.length);
    List<Tiles> racks = List.of(tiles(mover), tiles(opponent));
    GamePosition position =
        new GamePosition(
            SmallerBag.of(ENGLISH, Tiles.of(squares), racks),
            Tiles.of(squares),
            racks,
            List.of(0, 0),
            scorelessTurns);
    EndgameAnswer answer =
        solve(new EndgameSolver(position.rules(), ENABLE), position, TO_THE_END, 1);
    assertThat(answer.proven()).isTrue();
    return answer;
  }

  private static Tiles tiles(String text) {
    return Tiles.of(new TileText(ENGLISH.tiles()).parseTiles(text));
  }
}
