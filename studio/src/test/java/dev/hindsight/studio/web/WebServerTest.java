package dev.hindsight.studio.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.workbench.answers.Says;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The server under people who ask too much, do not read, or never come to the end. */
@Tag("slow")
@Timeout(60)
@Tag("java")
class WebServerTest {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final String ANNA = "aaaaaaaaaaaaaaaa";
  private static final String BORIS = "bbbbbbbbbbbbbbbb";

  /** More than both ends of a connection hold for each other. */
  private static final String LARGE = "x".repeat(16 << 20);

  private final AtomicInteger working = new AtomicInteger();
  private final AtomicInteger mostWorking = new AtomicInteger();
  private final CountDownLatch floodEnded = new CountDownLatch(1);
  private final CountDownLatch considering = new CountDownLatch(1);
  private final CountDownLatch wasLeft = new CountDownLatch(1);
  private final CountDownLatch enough = new CountDownLatch(1);
  private WebServer server;

  @BeforeEach
  void open() throws IOException {
    List<Route> routes =
        List.of(
            new Route("/echo", "", List.of(), (Route.Plain) query -> "here").answering(Word.class),
            new Route("/considered", "", List.of(), (Route.Considered) this::consider)
                .answering(Word.class),
            new Route("/failing", "", List.of(), (Route.Considered) this::fail)
                .answering(Word.class),
            new Route("/large", "", List.of(), (Route.Picture) query -> LARGE),
            new Route("/flood", "", List.of(), (Route.Live) this::flood).answering(Word.class),
            new Route("/endless", "", List.of(), (Route.Live) this::work).answering(Word.class));
    server =
        new WebServer(
            null,
            0,
            null,
            new Limits(
                700,
                new Desk.Limits(4, 3, 20, 12),
                new Desk.Limits(2, 1, 7, 5),
                new Desk.Limits(2, 2, 2, 2),
                Duration.ofMillis(40),
                Duration.ofMillis(400)),
            routes);
  }

  @AfterEach
  void close() {
    server.close();
  }

  /** What the routes would answer with if they were real. */
  private record Word(@Says("one of them") String word) {}

  /** Without an end, unless somebody stops it. */
  private Object work(Query query, Cancellation cancellation, Consumer<Object> listener) {
    for (int step = 0; ; step++) {
      mostWorking.accumulateAndGet(working.incrementAndGet(), Math::max);
      try {
        Thread.sleep(2);
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        cancellation.cancel();
      } finally {
        working.decrementAndGet();
      }
      cancellation.check();
      listener.accept("step " + step);
    }
  }

  /** Works until the test has had enough of it, or nobody waits any more. */
  private Object consider(Query query, Cancellation cancellation) {
    considering.countDown();
    try {
      while (!enough.await(2, TimeUnit.MILLISECONDS)) {
        cancellation.check();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } catch (CancelledException gone) {
      wasLeft.countDown();
      throw gone;
    }
    return "considered";
  }

  private Object fail(Query query, Cancellation cancellation) {
    consider(query, cancellation);
    throw new RefusedException("It does not make sense after all.");
  }

  /** More at each step than a connection holds. */
  private Object flood(Query query, Cancellation cancellation, Consumer<Object> listener) {
    try {
      while (true) {
        cancellation.check();
        listener.accept(LARGE);
      }
    } finally {
      floodEnded.countDown();
    }
  }

  private HttpRequest request(String path, String visitor) {
    return HttpRequest.newBuilder(server.address().resolve(path))
        .header("Cookie", "hindsight-visitor=" + visitor)
        .timeout(Duration.ofSeconds(10))
        .build();
  }

  private InputStream openEndless(String visitor) throws Exception {
    HttpResponse<InputStream> live =
        CLIENT.send(request("/api/endless", visitor), BodyHandlers.ofInputStream());
    assertThat(live.statusCode()).isEqualTo(200);
    return live.body();
  }

  private static void awaitSteps(InputStream events, int steps) throws IOException {
    StringBuilder heard = new StringBuilder();
    while (heard.toString().split("event: known", -1).length <= steps) {
      int read = events.read();
      assertThat(read).as("more to come after %s", heard).isNotNegative();
      heard.append((char) read);
    }
  }

  @Test
  void everybodyGetsTurnsAndNobodyMoreThanAShare() throws Exception {
    List<InputStream> all = new ArrayList<>();
    try {
      for (int thing = 0; thing < 5; thing++) {
        all.add(openEndless(ANNA));
      }
      all.add(openEndless(BORIS));
      for (InputStream events : all) {
        awaitSteps(events, 2);
      }
      HttpResponse<String> sixth =
          CLIENT.send(request("/api/endless", ANNA), BodyHandlers.ofString());
      assertThat(sixth.statusCode()).isEqualTo(429);
      assertThat(sixth.headers().firstValue("Retry-After")).contains("2");
      assertThat(sixth.body()).startsWith("{\"error\":\"You have asked for 5 things at once");
      all.add(openEndless(BORIS));
      HttpResponse<String> eighth =
          CLIENT.send(request("/api/endless", BORIS), BodyHandlers.ofString());
      assertThat(eighth.statusCode()).isEqualTo(503);
      assertThat(eighth.headers().firstValue("Retry-After")).contains("2");
      assertThat(mostWorking).hasValueLessThanOrEqualTo(2);
      assertThat(CLIENT.send(request("/api/echo", ANNA), BodyHandlers.ofString()).body())
          .isEqualTo("\"here\"");
    } finally {
      for (InputStream events : all) {
        events.close();
      }
    }
    // All have gone, those who waited too: places are free again as soon as that is noticed.
    int status = 0;
    for (int attempt = 0; attempt < 200 && status != 200; attempt++) {
      Thread.sleep(20);
      HttpResponse<InputStream> next =
          CLIENT.send(request("/api/endless", ANNA), BodyHandlers.ofInputStream());
      status = next.statusCode();
      next.body().close();
    }
    assertThat(status).isEqualTo(200);
  }

  private Socket send(String text) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.address().getPort());
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    socket.getOutputStream().flush();
    return socket;
  }

  private static void closeAll(List<Socket> sockets) throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
  }

  @Test
  void fiveHundredHalfRequestsHarmNobody() throws Exception {
    List<Socket> halves = new ArrayList<>();
    try {
      for (int client = 0; client < 500; client++) {
        halves.add(send(client % 2 == 0 ? "GET /api/echo HTTP/1.1\r\nHos" : ""));
      }
      assertThat(CLIENT.send(request("/", ANNA), BodyHandlers.ofString()).statusCode())
          .isEqualTo(200);
    } finally {
      closeAll(halves);
    }
  }

  @Test
  void whoDoesNotReadIsHungUpOn() throws Exception {
    List<Socket> stalled = new ArrayList<>();
    try {
      for (int client = 0; client < 4; client++) {
        String host = "localhost:" + server.address().getPort();
        stalled.add(send("GET /api/large HTTP/1.1\r\nHost: " + host + "\r\n\r\n"));
      }
      assertThat(CLIENT.send(request("/api/echo", ANNA), BodyHandlers.ofString()).statusCode())
          .isEqualTo(200);
      Thread.sleep(1_000);
      for (Socket socket : stalled) {
        assertThat(bytesUntilTheEnd(socket)).isLessThan(LARGE.length());
      }
    } finally {
      closeAll(stalled);
    }
  }

  @Test
  void aQuestionWhoseAskerHangsUpIsNotWorkedOn() throws Exception {
    String host = "localhost:" + server.address().getPort();
    try (Socket asking = send("GET /api/considered HTTP/1.1\r\nHost: " + host + "\r\n\r\n")) {
      assertThat(considering.await(20, TimeUnit.SECONDS)).isTrue();
      assertThat(wasLeft.await(1, TimeUnit.SECONDS)).as("while somebody waits").isFalse();
      assertThat(asking.isClosed()).isFalse();
    }
    assertThat(wasLeft.await(20, TimeUnit.SECONDS)).as("when nobody does").isTrue();
  }

  @Test
  void whoWaitsGetsBlanksAndThenTheObject() throws Exception {
    assertThat(patientlyAsked("/api/considered")).matches(" +\"considered\"");
  }

  @Test
  void whatGoesWrongAfterAWhileIsSaidToo() throws Exception {
    assertThat(patientlyAsked("/api/failing"))
        .matches(" +\\{\"error\":\"It does not make sense after all.\"}");
  }

  /** The answer to what is worked on for a little more than a second. */
  private String patientlyAsked(String path) throws Exception {
    var answer = CLIENT.sendAsync(request(path, ANNA), BodyHandlers.ofString());
    assertThat(considering.await(20, TimeUnit.SECONDS)).isTrue();
    Thread.sleep(1_200);
    enough.countDown();
    assertThat(answer.get().statusCode()).isEqualTo(200);
    return answer.get().body();
  }

  @Test
  void whatIsKnownAtOnceComesWithoutBlanksAndWithItsStatus() throws Exception {
    enough.countDown();
    HttpResponse<String> known =
        CLIENT.send(request("/api/considered", ANNA), BodyHandlers.ofString());
    assertThat(known.body()).isEqualTo("\"considered\"");
    assertThat(CLIENT.send(request("/api/failing", ANNA), BodyHandlers.ofString()).statusCode())
        .isEqualTo(400);
  }

  @Test
  void eventsThatNobodyReadsStopTheWork() throws Exception {
    String host = "localhost:" + server.address().getPort();
    try (Socket stalled = send("GET /api/flood HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
        InputStream events = openEndless(ANNA)) {
      awaitSteps(events, 2);
      assertThat(floodEnded.await(20, TimeUnit.SECONDS)).isTrue();
      assertThat(stalled.isClosed()).as("on this side").isFalse();
    }
  }

  private static long bytesUntilTheEnd(Socket socket) throws IOException {
    socket.setSoTimeout(10_000);
    long bytes = 0;
    byte[] buffer = new byte[1 << 16];
    try (InputStream in = socket.getInputStream()) {
      for (int read = in.read(buffer); read > 0; read = in.read(buffer)) {
        bytes += read;
      }
    } catch (SocketException hungUp) {
      return bytes;
    }
    return bytes;
  }

  @Test
  void aBrowserIsGivenANameAndKeepsIt() throws Exception {
    HttpRequest first = HttpRequest.newBuilder(server.address()).build();
    String cookie =
        CLIENT
            .send(first, BodyHandlers.discarding())
            .headers()
            .firstValue("Set-Cookie")
            .orElseThrow();
    assertThat(cookie).matches("hindsight-visitor=[0-9a-f]{16}; HttpOnly; SameSite=Strict; Path=/");
    assertThat(CLIENT.send(request("/", ANNA), BodyHandlers.discarding()).headers().map())
        .doesNotContainKey("set-cookie");
    HttpResponse<Void> invented = CLIENT.send(request("/", "x"), BodyHandlers.discarding());
    assertThat(invented.headers().map()).containsKey("set-cookie");
  }
}
