package dev.hindsight.backgammon.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The nets that come with the program, so that a fresh machine plays and answers.
 *
 * <p>They are a resource, and a file as training writes it; {@code ORIGIN.txt} beside it says how
 * they were trained. Each call reads it anew and checks it as a file is checked.
 */
public final class DefaultNets {
  private static final String RESOURCE = "default.nets";

  private DefaultNets() {}

  public static BackgammonNets nets() {
    try {
      return BackgammonNets.of(Path.of(RESOURCE), bytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What identifies them in lower-case hexadecimal: another release may bring others. */
  public static String sha256() {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes()));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  private static byte[] bytes() {
    try (InputStream resource = DefaultNets.class.getResourceAsStream(RESOURCE)) {
      if (resource == null) {
        throw new IllegalStateException("the program was built without " + RESOURCE);
      }
      return resource.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
