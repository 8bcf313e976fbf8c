package dev.hindsight.crossword.build;

import dev.hindsight.core.tables.Sha256;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** SHA-256 of what a training depends on and that may not come from a file. */
public final class Fingerprints {
  private Fingerprints() {}

  /** Of the values in rank order, 32 bits each, little-endian. */
  public static String of(LeaveTable leaves) {
    return of(leaves.values());
  }

  /** Of rack equities in rank order, 32 bits each, little-endian. */
  public static String of(RackEquityTable racks) {
    return of(racks.values());
  }

  /** Of the placement values that players have, if they have any. */
  public static Optional<String> ofPlacement(Equipment players) {
    return Optional.ofNullable(players.placement()).map(values -> of(values.contents()));
  }

  private static String of(int[] values) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asIntBuffer().put(values);
    return Sha256.of(bytes.array());
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
    return Sha256.of(text.toString().getBytes(StandardCharsets.UTF_8));
  }
}
