package dev.hindsight.workbench.crossword.ask;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What tiles are worth to whoever keeps them, in points, and which tiles of the bag that depends
 * on.
 *
 * @param leave the tiles in the order of the alphabet
 * @param fullBagValue with a full bag
 * @param value for the tiles unseen; null if there are no values for a bag, or nothing is drawn any
 *     more
 * @param unseen the tiles that may still be drawn, or are the opponent's
 * @param letters for each letter that is unseen what its tiles do to the value
 * @param leaveValues where the values come from; null if leaves count 0
 */
public record LeaveAnswer(
    String leave,
    BigDecimal fullBagValue,
    @Nullable BigDecimal value,
    String unseen,
    List<Letter> letters,
    @Nullable String leaveValues) {
  /**
   * One letter.
   *
   * @param letter as on the tile, ? for the blank
   * @param left tiles of it that are unseen
   * @param valueIfOneGone what the leave would be worth if one of them were gone
   * @param gain {@code value} less that: what the presence of one such tile adds
   */
  public record Letter(String letter, int left, BigDecimal valueIfOneGone, BigDecimal gain) {}
}
