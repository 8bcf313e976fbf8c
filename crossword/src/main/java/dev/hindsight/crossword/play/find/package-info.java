/** The best or all moves of a turn. */
@NullMarked
package dev.hindsight.crossword.play.find;

import org.jspecify.annotations.NullMarked;
