package dev.hindsight.crossword.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.RandomMoves;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.CgpPosition.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CgpTest {
  private static final CrosswordRules RULES = CrosswordRules.english();
  private static final String EMPTY = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
  private static final String QUAG =
      "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/AJLOOPU 0/28 0";
  private static final String ALPHA =
      "10ALPHA/9MM4/8QUIST2/11P3/10XI3/10UG3/11O3/6FOB2T3/7HENDS3/15/15/15/15/15/15"
          + " CDNVVZ?/EEILRRR 93/174 0";

  @ParameterizedTest
  @ValueSource(
      strings = {
        QUAG,
        ALPHA,
        QUAG + " lex ENABLE;",
        QUAG + " lex ENABLE; ld english; tmr 1000/2000; odd; bdn My Board;",
        EMPTY + " / 0/0 0",
        EMPTY + " ABC/ -5/-120 6",
        EMPTY + " /?? 0/999999 3",
        "15/15/15/15/15/15/15/7QuIZzES1/15/15/15/15/15/15/15 / 0/0 0",
      })
  void aTextReadAndWrittenIsTheSameText(String text) {
    assertThat(Cgp.format(Cgp.parse(text, RULES))).isEqualTo(text);
  }

  @Test
  void everyFieldIsRead() {
    CgpPosition position = Cgp.parse(QUAG + " lex ENABLE;ld  english ;; new thing", RULES);
    GamePosition game = position.game();
    assertThat(game.tile(7, 4)).isEqualTo((byte) 17);
    assertThat(game.tile(7, 7)).isEqualTo((byte) 7);
    assertThat(game.tile(7, 8)).isZero();
    assertThat(game.racks().get(0).toArray()).containsExactly(1, 9, 9, 13, 13, 15, 20);
    assertThat(game.scorePoints()).containsExactly(0, 28);
    assertThat(position.options())
        .containsExactly(
            new Option("lex", "ENABLE"), new Option("ld", "english"), new Option("new", "thing"));
    assertThat(position.findOption("ld")).contains("english");
    assertThat(position.findOption("bdn")).isEmpty();
    assertThat(Cgp.parse(ALPHA, RULES).game().racks().get(0).get(6)).isZero();
  }

  @Test
  void aBlankOnTheBoardIsInLowerCase() {
    GamePosition game =
        Cgp.parse("aB13/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0", RULES).game();
    assertThat(game.tile(0, 0)).isEqualTo((byte) -1);
    assertThat(game.tile(0, 1)).isEqualTo((byte) 2);
    assertThat(game.bag().count(0)).isEqualTo(1);
    assertThat(game.bag().count(1)).isEqualTo(9);
    assertThat(game.bag().count(2)).isEqualTo(1);
  }

  @Test
  void wordsAreNotCheckedAndNeedNotBeConnected() {
    String corner = "QJX12/15/15/15/15/15/15/15/15/15/15/15/15/15/13ZK / 0/0 0";
    assertThat(Cgp.format(Cgp.parse(corner, RULES))).isEqualTo(corner);
  }

  @Test
  void errorsNameRowOrField() {
    assertRefused(
        "",
        "a position has four fields (rows, racks, scores and scoreless turns), but"
            + " there is only 1; write for example "
            + EMPTY
            + " AB/ 0/0 0");
    assertRefused(
        EMPTY + " / 0/0",
        "a position has four fields (rows, racks, scores and scoreless"
            + " turns), but there are only 3; write for example "
            + EMPTY
            + " AB/ 0/0 0");
    assertRefused(
        "15/15 / 0/0 0", "the board has 15 rows with a / between them, but the text has 2");
    assertRefused(QUAG.replace("4QUAG7", "4QUAG6"), "row 8 has only 14 of 15 squares");
    assertRefused(QUAG.replace("4QUAG7", "4QUAG8"), "row 8 has more than 15 squares");
    assertRefused(QUAG.replace("4QUAG7", "4QUAGQUAGQUAG"), "row 8 has more than 15 squares");
    assertRefused(
        QUAG.replace("4QUAG7", "04QUAG7"),
        "row 8 from column 1: a run of empty squares is a number from 1 to 15");
    assertRefused(
        QUAG.replace("4QUAG7", "4QUAG123456789012"),
        "row 8 from column 9: a run of empty squares is a number from 1 to 15");
    assertRefused(
        QUAG.replace("4QUAG7", "4QU?G7"),
        "row 8 from column 7: a blank on the board is written as the letter it shows, in lower"
            + " case");
    assertThatThrownBy(() -> Cgp.parse(QUAG.replace("4QUAG7", "4Q!AG7"), RULES))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageStartingWith("row 8 from column 5: '!' in 'Q!AG' is not a tile of english");
    assertRefused(
        QUAG.replace("AIIMMOT/", "AIIMMOT"),
        "there are two racks with a / between them, but 'AIIMMOTAJLOOPU' has 1 part");
    assertRefused(
        QUAG.replace("AIIMMOT/", "AIIMMOT/A/"),
        "there are two racks with a / between them, but 'AIIMMOT/A/AJLOOPU' has 3 parts");
    assertRefused(
        QUAG.replace("AIIMMOT", "AIIMMOt"),
        "rack 1: the tiles 'AIIMMOt' have a letter in lower case; write a blank as ?");
    assertThatThrownBy(() -> Cgp.parse(QUAG.replace("AJLOOPU", "AJL_OPU"), RULES))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageStartingWith("rack 2: '_' in 'AJL_OPU' is not a tile of english");
    assertRefused(
        QUAG.replace("AIIMMOT", "AIIMMOTE"), "rack 1 has 8 tiles; a rack holds at most 7");
    assertRefused(
        QUAG.replace("0/28", "0"),
        "there are two scores with a / between them, but '0' has 1 part");
    assertRefused(
        QUAG.replace("0/28", "0/x"), "score 2 must be a whole number of at most 6 digits, not 'x'");
    assertRefused(
        QUAG.replace("0/28", "12345678901/28"),
        "score 1 must be a whole number of at most 6 digits, not '12345678901'");
    assertRefused(
        QUAG.replace("28 0", "28 7"),
        "the scoreless turns are 7; they go from 0 to 6, which ends the game");
    assertRefused(
        QUAG.replace("28 0", "28 -1"),
        "the scoreless turns are -1; they go from 0 to 6, which ends the game");
    assertRefused(
        QUAG.replace("28 0", "28 zero"),
        "the number of scoreless turns must be a whole number of at most 6 digits, not 'zero'");
    assertRefused("x".repeat(20_000), "a text of 20000 characters is too long for a position");
  }

  @Test
  void thereAreNoMoreTilesOfALetterThanInTheBag() {
    assertRefused(
        QUAG.replace("AIIMMOT", "AQIMMOT"),
        "there are too many tiles of Q: 1 on the board and 1 on the racks, but the full bag has"
            + " only 1");
    assertRefused(
        QUAG.replace("AIIMMOT", "???"),
        "there are too many tiles of ?: 0 on the board and 3 on the racks, but the full bag has"
            + " only 2");
    assertRefused(
        QUAG.replace("AIIMMOT", "??").replace("QUAG", "QuAG"),
        "there are too many tiles of ?: 1 on the board and 2 on the racks, but the full bag has"
            + " only 2");
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> Cgp.parse(text, RULES))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessage(message);
  }

  @Test
  void otherBoardsHaveOtherRows() {
    BoardLayout layout = BoardLayout.parse("start 2B\n...\n...\n...\n");
    CrosswordRules rules = new CrosswordRules(layout, TileSet.english());
    String text = "3/1AT/3 ABC/D 1/2 0";
    assertThat(Cgp.format(Cgp.parse(text, rules))).isEqualTo(text);
    assertThatThrownBy(() -> Cgp.parse(QUAG, rules)).isInstanceOf(CrosswordFormatException.class);
  }

  @Test
  void tilesOfSeveralCharactersStandInBrackets() {
    TileSet tiles =
        new TileSet(
            "digraphs",
            List.of(
                new TileSet.Letter("?", "?", 2, 0, false),
                new TileSet.Letter("A", "a", 9, 1, true),
                new TileSet.Letter("C", "c", 5, 3, false),
                new TileSet.Letter("CH", "ch", 5, 5, false),
                new TileSet.Letter("H", "h", 5, 4, false)));
    CrosswordRules rules =
        new CrosswordRules(BoardLayout.parse("start 2B\n...\n...\n...\n"), tiles);
    GamePosition game = Cgp.parse("3/[CH]A[ch]/[C]HA CHA/H 1/2 0", rules).game();
    assertThat(game.squares().toArray()).containsExactly(0, 0, 0, 3, 1, -3, 2, 4, 1);
    CgpPosition position = new CgpPosition(game, List.of());
    assertThat(Cgp.parse(Cgp.format(position), rules)).isEqualTo(position);
  }

  @Test
  void positionsOfWholeRandomGamesComeBackEqual() {
    Game game = new Game(Board.withoutWords(RULES));
    for (int seed = 0; seed < 12; seed++) {
      RandomMoves moves = new RandomMoves(TrialRandom.of(seed, 1));
      game.start(TrialRandom.of(seed, 0));
      while (!game.isOver()) {
        CgpPosition position = new CgpPosition(game.position(), List.of(new Option("id", "x y")));
        assertThat(Cgp.parse(Cgp.format(position), RULES))
            .as("seed %d, turn %d", seed, game.turns())
            .isEqualTo(position);
        game.play(moves.choose(game));
      }
    }
  }

  @Test
  void aGameGoesOnFromAPosition() {
    Game game = new Game(Board.withoutWords(RULES));
    game.resume(Cgp.parse(QUAG, RULES).game(), TrialRandom.of(1, 0));
    assertThat(game.bag().size()).isEqualTo(100 - 4 - 14);
    assertThat(game.scorePoints(1)).isEqualTo(28);
    assertThat(game.position().racks().get(1)).isEqualTo(Tiles.of(tilesOf("AJLOOPU")));
  }

  private static byte[] tilesOf(String letters) {
    byte[] tiles = new byte[letters.length()];
    for (int index = 0; index < tiles.length; index++) {
      tiles[index] = (byte) (letters.charAt(index) - 'A' + 1);
    }
    return tiles;
  }

  @Test
  @Tag("slow")
  void anyTextIsAPositionOrRefusedWithASentence() {
    List<String> originals = new ArrayList<>(List.of(QUAG, ALPHA, QUAG + " lex ENABLE; a b;"));
    originals.add(EMPTY + " / 0/0 0");
    int accepted = 0;
    for (int seed = 0; seed < 20_000; seed++) {
      TrialRandom random = TrialRandom.of(seed, 7);
      String text = Garbled.text(originals.get(random.nextInt(originals.size())), random);
      try {
        CgpPosition position = Cgp.parse(text, RULES);
        assertThat(Cgp.parse(Cgp.format(position), RULES)).as("seed %d", seed).isEqualTo(position);
        accepted++;
      } catch (CrosswordFormatException e) {
        assertThat(e.getMessage()).as("seed %d: %s", seed, text).isNotBlank().doesNotEndWith(".");
      }
    }
    assertThat(accepted).isGreaterThan(500);
  }
}
