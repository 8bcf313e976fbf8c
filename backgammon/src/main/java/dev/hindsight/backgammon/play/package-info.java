/** The bearoff quiz. */
@NullMarked
package dev.hindsight.backgammon.play;

import org.jspecify.annotations.NullMarked;
