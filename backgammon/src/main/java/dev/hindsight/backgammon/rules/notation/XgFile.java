package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Player;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Matches ({@code .xg}) and positions ({@code .xgp}) of eXtreme Gammon: an archive whose part
 * temp.xg is a row of records of 2560 bytes. Only what was played is read, not what was thought of
 * it.
 *
 * <pre>
 * byte 8 of each: 0 match, 1 game, 2 cube, 3 move, 4 end of a game, 5 of the match, 7 a part missing
 * match   92 length, 99999 for money   96 variant   100 Crawford   101 Jacoby   102 beavers
 *         128 date, days since 30 Dec 1899   552 version
 *         9 and 50 names in ANSI; of later versions UTF-16, 258 bytes each, from 622 on:
 *         event, player 1, player 2, place, round
 * game    12 points of player 1   16 of player 2   20 Crawford   48 number
 * cube    12 player, 1 or -1   16 1 = doubles   20 answer: 0 drops, 1 takes, 2 beavers
 *         24 answer to that, 2 = raccoons   28 answer to that   32 cube   36 position
 * move    9 position   35 position after it   64 player   100 two dice   108 cube
 * end     24 winner, 1 or -1   28 points
 *
 * position   26 bytes: the bar of player 2, points 1 to 24, the bar of player 1; player 2's
 *            checkers are negative. After a move it is seen by the player who made it.
 * cube       power of two; the sign says whose
 * </pre>
 *
 * <p>Player 1 is X. Every record says where the checkers are, so that a game goes on after a move
 * that the rules do not allow, which people play too.
 */
final class XgFile {
  private static final int RECORD = 2560;
  private static final int MONEY = 99_999;
  private static final int HYPERGAMMON = 2;
  private static final int FIRST_WITH_WIDE_TEXT = 24;
  private static final int WIDE_TEXTS = 622;
  private static final int WIDE_TEXT = 258;
  private static final LocalDate FIRST_DAY = LocalDate.of(1899, 12, 30);
  private static final Charset ANSI = Charset.forName("windows-1252");

  private final List<ByteBuffer> records = new ArrayList<>();

  private XgFile(byte[] part) {
    for (int from = 0; from + RECORD <= part.length; from += RECORD) {
      records.add(ByteBuffer.wrap(part, from, RECORD).slice().order(ByteOrder.LITTLE_ENDIAN));
    }
  }

  /**
   * Reads what can be read of a match, or a position as a game that begins with it.
   *
   * @throws BackgammonFormatException if the file is damaged
   */
  static MatchReading read(byte[] file) {
    return new XgFile(XgArchive.part(file, "temp.xg")).read();
  }

  private static int kind(ByteBuffer record) {
    return record.get(8);
  }

  private MatchReading read() {
    if (records.isEmpty() || kind(records.get(0)) != 0) {
      throw new BackgammonFormatException("this eXtreme Gammon file does not begin with a match");
    }
    ByteBuffer match = records.get(0);
    if (match.getInt(96) == HYPERGAMMON) {
      throw new BackgammonFormatException(
          "this is a match of hypergammon, which has three checkers a side");
    }
    String xName = MatchRecorder.name(text(match, 9, 1), "Player 1");
    String oName = MatchRecorder.name(text(match, 50, 2), "Player 2");
    List<MatchRecorder.Head> heads = new ArrayList<>();
    for (ByteBuffer record : records) {
      if (kind(record) == 1) {
        heads.add(
            new MatchRecorder.Head(
                Math.max(1, record.getInt(48)),
                xName,
                oName,
                Math.max(0, record.getInt(12)),
                Math.max(0, record.getInt(16)),
                record.get(20) != 0));
      }
    }
    int length = match.getInt(92);
    MatchRecorder recorder =
        MatchRecorder.of(
            length == MONEY || length < 0 ? 0 : length, tags(match), match.get(100) != 0, heads);
    readGames(recorder, heads);
    return recorder.reading();
  }

  private static List<String> tags(ByteBuffer match) {
    List<String> tags = new ArrayList<>();
    addTag(tags, "Event", text(match, 136, 0));
    addTag(tags, "Site", text(match, 283, 3));
    addTag(tags, "Round", text(match, 417, 4));
    double day = match.getDouble(128);
    if (day >= 1 && day < 100_000) {
      String date = FIRST_DAY.plusDays((long) day).format(DateTimeFormatter.ISO_LOCAL_DATE);
      addTag(tags, "EventDate", date.replace('-', '.'));
    }
    int length = match.getInt(92);
    if (length == MONEY || length <= 0) {
      addTag(tags, "Jacoby", match.get(101) != 0 ? "On" : "Off");
      addTag(tags, "Beaver", match.get(102) != 0 ? "On" : "Off");
    }
    return tags;
  }

  private static void addTag(List<String> tags, String name, String value) {
    if (!value.isBlank()) {
      tags.add(MatchRecorder.tag(name, value));
    }
  }

  /** A text that later versions have in UTF-16, and all in the code page of Windows. */
  private static String text(ByteBuffer match, int ansi, int wide) {
    if (match.getInt(552) >= FIRST_WITH_WIDE_TEXT) {
      byte[] units = new byte[WIDE_TEXT];
      match.get(WIDE_TEXTS + wide * WIDE_TEXT, units);
      String text = new String(units, StandardCharsets.UTF_16LE);
      int end = text.indexOf('\0');
      text = end < 0 ? text : text.substring(0, end);
      if (!text.isBlank()) {
        return text;
      }
    }
    byte[] bytes = new byte[match.get(ansi) & 0xff];
    match.get(ansi + 1, bytes);
    return new String(bytes, ANSI);
  }

  private void readGames(MatchRecorder match, List<MatchRecorder.Head> heads) {
    int game = -1;
    GameRecorder open = null;
    for (ByteBuffer record : records) {
      if (kind(record) == 1) {
        if (open != null) {
          open.close();
        }
        open = match.begin(heads.get(++game));
      } else if (open != null) {
        try {
          read(record, open);
        } catch (IllegalArgumentException fault) {
          open.note(fault);
        }
      }
    }
    if (open != null) {
      open.close();
    }
  }

  private static void read(ByteBuffer record, GameRecorder game) {
    switch (kind(record)) {
      case 2 -> readCube(record, game);
      case 3 -> readMove(record, game);
      case 4 -> {
        if (record.getInt(24) != 0) {
          game.end(player(record.getInt(24)), record.getInt(28));
        }
      }
      case 7 -> game.note(new BackgammonFormatException("a part of the game is missing here"));
      default -> {
        // The end of the match, and what later versions may add.
      }
    }
  }

  private static Player player(int sign) {
    return sign > 0 ? Player.X : Player.O;
  }

  private static Cube cube(int signed) {
    if (Math.abs(signed) > Cube.LARGEST_LOGARITHM) {
      throw new BackgammonFormatException("there is no cube of 2 to the power of " + signed);
    }
    return Cube.ofLogarithm(Math.abs(signed), signed == 0 ? null : player(signed));
  }

  private static void readCube(ByteBuffer record, GameRecorder game) {
    Player player = player(record.getInt(12));
    Cube cube = cube(record.getInt(32));
    putInPlace(record, 36, player, cube, game);
    if (record.getInt(16) != 1) {
      return;
    }
    game.act(new GameAction.Doubles(player, 2 * cube.value()));
    Player other = player.opponent();
    switch (record.getInt(20)) {
      case 0 -> game.act(new GameAction.Drops(other));
      case 1 -> game.act(new GameAction.Takes(other));
      case 2 -> {
        game.act(new GameAction.Beavers(other, 4 * cube.value()));
        readAnswerToBeaver(record, player, 8 * cube.value(), game);
      }
      default -> {
        // Not answered.
      }
    }
  }

  private static void readAnswerToBeaver(
      ByteBuffer record, Player player, int raccoon, GameRecorder game) {
    switch (record.getInt(24)) {
      case 0 -> game.act(new GameAction.Drops(player));
      case 2 -> {
        game.act(new GameAction.Raccoons(player, raccoon));
        boolean isTaken = record.getInt(28) != 0;
        Player other = player.opponent();
        game.act(isTaken ? new GameAction.Takes(other) : new GameAction.Drops(other));
      }
      default -> game.act(new GameAction.Takes(player));
    }
  }

  private static void readMove(ByteBuffer record, GameRecorder game) {
    Player player = player(record.getInt(64));
    putInPlace(record, 9, player, cube(record.getInt(108)), game);
    int first = record.getInt(100);
    int second = record.getInt(104);
    if (first == 0 && second == 0) {
      return; // not rolled yet
    }
    Dice dice = new Dice(first, second);
    if (isEmpty(record, 35)) {
      game.act(new GameAction.RollsOnly(player, dice));
    } else {
      game.roll(player, dice, board(record, 35));
    }
  }

  /** Sets the position up where it is another one than that which play has led to. */
  private static void putInPlace(
      ByteBuffer record, int at, Player player, Cube cube, GameRecorder game) {
    BackgammonPosition before = game.position();
    if (before == null || isEmpty(record, at)) {
      return;
    }
    Board seenByX = board(record, at);
    boolean isThere = before.boardSeenBy(Player.X).equals(seenByX) && before.cube().equals(cube);
    if (!isThere || game.isBroken()) {
      if (game.hasBegun()) {
        game.note(new BackgammonFormatException("the position is not the one that play led to"));
      }
      game.setUp(player, seenByX, cube);
    }
  }

  private static boolean isEmpty(ByteBuffer record, int at) {
    for (int cell = 0; cell < Checkers.CELLS; cell++) {
      if (record.get(at + cell) != 0) {
        return false;
      }
    }
    return true;
  }

  /** The board as the player sees it whose checkers are positive. */
  private static Board board(ByteBuffer record, int at) {
    int[] own = new int[Checkers.BAR];
    int[] others = new int[Checkers.BAR];
    for (int cell = 0; cell < Checkers.CELLS; cell++) {
      int checkers = record.get(at + cell);
      if (checkers > 0 && cell > 0) {
        own[cell - 1] = checkers;
      } else if (checkers < 0 && cell < Checkers.BAR) {
        others[Checkers.BAR - cell - 1] = -checkers;
      } else if (checkers != 0) {
        throw new BackgammonFormatException(
            String.format(Locale.ROOT, "a checker is on the bar of the other side (%d)", cell));
      }
    }
    return Board.of(own, others);
  }
}
