package dev.hindsight.crossword.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import org.junit.jupiter.api.Test;

class BoardConnectionTest {
  private static final CrosswordRules ENGLISH = CrosswordRules.english();

  private static BoardConnection connection(String rows) {
    GamePosition position = Cgp.parse(rows + " / 0/0 0", ENGLISH).game();
    return new BoardConnection(ENGLISH.layout(), position.squares());
  }

  @Test
  void anEmptyBoardIsAsPlayed() {
    assertThat(connection("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15").isAsPlayed()).isTrue();
  }

  @Test
  void everyBoardOfAGameIsAsPlayed() {
    Game game = new Game(Board.withoutWords(ENGLISH));
    game.start(TrialRandom.of(5, 0));
    RandomMoves moves = new RandomMoves(TrialRandom.of(5, 1));
    while (!game.isOver()) {
      game.play(moves.choose(game));
      Tiles squares = Tiles.of(game.board().tiles(Direction.ACROSS));
      assertThat(new BoardConnection(ENGLISH.layout(), squares).isAsPlayed()).isTrue();
    }
  }

  @Test
  void twoIslandsDoNotHangTogether() {
    BoardConnection islands = connection("15/15/15/15/15/15/15/3FACET7/15/3AB10/15/15/15/15/15");
    assertThat(islands.hangsTogether()).isFalse();
    assertThat(islands.coversStart()).isTrue();
    assertThat(islands.isAsPlayed()).isFalse();
  }

  @Test
  void theEndOfARowIsNotNextToTheBeginningOfTheNext() {
    assertThat(connection("15/15/15/15/15/15/15/6FACETFACE/A14/15/15/15/15/15/15").hangsTogether())
        .isFalse();
  }

  @Test
  void oneTileMustBeOnTheStartSquare() {
    BoardConnection elsewhere = connection("FACET10/15/15/15/15/15/15/15/15/15/15/15/15/15/15");
    assertThat(elsewhere.hangsTogether()).isTrue();
    assertThat(elsewhere.coversStart()).isFalse();
  }
}
