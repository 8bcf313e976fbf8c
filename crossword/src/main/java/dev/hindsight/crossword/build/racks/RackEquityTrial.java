package dev.hindsight.crossword.build.racks;

import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.crossword.build.SelfPlay;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.letters.TileCounts;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A game between two like players, which tells what the best move with each rack was worth.
 *
 * <p>Counted is every turn with a full rack while there are tiles in the bag, unless nothing but a
 * pass is possible: what is best is then not a matter of the rack.
 *
 * <p><b>Rare racks.</b> About one such turn in {@value #TURNS_PER_LOOK} is also looked at with a
 * rare rack in the place of the mover's: the best move with it is found and counted, and then the
 * game goes on with the real rack as if nothing had happened. Which turns and which rack is decided
 * by a hash of seed, game and turn, apart from the chance of the game itself. A rack qualifies if
 * it could have been drawn from the mover's tiles and those that the mover cannot see; some that do
 * not are passed over, and if {@value #ATTEMPTS} in a row do not, there is no look.
 *
 * <p>Any number of threads; boards are made as they are needed and used again.
 */
final class RackEquityTrial implements Trial<RackLog> {
  /** One look in 7 turns: training takes 13 % more processor time than plain self-play. */
  static final int TURNS_PER_LOOK = 7;

  /** Late in the game most rare racks cannot be drawn any more, and finding that out is cheap. */
  static final int ATTEMPTS = 16;

  /** Keeps the chance of looks apart from that of games with the same seed. */
  private static final long LOOKS = 0x6C6F6F6B73L;

  private final RackIndex index;
  private final RareRacks rareRacks;
  private final long seed;
  private final Workspaces<Workspace> workspaces;

  /** What one thread needs: a game, and room for what can be drawn and for a rare rack. */
  private static final class Workspace {
    final SelfPlay self;
    final int[] drawable;
    final int[] rack;

    Workspace(SelfPlay self) {
      this.self = self;
      this.drawable = new int[self.game().rules().tiles().letterCount()];
      this.rack = new int[drawable.length];
    }
  }

  /**
   * @param games makes a game between the players for each thread
   */
  RackEquityTrial(Supplier<SelfPlay> games, RackIndex index, RareRacks rareRacks, long seed) {
    this.workspaces = new Workspaces<>(() -> new Workspace(games.get()));
    this.index = index;
    this.rareRacks = rareRacks;
    this.seed = seed;
  }

  @Override
  public void run(long gameNumber, RandomGenerator random, RackLog log) {
    workspaces.use(workspace -> run(workspace, gameNumber, random, log));
  }

  private void run(Workspace workspace, long gameNumber, RandomGenerator random, RackLog log) {
    long looksOfGame = TrialRandom.of(seed ^ LOOKS, gameNumber).nextLong();
    SelfPlay self = workspace.self;
    Game game = self.game();
    self.start(random);
    while (!game.isOver()) {
      TileCounts rack = game.rack(game.seatOnTurn());
      boolean counts = !game.bag().isEmpty() && rack.size() == index.rackSize();
      if (counts) {
        look(workspace, TrialRandom.of(looksOfGame, game.turns()), log);
      }
      int equityMillipoints = self.findMove();
      if (counts && !self.isPass()) {
        log.add(index.rank(rack.counts()), equityMillipoints);
      }
      self.playMove();
    }
    log.addGame(game.turns(), game.scorePoints(0) + game.scorePoints(1));
  }

  private void look(Workspace workspace, RandomGenerator random, RackLog log) {
    if (rareRacks.size() == 0 || random.nextInt(TURNS_PER_LOOK) != 0) {
      return;
    }
    Game game = workspace.self.game();
    countDrawable(game, workspace.drawable);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int rank = rareRacks.rank(random.nextInt(rareRacks.size()));
      index.unrank(rank, workspace.rack);
      if (isDrawable(workspace.rack, workspace.drawable)) {
        int equityMillipoints = workspace.self.look(workspace.rack);
        if (!workspace.self.isPass()) {
          log.addLook(rank, equityMillipoints);
        }
        return;
      }
    }
  }

  /** Counts by letter what the mover holds and does not see: all that is not on the board. */
  private static void countDrawable(Game game, int[] drawable) {
    game.countUnseen(game.seatOnTurn(), drawable);
    int[] own = game.rack(game.seatOnTurn()).counts();
    for (int letter = 0; letter < drawable.length; letter++) {
      drawable[letter] += own[letter];
    }
  }

  private static boolean isDrawable(int[] rack, int[] drawable) {
    for (int letter = 0; letter < rack.length; letter++) {
      if (rack[letter] > drawable[letter]) {
        return false;
      }
    }
    return true;
  }
}
