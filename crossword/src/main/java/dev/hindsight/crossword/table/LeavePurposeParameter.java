package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Table;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What a table of leaves says it is for, in three parameters of {@link LeaveFormat}. */
final class LeavePurposeParameter {
  private LeavePurposeParameter() {}

  /** Null if the table says that nobody knows. */
  static @Nullable LeavePurpose find(Table table, TileSet tiles) throws CorruptTableException {
    String words = table.textParameter(LeaveFormat.WORDS);
    String bag = table.textParameter(LeaveFormat.BAG);
    String convention = table.textParameter(LeaveFormat.CONVENTION);
    if (words.equals(LeaveFormat.UNKNOWN)
        && bag.equals(LeaveFormat.UNKNOWN)
        && convention.equals(LeaveFormat.UNKNOWN)) {
      return null;
    }
    return new LeavePurpose(words, checkedBag(table, tiles, bag), convention(table, convention));
  }

  private static String checkedBag(Table table, TileSet tiles, String bag)
      throws CorruptTableException {
    try {
      int[] counts = TileCounts.parse(tiles, bag).counts();
      for (int letter = 0; letter < counts.length; letter++) {
        if (counts[letter] > tiles.count(letter)) {
          throw new CorruptTableException(
              table.path(),
              "a bag of the " + tiles + " tiles",
              counts[letter] + " of " + tiles.letter(letter).upper());
        }
      }
      return bag;
    } catch (CrosswordFormatException e) {
      throw new CorruptTableException(
          table.path(), "a bag of the " + tiles + " tiles", String.valueOf(e.getMessage()));
    }
  }

  private static DrawConvention convention(Table table, String word) throws CorruptTableException {
    return Arrays.stream(DrawConvention.values())
        .filter(convention -> convention.word().equals(word))
        .findFirst()
        .orElseThrow(() -> new CorruptTableException(table.path(), "a draw convention", word));
  }
}
