/** Experiments that say what the tables gained: duels, choices, predictions, costs. */
@NullMarked
package dev.hindsight.crossword.lab;

import org.jspecify.annotations.NullMarked;
