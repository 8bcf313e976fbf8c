/** What a play is worth besides its score. */
@NullMarked
package dev.hindsight.crossword.play.evaluate;

import org.jspecify.annotations.NullMarked;
