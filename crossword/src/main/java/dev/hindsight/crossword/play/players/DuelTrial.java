package dev.hindsight.crossword.play.players;

import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.board.Game;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A duel of two players: each trial is a pair of games with the same tiles and seats swapped,
 * counted in wins and points of the first player.
 *
 * <pre>{@code
 * PlayerSpec first = PlayerSpec.parse("static").value();
 * PlayerSpec second = PlayerSpec.parse("score").value();
 * DuelTrial duel = new DuelTrial(equipment, Players.open(first, equipment, files, threadNanos),
 *     Players.open(second, equipment, files, threadNanos));
 * PairedComparison outcome =
 *     Trials.of(TrialRange.of(seed, 500), PairedComparison::new, duel).run(crew);
 * }</pre>
 *
 * <p>In both games each seat draws its tiles from its own end of the same shuffled bag. Any number
 * of threads; games and players are made as they are needed and used again.
 */
public final class DuelTrial implements Trial<PairedComparison>, AutoCloseable {
  private final Workspaces<Table> tables;
  private final Queue<Player> seated = new ConcurrentLinkedQueue<>();

  /** A board with two players at it. */
  private record Table(Game game, Player first, Player second) {}

  public DuelTrial(Equipment equipment, Supplier<Player> first, Supplier<Player> second) {
    tables = new Workspaces<>(() -> new Table(equipment.game(), seat(first), seat(second)));
  }

  private Player seat(Supplier<Player> players) {
    Player player = players.get();
    seated.add(player);
    return player;
  }

  /** Sends all players home; nothing is played any more. */
  @Override
  public void close() {
    seated.forEach(Player::close);
    seated.clear();
  }

  @Override
  public void run(long index, RandomGenerator random, PairedComparison tally) {
    tables.use(
        table -> {
          long tiles = random.nextLong();
          int firstBegins = playOut(table.game, table.first, table.second, tiles, random);
          int secondBegins = playOut(table.game, table.second, table.first, tiles, random);
          tally.addBySpread(firstBegins, -secondBegins);
        });
  }

  /** What the player who begins scores more than the other. */
  private static int playOut(
      Game game, Player begins, Player follows, long tiles, RandomGenerator random) {
    game.start(TrialRandom.of(tiles, 0));
    begins.newGame();
    follows.newGame();
    while (!game.isOver()) {
      Player player = game.seatOnTurn() == 0 ? begins : follows;
      game.play(player.choose(game, random));
    }
    return game.scorePoints(0) - game.scorePoints(1);
  }
}
