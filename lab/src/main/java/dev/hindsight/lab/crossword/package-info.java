/**
 * Experiments on crossword games: what leaves, values of squares and solved endings are good for.
 */
@NullMarked
package dev.hindsight.lab.crossword;

import org.jspecify.annotations.NullMarked;
