package dev.hindsight.backgammon.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.Player;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/** Writes files as BGBlitz does, without analyses: what the reader is held against. */
final class BgfWriter {
  private BgfWriter() {}

  static byte[] write(MatchRecord match, boolean isPacked, boolean isSmile) {
    Map<String, Object> tree = match(match);
    return file(isSmile ? new Smile().write(tree) : json(tree).getBytes(UTF_8), isPacked, isSmile);
  }

  /** The first line and the rest. */
  static byte[] file(byte[] plain, boolean isPacked, boolean isSmile) {
    String head =
        "{\"format\":\"BGF\",\"version\":\"1.0\",\"compress\":%b,\"useSmile\":%b}\n"
            .formatted(isPacked, isSmile);
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(head.getBytes(UTF_8));
    if (!isPacked) {
      file.writeBytes(plain);
      return file.toByteArray();
    }
    try (GZIPOutputStream packed = new GZIPOutputStream(file)) {
      packed.write(plain);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return file.toByteArray();
  }

  static Map<String, Object> match(MatchRecord match) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("matchlen", match.length());
    tree.put("useCrawford", true);
    tree.put("useJacoby", MatchRecord.options(match.comments()).jacoby());
    tree.put("useBeaver", MatchRecord.options(match.comments()).beavers());
    tree.put("event", "Seeded");
    tree.put("site", null);
    tree.put("rating", -1_234_567_890_123L);
    tree.put("share", 0.25);
    List<Object> games = new ArrayList<>();
    for (int place = 0; place < match.games().size(); place++) {
      games.add(game(match, place));
    }
    tree.put("games", games);
    GameRecord last = match.games().get(match.games().size() - 1);
    boolean isX = last.end() != null && last.end().winner() == Player.X;
    int points = last.end() == null ? 0 : last.end().points();
    tree.put("finalGreen", last.xPoints() + (isX ? points : 0));
    tree.put("finalRed", last.oPoints() + (isX ? 0 : points));
    return tree;
  }

  private static Map<String, Object> game(MatchRecord match, int place) {
    GameRecord game = match.games().get(place);
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("nameGreen", game.xName());
    tree.put("nameRed", game.oName());
    tree.put("isCrawford", match.scores().get(place).crawford());
    tree.put("wonPoints", game.end() == null ? 0 : game.end().points());
    tree.put("scoreGreen", game.xPoints());
    tree.put("scoreRed", game.oPoints());
    List<Object> moves = new ArrayList<>();
    tree.put("initial", initial(Board.START));
    for (GameAction action : game.actions()) {
      if (action instanceof GameAction.SetsUp setsUp) {
        tree.put("initial", initial(setsUp.seenByX()));
      } else {
        moves.add(move(action));
      }
    }
    tree.put("moves", moves);
    return tree;
  }

  private static Map<String, Object> initial(Board seenByX) {
    List<Object> points = new ArrayList<>();
    for (int point = 1; point <= Checkers.POINTS; point++) {
      points.add(seenByX.other(Checkers.BAR - point) - seenByX.mover(point));
    }
    points.add(-seenByX.mover(Checkers.BAR));
    points.add(seenByX.other(Checkers.BAR));
    return Map.of("points", points, "cube", 1, "cubeOwner", 0);
  }

  private static Map<String, Object> move(GameAction action) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("type", "amove");
    tree.put("player", action.player() == Player.X ? -1 : 1);
    List<Object> from = new ArrayList<>();
    List<Object> to = new ArrayList<>();
    if (action instanceof GameAction.Rolls rolls) {
      Dice dice = rolls.dice();
      boolean isDance = rolls.move().steps().isEmpty();
      tree.put("red", isDance ? 5 : dice.second());
      tree.put("green", isDance ? 7 : dice.first());
      for (Move.Step step : rolls.move().steps()) {
        from.add(step.from());
        to.add(step.to());
      }
      if (isDance) {
        from.add(dice.first());
        to.add(dice.second());
      }
    } else {
      boolean isTaken = action instanceof GameAction.Takes;
      tree.put("red", isTaken ? 2 : action instanceof GameAction.Drops ? 3 : 1);
      tree.put("green", 7);
    }
    while (from.size() < 4) {
      from.add(-1);
      to.add(-1);
    }
    tree.put("from", from);
    tree.put("to", to);
    return tree;
  }

  static String json(Object value) {
    if (value instanceof Map<?, ?> map) {
      List<String> parts = new ArrayList<>();
      map.forEach((name, one) -> parts.add(json(name) + " : " + json(one)));
      return "{" + String.join(",", parts) + "}";
    }
    if (value instanceof List<?> list) {
      return "[" + String.join(", ", list.stream().map(BgfWriter::json).toList()) + "]";
    }
    return value instanceof String text
        ? "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\""
        : String.valueOf(value);
  }

  /** Names are named again by their number, texts are not. */
  private static final class Smile {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final List<String> names = new ArrayList<>();

    byte[] write(Object tree) {
      bytes.writeBytes(new byte[] {':', ')', '\n', 1});
      value(tree);
      return bytes.toByteArray();
    }

    private void value(Object value) {
      if (value instanceof Map<?, ?> map) {
        bytes.write(0xfa);
        map.forEach(
            (name, one) -> {
              name((String) name);
              value(one);
            });
        bytes.write(0xfb);
      } else if (value instanceof List<?> list) {
        bytes.write(0xf8);
        list.forEach(this::value);
        bytes.write(0xf9);
      } else if (value instanceof String text) {
        text(text);
      } else if (value instanceof Double number) {
        bytes.write(0x29);
        sevens(Double.doubleToLongBits(number), 10);
      } else if (value instanceof Number number) {
        number(number.longValue());
      } else {
        bytes.write(value == null ? 0x21 : value.equals(true) ? 0x23 : 0x22);
      }
    }

    private void name(String name) {
      int known = names.indexOf(name);
      if (known >= 0 && known < 64) {
        bytes.write(0x40 + known);
        return;
      }
      names.add(name);
      bytes.write(0x80 + name.length() - 1);
      bytes.writeBytes(name.getBytes(UTF_8));
    }

    private void text(String text) {
      byte[] utf8 = text.getBytes(UTF_8);
      if (utf8.length == 0) {
        bytes.write(0x20);
      } else if (utf8.length == text.length() && utf8.length <= 32) {
        bytes.write(0x40 + utf8.length - 1);
        bytes.writeBytes(utf8);
      } else if (utf8.length <= 33 && utf8.length >= 2) {
        bytes.write(0x80 + utf8.length - 2);
        bytes.writeBytes(utf8);
      } else {
        bytes.write(0xe4);
        bytes.writeBytes(utf8);
        bytes.write(0xfc);
      }
    }

    private void number(long number) {
      if (number >= -16 && number <= 15) {
        bytes.write(0xc0 + (int) (number << 1 ^ number >> 63));
        return;
      }
      bytes.write(number == (int) number ? 0x24 : 0x25);
      long zigzag = number << 1 ^ number >> 63;
      int groups = 0;
      while (zigzag >>> 6 + 7 * groups != 0) {
        groups++;
      }
      for (int group = groups; group > 0; group--) {
        bytes.write((int) (zigzag >>> 6 + 7 * (group - 1)) & 0x7f);
      }
      bytes.write(0x80 | (int) zigzag & 0x3f);
    }

    private void sevens(long number, int count) {
      for (int index = count - 1; index >= 0; index--) {
        bytes.write((int) (number >>> 7 * index) & 0x7f);
      }
    }
  }
}
