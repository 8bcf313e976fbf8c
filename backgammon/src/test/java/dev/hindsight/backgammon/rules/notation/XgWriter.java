package dev.hindsight.backgammon.rules.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Player;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Writes files as eXtreme Gammon does, without analyses: what the reader is held against. */
final class XgWriter {
  private static final int RECORD = 2560;

  private final ByteArrayOutputStream records = new ByteArrayOutputStream();

  private XgWriter() {}

  static byte[] write(MatchRecord match) {
    return archive(games(match));
  }

  /** The part temp.xg. */
  static byte[] games(MatchRecord match) {
    XgWriter writer = new XgWriter();
    writer.match(match);
    for (int place = 0; place < match.games().size(); place++) {
      writer.game(match, place);
    }
    writer.add(record(5));
    return writer.records.toByteArray();
  }

  /** A file with that part and an empty one, and sums that fit. */
  static byte[] archive(byte[] games) {
    byte[] data = deflated(games);
    byte[] entries = new byte[2 * 532];
    entry(entries, 0, "temp.xgi", 0, 0, 0, new byte[0]);
    entry(entries, 532, "temp.xg", games.length, data.length, 0, games);
    byte[] registry = deflated(entries);
    ByteBuffer file = little(8232 + data.length + registry.length + 36);
    file.put("RGMH".getBytes(ISO_8859_1)).putInt(1).putInt(8232);
    file.position(8232);
    file.put(data).put(registry);
    CRC32 crc = new CRC32();
    crc.update(file.array(), 8232, data.length + registry.length);
    file.putInt((int) crc.getValue()).putInt(2).putInt(1);
    file.putInt(registry.length).putInt(data.length).putInt(1);
    return file.array();
  }

  private static void entry(
      byte[] entries, int at, String name, int size, int stored, int from, byte[] content) {
    CRC32 crc = new CRC32();
    crc.update(content);
    ByteBuffer entry = ByteBuffer.wrap(entries, at, 532).slice().order(ByteOrder.LITTLE_ENDIAN);
    entry.put((byte) name.length()).put(name.getBytes(ISO_8859_1));
    entry.putInt(512, size).putInt(516, stored).putInt(520, from);
    entry.putInt(524, (int) crc.getValue());
  }

  static byte[] deflated(byte[] plain) {
    Deflater deflater = new Deflater();
    deflater.setInput(plain);
    deflater.finish();
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    byte[] some = new byte[8192];
    while (!deflater.finished()) {
      packed.write(some, 0, deflater.deflate(some));
    }
    deflater.end();
    return packed.toByteArray();
  }

  private static ByteBuffer little(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static ByteBuffer record(int kind) {
    return little(RECORD).put(8, (byte) kind);
  }

  private void add(ByteBuffer record) {
    records.writeBytes(record.array());
  }

  private void match(MatchRecord match) {
    ByteBuffer record = record(0);
    GameRecord first = match.games().get(0);
    boolean isMoney = match.length() == 0;
    record.putInt(92, isMoney ? 99_999 : match.length());
    record.put(100, (byte) 1);
    record.put(101, (byte) (MatchRecord.options(match.comments()).jacoby() ? 1 : 0));
    record.put(102, (byte) (MatchRecord.options(match.comments()).beavers() ? 1 : 0));
    record.putInt(552, 32);
    wide(record, 0, "Seeded");
    wide(record, 1, first.xName());
    wide(record, 2, first.oName());
    add(record);
  }

  /** With what was in memory behind its end, as the program does. */
  private static void wide(ByteBuffer record, int place, String text) {
    record.put(622 + 258 * place, (text + "\0rubbish").getBytes(UTF_16LE));
  }

  private void game(MatchRecord match, int place) {
    GameRecord game = match.games().get(place);
    ByteBuffer head = record(1);
    head.putInt(12, game.xPoints()).putInt(16, game.oPoints()).putInt(48, game.number());
    head.put(20, (byte) (match.scores().get(place).crawford() ? 1 : 0));
    add(head);
    GameReplay replay = match.replay(place);
    List<GameAction> actions = game.actions();
    for (int index = 0; index < actions.size(); index++) {
      GameAction action = actions.get(index);
      BackgammonPosition before = replay.position();
      replay.play(action);
      if (action instanceof GameAction.Doubles) {
        add(cube(before, actions.subList(index + 1, actions.size())));
      } else if (action instanceof GameAction.Rolls rolls) {
        ByteBuffer move =
            move(before, action.player(), rolls.dice().first(), rolls.dice().second());
        put(move, 35, replay.position().board().swapped());
        add(move);
      } else if (action instanceof GameAction.RollsOnly rolls) {
        add(move(before, action.player(), rolls.dice().first(), rolls.dice().second()));
      } else if (action instanceof GameAction.SetsUp && index == actions.size() - 1) {
        add(move(replay.position(), action.player(), 0, 0));
      }
    }
    if (game.end() != null) {
      ByteBuffer end = record(4);
      end.putInt(24, sign(game.end().winner())).putInt(28, game.end().points());
      add(end);
    }
  }

  private static int sign(Player player) {
    return player == Player.X ? 1 : -1;
  }

  private static int cube(Cube cube) {
    return cube.owner() == null ? cube.logarithm() : sign(cube.owner()) * cube.logarithm();
  }

  private static ByteBuffer cube(BackgammonPosition before, List<GameAction> after) {
    ByteBuffer record = record(2);
    record.putInt(12, sign(before.onRoll())).putInt(16, 1).putInt(32, cube(before.cube()));
    int[] answers = {-1, -1, -1};
    for (int index = 0; index < Math.min(3, after.size()); index++) {
      GameAction action = after.get(index);
      answers[index] =
          action instanceof GameAction.Drops ? 0 : action instanceof GameAction.Takes ? 1 : 2;
      if (answers[index] < 2) {
        break;
      }
    }
    record.putInt(20, answers[0]).putInt(24, answers[1]).putInt(28, answers[2]);
    put(record, 36, before.boardSeenBy(Player.X));
    return record;
  }

  private static ByteBuffer move(
      BackgammonPosition before, Player player, int firstDie, int secondDie) {
    ByteBuffer record = record(3);
    put(record, 9, before.boardSeenBy(Player.X));
    record.putInt(64, sign(player)).putInt(100, firstDie).putInt(104, secondDie);
    return record.putInt(108, cube(before.cube()));
  }

  private static void put(ByteBuffer record, int at, Board board) {
    for (int cell = 0; cell < Checkers.CELLS; cell++) {
      int own = cell == 0 ? 0 : board.mover(cell);
      int others = cell == Checkers.BAR ? 0 : board.other(Checkers.BAR - cell);
      record.put(at + cell, (byte) (own - others));
    }
  }
}
