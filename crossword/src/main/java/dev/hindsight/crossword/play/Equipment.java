package dev.hindsight.crossword.play;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.LeaveTable;

/**
 * What all players of a game share; nobody changes it.
 *
 * @param rules of the game
 * @param words that count
 * @param anagrams of the same words
 * @param leaves what tiles kept are worth to a player that brings no values of its own
 */
public record Equipment(
    CrosswordRules rules, WordGraph words, AnagramMap anagrams, LeaveTable leaves) {}
