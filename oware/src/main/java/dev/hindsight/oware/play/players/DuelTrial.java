package dev.hindsight.oware.play.players;

import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Side;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A duel of two players: each trial is a pair of games from the same opening with sides swapped,
 * counted in wins and net seeds of the first player.
 *
 * <pre>{@code
 * PlayerSpec first = PlayerSpec.parse("alphabeta:depth=4").value();
 * PlayerSpec second = PlayerSpec.parse("greedy").value();
 * DuelTrial duel = new DuelTrial(rules, first.open(rules, tables), second.open(rules, tables),
 *     Openings.randomPlies(8), false);
 * PairedComparison outcome =
 *     Trials.of(TrialRange.of(seed, 500), PairedComparison::new, duel).run(crew);
 * }</pre>
 *
 * <p>Any number of threads; players are made as they are needed and used again. A game without a
 * turn limit that goes on for {@value #MOST_PLIES} plies is stopped, and the seeds on the board
 * count for nobody. So is a game against somebody else's program once one player has more than half
 * of the seeds: such programs need not play on.
 */
public final class DuelTrial implements Trial<PairedComparison>, AutoCloseable {
  static final int MOST_PLIES = 2_000;

  private final OwareRules rules;
  private final Openings openings;
  private final boolean untilDecided;
  private final Workspaces<Pair> pairs;
  private final Queue<OwarePlayer> seated = new ConcurrentLinkedQueue<>();

  private record Pair(OwarePlayer first, OwarePlayer second) {}

  /**
   * A duel that begins when it is run.
   *
   * @param untilDecided whether a game is over once a player has more than half of the seeds
   */
  public DuelTrial(
      OwareRules rules,
      Supplier<OwarePlayer> first,
      Supplier<OwarePlayer> second,
      Openings openings,
      boolean untilDecided) {
    this.rules = rules;
    this.pairs = new Workspaces<>(() -> new Pair(seat(first), seat(second)));
    this.openings = openings;
    this.untilDecided = untilDecided;
  }

  private OwarePlayer seat(Supplier<OwarePlayer> maker) {
    OwarePlayer player = maker.get();
    seated.add(player);
    return player;
  }

  /** Sends all players home; nothing is played any more. */
  @Override
  public void close() {
    seated.forEach(OwarePlayer::close);
    seated.clear();
  }

  @Override
  public void run(long index, RandomGenerator random, PairedComparison tally) {
    pairs.use(
        players -> {
          OwareGame opening = openings.draw(rules, random);
          int firstIsSouth = playOut(opening, players.first(), players.second(), random);
          int firstIsNorth = -playOut(opening, players.second(), players.first(), random);
          tally.addBySpread(firstIsSouth, firstIsNorth);
        });
  }

  /** Net seeds for South of the whole game. */
  private int playOut(
      OwareGame opening, OwarePlayer south, OwarePlayer north, RandomGenerator random) {
    south.newGame();
    north.newGame();
    OwareGame game = opening;
    while (!game.isOver()
        && game.pliesPlayed() < MOST_PLIES
        && !(untilDecided && isDecided(game.position()))) {
      OwarePlayer player = game.toMove() == Side.SOUTH ? south : north;
      game = game.play(player.choose(game, random));
    }
    return game.netSeedsForSouth();
  }

  private static boolean isDecided(OwarePosition position) {
    int all = position.seedsOnBoard() + position.southStore() + position.northStore();
    return 2 * Math.max(position.southStore(), position.northStore()) > all;
  }
}
