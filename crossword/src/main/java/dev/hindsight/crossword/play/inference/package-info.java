/**
 * What somebody must have held to play as they did: candidates, their weights, what they keep.
 *
 * <p>{@code BestPlacements}, {@code WordsByLength} and {@code RackFamily} are open so that other
 * rooms of play can look at all racks of a position at once. They are internal: nobody outside of
 * the module should use them.
 */
@NullMarked
package dev.hindsight.crossword.play.inference;

import org.jspecify.annotations.NullMarked;
