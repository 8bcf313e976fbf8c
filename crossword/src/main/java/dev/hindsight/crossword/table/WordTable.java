package dev.hindsight.crossword.table;

import dev.hindsight.crossword.rules.words.WordGraph;

/**
 * The words of a file.
 *
 * @param words as a graph
 */
public record WordTable(WordGraph words) implements CrosswordTable {}
