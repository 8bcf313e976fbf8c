/** What a position, a move and a cube action are worth. */
@NullMarked
package dev.hindsight.backgammon.play.evaluate;

import org.jspecify.annotations.NullMarked;
