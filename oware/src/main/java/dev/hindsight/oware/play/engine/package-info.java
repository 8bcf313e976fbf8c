/** An engine that speaks the protocol of board-game programs (UCI). */
@NullMarked
package dev.hindsight.oware.play.engine;

import org.jspecify.annotations.NullMarked;
