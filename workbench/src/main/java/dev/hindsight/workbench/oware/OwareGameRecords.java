package dev.hindsight.workbench.oware;

import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.PositionFormatException;
import dev.hindsight.oware.rules.notation.OgnReader;
import dev.hindsight.oware.rules.notation.OgnWriter;
import dev.hindsight.oware.rules.notation.RecordedGame;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Files of recorded games, in OGN. */
public final class OwareGameRecords {
  /** Ten thousand long games; a larger file is something else. */
  private static final long MOST_BYTES = 16L << 20;

  private OwareGameRecords() {}

  /**
   * The games of a file, at least one. Old files are not in UTF-8, so what is not is read as
   * Latin-1: only names and comments can have such letters.
   *
   * @param defaultRules for games that do not say which variant they are
   * @throws PositionFormatException if something is wrong; it names file, line and column
   */
  public static List<RecordedGame> read(Path file, OwareRules defaultRules) throws IOException {
    if (Files.isRegularFile(file) && Files.size(file) > MOST_BYTES) {
      throw new PositionFormatException(
          file + " has more than " + MOST_BYTES + " bytes; give a file of games in OGN");
    }
    List<RecordedGame> games;
    try {
      games = OgnReader.read(text(Files.readAllBytes(file)), defaultRules);
    } catch (PositionFormatException wrong) {
      throw new PositionFormatException(file + ", " + wrong.getMessage());
    }
    if (games.isEmpty()) {
      throw new PositionFormatException(file + " has no game in it; give a file of games in OGN");
    }
    return games;
  }

  private static String text(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException notUtf8) {
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
  }

  /** Writes one game, whole or not at all. */
  public static void write(Path file, RecordedGame game) throws IOException {
    WholeFile.writeText(file, OgnWriter.write(game));
  }
}
