package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.List;

/**
 * Lane values: linear rules that say, from what the lines of a board offer, what the opponent's
 * reply will bring and what the mover's next play will gain.
 *
 * <pre>
 * Lanes  →  Container header, Thresholds, Reply, Gain, GainWithLeave, their errors, Explained, Container footer
 *   parameters     boardFeatures  numbers of a board after a play
 *                  leaveTerms     numbers of what is kept and of the tiles unseen
 *                  rackSize       tiles on a full rack
 *                  layout         the board, as in its text file with / for the ends of lines
 *                  tiles          the name of the tile set
 *                  letters        its letters: upper,lower,count,score,vowel for each, blank first
 *                  words          SHA-256 of the word set that was played with
 *                  leaves         SHA-256 of the leave values that were played with
 *   thresholds     int32[(boardFeatures − 2) / 4]            points
 *   reply          float32[boardFeatures]                    millipoints for 1 of each number
 *   gain           float32[boardFeatures]                    the same for the mover's next play
 *   gainWithLeave  float32[boardFeatures + leaveTerms]       the same, knowing what is kept
 *   replyErrors, gainErrors, gainWithLeaveErrors             standard errors, as many of each
 *   explained      float64[3]     share of what differs among the candidates of positions held out
 *                                 that each rule explains
 * </pre>
 *
 * Numbers of a board: for each threshold the sum over the lines of the chance of a play that scores
 * at least as much, then the same of plays that use the whole rack, then the logarithms of all of
 * these, then tiles played and lines changed.
 *
 * <p>History: 1 first version.
 */
public final class LaneFormat {
  public static final TableKind KIND = new TableKind("crossword.lanes", 1, 1);

  static final String BOARD_FEATURES = "boardFeatures";
  static final String LEAVE_TERMS = "leaveTerms";
  static final String RACK_SIZE = "rackSize";
  static final String LAYOUT = "layout";
  static final String WORDS = "words";
  static final String LEAVES = "leaves";
  static final String THRESHOLDS = "thresholds";
  static final String REPLY = "reply";
  static final String GAIN = "gain";
  static final String GAIN_WITH_LEAVE = "gainWithLeave";
  static final String REPLY_ERRORS = "replyErrors";
  static final String GAIN_ERRORS = "gainErrors";
  static final String GAIN_WITH_LEAVE_ERRORS = "gainWithLeaveErrors";
  static final String EXPLAINED = "explained";

  /** More numbers than anybody has thought of. */
  static final int MOST_FEATURES = 10_000;

  /** How many rules there are. */
  static final int RULES = 3;

  private LaneFormat() {}

  /**
   * The parameters of a table.
   *
   * @param learntWith words and leaves
   */
  static Parameters parameters(
      TileSet tiles,
      String layoutText,
      int rackSize,
      Parameters learntWith,
      int features,
      int terms) {
    return TileSetParameter.with(
        learntWith
            .with(BOARD_FEATURES, features)
            .with(LEAVE_TERMS, terms)
            .with(RACK_SIZE, rackSize)
            .with(LAYOUT, layoutText),
        tiles);
  }

  static List<ColumnSpec> columns(int features, int terms) {
    return List.of(
        new ColumnSpec(THRESHOLDS, ColumnType.INT32, (features - 2) / 4, Storage.RAW),
        new ColumnSpec(REPLY, ColumnType.FLOAT32, features, Storage.RAW),
        new ColumnSpec(GAIN, ColumnType.FLOAT32, features, Storage.RAW),
        new ColumnSpec(GAIN_WITH_LEAVE, ColumnType.FLOAT32, features + terms, Storage.RAW),
        new ColumnSpec(REPLY_ERRORS, ColumnType.FLOAT32, features, Storage.RAW),
        new ColumnSpec(GAIN_ERRORS, ColumnType.FLOAT32, features, Storage.RAW),
        new ColumnSpec(GAIN_WITH_LEAVE_ERRORS, ColumnType.FLOAT32, features + terms, Storage.RAW),
        new ColumnSpec(EXPLAINED, ColumnType.FLOAT64, RULES, Storage.RAW));
  }
}
