/** Words: the graph that knows them, its files, and the lists it is made from. */
@NullMarked
package dev.hindsight.crossword.rules.words;

import org.jspecify.annotations.NullMarked;
