package dev.hindsight.workbench.backgammon.engine;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.notation.FibsBoard;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.core.notation.BoundedLines;
import dev.hindsight.core.runs.Crew;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Plays for gnubg: what it calls an external player, who waits on a port of this machine.
 *
 * <pre>
 * set player 0 external localhost:4322
 * </pre>
 *
 * <p>gnubg sends one FIBS board for each decision and reads one line: a move, {@code roll}, {@code
 * double}, {@code take} or {@code drop}. It decides about resignations itself, and rolls when there
 * is nothing to decide. Whatever else a client sends is answered with {@code Error:} and a
 * sentence, which gnubg shows. Any number of clients, one after the other or at once: both players
 * of a gnubg may be ours.
 */
public final class GnubgServer implements AutoCloseable {
  /** More would be somebody who forgets to hang up. */
  private static final int MOST_CLIENTS = 64;

  private final ServerSocket server;
  private final EngineSetup setup;
  private final Consumer<String> log;
  private final Set<Socket> clients = ConcurrentHashMap.newKeySet();

  private GnubgServer(ServerSocket server, EngineSetup setup, Consumer<String> log) {
    this.server = server;
    this.setup = setup;
    this.log = log;
  }

  /**
   * Waits for clients from now on, in threads of its own, until it is closed.
   *
   * @param port of this machine alone; 0 for any that is free
   * @param log told who comes and goes
   * @throws IOException if the port is taken
   */
  public static GnubgServer open(int port, EngineSetup setup, Consumer<String> log)
      throws IOException {
    GnubgServer opened =
        new GnubgServer(
            new ServerSocket(port, MOST_CLIENTS, InetAddress.getLoopbackAddress()), setup, log);
    start(opened::accept, "gnubg-server");
    return opened;
  }

  public int port() {
    return server.getLocalPort();
  }

  private static void start(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
  }

  private void accept() {
    while (!server.isClosed()) {
      try {
        Socket client = server.accept();
        if (clients.size() >= MOST_CLIENTS) {
          client.close();
          continue;
        }
        clients.add(client);
        start(() -> serve(client), "gnubg-client");
      } catch (IOException gone) {
        // Closed, or a client that hung up before it was heard.
      }
    }
  }

  private void serve(Socket client) {
    String name = "The gnubg at port " + client.getPort();
    log.accept(name + " has come.");
    int decisions = 0;
    try (client;
        Crew alone = new Crew(1);
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(client.getInputStream(), StandardCharsets.UTF_8));
        Writer out = new OutputStreamWriter(client.getOutputStream(), StandardCharsets.UTF_8)) {
      client.setTcpNoDelay(true);
      Decider decider = setup.decider(alone);
      for (String line = next(in, out); line != null; line = next(in, out)) {
        String asked = line.replace("\0", "").strip();
        if (!asked.isEmpty()) {
          out.write(answer(asked, decider) + "\n");
          out.flush();
          decisions++;
        }
      }
    } catch (IOException hungUp) {
      // It wants to hear no more.
    } finally {
      clients.remove(client);
      log.accept(name + " has gone, after " + decisions + " decisions.");
    }
  }

  private static @Nullable String next(BufferedReader in, Writer out) throws IOException {
    boolean[] tooLong = new boolean[1];
    String line = BoundedLines.next(in, endless -> tooLong[0] = true);
    if (tooLong[0]) {
      out.write("Error: a line is too long\n");
      out.flush();
    }
    return line;
  }

  private String answer(String line, Decider decider) {
    try {
      BackgammonPosition position = setup.asAgreed(FibsBoard.parse(line).askedByGnubg());
      Decision decision = decider.decide(position);
      return decision instanceof Decision.OfMove made
          ? MoveNotation.writeSteps(made.move())
          : ((Decision.OfCube) decision).word();
    } catch (RuntimeException refused) {
      // The one who sent it is told; the next line may be better.
      return "Error: " + String.valueOf(refused.getMessage()).replaceAll("\\s+", " ");
    }
  }

  /** Hangs up on everybody. */
  @Override
  public void close() throws IOException {
    server.close();
    for (Socket client : clients) {
      client.close();
    }
  }
}
