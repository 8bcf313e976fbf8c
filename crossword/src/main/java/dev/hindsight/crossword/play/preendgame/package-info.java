/**
 * Turns with one to seven tiles in the bag: candidates compared over all that may be drawn, with
 * the ends of the games solved.
 */
@NullMarked
package dev.hindsight.crossword.play.preendgame;

import org.jspecify.annotations.NullMarked;
