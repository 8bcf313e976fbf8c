/** What a position, a move and a cube action are worth, by tables, nets or search. */
@NullMarked
package dev.hindsight.backgammon.play.evaluate;

import org.jspecify.annotations.NullMarked;
