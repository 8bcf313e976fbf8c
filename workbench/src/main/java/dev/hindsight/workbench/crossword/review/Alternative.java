package dev.hindsight.workbench.crossword.review;

import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import org.jspecify.annotations.Nullable;

/**
 * One of the first moves of a turn.
 *
 * @param move the move
 * @param score points
 * @param equity by what the turn was judged by
 * @param winProbability after it; null if it was not asked
 * @param bound of a solved ending, how the equity is meant; otherwise null
 */
public record Alternative(
    MoveInPosition move,
    int score,
    Equity equity,
    @Nullable Double winProbability,
    CrosswordAnswer.@Nullable Bound bound) {}
