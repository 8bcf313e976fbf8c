package dev.hindsight.crossword.play.inference;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.sweep.RackFamily;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Exchange;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The best move of every candidate, found once by a search of its own, and what each definition
 * then says for each margin and, of exchanges, each number of tiles: neither the best move nor the
 * best exchange of N tiles depends on what is asked about them.
 */
final class ExhaustiveSweep {
  private static final int PLACEMENT = 0;

  private final Observation observation;
  private final int[] best;

  /** By candidate: how many tiles the best move exchanges, 0 if it exchanges none. */
  private final byte[] bestExchanges;

  /**
   * By number of tiles exchanged, then candidate: what the best such exchange is worth. For an
   * observed placement, as if of 0 tiles, what that placement is worth.
   */
  private final int[][] worth;

  ExhaustiveSweep(Observation observation, Evaluation evaluation, Crew crew) {
    this.observation = observation;
    int size = Math.toIntExact(observation.family().size());
    this.best = new int[size];
    this.bestExchanges = new byte[size];
    boolean isPlacement = observation.move() instanceof ObservedMove.Placed;
    this.worth = new int[isPlacement ? 1 : observation.moverTiles() + 1][size];
    Board board = new Board(Seen.ENGLISH, Seen.ENABLE);
    board.setUp(observation.position().squares().toArray());
    int placed =
        observation.move() instanceof ObservedMove.Placed seen
            ? PlacementWorth.millipoints(
                seen.placement(), board, evaluation, observation.tilesInBag())
            : 0;
    MoveFinder[] finders = new MoveFinder[crew.threads()];
    Arrays.setAll(finders, worker -> Seen.EQUIPMENT.moveFinder(board));
    crew.sweep(
        size,
        256,
        (from, to, worker) -> {
          for (int candidate = (int) from; candidate < to; candidate++) {
            find(candidate, finders[worker], evaluation, placed);
          }
        });
  }

  private void find(int candidate, MoveFinder moves, Evaluation evaluation, int placed) {
    RackFamily family = observation.family();
    int[] drawn = new int[family.letterCount()];
    int[] rack = new int[family.letterCount()];
    family.drawnBy(candidate, drawn);
    family.rack(drawn, rack);
    moves.setRack(rack, evaluation, observation.tilesInBag(), observation.opponentPoints(rack));
    RankedMove move = moves.best();
    best[candidate] = move.equityMillipoints();
    if (move.move() instanceof Exchange exchange) {
      bestExchanges[candidate] = (byte) exchange.letters().length();
    }
    RackSubsets subsets = moves.finder().rack();
    for (int[] ofTiles : worth) {
      ofTiles[candidate] = Integer.MIN_VALUE;
    }
    int[] counts = new int[rack.length];
    for (int subset = 0; subset <= subsets.all(); subset++) {
      int kept = moves.finder().keptMillipoints(subset);
      if (worth.length > 1) {
        int[] ofTiles = worth[subsets.size(subset)];
        ofTiles[candidate] = Math.max(ofTiles[candidate], kept);
      } else {
        subsets.counts(subset, counts);
        if (Arrays.equals(counts, observation.played())) {
          worth[PLACEMENT][candidate] = placed + kept;
        }
      }
    }
  }

  /** The candidates for which the observed placement is within a margin of the best move. */
  int[] explainingPlacement(int margin) {
    return candidates(candidate -> best[candidate] <= (long) worth[PLACEMENT][candidate] + margin);
  }

  /** The candidates that explain an exchange of so many tiles. */
  int[] explainingExchange(int tiles, Definition definition, int margin) {
    return switch (definition) {
      case NEAR_BEST ->
          candidates(candidate -> best[candidate] <= (long) worth[tiles][candidate] + margin);
      case CLASSIC ->
          candidates(candidate -> best[candidate] <= margin || bestExchanges[candidate] == tiles);
    };
  }

  private int[] candidates(IntPredicate explains) {
    return IntStream.range(0, best.length).filter(explains).toArray();
  }
}
