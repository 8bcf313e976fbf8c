package dev.hindsight.crossword.rules.words;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Nodes as the bytes of a file. */
final class WordGraphBytes {
  private WordGraphBytes() {}

  static byte[] of(int[] nodes) {
    ByteBuffer bytes =
        ByteBuffer.allocate(nodes.length * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asIntBuffer().put(nodes);
    return bytes.array();
  }
}
