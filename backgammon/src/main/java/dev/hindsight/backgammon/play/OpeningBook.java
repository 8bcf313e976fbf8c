package dev.hindsight.backgammon.play;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import java.util.List;
import java.util.Map;

/**
 * The plays of the first roll that players know by heart, the usual one first: what rollouts are
 * held against. A first roll is never a double; the plays of doubles are those of a second player
 * whom the first move has not disturbed.
 */
public final class OpeningBook {
  private static final Map<String, List<String>> PLAYS =
      Map.ofEntries(
          Map.entry("2-1", List.of("13/11 6/5", "24/23 13/11")),
          Map.entry("3-1", List.of("8/5 6/5")),
          Map.entry("4-1", List.of("24/23 13/9", "13/9 6/5")),
          Map.entry("5-1", List.of("24/23 13/8", "13/8 6/5")),
          Map.entry("6-1", List.of("13/7 8/7")),
          Map.entry("3-2", List.of("24/21 13/11", "13/11 13/10", "24/22 13/10")),
          Map.entry("4-2", List.of("8/4 6/4")),
          Map.entry("5-2", List.of("13/11 13/8", "24/22 13/8")),
          Map.entry("6-2", List.of("24/18 13/11")),
          Map.entry("4-3", List.of("24/20 13/10", "13/10 13/9", "24/21 13/9")),
          Map.entry("5-3", List.of("8/3 6/3")),
          Map.entry("6-3", List.of("24/18 13/10", "24/15")),
          Map.entry("5-4", List.of("24/20 13/8", "13/9 13/8")),
          Map.entry("6-4", List.of("24/14", "24/18 13/9", "8/2 6/2")),
          Map.entry("6-5", List.of("24/13")),
          Map.entry("1-1", List.of("8/7(2) 6/5(2)")),
          Map.entry("2-2", List.of("13/11(2) 6/4(2)", "24/22(2) 6/4(2)")),
          Map.entry("3-3", List.of("8/5(2) 6/3(2)", "24/21(2) 13/10(2)")),
          Map.entry("4-4", List.of("24/20(2) 13/9(2)")),
          Map.entry("5-5", List.of("13/3(2)")),
          Map.entry("6-6", List.of("24/18(2) 13/7(2)")));

  private OpeningBook() {}

  /** The boards after the plays of a roll from the start, still seen by the player who moved. */
  public static List<Board> boardsAfter(Dice dice) {
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(Board.START);
    moves.generate(dice.first(), dice.second());
    return PLAYS.getOrDefault(dice.toString(), List.of()).stream()
        .map(play -> moves.board(MoveNotation.find(play, Board.START, dice, moves)))
        .toList();
  }
}
