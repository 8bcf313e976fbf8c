/** What a position is worth: chances of the six results, from tables, nets or search. */
@NullMarked
package dev.hindsight.backgammon.play.evaluate;

import org.jspecify.annotations.NullMarked;
