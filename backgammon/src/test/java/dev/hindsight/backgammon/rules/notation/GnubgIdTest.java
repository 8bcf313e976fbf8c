package dev.hindsight.backgammon.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameOptions;
import dev.hindsight.backgammon.rules.GamePhase;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.RandomBoards;
import dev.hindsight.backgammon.rules.Resignation;
import dev.hindsight.backgammon.rules.Turn;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GnubgIdTest {
  @Test
  void theStartIsWrittenAsEverybodyWritesIt() {
    assertThat(GnubgId.writeBoard(Board.START)).isEqualTo("4HPwATDgc/ABMA");
    assertThat(GnubgId.parse("4HPwATDgc/ABMA")).isEqualTo(BackgammonPosition.START);
    assertThat(GnubgId.write(BackgammonPosition.START)).isEqualTo("4HPwATDgc/ABMA:cAkAAAAAAAAE");
    assertThat(GnubgId.parse(" GNUBGID 4HPwATDgc/ABMA:cAkAAAAAAAAE "))
        .isEqualTo(BackgammonPosition.START);
  }

  /**
   * Positions of one game that gnubg recorded, with entering from the bar, hits and bearing off.
   */
  @ParameterizedTest
  @CsvSource({
    "4HPwATDgc/ABMA, 1, 3, 8/5 6/5,                sGfwATDgc/ABMA",
    "sGfwATDgc/ABMA, 1, 2, 13/11 6/5,              0HPkATCwZ/ABMA",
    "0HPkATCwZ/ABMA, 6, 3, 24/21 13/7,             sNfgASLQc+QBMA",
    "sNfgASLQc+QBMA, 2, 3, 8/5 6/4*,               aGfkATCw1+ABUA",
    "aGfkATCw1+ABUA, 1, 2, bar/23 8/7,             sLfgAShoZ+QBMA",
    "sLfCARLMZuQBMA, 4, 5, 13/9/4*,                rM3IATCwt8IBSA",
    "rM3IATCwt8IBSA, 3, 4, 25/21 8/5,              cG/CARLMZuQAWA",
    "cG/CARLMZuQAWA, 5, 5, cannot move,            zGbkAFhwb8IBEg",
    "zGbMEDBw7wzBAA, 2, 2, 13/11 11/9 6/4 6/4,     2O0cwADMZswQMA",
    "2m0HhAC22wAAXA, 2, 2, bar/23 4/2 3/1(2),      O9sAADrstgNCQA",
    "7LYDQkB7bgAAOg, 3, 5, 4/1,                    92wAADrstgNCQA",
    "7LYDQQHvMwAIOA, 3, 4, 17/10,                  7zMQADjstgNBAQ",
    "vw8AADx2bycAAA, 6, 5, 8/3 6/off,              9t4GAIDfBwAAHg",
    "vw+AADj23gYAAA, 1, 5, 5/4 5/off,              9j4DAMDvAyAADg",
    "vw8DASDuFgAAAA, 6, 6, 5/off 4/off(2) 3/off,   bgAAwO/DQAAIAA",
    "vw8DIQBuAAAAAA, 6, 5, 3/off(2),               DgAA8PswEAIAAA",
  })
  void aRecordedGameLeadsFromIdToId(
      String before, int firstDie, int secondDie, String move, String after) {
    Board board = GnubgId.parse(before).board();
    Dice dice = new Dice(firstDie, secondDie);
    assertThat(GnubgId.writeBoard(board)).isEqualTo(before);
    assertThat(GnubgId.writeBoard(Boards.after(board, dice, move).swapped())).isEqualTo(after);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4HPwATDgc/ABMA:8IhuACAACAAE",
        "4HPwATDgc/ABMA:cAmrApAAkAAA",
        "4HPwAWDgc/ABUA:cAkKAAAAAAAA",
        "4PPgASiMZ/ABMA:QgkGAAAAAAAA",
        "4HPwATDgc/ABMA:cwlgAAAAAAAA",
        "4HPwATDgc/ABMA:UwlgAAAAAAAA",
        "4HPwATDgc/ABMA:QwlgAAAAAAAA",
        "4HPwATDgc/ABMA:cIlqAAAAAAAE",
        "sGfwATDgc/ABMA:cAMAABAAAAAA",
        "4NvIAVCyHcMBKA:MAIgAAAACAAE",
        "4NvIAVCyHcMBKA:cAQAAAAACAAA",
        "AAAAAAAA/v8AAA:cAkAAAAAAAAA",
        "4HPwAyDgc/ABMA:cAlrAAAAAAAE",
        "4HPwATDgc/ABMA:cIksAgAAAAAA",
        "sGfwATDgc/ABMA:MIEoAgAAAAAA",
      })
  void knownIdsComeBackAsTheyWere(String id) {
    assertThat(GnubgId.write(GnubgId.parse(id))).isEqualTo(id);
  }

  @Test
  void everyFieldOfTheMatchHasItsMeaning() {
    BackgammonPosition match = GnubgId.parse("4HPwATDgc/ABMA:cAmrApAAkAAA");
    assertThat(match.score()).isEqualTo(new MatchScore(21, 18, 9, false));
    assertThat(GnubgId.parse("4HPwATDgc/ABMA:QwlgAAAAAAAA").cube())
        .isEqualTo(new Cube(8, Player.O));
    assertThat(GnubgId.parse("4HPwATDgc/ABMA:UwlgAAAAAAAA").cube())
        .isEqualTo(new Cube(8, Player.X));
    assertThat(GnubgId.parse("4HPwAyDgc/ABMA:cAlrAAAAAAAE").dice()).isEqualTo(new Dice(6, 2));
    assertThat(GnubgId.parse("4NvIAVCyHcMBKA:cAQAAAAACAAA").phase()).isEqualTo(GamePhase.DROPPED);
    Board bars = GnubgId.parse("AAAA/z8AAID/Dw").board();
    assertThat(bars.other(25)).isEqualTo(14);
    assertThat(bars.mover(25)).isEqualTo(13);
  }

  @Test
  void randomPositionsRoundTrip() {
    long seed = 80;
    SplittableRandom random = new SplittableRandom(seed);
    for (int sample = 0; sample < 4_000; sample++) {
      BackgammonPosition position = withoutWhatTheIdCannotSay(RandomPositions.position(random));
      assertThat(GnubgId.parse(GnubgId.write(position)))
          .as("seed %d, sample %d", seed, sample)
          .isEqualTo(position);
    }
  }

  @Test
  void offersResignationsAndFinishedGamesRoundTrip() {
    for (GamePhase phase : GamePhase.values()) {
      for (Resignation resignation : Resignation.values()) {
        for (Player toDecide : Player.values()) {
          if (phase == GamePhase.PLAYING
              && resignation == Resignation.NONE
              && toDecide == Player.O) {
            continue;
          }
          BackgammonPosition position =
              new BackgammonPosition(
                  Board.START,
                  new Turn(Player.X, toDecide, null, Offer.NONE, resignation),
                  Cube.CENTRED,
                  phase == GamePhase.OVER
                      ? new MatchScore(5, 5, 2, false)
                      : new MatchScore(5, 4, 2, true),
                  GameOptions.PLAIN,
                  phase);
          assertThat(GnubgId.parse(GnubgId.write(position))).isEqualTo(position);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                              | 1  | 14 characters
          4HPwATDgc/ABM                   | 14 | but this has 13
          4HPwATDgc/ABMA:                 | 15 | but this has 15
          4HPwATDgc/ABMAA                 | 15 | but this has 15
          4HPw-TDgc/ABMA                  | 5  | an id is made of
          4HPwATDgc/ABMB                  | 14 | bits beyond the end
          4HPwATDgc/ABMI                  | 14 | bits beyond the end
          4HPwATDgc/ABMQ                  | 13 | more than fifteen
          AAAAAAAAAAAAgA                  | 13 | beyond the end of the board
          AQAAAAAAAgAAAA                  | 10 | both players have checkers on point 24
          ////ATDgc/ABMA                  | 2  | more than fifteen
          4HPwATDgc/ABMA.cAkAAAAAAAAA     | 15 | a ':' stands between
          4HPwATDgc/ABMA:cAkAAAAAAAA!     | 27 | an id is made of
          4HPwATDgc/ABMA:YAkAAAAAAAAA     | 16 | not 2
          4HPwATDgc/ABMA:cA0AAAAAAAAA     | 18 | no phase 5
          4HPwATDgc/ABMA:8AkAAAAAAAAA     | 16 | no Crawford game
          4HPwATDgc/ABMA:cAEAAAAAAAAA     | 18 | nothing is offered
          4HPwATDgc/ABMA:cIkDAAAAAAAA     | 17 | the dice are 7 and 0
          4HPwATDgc/ABMA:cAkAAAAAAAAI     | 27 | last five bits
          4HPwATDgc/ABMA:cAkgAAAACAAA     | 24 | cannot be played at
          """)
  void badIdsAreRefusedWithTheirFaultAndItsPlace(String id, int character, String fault) {
    assertThatThrownBy(() -> GnubgId.parse(id))
        .isInstanceOf(BackgammonFormatException.class)
        .hasMessageContaining("at character " + character + ":")
        .hasMessageContaining(fault);
  }

  @Test
  void damagedIdsAreReadOrRefused() {
    IdFuzz.run(
        14,
        10_000,
        random -> GnubgId.write(withoutWhatTheIdCannotSay(RandomPositions.position(random))),
        GnubgId::parse);
    IdFuzz.run(
        15, 10_000, random -> GnubgId.writeBoard(RandomBoards.board(random)), GnubgId::parse);
  }

  private static BackgammonPosition withoutWhatTheIdCannotSay(BackgammonPosition position) {
    Turn turn = position.turn();
    return new BackgammonPosition(
        position.board(),
        turn.offer() == Offer.RACCOON ? Turn.offered(turn.onRoll(), Offer.DOUBLE) : turn,
        position.cube(),
        position.score(),
        GameOptions.PLAIN.withJacoby(position.options().jacoby()),
        position.phase());
  }
}
