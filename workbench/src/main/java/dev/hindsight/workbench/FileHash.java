package dev.hindsight.workbench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What identifies the content of a file that a result depends on. */
public final class FileHash {
  private static final int BUFFER_BYTES = 1 << 16;

  private FileHash() {}

  /** The SHA-256 of a file in lower-case hexadecimal. */
  public static String sha256(Path path) throws IOException {
    MessageDigest digest = newDigest();
    byte[] buffer = new byte[BUFFER_BYTES];
    try (InputStream stream = Files.newInputStream(path)) {
      for (int read = stream.read(buffer); read >= 0; read = stream.read(buffer)) {
        digest.update(buffer, 0, read);
      }
    }
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
