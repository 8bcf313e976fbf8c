/** What a game is played with. */
@NullMarked
package dev.hindsight.crossword.play;

import org.jspecify.annotations.NullMarked;
