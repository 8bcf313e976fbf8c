package dev.hindsight.crossword.play.inference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LastMoveTest {
  private record Turn(GamePosition position, ObservedMove move) {}

  private static List<Turn> game(long seed) {
    List<Turn> turns = new ArrayList<>();
    Seen.playGame(seed, (position, move) -> turns.add(new Turn(position, Seen.observed(move))));
    return turns;
  }

  /** What the one sees who is on turn: the opponent's rack is not in it. */
  private static GamePosition seen(GamePosition position) {
    return new GamePosition(
        position.rules(),
        position.squares(),
        List.of(position.racks().get(0), Tiles.of()),
        position.scorePoints(),
        position.scorelessTurns());
  }

  @Test
  void everyMoveOfAGameIsTakenBackFromWhatTheOtherSees() {
    List<Turn> turns = game(41);
    int compared = 0;
    for (int turn = 1; turn < turns.size(); turn++) {
      Turn last = turns.get(turn - 1);
      GamePosition before = LastMove.before(seen(turns.get(turn).position), last.move);
      assertThat(before.squares()).isEqualTo(last.position.squares());
      assertThat(before.scorePoints()).isEqualTo(last.position.scorePoints());
      assertThat(before.racks().get(0)).isEqualTo(Tiles.of());
      assertThat(before.racks().get(1)).isEqualTo(last.position.racks().get(1));
      if (last.move instanceof ObservedMove.Placed) {
        Observation observation = LastMove.observe(seen(turns.get(turn).position), last.move);
        Observation direct =
            new Observation(last.position, last.move, Tiles.of(), last.position.racks().get(1));
        assertThat(observation.family().size()).isEqualTo(direct.family().size());
        assertThat(observation.tilesInBag()).isEqualTo(direct.tilesInBag());
        assertThat(observation.moverTiles()).isEqualTo(direct.moverTiles());
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(10);
  }

  @Test
  void whatIsNotOnTheBoardCannotBeTakenBack() {
    GamePosition now = seen(game(41).get(3).position);
    Tiles word = Tiles.of((byte) 1, (byte) 2);
    for (Placement placement :
        List.of(
            new Placement(Direction.ACROSS, 0, 0, word, 0),
            new Placement(Direction.DOWN, 14, 14, word, 0))) {
      assertThatThrownBy(() -> LastMove.before(now, new ObservedMove.Placed(placement)))
          .isInstanceOf(CrosswordFormatException.class)
          .hasMessageContaining("does not have the tile");
    }
  }
}
