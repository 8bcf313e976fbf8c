package dev.hindsight.crossword.play.sweep;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.words.AnagramMap;

/**
 * Finds the best move of every rack that could be drawn in a position, at once.
 *
 * <pre>{@code
 * RackSweep sweep = new RackSweep(wordsByLength, anagrams, evaluation);
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

  /** Room for the sweep at hand: for all nodes once there is one, and for the racks. */
  private long[] worths = new long[0];

  private int[] best = new int[0];

  public RackSweep(WordsByLength words, AnagramMap anagrams, StaticEvaluation evaluation) {
    this(words, anagrams, evaluation, new TileTrie(evaluation.leaves().index()));
  }

  private RackSweep(
      WordsByLength words, AnagramMap anagrams, StaticEvaluation evaluation, TileTrie trie) {
    this.rules = evaluation.rules();
    this.words = words;
    this.anagrams = anagrams;
    this.evaluation = evaluation;
    this.trie = trie;
  }

  /** This sweep with another evaluation, such as other leave values. */
  public RackSweep withEvaluation(StaticEvaluation other) {
    return new RackSweep(words, anagrams, other, trie);
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
    RackFamily all = new RackFamily(new int[pool.length], pool, rules.rackSize());
    return family(placements(all, board, tilesInBag, crew), tilesInBag).bestMoves(crew);
  }

  /** What racks can do on a board that nobody changes meanwhile. */
  public BestPlacements placements(RackFamily family, Board board, int tilesInBag, Crew crew) {
    return new BestPlacements(
        family, board, evaluation.squareValues(board, tilesInBag), words, anagrams, crew);
  }

  /**
   * Full racks whose placements are known.
   *
   * @param tilesInBag as far as their holder can tell
   */
  public FamilySweep family(BestPlacements placements, int tilesInBag) {
    if (worths.length == 0) {
      worths = new long[trie.nodes()];
    }
    TileWorths tiles = new TileWorths(trie, evaluation.leaves(), placements, tilesInBag, worths);
    RackPrefixes racks = new RackPrefixes(placements.family());
    if (best.length < racks.size()) {
      best = new int[racks.size()];
    }
    return new FamilySweep(racks, tiles, best);
  }
}
