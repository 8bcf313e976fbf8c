package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Rack;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What tiles are worth to whoever keeps them, more than a rack drawn from the same bag, and which
 * tiles of the bag that depends on.
 *
 * @param leave the tiles in the order of the alphabet
 * @param fullBagValue with a full bag
 * @param value for the tiles unseen; null if there are no values for a bag, or nothing is drawn any
 *     more
 * @param unseen the tiles that may still be drawn, or are the opponent's
 * @param letters for each letter that is unseen what its tiles do to the value; see {@link
 *     Letter#gain}
 * @param leaveValues where the values come from; null if leaves count 0
 */
public record LeaveAnswer(
    Rack leave,
    Equity fullBagValue,
    @Nullable Equity value,
    Rack unseen,
    List<Letter> letters,
    @Nullable String leaveValues) {
  /**
   * One letter.
   *
   * @param letter one tile of it
   * @param left tiles of it that are unseen
   * @param valueIfOneGone what the leave would be worth if one of them were gone
   * @param gain {@code value} less that. A tile that helps every rack, such as a blank, raises the
   *     mean rack too: below 0 it helps this leave less than others
   */
  public record Letter(Rack letter, int left, Equity valueIfOneGone, Equity gain) {}
}
