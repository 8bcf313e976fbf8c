package dev.hindsight.oware.rules.notation;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes games in OGN, the notation in which oware programs exchange them:
 *
 * <pre>
 * [Variant "Oware Abapa"]
 * [Event "?"]
 * [Site "?"]
 * [Date "?"]
 * [Round "?"]
 * [South "Ama"]
 * [North "Kofi"]
 * [Result "*"]
 *
 * 1. C f 2. A { careful } e+3 *
 * </pre>
 *
 * <p>Moves are the letters of the pits, a number before every other one, {@code +n} after a move
 * that captures n seeds. A start that is not the usual one is in the tag {@code FEN}; {@code
 * PliesLeft} is there if the game did not start with all turns of its rules ahead.
 */
public final class OgnWriter {
  private static final int MOST_COLUMNS = 79;

  private OgnWriter() {}

  /** One game; several are written one after another, with an empty line between. */
  public static String write(RecordedGame record) {
    StringBuilder text = new StringBuilder();
    writeTags(record, text);
    text.append('\n');
    int lineLength = 0;
    for (String word : words(record)) {
      if (lineLength > 0 && lineLength + 1 + word.length() > MOST_COLUMNS) {
        text.append('\n');
        lineLength = 0;
      } else if (lineLength > 0) {
        text.append(' ');
        lineLength++;
      }
      text.append(word);
      lineLength += word.length();
    }
    return text.append('\n').toString();
  }

  /** Several games. */
  public static String write(List<RecordedGame> records) {
    return String.join("\n", records.stream().map(OgnWriter::write).toList());
  }

  private static void writeTags(RecordedGame record, StringBuilder text) {
    OwareGame game = record.game();
    for (String name : RecordedGame.ROSTER) {
      String value =
          switch (name) {
            case "Variant" -> OgnVariant.name(game.rules());
            case "Result" -> record.result();
            default -> record.tags().getOrDefault(name, "?");
          };
      writeTag(name, value, text);
    }
    if (!game.startPosition().equals(OwarePosition.START)) {
      writeTag("FEN", game.startPosition().toString(), text);
    }
    int pliesAtStart = game.pliesLeft().orElse(0) + game.pliesPlayed();
    if (game.pliesLeft().isPresent() && pliesAtStart != game.rules().turnLimit()) {
      writeTag("PliesLeft", Integer.toString(pliesAtStart), text);
    }
    for (Map.Entry<String, String> tag : record.tags().entrySet()) {
      if (!RecordedGame.ROSTER.contains(tag.getKey())) {
        writeTag(tag.getKey(), tag.getValue(), text);
      }
    }
  }

  private static void writeTag(String name, String value, StringBuilder text) {
    String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
    text.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
  }

  private static List<String> words(RecordedGame record) {
    List<String> words = new ArrayList<>();
    addComment(record.comments().get(0), words);
    OwareRules rules = record.game().rules();
    OwarePosition position = record.game().startPosition();
    int ply = 0;
    for (int pit : record.game().moves()) {
      if (ply % 2 == 0) {
        words.add(ply / 2 + 1 + ".");
      }
      int captured = position.capturedBy(pit, rules);
      words.add(position.toMove().pitName(pit) + (captured > 0 ? "+" + captured : ""));
      position = position.play(pit, rules);
      ply++;
      addComment(record.comments().get(ply), words);
    }
    words.add(record.result());
    return words;
  }

  private static void addComment(String comment, List<String> words) {
    if (!comment.isEmpty()) {
      words.add("{");
      words.addAll(List.of(comment.split(" ")));
      words.add("}");
    }
  }
}
