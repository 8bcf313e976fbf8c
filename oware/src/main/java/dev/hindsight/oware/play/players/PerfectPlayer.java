package dev.hindsight.oware.play.players;

import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.PerfectPlay;
import dev.hindsight.oware.rules.OwareGame;
import java.util.random.RandomGenerator;

/**
 * Plays perfectly where its tables know every move, and refuses to play elsewhere rather than
 * guess.
 */
final class PerfectPlayer implements OwarePlayer {
  private final PlayerSpec.Perfect name;
  private final ExactTables tables;

  PerfectPlayer(PlayerSpec.Perfect name, ExactTables tables) {
    this.name = name;
    this.tables = tables;
  }

  @Override
  public int choose(OwareGame game, RandomGenerator random) {
    int pit = PerfectPlay.find(game, tables);
    if (pit == PerfectPlay.UNKNOWN) {
      throw new BeyondTablesException(name, game.position(), tables.mostSeeds());
    }
    return pit;
  }
}
