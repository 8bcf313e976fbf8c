package dev.hindsight.crossword.build;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 of what a training depends on and that may not come from a file. */
public final class Fingerprints {
  private Fingerprints() {}

  /** Of the values in rank order, 32 bits each, little-endian. */
  public static String of(LeaveTable leaves) {
    return of(leaves.values());
  }

  /** The same of rack equities. */
  static String of(RackEquityTable racks) {
    return of(racks.values());
  }

  private static String of(int[] values) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asIntBuffer().put(values);
    return sha256(bytes.array());
  }

  /** Of the numbers of the rules, the tiles and the board, written one after another. */
  public static String of(CrosswordRules rules) {
    StringBuilder text = new StringBuilder();
    text.append(rules.rackSize()).append(' ');
    text.append(rules.bingoPoints()).append(' ');
    text.append(rules.exchangeMinimum()).append(' ');
    text.append(rules.scorelessTurnLimit()).append('\n');
    TileSet tiles = rules.tiles();
    for (int letter = 0; letter < tiles.letterCount(); letter++) {
      text.append(tiles.letter(letter).upper()).append(' ');
      text.append(tiles.count(letter)).append(' ');
      text.append(tiles.scorePoints(letter)).append(' ');
      text.append(tiles.isVowel(letter)).append('\n');
    }
    text.append(rules.layout().format());
    return sha256(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
