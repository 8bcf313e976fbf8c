package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Rack;
import org.jspecify.annotations.Nullable;

/**
 * What a table says of a rack.
 *
 * @param rack its tiles
 * @param file the table
 * @param equity of the best move with it on average
 * @param observations turns, or positions, behind that; 0 if it is an estimate
 * @param weight what those positions count for together: 1 for each in which the rack is drawn as
 *     easily as from a full bag; null if the table does not say
 * @param standardError of the equity, as positions differ; null if it is not known
 */
public record RackAnswer(
    Rack rack,
    String file,
    Equity equity,
    long observations,
    @Nullable Double weight,
    @Nullable Equity standardError) {}
