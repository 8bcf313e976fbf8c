/** What the cube and the score of a match make of the chances of a game. */
@NullMarked
package dev.hindsight.backgammon.play.cube;

import org.jspecify.annotations.NullMarked;
