/** One judge for the whole of a game, which spends what it may where it matters. */
@NullMarked
package dev.hindsight.crossword.play.judge;

import org.jspecify.annotations.NullMarked;
