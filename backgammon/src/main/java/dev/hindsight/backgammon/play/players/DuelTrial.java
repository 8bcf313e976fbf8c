package dev.hindsight.backgammon.play.players;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.Workspaces;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A duel without a cube: each trial is a pair of games with the same dice and sides swapped,
 * counted in points of the first player, 1 to 3 a game.
 *
 * <pre>{@code
 * DuelTrial duel = new DuelTrial(PubevalPlayer::new, RandomPlayer::new);
 * PairedComparison outcome =
 *     Trials.of(TrialRange.of(seed, 500), PairedComparison::new, duel).run(crew);
 * outcome.spreadPerGame(0.95)                   // points a game, with an interval
 * }</pre>
 *
 * <p>The first roll of a game shows two different dice, as the rules want. Dice do not depend on
 * what the players do with chance. A game that goes on for {@value #MOST_PLIES} plies, as players
 * who know nothing may, counts 0.
 */
public final class DuelTrial implements Trial<PairedComparison>, AutoCloseable {
  static final int MOST_PLIES = 2_000;

  private final Workspaces<Table> tables;
  private final Queue<BackgammonPlayer> seated = new ConcurrentLinkedQueue<>();

  /** Two players with what a game needs. */
  private record Table(
      BackgammonPlayer first, BackgammonPlayer second, MoveGenerator moves, RunningBoard board) {}

  public DuelTrial(
      Supplier<? extends BackgammonPlayer> first, Supplier<? extends BackgammonPlayer> second) {
    tables =
        new Workspaces<>(
            () ->
                new Table(
                    seat(first), seat(second), new MoveGenerator(), new RunningBoard(Board.START)));
  }

  private BackgammonPlayer seat(Supplier<? extends BackgammonPlayer> players) {
    BackgammonPlayer player = players.get();
    seated.add(player);
    return player;
  }

  /** Sends all players home; nothing is played any more. */
  @Override
  public void close() {
    seated.forEach(BackgammonPlayer::close);
    seated.clear();
  }

  @Override
  public void run(long index, RandomGenerator random, PairedComparison tally) {
    tables.use(
        table -> {
          long diceSeed = random.nextLong();
          int firstBegins = pointsForBeginner(table, table.first, table.second, diceSeed, random);
          int secondBegins = pointsForBeginner(table, table.second, table.first, diceSeed, random);
          tally.addBySpread(firstBegins, -secondBegins);
        });
  }

  private static int pointsForBeginner(
      Table table,
      BackgammonPlayer beginner,
      BackgammonPlayer other,
      long diceSeed,
      RandomGenerator random) {
    RandomGenerator dice = TrialRandom.of(diceSeed, 0);
    RunningBoard board = table.board;
    board.set(Board.START);
    for (int ply = 0; ply < MOST_PLIES; ply++) {
      int firstDie = 1 + dice.nextInt(6);
      int secondDie = 1 + dice.nextInt(6);
      while (ply == 0 && firstDie == secondDie) {
        secondDie = 1 + dice.nextInt(6);
      }
      table.moves.prepare(board);
      table.moves.generate(firstDie, secondDie);
      BackgammonPlayer player = ply % 2 == 0 ? beginner : other;
      board.play(table.moves, player.choose(board, table.moves, random));
      if (board.isOver()) {
        int points = GameResult.ofLoser(board.moverNear(), board.moverFar()).multiple();
        return ply % 2 == 0 ? points : -points;
      }
    }
    return 0;
  }
}
