/** Looking ahead by playing on at random many times: what a move leads to, and how sure that is. */
@NullMarked
package dev.hindsight.crossword.play.simulation;

import org.jspecify.annotations.NullMarked;
