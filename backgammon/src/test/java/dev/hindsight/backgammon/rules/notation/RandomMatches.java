package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Matches of random moves with everything that a record can hold: doubles, beavers, raccoons,
 * passes, resignations after a roll and before it, positions set up by hand, and for money games
 * after the last.
 */
final class RandomMatches {
  private final SplittableRandom random;
  private final boolean setsUp;
  private GameReplay replay;
  private List<GameAction> actions;

  /**
   * @param setsUp whether positions are set up by hand, which not every format can hold
   */
  RandomMatches(SplittableRandom random, boolean setsUp) {
    this.random = random;
    this.setsUp = setsUp;
  }

  MatchRecord match() {
    int length = random.nextInt(8);
    List<String> comments =
        length == 0
            ? List.of("[Event \"Seeded\"]", "[Jacoby \"On\"]", "[Beaver \"On\"]")
            : List.of("[Event \"Seeded\"]");
    List<GameRecord> games = new ArrayList<>();
    MatchScore score = new MatchScore(length, 0, 0, length == 1);
    while (!score.isOver() && games.size() < 6) {
      GameRecord game = game(games.size() + 1, score, comments);
      games.add(game);
      score = score.after(game.end().winner(), game.end().points(), true);
    }
    if (random.nextInt(3) == 0) {
      GameRecord last = games.remove(games.size() - 1);
      games.add(
          new GameRecord(
              last.number(),
              last.xName(),
              last.oName(),
              last.xPoints(),
              last.oPoints(),
              last.actions().subList(0, Math.min(3, last.actions().size())),
              null));
    }
    return new MatchRecord(length, comments, games);
  }

  private GameRecord game(int number, MatchScore score, List<String> comments) {
    replay = new GameReplay(score, MatchRecord.options(comments));
    actions = new ArrayList<>();
    if (setsUp && random.nextInt(3) == 0) {
      // Whatever such play leads to.
      Board board = boardWithinAGame();
      Player owner = random.nextBoolean() ? Player.X : Player.O;
      add(
          new GameAction.SetsUp(
              side(), board, random.nextBoolean() ? Cube.CENTRED : new Cube(2, owner)));
    }
    GameRecord.End end = null;
    while (end == null && replay.winner() == null) {
      end = turn();
    }
    return new GameRecord(
        number,
        "Ann",
        "J\u00f6rg the 2nd",
        score.xPoints(),
        score.oPoints(),
        actions,
        end == null ? won() : end);
  }

  private Player side() {
    return random.nextBoolean() ? Player.X : Player.O;
  }

  /** One turn; what a player has won by the other's resignation, if that is how it ends. */
  private GameRecord.End turn() {
    BackgammonPosition position = replay.position();
    Player player = actions.isEmpty() ? side() : position.onRoll();
    boolean hasRolled =
        actions.stream().anyMatch(action -> !(action instanceof GameAction.SetsUp))
            || !position.boardSeenBy(Player.X).equals(Board.START);
    if (hasRolled && position.mayDouble() && random.nextInt(20) == 0) {
      cube(player, position);
      return null;
    }
    Dice dice = new Dice(random.nextInt(1, 7), random.nextInt(1, 7));
    if (hasRolled && random.nextInt(120) == 0) {
      if (random.nextBoolean()) {
        add(new GameAction.RollsOnly(player, dice));
      }
      return new GameRecord.End(player.opponent(), position.cube().value() * random.nextInt(1, 4));
    }
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(position.board());
    int count = moves.generate(dice.first(), dice.second());
    add(new GameAction.Rolls(player, dice, Move.of(moves, random.nextInt(count))));
    return null;
  }

  private void cube(Player player, BackgammonPosition position) {
    int value = 2 * position.cube().value();
    Player other = player.opponent();
    add(new GameAction.Doubles(player, value));
    if (position.score().isMoney() && random.nextInt(3) == 0) {
      add(new GameAction.Beavers(other, 2 * value));
      if (random.nextInt(3) == 0) {
        add(new GameAction.Raccoons(player, 4 * value));
      }
    }
    Player answers = replay.position().turn().toDecide();
    boolean isDouble = replay.position().turn().offer() == Offer.DOUBLE;
    boolean drops = random.nextInt(isDouble ? 3 : 6) == 0;
    add(drops ? new GameAction.Drops(answers) : new GameAction.Takes(answers));
  }

  private GameRecord.End won() {
    BackgammonPosition last = replay.position();
    boolean isPlayedOut = GameResult.isOver(last.board());
    int points =
        isPlayedOut
            ? GameResult.of(last.board()).points(last.cube(), last.score(), last.options())
            : last.cube().value();
    return new GameRecord.End(replay.winner(), points);
  }

  /** With checkers on the bar often enough. */
  private Board boardWithinAGame() {
    MoveGenerator moves = new MoveGenerator();
    Board board = Board.START;
    for (int turns = random.nextInt(1, 60); turns > 0; turns--) {
      moves.prepare(board);
      int count = moves.generate(random.nextInt(1, 7), random.nextInt(1, 7));
      Board next = moves.board(random.nextInt(count)).swapped();
      if (GameResult.isOver(next)) {
        return board;
      }
      board = next;
    }
    return board;
  }

  private void add(GameAction action) {
    replay.play(action);
    actions.add(action);
  }
}
