package dev.hindsight.workbench.backgammon.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(300)
class GnubgServerTest {
  /** As gnubg sends it, with a zero byte behind the end of the line. */
  private static final String TO_MOVE =
      "board:gnubg:root:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0"
          + ":-1:3:1:3:1:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1\n\0";

  private static final String TO_ROLL =
      "board:gnubg:root:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0"
          + ":1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1\n\0";

  private final List<String> log = Collections.synchronizedList(new ArrayList<>());
  private GnubgServer server;

  @BeforeEach
  void open() throws IOException {
    server = GnubgServer.open(0, UbgiEngineTest.setup(0), log::add);
  }

  @AfterEach
  void close() throws IOException {
    server.close();
  }

  /** A client that does what it likes. */
  private final class Client implements AutoCloseable {
    private final Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    private final OutputStream out = socket.getOutputStream();
    private final BufferedReader in =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));

    Client() throws IOException {}

    void send(String text) throws IOException {
      out.write(text.getBytes(StandardCharsets.UTF_8));
      out.flush();
    }

    String ask(String text) throws IOException {
      send(text);
      return in.readLine();
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  @Test
  void severalClientsAreAnsweredOneAfterTheOtherAndAtOnce() throws IOException {
    try (Client first = new Client();
        Client second = new Client()) {
      assertThat(first.ask(TO_MOVE)).isEqualTo("8/5 6/5");
      assertThat(second.ask(TO_ROLL)).isEqualTo("roll");
      assertThat(first.ask(TO_ROLL)).isEqualTo("roll");
    }
    for (int more = 0; more < 5; more++) {
      try (Client next = new Client()) {
        assertThat(next.ask(TO_MOVE)).isEqualTo("8/5 6/5");
      }
    }
  }

  @Test
  void whoeverHangsUpInTheMiddleDisturbsNobody() throws IOException {
    try (Client patient = new Client()) {
      for (int more = 0; more < 20; more++) {
        try (Client rude = new Client()) {
          rude.send(TO_MOVE.substring(0, 3 * more));
        }
        try (Client deaf = new Client()) {
          deaf.send(TO_MOVE);
        }
      }
      patient.send(TO_MOVE.substring(0, 50));
      assertThat(patient.ask(TO_MOVE.substring(50))).isEqualTo("8/5 6/5");
    }
  }

  @Test
  void tenThousandLinesOfGarbageAreRefusedAndThenTheAnswerIsRight() throws Exception {
    int count = 10_000;
    try (Client client = new Client()) {
      Thread typist =
          new Thread(
              () -> {
                try {
                  for (long seed = 0; seed < count; seed++) {
                    SplittableRandom random = new SplittableRandom(seed);
                    byte[] bytes = new byte[1 + random.nextInt(60)];
                    random.nextBytes(bytes);
                    String noise = new String(bytes, StandardCharsets.ISO_8859_1);
                    client.send("x" + noise.replaceAll("[\n\r]", ".") + "\n");
                  }
                  client.send(TO_MOVE);
                } catch (IOException e) {
                  throw new AssertionError(e);
                }
              });
      typist.start();
      for (int line = 0; line < count; line++) {
        assertThat(client.in.readLine()).startsWith("Error: ");
      }
      assertThat(client.in.readLine()).isEqualTo("8/5 6/5");
      typist.join();
    }
  }

  @Test
  void aLineWithoutAnEndIsRefused() throws IOException {
    try (Client client = new Client()) {
      client.send("board:".repeat(400_000));
      assertThat(client.ask("\n" + TO_MOVE)).startsWith("Error: a line is too long");
      assertThat(client.in.readLine()).isEqualTo("8/5 6/5");
    }
  }

  @Test
  void aPortThatIsTakenIsSaidToBe() {
    assertThatThrownBy(() -> GnubgServer.open(server.port(), UbgiEngineTest.setup(0), log::add))
        .isInstanceOf(BindException.class);
  }

  @Test
  void closingHangsUpOnEverybody() throws IOException {
    try (Client client = new Client()) {
      assertThat(client.ask(TO_MOVE)).isEqualTo("8/5 6/5");
      server.close();
      assertThat(client.in.read()).isEqualTo(-1);
    }
  }

  // ---- the real gnubg, where it is installed (Debian: package gnubg) ----

  @ParameterizedTest
  @CsvSource({"0, new match 3, 42", "1, new match 3, 5", "0, new session, 9"})
  @Tag("slow")
  void gnubgPlaysToTheEndAndTheCubeIsTurned(int seat, String game, long seed, @TempDir Path home)
      throws Exception {
    Path gnubg = Path.of("/usr/games/gnubg");
    assumeTrue(Files.isExecutable(gnubg), "GNU Backgammon is not installed here");
    Path script = home.resolve("script");
    Files.writeString(
        script,
        String.join(
            "\n",
            "set display off",
            "set automatic game " + (game.contains("match") ? "on" : "off"),
            "set automatic roll on",
            "set player " + seat + " external localhost:" + server.port(),
            "set player " + (1 - seat) + " gnubg",
            "set player " + (1 - seat) + " chequerplay evaluation plies 0",
            "set player " + (1 - seat) + " cubedecision evaluation plies 0",
            "set seed " + seed,
            game,
            "export match mat " + home.resolve("match.mat"),
            "quit",
            "y",
            ""));
    Path said = home.resolve("said.txt");
    ProcessBuilder builder = new ProcessBuilder(gnubg.toString(), "-t", "-q", "-r");
    builder.environment().put("HOME", home.toString());
    builder.redirectErrorStream(true).redirectInput(script.toFile()).redirectOutput(said.toFile());
    Process process = builder.start();
    if (!process.waitFor(4, TimeUnit.MINUTES)) {
      process.destroyForcibly();
    }
    String dialogue = Files.readString(said, StandardCharsets.ISO_8859_1);
    assertThat(dialogue)
        .contains(game.contains("match") ? "has won the match" : "The score (after 1 game)")
        .doesNotContain("badly formed", "Error:", "llegal");
    String played = Files.readString(home.resolve("match.mat"));
    assertThat(played).contains("Doubles => 2");
    assertThat(Pattern.compile("Takes|Drops").matcher(played).find()).isTrue();
    assertThat(log.toString()).containsPattern("has gone, after [1-9][0-9]* decisions");
  }
}
