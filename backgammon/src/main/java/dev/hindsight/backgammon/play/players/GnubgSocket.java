package dev.hindsight.backgammon.play.players;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.FibsBoard;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A gnubg of this machine that was told to wait for questions:
 *
 * <pre>
 * set evaluation chequerplay evaluation plies 0
 * set evaluation chequerplay evaluation cubeful off
 * external localhost:4321
 * </pre>
 *
 * <p>It answers one client at a time, so players share a connection; any thread may ask.
 */
public final class GnubgSocket implements AutoCloseable {
  private static final int TIMEOUT_MILLIS = 60_000;

  private final int port;
  private final Socket socket;
  private final BufferedReader in;
  private final Writer out;

  public GnubgSocket(int port) throws IOException {
    this.port = port;
    this.socket = new Socket();
    try {
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), TIMEOUT_MILLIS);
    } catch (IOException e) {
      socket.close();
      throw new GnubgException(
          String.format(
              Locale.ROOT,
              "No gnubg waits on port %d; start one and tell it \"external localhost:%d\".",
              port,
              port),
          e);
    }
    socket.setSoTimeout(TIMEOUT_MILLIS);
    socket.setTcpNoDelay(true);
    this.in =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    this.out = new OutputStreamWriter(socket.getOutputStream(), StandardCharsets.UTF_8);
  }

  /** The move that gnubg plays, as it writes it; empty if there is none. */
  public String move(Board board, Dice dice) throws IOException {
    return ask(line(board, Turn.toMove(Player.X, dice)));
  }

  /**
   * The cubeless equity of the mover, before the roll, as gnubg sees it this many plies ahead; its
   * own numbering, in which 0 does not look ahead.
   */
  public double equityBeforeRoll(Board board, int plies) throws IOException {
    String answer =
        ask(
            String.format(
                Locale.ROOT,
                "evaluation fibsboard %s PLIES %d",
                line(board, Turn.toRoll(Player.X)),
                plies));
    String[] numbers = answer.split(" ", -1);
    try {
      return Double.parseDouble(numbers[numbers.length - 1]);
    } catch (NumberFormatException e) {
      throw new GnubgException(
          String.format(
              Locale.ROOT,
              "The gnubg on port %d answers \"%s\" instead of numbers; start it again.",
              port,
              answer),
          e);
    }
  }

  private static String line(Board board, Turn turn) {
    return FibsBoard.of(BackgammonPosition.money(board, turn), Player.X, "hindsight", "gnubg")
        .toString();
  }

  private String ask(String question) throws IOException {
    String answer;
    try {
      answer = exchange(question);
    } catch (IOException e) {
      throw new GnubgException(
          String.format(
              Locale.ROOT,
              "The gnubg on port %d does not answer (%s); start it again.",
              port,
              e.getMessage()),
          e);
    }
    if (answer == null) {
      throw new GnubgException("The gnubg on port " + port + " has hung up; start it again.");
    }
    // It ends lines with a zero byte now and then.
    String text = answer.replace("\0", "").strip();
    if (text.startsWith("Error")) {
      throw new GnubgException(
          String.format(
              Locale.ROOT,
              "The gnubg on port %d answers \"%s\" to \"%s\"; is it another version?",
              port,
              text,
              question));
    }
    return text;
  }

  private synchronized @Nullable String exchange(String question) throws IOException {
    out.write(question + "\n");
    out.flush();
    return in.readLine();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
