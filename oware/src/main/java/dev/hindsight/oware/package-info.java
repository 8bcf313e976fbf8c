/** Oware: sow, capture, and know the end of the game by heart. */
@NullMarked
package dev.hindsight.oware;

import org.jspecify.annotations.NullMarked;
