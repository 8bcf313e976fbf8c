package dev.hindsight.crossword.play;

import dev.hindsight.crossword.play.evaluate.PlacementValues;
import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.PlayFinder;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.LeaveTable;
import org.jspecify.annotations.Nullable;

/**
 * What all players of a game share, and what is made of it. Immutable; any number of threads may
 * ask, but what they are given is for one thread each.
 *
 * <pre>{@code
 * Equipment equipment = Equipment.of(CrosswordRules.english(), WordGraph.enable(), leaves);
 * MoveFinder moves = equipment.moveFinder();
 * moves.finder().board().setUp(position.squares().toArray());
 * moves.setRack(rack, equipment.staticEvaluation(), tilesInBag, 0);
 * moves.best()
 * }</pre>
 *
 * @param rules of the game
 * @param words that count
 * @param anagrams of the same words
 * @param leaves what tiles kept are worth to a player that brings no values of its own
 * @param placement what tiles are worth where they lie, or null for nothing
 */
public record Equipment(
    CrosswordRules rules,
    WordGraph words,
    AnagramMap anagrams,
    LeaveTable leaves,
    @Nullable PlacementValues placement) {
  /** Without placement values. */
  public Equipment(CrosswordRules rules, WordGraph words, AnagramMap anagrams, LeaveTable leaves) {
    this(rules, words, anagrams, leaves, null);
  }

  /** Makes the anagrams of the words as well. */
  public static Equipment of(CrosswordRules rules, WordGraph words, LeaveTable leaves) {
    return new Equipment(rules, words, new AnagramMap(words, rules.tiles().letterCount()), leaves);
  }

  /** This equipment with other leave values. */
  public Equipment withLeaves(LeaveTable others) {
    return new Equipment(rules, words, anagrams, others, placement);
  }

  /** This equipment with other placement values, or with none. */
  public Equipment withPlacement(@Nullable PlacementValues others) {
    return new Equipment(rules, words, anagrams, leaves, others);
  }

  /** An empty board. */
  public Board board() {
    return new Board(rules, words);
  }

  /** A game to be started. */
  public Game game() {
    return new Game(rules, words);
  }

  /** Score, leave and placement values; with an empty bag, what the end of the game brings. */
  public StaticEvaluation staticEvaluation() {
    return new StaticEvaluation(rules, leaves, placement);
  }

  /** Finds placements on a board; several finders may share one that stays as it is. */
  public PlayFinder playFinder(Board board) {
    return new PlayFinder(board, rules, anagrams, leaves.index());
  }

  /** Finds moves on a board; several finders may share one that stays as it is. */
  public MoveFinder moveFinder(Board board) {
    return new MoveFinder(playFinder(board));
  }

  /** Finds moves on an empty board of its own. */
  public MoveFinder moveFinder() {
    return moveFinder(board());
  }

  /** Room for one rack after another, split into tiles played and tiles kept. */
  public RackSubsets rackSubsets() {
    return new RackSubsets(rules.tiles(), leaves.index(), anagrams, rules.rackSize());
  }
}
