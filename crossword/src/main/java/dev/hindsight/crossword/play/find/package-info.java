/**
 * The best or all moves of a turn: {@link dev.hindsight.crossword.play.find.MoveFinder} and what it
 * is made of.
 *
 * <p>{@code SlotMap} and the packed tiles of {@code FoundPlay} are open so that other rooms of play
 * can sweep the same slots. They are internal: nobody outside of {@code play} should use them.
 */
@NullMarked
package dev.hindsight.crossword.play.find;

import org.jspecify.annotations.NullMarked;
