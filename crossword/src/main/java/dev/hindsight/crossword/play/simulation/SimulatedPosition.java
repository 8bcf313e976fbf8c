package dev.hindsight.crossword.play.simulation;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Tiles;

/**
 * A position as the player on turn sees it: the board, the own rack, and the tiles that are
 * elsewhere. What the position says of the opponent's rack counts as unseen; whoever wants to use
 * it says so by {@link OpponentRacks}.
 */
public final class SimulatedPosition {
  private final GamePosition position;
  private final int[] unseen;
  private final int unseenTiles;

  /**
   * Checks that there is something to simulate.
   *
   * @throws CrosswordFormatException if the player on turn has no tiles or the game is over
   */
  public SimulatedPosition(GamePosition position) {
    this.position = position;
    this.unseen = position.bagCounts();
    Tiles opponents = position.racks().get(1);
    for (int index = 0; index < opponents.length(); index++) {
      unseen[opponents.get(index)]++;
    }
    int total = 0;
    for (int count : unseen) {
      total += count;
    }
    this.unseenTiles = total;
    check();
  }

  private void check() {
    if (position.racks().get(0).length() == 0) {
      throw new CrosswordFormatException(
          "The player on turn has no tiles; write the rack before the slash, as in AEINRST/.");
    }
    if (unseenTiles == 0 || position.scorelessTurns() >= rules().scorelessTurnLimit()) {
      throw new CrosswordFormatException(
          "The game is over: "
              + (unseenTiles == 0
                  ? "the opponent has no tiles left."
                  : position.scorelessTurns() + " turns in a row had no points."));
    }
  }

  public GamePosition position() {
    return position;
  }

  public CrosswordRules rules() {
    return position.rules();
  }

  /** Letters of the player on turn. */
  public Tiles ownRack() {
    return position.racks().get(0);
  }

  /** Tiles by letter in the bag and on the opponent's rack; the caller's own array. */
  public int[] unseen() {
    return unseen.clone();
  }

  public int unseenTiles() {
    return unseenTiles;
  }

  /** Unseen tiles that cannot be on the opponent's rack. */
  public int tilesInBag() {
    return Math.max(0, unseenTiles - rules().rackSize());
  }

  /** Whether the opponent holds all unseen tiles, so that no playout differs from another. */
  public boolean isCertain() {
    return tilesInBag() == 0;
  }

  /** Points of the player on turn above the opponent's. */
  public int leadPoints() {
    return position.scorePoints().get(0) - position.scorePoints().get(1);
  }
}
