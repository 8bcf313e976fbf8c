package dev.hindsight.crossword.play.sweep;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.inference.BestPlacements;
import dev.hindsight.crossword.play.inference.RackFamily;
import dev.hindsight.crossword.play.inference.WordsByLength;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.table.LeaveTable;
import org.jspecify.annotations.Nullable;

/**
 * Finds the best move of every rack that could be drawn in a position, at once.
 *
 * <pre>{@code
 * RackSweep sweep = new RackSweep(rules, wordsByLength, anagrams, leaves);
 * SweptRacks swept = sweep.sweep(board, unseen, tilesInBag, crew);
 * swept.bestMillipoints()[0]                          // of the first rack of swept.racks()
 * }</pre>
 *
 * <p>Racks are full ones; the equity is the static one of {@link StaticEvaluation}, with any number
 * of tiles in the bag: exchanges are counted where they are allowed, the opening's squares on an
 * empty board, and with an empty bag the end of the game, for which all tiles of the pool that are
 * not on the rack are taken to be the opponent's.
 *
 * <p>All placements of the board are found once, whatever the rack ({@link BestPlacements}); each
 * rack is then worth the best of 127 sums ({@link BestMoves}). One sweep at a time.
 */
public final class RackSweep {
  private final CrosswordRules rules;
  private final WordsByLength words;
  private final AnagramMap anagrams;
  private final StaticEvaluation evaluation;
  private final TileTrie trie;
  private final long[] worths;
  private int[] best = new int[0];

  public RackSweep(
      CrosswordRules rules, WordsByLength words, AnagramMap anagrams, LeaveTable leaves) {
    this.rules = rules;
    this.words = words;
    this.anagrams = anagrams;
    this.evaluation = new StaticEvaluation(rules, leaves);
    this.trie = new TileTrie(leaves);
    this.worths = new long[trie.nodes()];
  }

  /**
   * Sweeps a position.
   *
   * @param board nobody changes it meanwhile
   * @param pool by letter: the tiles that a rack may be drawn from, all that are not on the board
   * @param tilesInBag when the rack has been drawn
   * @throws dev.hindsight.core.runs.CancelledException if the crew was told to stop
   */
  public SweptRacks sweep(Board board, int[] pool, int tilesInBag, Crew crew) {
    return sweep(placements(board, pool, tilesInBag, crew), pool, tilesInBag, crew);
  }

  /** All placements of a board, for {@link #sweep(BestPlacements, int[], int, Crew)}. */
  public BestPlacements placements(Board board, int[] pool, int tilesInBag, Crew crew) {
    RackFamily family = new RackFamily(new int[pool.length], pool, rules.rackSize());
    return new BestPlacements(
        family, board, evaluation.squareValues(board, tilesInBag), words, anagrams, crew);
  }

  /** Sweeps a position whose placements are known. */
  public SweptRacks sweep(BestPlacements placements, int[] pool, int tilesInBag, Crew crew) {
    TileWorths tiles = new TileWorths(trie, rules, placements, pool, tilesInBag, worths);
    RackPrefixes racks = new RackPrefixes(pool, rules.rackSize());
    if (best.length < racks.size()) {
      best = new int[racks.size()];
    }
    @Nullable BestMoves[] moves = new BestMoves[crew.threads()];
    crew.sweep(
        racks.blocks(),
        1,
        (from, to, worker) -> {
          BestMoves ofWorker = moves[worker];
          if (ofWorker == null) {
            ofWorker = new BestMoves(tiles, racks, best);
            moves[worker] = ofWorker;
          }
          racks.walk((int) from, (int) to, ofWorker);
        });
    return new SweptRacks(racks, best);
  }
}
