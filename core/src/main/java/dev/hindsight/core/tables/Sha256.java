package dev.hindsight.core.tables;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What identifies the content of a file, or of anything else that a result depends on: SHA-256, in
 * lower-case hexadecimal, as {@link Provenance} keeps it.
 *
 * <pre>{@code
 * Sha256.of(Path.of("words.kwg"))
 * new Sha256().add(letters, 0, length).add(more, 0, 1).hex()
 * }</pre>
 */
public final class Sha256 {
  private static final int BUFFER_BYTES = 1 << 16;

  private final MessageDigest digest = newDigest();

  /** That of a file. */
  public static String of(Path path) throws IOException {
    Sha256 hash = new Sha256();
    byte[] buffer = new byte[BUFFER_BYTES];
    try (InputStream stream = Files.newInputStream(path)) {
      for (int read = stream.read(buffer); read >= 0; read = stream.read(buffer)) {
        hash.add(buffer, 0, read);
      }
    }
    return hash.hex();
  }

  /** That of some bytes. */
  public static String of(byte[] bytes) {
    return new Sha256().add(bytes, 0, bytes.length).hex();
  }

  /** Goes on with the bytes {@code from} to before {@code from + length}. */
  public Sha256 add(byte[] bytes, int from, int length) {
    digest.update(bytes, from, length);
    return this;
  }

  /** That of everything added; afterwards it begins anew. */
  public String hex() {
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest newDigest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
