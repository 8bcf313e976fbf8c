package dev.hindsight.backgammon.rules;

import static dev.hindsight.backgammon.rules.MoveGeneratorTest.board;
import static dev.hindsight.backgammon.rules.MoveGeneratorTest.side;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GameResultTest {
  @Test
  void aLoserWithACheckerOffLosesSingle() {
    assertThat(GameResult.of(board(side(), side(24, 14)))).isEqualTo(GameResult.SINGLE);
  }

  @Test
  void aLoserWithNothingOffLosesAGammon() {
    assertThat(GameResult.of(board(side(), side(18, 15)))).isEqualTo(GameResult.GAMMON);
    assertThat(GameResult.of(board(side(18, 1, 1, 14), side()))).isEqualTo(GameResult.GAMMON);
  }

  @Test
  void aLoserStillInTheWinnersHomeOrOnTheBarLosesABackgammon() {
    assertThat(GameResult.of(board(side(), side(19, 1, 1, 14)))).isEqualTo(GameResult.BACKGAMMON);
    assertThat(GameResult.of(board(side(25, 1, 1, 14), side()))).isEqualTo(GameResult.BACKGAMMON);
  }

  @Test
  void jacobyPaysNoGammonsBeforeTheCubeIsTurned() {
    GameOptions jacoby = GameOptions.PLAIN.withJacoby(true);
    assertThat(GameResult.GAMMON.points(Cube.CENTRED, MatchScore.MONEY, jacoby)).isEqualTo(1);
    assertThat(GameResult.GAMMON.points(new Cube(2, Player.X), MatchScore.MONEY, jacoby))
        .isEqualTo(4);
    assertThat(GameResult.GAMMON.points(Cube.CENTRED, new MatchScore(5, 0, 0, false), jacoby))
        .isEqualTo(2);
  }

  @Test
  void anUnfinishedGameHasNoResult() {
    assertThat(GameResult.isOver(Board.START)).isFalse();
    assertThatThrownBy(() -> GameResult.of(Board.START)).hasMessageContaining("not over");
  }

  @Test
  void classesRunFromContactToTheEnd() {
    assertThat(PositionClass.of(Board.START)).isEqualTo(PositionClass.CONTACT);
    assertThat(PositionClass.of(board(side(13, 1), side(13, 1)))).isEqualTo(PositionClass.CONTACT);
    assertThat(PositionClass.of(board(side(13, 1), side(11, 1)))).isEqualTo(PositionClass.RACE);
    assertThat(PositionClass.of(board(side(25, 1), side(1, 1)))).isEqualTo(PositionClass.CONTACT);
    assertThat(PositionClass.of(board(side(7, 1), side(6, 1)))).isEqualTo(PositionClass.RACE);
    assertThat(PositionClass.of(board(side(6, 1), side(6, 1)))).isEqualTo(PositionClass.BEAROFF);
    assertThat(PositionClass.of(board(side(), side(25, 1)))).isEqualTo(PositionClass.OVER);
  }

  @Test
  void theStartHas167Pips() {
    assertThat(Board.START.moverPips()).isEqualTo(167);
    assertThat(Board.START.otherPips()).isEqualTo(167);
    assertThat(board(side(25, 2, 1, 1), side()).moverPips()).isEqualTo(51);
  }

  @Test
  void whoeverComesWithinOnePointBringsTheCrawfordGame() {
    MatchScore start = new MatchScore(5, 0, 0, false);
    MatchScore crawford = start.after(Player.X, 4, true);
    assertThat(crawford).isEqualTo(new MatchScore(5, 4, 0, true));
    MatchScore post = crawford.after(Player.O, 1, true);
    assertThat(post).isEqualTo(new MatchScore(5, 4, 1, false));
    assertThat(post.after(Player.O, 3, true)).isEqualTo(new MatchScore(5, 4, 4, false));
    assertThat(start.after(Player.X, 4, false).crawford()).isFalse();
    assertThat(post.after(Player.X, 1, true).isOver()).isTrue();
  }

  @Test
  void thePlayerOnRollMayDoubleBeforeTheRollWithTheCubeOutsideTheCrawfordGame() {
    assertThat(BackgammonPosition.START.mayDouble()).isTrue();
    assertThat(position(Turn.toMove(Player.X, new Dice(3, 1)), Cube.CENTRED, MatchScore.MONEY))
        .isFalse();
    assertThat(position(Turn.toRoll(Player.X), new Cube(2, Player.O), MatchScore.MONEY)).isFalse();
    assertThat(position(Turn.toRoll(Player.X), Cube.CENTRED, new MatchScore(3, 2, 0, true)))
        .isFalse();
    assertThat(position(Turn.offered(Player.X, Offer.DOUBLE), Cube.CENTRED, MatchScore.MONEY))
        .isFalse();
  }

  @Test
  void impossiblePositionsDoNotExist() {
    assertThatThrownBy(() -> board(side(6, 1), side(19, 1))).hasMessageContaining("point 6");
    assertThatThrownBy(() -> new Cube(3, null)).hasMessageContaining("power of two");
    assertThatThrownBy(() -> new MatchScore(0, 0, 0, true)).hasMessageContaining("Crawford");
    assertThatThrownBy(() -> new Dice(0, 6)).hasMessageContaining("1 to 6");
    assertThatThrownBy(
            () -> position(Turn.toRoll(Player.X), Cube.CENTRED, new MatchScore(3, 3, 0, false)))
        .hasMessageContaining("over at 3-0");
    assertThatThrownBy(
            () -> position(Turn.toRoll(Player.X), Cube.CENTRED, new MatchScore(3, 1, 0, true)))
        .hasMessageContaining("one point from winning");
    assertThatThrownBy(() -> new Board(0x1F, 0, 0xF, 0)).hasMessageContaining("16 checkers");
  }

  private static boolean position(Turn turn, Cube cube, MatchScore score) {
    return new BackgammonPosition(
            Board.START, turn, cube, score, GameOptions.PLAIN, GamePhase.PLAYING)
        .mayDouble();
  }
}
