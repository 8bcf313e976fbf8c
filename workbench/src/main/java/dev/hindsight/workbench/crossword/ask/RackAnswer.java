package dev.hindsight.workbench.crossword.ask;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * What a table says of a rack.
 *
 * @param rack its tiles in the order of the alphabet
 * @param file the table
 * @param equity of the best move with it on average, in points
 * @param observations turns, or positions, behind that; 0 if it is an estimate
 * @param weight what those positions count for together: 1 for each in which the rack is drawn as
 *     easily as from a full bag; null if the table does not say
 * @param standardError of the equity in points, as positions differ; null if it is not known
 */
public record RackAnswer(
    String rack,
    String file,
    BigDecimal equity,
    long observations,
    @Nullable Double weight,
    @Nullable BigDecimal standardError) {}
