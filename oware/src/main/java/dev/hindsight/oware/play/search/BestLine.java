package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import java.util.ArrayList;
import java.util.List;

/**
 * Continues a line of best play where the search cut it short: with the search's memory as deep as
 * it has looked, then with the tables.
 */
final class BestLine {
  /** Enough for people to read. */
  private static final int MOST_PLIES = 40;

  private final ExactTables tables;
  private final TranspositionTable memory;

  BestLine(ExactTables tables, TranspositionTable memory) {
    this.tables = tables;
    this.memory = memory;
  }

  /** The beginning of a line that can be played: a circle within a search goes on too long. */
  static List<Integer> playable(OwareGame start, List<Integer> line) {
    OwareGame game = start;
    for (int number = 0; number < line.size(); number++) {
      if (game.isOver()) {
        return line.subList(0, number);
      }
      game = game.play(line.get(number));
    }
    return line;
  }

  /** The line from the game on, as long as best play is known and the game is not over. */
  List<Integer> extend(OwareGame start, List<Integer> line, int depth) {
    List<Integer> extended = new ArrayList<>(playable(start, line));
    OwareGame game = start;
    for (int pit : extended) {
      game = game.play(pit);
    }
    while (extended.size() < MOST_PLIES && !game.isOver()) {
      int pit = findFromTables(game);
      if (pit < 0 && extended.size() < depth) {
        pit = findFromMemory(game);
      }
      if (pit < 0) {
        break;
      }
      extended.add(pit);
      game = game.play(pit);
    }
    return extended;
  }

  private int findFromMemory(OwareGame game) {
    OwarePosition position = game.position();
    int turnsLeft = game.pliesLeft().orElse(OwareRules.NO_TURN_LIMIT);
    long entry = memory.find(position.moverRow(), position.otherRow(), turnsLeft, 0);
    return entry != TranspositionTable.ABSENT
            && TranspositionTable.bound(entry) == TranspositionTable.EXACT
        ? TranspositionTable.pit(entry)
        : -1;
  }

  private int findFromTables(OwareGame game) {
    if (game.position().seedsOnBoard() > tables.mostSeeds()) {
      return -1;
    }
    List<MoveValue> values = ExactMoves.find(game, tables);
    return values.isEmpty() ? -1 : values.get(0).pit();
  }
}
