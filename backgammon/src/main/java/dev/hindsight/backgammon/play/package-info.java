/** The bearoff quiz, and the opening book. */
@NullMarked
package dev.hindsight.backgammon.play;

import org.jspecify.annotations.NullMarked;
