/** Finding and valuing plays, and players that choose among them. */
@NullMarked
package dev.hindsight.crossword.play;

import org.jspecify.annotations.NullMarked;
