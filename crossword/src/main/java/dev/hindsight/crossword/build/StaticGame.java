package dev.hindsight.crossword.build;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.FoundPlay;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.PlayFinder;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game in which both players take the move of the best static equity, one turn after another.
 *
 * <pre>{@code
 * StaticGame self = new StaticGame(equipment);
 * self.start(random);
 * while (!self.game().isOver()) {
 *   int equityMillipoints = self.findMove();
 *   self.playMove();
 * }
 * }</pre>
 *
 * The moves are those of {@link MoveFinder#best}, found without the objects that it makes. One
 * object serves for any number of games, one thread at a time.
 */
public final class StaticGame implements SelfPlay {
  private static final int NO_EXCHANGE = -1;

  private final Game game;
  private final PlayFinder finder;
  private final Evaluation evaluation;
  private final TileSet tiles;
  private final int exchangeMinimum;
  private final int[] letters;

  /** What was found last: a placement, or else the subset to exchange, or else a pass. */
  private @Nullable FoundPlay placement;

  private int exchange = NO_EXCHANGE;

  public StaticGame(Equipment equipment) {
    this.game = equipment.game();
    this.finder = equipment.playFinder(game.board());
    this.evaluation = equipment.staticEvaluation();
    this.tiles = equipment.rules().tiles();
    this.exchangeMinimum = equipment.rules().exchangeMinimum();
    this.letters = new int[tiles.letterCount()];
  }

  /** Begins another game; all its chance comes from here. */
  @Override
  public void start(RandomGenerator random) {
    game.start(random);
  }

  @Override
  public Game game() {
    return game;
  }

  /** Finds the best move of the seat on turn, and says what it is worth. */
  @Override
  public int findMove() {
    int seat = game.seatOnTurn();
    return find(game.rack(seat).counts());
  }

  /**
   * What the best move would be worth if the seat on turn had other tiles. Nothing changes, but a
   * move found before is forgotten.
   */
  @Override
  public int look(int[] rackCounts) {
    return find(rackCounts);
  }

  /** What the evaluation says of the tiles that the move found last keeps. */
  public int keptMillipoints() {
    if (placement != null) {
      return finder.keptMillipoints(placement.subset());
    }
    return finder.keptMillipoints(exchange == NO_EXCHANGE ? 0 : exchange);
  }

  /** Whether the move found last is a pass: no placement fits and no exchange is allowed. */
  @Override
  public boolean isPass() {
    return placement == null && exchange == NO_EXCHANGE;
  }

  /** Plays the move found last. */
  @Override
  public void playMove() {
    game.play(move());
  }

  private Move move() {
    if (placement != null) {
      return placement.toPlacement(game.board().size());
    }
    return exchange == NO_EXCHANGE ? new Pass() : new Exchange(tilesOf(exchange));
  }

  private int find(int[] rackCounts) {
    int tilesInBag = game.bag().size();
    int opponentPoints = tilesInBag == 0 ? game.rack(1 - game.seatOnTurn()).points(tiles) : 0;
    int seat = game.seatOnTurn();
    finder.setRack(rackCounts, evaluation.atLead(game.lead(seat)), tilesInBag, opponentPoints);
    int pass = tilesInBag == 0 ? finder.keptMillipoints(0) : MoveFinder.PASS_MILLIPOINTS;
    exchange = tilesInBag < exchangeMinimum ? NO_EXCHANGE : finder.firstExchange();
    if (exchange != NO_EXCHANGE && finder.keptMillipoints(exchange) <= pass) {
      exchange = NO_EXCHANGE;
    }
    int floor = exchange == NO_EXCHANGE ? pass : finder.keptMillipoints(exchange);
    placement = finder.findBest(floor);
    return placement == null ? floor : placement.equityMillipoints();
  }

  private Tiles tilesOf(int subset) {
    finder.rack().counts(subset, letters);
    return TileCounts.letters(letters);
  }
}
