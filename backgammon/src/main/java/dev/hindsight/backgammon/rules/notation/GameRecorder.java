package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.Player;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One game of a {@link MatchRecorder}. Every action is played as it comes; after one that makes no
 * sense nothing is played until a position is set up again.
 */
final class GameRecorder {
  private final MatchRecorder match;
  private final MatchRecorder.Head head;
  private final List<GameAction> actions = new ArrayList<>();
  private GameRecord.@Nullable End end;
  private @Nullable GameReplay replay;
  private boolean broken;

  /** Actions that count as turns: all but positions that are set up. */
  private int turns;

  GameRecorder(MatchRecorder match, MatchRecorder.Head head) {
    this.match = match;
    this.head = head;
    try {
      replay = match.replay(record());
    } catch (IllegalArgumentException fault) {
      note(fault);
    }
  }

  private GameRecord record() {
    return new GameRecord(
        head.number(), head.xName(), head.oName(), head.xPoints(), head.oPoints(), actions, end);
  }

  /** Whether actions are no longer played because one of them made no sense. */
  boolean isBroken() {
    return broken;
  }

  /** Who has won what was played; null if it was not played to its end. */
  @Nullable Player winner() {
    return replay == null || broken ? null : replay.winner();
  }

  /** Whether anything has been played or set up. */
  boolean hasBegun() {
    return !actions.isEmpty();
  }

  /** What stands on the board and the cube; null if the game could not begin. */
  @Nullable BackgammonPosition position() {
    return replay == null ? null : replay.position();
  }

  void roll(Player player, Dice dice, String move) {
    play(replay -> new GameAction.Rolls(player, dice, replay.parseMove(player, dice, move)));
  }

  /**
   * A roll of which the board after it is known, as the player who has moved sees it. If no legal
   * move leads there the roll is kept without one.
   */
  void roll(Player player, Dice dice, Board after) {
    boolean wasBroken = broken;
    play(replay -> new GameAction.Rolls(player, dice, replay.moveTo(player, dice, after)));
    if (broken && !wasBroken) {
      actions.add(new GameAction.RollsOnly(player, dice));
    }
  }

  void act(GameAction action) {
    play(replay -> action);
  }

  /** Doubles, or answers a double or a beaver with another turn of the cube. */
  void turnCube(Player player) {
    play(
        replay -> {
          BackgammonPosition position = replay.position();
          int value = position.cube().value();
          return switch (position.turn().offer()) {
            case NONE -> new GameAction.Doubles(player, 2 * value);
            case DOUBLE -> new GameAction.Beavers(player, 4 * value);
            case BEAVER, RACCOON -> new GameAction.Raccoons(player, 4 * value);
          };
        });
  }

  /** Makes an action of what a format says. */
  private interface Making {
    GameAction in(GameReplay replay);
  }

  private void play(Making making) {
    if (broken || replay == null) {
      return;
    }
    turns++;
    try {
      GameAction action = making.in(replay);
      replay.play(action);
      actions.add(action);
    } catch (IllegalArgumentException fault) {
      note(fault);
    }
  }

  /** Puts checkers and cube where they are; play goes on from there. */
  void setUp(Player onRoll, Board seenByX, Cube cube) {
    boolean isUsualStart =
        actions.isEmpty() && seenByX.equals(Board.START) && cube.equals(Cube.CENTRED);
    if (replay == null || (isUsualStart && !broken)) {
      return;
    }
    try {
      GameAction action = new GameAction.SetsUp(onRoll, seenByX, cube);
      replay.play(action);
      actions.add(action);
      broken = false;
    } catch (IllegalArgumentException fault) {
      note(fault);
    }
  }

  /** Notes that something makes no sense at this turn; nothing is played after it. */
  void note(IllegalArgumentException fault) {
    if (!broken) {
      match.note(
          "game " + head.number() + ", turn " + Math.max(1, turns),
          String.valueOf(fault.getMessage()));
    }
    broken = true;
  }

  /** Who has won what, as the format says. */
  void end(Player winner, int points) {
    if (replay == null) {
      return;
    }
    try {
      GameRecord.End told = new GameRecord.End(winner, points);
      if (!broken) {
        replay.checkEnd(told);
      }
      end = told;
    } catch (IllegalArgumentException fault) {
      note(fault);
    }
  }

  /** Adds the game to the match; if nobody said who has won, the last action may. */
  void close() {
    if (replay == null) {
      return;
    }
    Player winner = replay.winner();
    if (end == null && winner != null && !broken) {
      BackgammonPosition last = replay.position();
      boolean isPlayedOut = GameResult.isOver(last.board());
      int points =
          isPlayedOut
              ? GameResult.of(last.board()).points(last.cube(), last.score(), last.options())
              : last.cube().value();
      end = new GameRecord.End(winner, points);
    }
    match.add(record());
  }

  /** A roll as two numbers that some file holds. */
  static Dice dice(int first, int second) {
    try {
      return new Dice(first, second);
    } catch (IllegalArgumentException fault) {
      throw new BackgammonFormatException(String.valueOf(fault.getMessage()));
    }
  }
}
