package dev.hindsight.crossword.build.wins;

import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.crossword.build.StaticGame;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.table.EquityLead;
import dev.hindsight.crossword.table.WinTally;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * A game between two like static players, which tells for each turn how the game ended for the
 * player on turn, by lead and tiles unseen before the move. The lead is that of a playout where it
 * stops: score, and what both kept when they last moved.
 *
 * <p>Any number of threads; boards are made as they are needed and used again.
 */
final class WinChanceTrial implements Trial<WinTally> {
  private static final int FIRST_CAPACITY = 64;

  private final Workspaces<Watcher> watchers;

  /** What one thread needs: a game, and what its turns were. */
  private static final class Watcher {
    final StaticGame self;
    private EquityLead[] leads = new EquityLead[FIRST_CAPACITY];
    private int[] kept = new int[FIRST_CAPACITY];
    private int[] unseen = new int[FIRST_CAPACITY];

    /** What the tiles are worth that a seat kept when it last moved. */
    private final int[] keptMillipoints = new int[2];

    Watcher(Equipment equipment) {
      this.self = new StaticGame(equipment);
    }

    void start(RandomGenerator random) {
      self.start(random);
      Arrays.fill(keptMillipoints, 0);
    }

    /** Notes what the player on turn knows, and lets him move. */
    void play() {
      Game game = self.game();
      int turn = game.turns();
      if (turn == leads.length) {
        leads = Arrays.copyOf(leads, 2 * turn);
        kept = Arrays.copyOf(kept, 2 * turn);
        unseen = Arrays.copyOf(unseen, 2 * turn);
      }
      int seat = game.seatOnTurn();
      leads[turn] =
          EquityLead.of(game.lead(seat), keptMillipoints[seat], keptMillipoints[1 - seat]);
      kept[turn] = keptMillipoints[seat];
      unseen[turn] = game.bag().size() + game.rack(1 - seat).size();
      self.findMove();
      keptMillipoints[seat] = self.keptMillipoints();
      self.playMove();
    }
  }

  WinChanceTrial(Equipment equipment) {
    watchers = new Workspaces<>(() -> new Watcher(equipment));
  }

  @Override
  public void run(long gameNumber, RandomGenerator random, WinTally tally) {
    watchers.use(watcher -> run(watcher, random, tally));
  }

  private void run(Watcher watcher, RandomGenerator random, WinTally tally) {
    Game game = watcher.self.game();
    watcher.start(random);
    while (!game.isOver()) {
      watcher.play();
    }
    int firstWins = Integer.signum(game.scorePoints(0) - game.scorePoints(1)) + WinTally.DRAW;
    for (int turn = 0; turn < game.turns(); turn++) {
      // Seat 0 begins, and turns alternate.
      int halfWins = turn % 2 == 0 ? firstWins : WinTally.WIN - firstWins;
      tally.add(watcher.leads[turn], watcher.kept[turn], watcher.unseen[turn], halfWins);
    }
  }
}
