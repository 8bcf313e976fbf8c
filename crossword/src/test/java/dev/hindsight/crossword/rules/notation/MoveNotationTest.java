package dev.hindsight.crossword.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.board.RandomMoves;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Tiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveNotationTest {
  private static final CrosswordRules RULES = CrosswordRules.english();

  private final MoveNotation notation = new MoveNotation(RULES);
  private final Board board = Board.withoutWords(RULES);

  private Placement placement(String text) {
    return (Placement) notation.parse(text, board);
  }

  @Test
  void theRowFirstIsAcrossAndTheColumnFirstIsDown() {
    Tiles facet = Tiles.of((byte) 6, (byte) 1, (byte) 3, (byte) 5, (byte) 20);
    assertThat(placement("8D FACET")).isEqualTo(new Placement(Direction.ACROSS, 7, 3, facet, 28));
    assertThat(placement(" h4\tFACET ")).isEqualTo(new Placement(Direction.DOWN, 7, 3, facet, 28));
    assertThat(notation.format(placement("8D FACET"))).isEqualTo("8D FACET");
    assertThat(notation.format(placement("H4 FAcET"))).isEqualTo("H4 FAcET");
  }

  @ParameterizedTest
  @ValueSource(strings = {"8D F(A)C(E)t", "8D F.C.t", "8D FACEt", "8d F(a)C(e)t", "8D F.C(E)t"})
  void tilesOnTheBoardAreBracketedDottedOrLetters(String text) {
    board.setUp(withAOn8EAndABlankOn8G());
    Placement placement = placement(text);
    assertThat(placement.tiles())
        .isEqualTo(Tiles.of((byte) 6, (byte) 0, (byte) 3, (byte) 0, (byte) -20));
    assertThat(notation.format(placement)).isEqualTo("8D F.C.t");
    assertThat(notation.format(placement, board)).isEqualTo("8D F(A)C(e)t");
  }

  private static byte[] withAOn8EAndABlankOn8G() {
    byte[] squares = new byte[225];
    squares[7 * 15 + 4] = 1;
    squares[7 * 15 + 6] = -5;
    return squares;
  }

  @Test
  void neighboursOnTheBoardShareABracket() {
    board.place(placement("8D FACET"));
    assertThat(notation.format(placement("8D FACETS"), board)).isEqualTo("8D (FACET)S");
    assertThat(placement("8D (FACET)S")).isEqualTo(placement("8D .....S"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"exch AEI?", "EXCHANGE AEI?", "ex ?IEA", "-AEI?", " -A?EI "})
  void anExchangeNamesItsTiles(String text) {
    Move move = notation.parse(text, board);
    assertThat(move).isEqualTo(new Exchange(Tiles.of((byte) 0, (byte) 1, (byte) 5, (byte) 9)));
    assertThat(notation.format(move)).isEqualTo("exch AEI?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pass", "PASS", "-", "  - "})
  void aPassIsAWordOrASign(String text) {
    assertThat(notation.parse(text, board)).isEqualTo(new Pass());
    assertThat(notation.format(new Pass(), board)).isEqualTo("pass");
  }

  @Test
  void errorsSayWhatAndWhere() {
    assertRefused(
        "FACET",
        "'FACET' is not a move; write for example 8D FACET, D8 FACET, exch AEI" + " or pass");
    assertRefused("", "'' is not a move; write for example 8D FACET, D8 FACET, exch AEI or pass");
    assertRefused(
        "8 FACET",
        "'8 FACET' is not a move; write for example 8D FACET, D8 FACET, exch" + " AEI or pass");
    assertRefused("8P FACET", "'8P' is not a square of the board, which ends at 15O");
    assertRefused("A16 FACET", "'A16' is not a square of the board, which ends at 15O");
    assertRefused("8N FACET", "'8N FACET' does not fit on the board");
    assertRefused(
        "8D FAC?T", "'8D FAC?T' has a blank without a letter; write the letter in lower case");
    assertRefused("8D F(ACET", "'8D F(ACET' has a bracket that is not closed");
    assertRefused(
        "8D F(A)CET", "'8D F(A)CET' does not agree with the board, which has no tile on 8E");
    assertRefused(
        "8D F.CET", "'8D F.CET' cannot be played: there is no tile yet on 8E to play through");
    assertRefused(
        "7D FACET", "'7D FACET' cannot be played: the first play must cover the start square 8H");
    assertRefused("exch AEi", "the exchange 'AEi' has a letter in lower case; write a blank as ?");
    assertRefused("exch AAAAAAAA", "the exchange 'AAAAAAAA' is of more tiles than a rack holds: 8");
    board.place(placement("8D FACET"));
    assertRefused("8D FAXETS", "'8D FAXETS' does not agree with the board, which has C on 8F");
    assertRefused("8D FACES", "'8D FACES' does not agree with the board, which has T on 8H");
    assertRefused("8D FACET", "'8D FACET' cannot be played: the play puts no tile on the board");
    assertRefused("8D F\u20acCET", null);
    assertRefused("8D " + "A".repeat(300), "a text of 303 characters is too long for a move");
  }

  private void assertRefused(String text, String message) {
    var thrown =
        assertThatThrownBy(() -> notation.parse(text, board))
            .as(text)
            .isInstanceOf(CrosswordFormatException.class);
    if (message != null) {
      thrown.hasMessage(message);
    }
  }

  @Test
  void movesOfWholeRandomGamesComeBackEqual() {
    Game game = new Game(board);
    for (int seed = 0; seed < 12; seed++) {
      RandomMoves moves = new RandomMoves(TrialRandom.of(seed, 1));
      game.start(TrialRandom.of(seed, 0));
      while (!game.isOver()) {
        Move move = moves.choose(game);
        if (move instanceof Placement placement) {
          int points = board.scorePoints(placement);
          move =
              new Placement(
                  placement.direction(),
                  placement.line(),
                  placement.place(),
                  placement.tiles(),
                  points);
        }
        String about = "seed " + seed + ", " + move;
        assertThat(notation.parse(notation.format(move), board)).as(about).isEqualTo(move);
        assertThat(notation.parse(notation.format(move, board), board)).as(about).isEqualTo(move);
        game.play(move);
      }
    }
  }

  @Test
  void aPlacementIsTakenBackByItsTextAlone() {
    Game game = new Game(board);
    for (int seed = 0; seed < 6; seed++) {
      RandomMoves moves = new RandomMoves(TrialRandom.of(seed, 1));
      game.start(TrialRandom.of(seed, 0));
      while (!game.isOver()) {
        Move move = moves.choose(game);
        Tiles before = Tiles.of(board.tiles(Direction.ACROSS).clone());
        String bracketed = notation.format(move, board);
        game.play(move);
        if (move instanceof Placement) {
          String about = "seed " + seed + ", " + bracketed;
          assertThat(notation.takeBack(bracketed, board)).as(about).isEqualTo(before);
          assertThat(notation.takeBack(notation.format(move), board)).as(about).isEqualTo(before);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8D FACES",
        "8D FAcET",
        "7D FACET",
        "8D FACETS",
        "H8 TAB",
        "8M FACET",
        "8D F?CET",
        "FACET",
        "16A AB",
        "8D FA1ET",
        "pass",
        "exch AB",
        "8D (FACET",
        "8D FACET)S",
        "8D "
      })
  void whatIsNotOnTheBoardIsNotTakenBack(String text) {
    board.place(placement("8D FACET"));
    byte[] squares = board.tiles(Direction.ACROSS).clone();
    assertThatThrownBy(() -> notation.takeBack(text, board))
        .as(text)
        .isInstanceOf(CrosswordFormatException.class);
    assertThat(board.tiles(Direction.ACROSS)).isEqualTo(squares);
  }

  @Test
  void anyTextIsAMoveOrRefusedWithASentence() {
    board.place(placement("8D FACET"));
    String[] originals = {"E7 B(A)R", "E7 B.R", "8D .....S", "exch AEI?", "pass", "9D AA"};
    for (int seed = 0; seed < 10_000; seed++) {
      TrialRandom random = TrialRandom.of(seed, 9);
      String text = Garbled.text(originals[random.nextInt(originals.length)], random);
      try {
        Move move = notation.parse(text, board);
        assertThat(notation.parse(notation.format(move, board), board))
            .as("seed %d", seed)
            .isEqualTo(move);
      } catch (CrosswordFormatException e) {
        assertThat(e.getMessage()).as("seed %d: %s", seed, text).isNotBlank().doesNotEndWith(".");
      }
    }
  }
}
