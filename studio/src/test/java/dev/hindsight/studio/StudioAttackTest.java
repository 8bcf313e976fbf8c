package dev.hindsight.studio;

import static dev.hindsight.studio.StudioClient.CLIENT;
import static dev.hindsight.studio.StudioClient.encode;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Many at once, those who do not read, and garbage on every endpoint. */
@Tag("slow")
@Timeout(1_200)
class StudioAttackTest {
  private static final String OWARE = "1-0-1-0-3-1-1-1-1-0-2-0-18-19-S";
  private static final String QUAG =
      "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0";

  /** An end of a game that is not proven within five seconds. */
  private static final String UNSOLVED =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/14W/15 ABNOOVY/AEEEEIT"
          + " 323/326 0";

  /** As many as a browser sends. */
  private static final int AT_ONCE = 6;

  @TempDir private static Path shelf;

  private static Studio studio;

  @BeforeAll
  static void open() throws IOException {
    studio = Studio.open(new StudioPlan(null, 0, shelf));
  }

  @AfterAll
  static void close() {
    studio.close();
  }

  private static HttpResponse<String> get(String path) throws Exception {
    return new StudioClient(studio).get(path);
  }

  private static String simulation(int iterations) {
    return "/api/crossword/simulate?iterations=" + iterations + "&position=" + encode(QUAG);
  }

  @Test
  void fiveHundredIdleConnectionsHarmNobody() throws Exception {
    stayIdle(500);
  }

  private static void stayIdle(int connections) throws Exception {
    List<Socket> idle = new ArrayList<>();
    try {
      for (int client = 0; client < connections; client++) {
        idle.add(new Socket(InetAddress.getLoopbackAddress(), studio.address().getPort()));
      }
      assertThat(get("/api/oware/board?position=" + OWARE).statusCode()).isEqualTo(200);
    } finally {
      for (Socket socket : idle) {
        socket.close();
      }
    }
  }

  @Test
  void twoHundredSimulationsAreBoundedAndPagesStillAnswered() throws Exception {
    simulateAtOnce(20, "&candidates=2");
  }

  @Test
  @Tag("long")
  void twoHundredLongerSimulationsAreBoundedAndPagesStillAnswered() throws Exception {
    simulateAtOnce(2_000, "");
  }

  /** Two hundred at once, of three visitors: each is answered, or told when to come again. */
  private static void simulateAtOnce(int iterations, String more) throws Exception {
    URI simulation = studio.address().resolve(simulation(iterations) + more);
    get(simulation(1)); // the words are loaded
    List<CompletableFuture<HttpResponse<String>>> all = new ArrayList<>();
    for (int request = 0; request < 200; request++) {
      HttpRequest asked =
          HttpRequest.newBuilder(simulation)
              .header("Cookie", "hindsight-visitor=%016x".formatted(request % 3))
              .build();
      all.add(CLIENT.sendAsync(asked, BodyHandlers.ofString()));
    }
    for (int look = 0; look < 5; look++) {
      look();
    }
    // Each of the looks came to an end while simulations were still waiting for theirs.
    if (more.isEmpty()) {
      assertThat(all.stream().allMatch(CompletableFuture::isDone)).isFalse();
    }
    int[] answered = new int[3];
    for (int request = 0; request < all.size(); request++) {
      HttpResponse<String> answer = all.get(request).get();
      if (answer.statusCode() == 200) {
        assertThat(answer.body()).contains("event: answer");
        answered[request % 3]++;
      } else {
        assertThat(answer.statusCode()).isEqualTo(429);
        assertThat(answer.headers().firstValue("Retry-After")).isPresent();
        assertThat(answer.body()).contains("try again in a moment");
      }
    }
    // Each visitor has eight places, and more than eight answers if some were quick.
    assertThat(answered).hasSize(3).doesNotContain(0, 1, 2, 3, 4, 5, 6, 7);
  }

  /** A page and a question. */
  private static void look() throws Exception {
    assertThat(get("/").statusCode()).isEqualTo(200);
    assertThat(get("/api/oware/ask?position=" + OWARE).statusCode()).isEqualTo(200);
  }

  @Test
  void whoeverLeavesStopsTheWork() throws Exception {
    for (int client = 0; client < 6; client++) {
      HttpResponse<InputStream> live =
          CLIENT.send(
              HttpRequest.newBuilder(studio.address().resolve(simulation(1_000_000) + "&plies=8"))
                  .build(),
              BodyHandlers.ofInputStream());
      live.body().read(new byte[20]);
      live.body().close();
    }
    // All of them have gone: a new one gets its turn, which it would not within minutes otherwise.
    assertThat(get(simulation(400)).body()).contains("event: answer");
  }

  /** On a machine without other work: five seconds would end it by themselves. */
  @Test
  @Tag("long")
  void whoeverHangsUpStopsTheEndOfAGame() throws Exception {
    assertThat(get(simulation(1)).statusCode()).as("the words are loaded").isEqualTo(200);
    String path = "/api/crossword/ask?endgame=5&position=" + encode(UNSOLVED);
    String host = "localhost:" + studio.address().getPort();
    try (Socket asking = new Socket(InetAddress.getLoopbackAddress(), studio.address().getPort())) {
      String request = "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n";
      asking.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      awaitSolving(true);
    }
    long hungUp = System.nanoTime();
    awaitSolving(false);
    assertThat(Duration.ofNanos(System.nanoTime() - hungUp)).isLessThan(Duration.ofMillis(3_500));
  }

  /** Waits until an end of a game is asked about in this Java, or none is. */
  private static void awaitSolving(boolean wanted) throws InterruptedException {
    while (wanted
        != Thread.getAllStackTraces().values().stream()
            .flatMap(Stream::of)
            .anyMatch(frame -> frame.getClassName().endsWith(".EndingAsk"))) {
      Thread.sleep(20);
    }
  }

  @Test
  void twoPeopleAtOnceGetTheirOwnAnswers() throws Exception {
    String[] positions = {
      "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0", QUAG,
    };
    List<List<CompletableFuture<HttpResponse<String>>>> asked =
        List.of(new ArrayList<>(), new ArrayList<>());
    for (int round = 0; round < 6; round++) {
      for (int person = 0; person < 2; person++) {
        URI uri =
            studio
                .address()
                .resolve("/api/crossword/ask?plays=5&position=" + encode(positions[person]));
        asked
            .get(person)
            .add(CLIENT.sendAsync(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString()));
      }
    }
    for (int person = 0; person < 2; person++) {
      String alone = get("/api/crossword/ask?plays=5&position=" + encode(positions[person])).body();
      for (CompletableFuture<HttpResponse<String>> one : asked.get(person)) {
        assertThat(one.get().body().strip()).isEqualTo(alone.strip());
      }
    }
  }

  @Test
  void workRestsAndOthersWorkMeanwhile() throws Exception {
    HttpResponse<InputStream> live =
        CLIENT.send(
            HttpRequest.newBuilder(studio.address().resolve(simulation(1_000_000))).build(),
            BodyHandlers.ofInputStream());
    try (InputStream events = live.body()) {
      byte[] first = events.readNBytes(45);
      String name =
          new String(first, StandardCharsets.UTF_8)
              .replaceAll("(?s).*\"work\":\"([0-9a-f]+)\".*", "$1");
      assertThat(post("/api/simulations/pause", "work=" + name)).contains("\"paused\":true");
      assertThat(get(simulation(400)).body()).contains("event: answer");
      assertThat(post("/api/simulations/resume", "work=" + name)).contains("\"paused\":false");
      assertThat(post("/api/simulations/pause", "work=0000000000000000")).contains("no such work");
    }
  }

  private static String post(String path, String form) throws Exception {
    return new StudioClient(studio).post(path, form).body();
  }

  @Test
  void garbageIsRefusedAndNeverAMistakeOfOurs() throws Exception {
    sendGarbage(400, 18);
  }

  @Test
  @Tag("long")
  void tenThousandGarbageRequestsLeaveTheMemoryFlat() throws Exception {
    sendGarbage(2_000, 19);
    long before = usedBytes();
    sendGarbage(8_000, 20);
    assertThat(usedBytes() - before).as("bytes more than before").isLessThan(64 << 20);
  }

  private static long usedBytes() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  /** Every endpoint as it describes itself, with one of its parameters spoilt. */
  private static void sendGarbage(int requests, long seed) throws Exception {
    JsonNode paths = JsonMapper.builder().build().readTree(get("/api").body()).get("paths");
    List<String> names = new ArrayList<>(paths.propertyNames());
    SplittableRandom random = new SplittableRandom(seed);
    ArrayDeque<CompletableFuture<Void>> underWay = new ArrayDeque<>();
    for (int request = 0; request < requests; request++) {
      String path = names.get(random.nextInt(names.size()));
      boolean isPost = paths.get(path).has("post");
      String query = query(paths.get(path).get(isPost ? "post" : "get").get("parameters"), random);
      HttpRequest.Builder asked = HttpRequest.newBuilder();
      asked =
          isPost
              ? asked
                  .uri(studio.address().resolve(path))
                  .POST(HttpRequest.BodyPublishers.ofString(query))
              : asked.uri(studio.address().resolve(path + "?" + query));
      String words = "seed " + seed + ": " + path + " " + query;
      underWay.add(
          CLIENT
              .sendAsync(asked.build(), BodyHandlers.ofString())
              .thenAccept(answer -> checkRefused(answer, words)));
      if (underWay.size() == AT_ONCE) {
        underWay.remove().get();
      }
    }
    for (CompletableFuture<Void> last : underWay) {
      last.get();
    }
  }

  private static void checkRefused(HttpResponse<String> answer, String words) {
    assertThat(answer.statusCode())
        .as("%s: %s", words, answer.body())
        .isIn(200, 400, 404, 409, 422);
    assertThat(answer.body()).as(words).doesNotContain("Internal error", "\tat ");
  }

  private static String query(JsonNode parameters, SplittableRandom random) {
    StringBuilder query = new StringBuilder();
    int spoilt = parameters.isEmpty() ? 0 : random.nextInt(parameters.size());
    for (int place = 0; place < parameters.size(); place++) {
      String name = parameters.get(place).get("name").asString();
      String example = parameters.get(place).get("example").asString();
      String value =
          switch (name) {
            case "iterations" -> "50";
            case "seconds", "endgame" -> "1";
            case "kind" -> "nothing"; // no table is built by the way
            default -> example;
          };
      query
          .append(query.isEmpty() ? "" : "&")
          .append(name)
          .append('=')
          .append(encode(place == spoilt ? spoil(value, random) : value));
    }
    return query.toString();
  }

  private static String spoil(String value, SplittableRandom random) {
    StringBuilder garbage = new StringBuilder();
    for (int length = random.nextInt(30); length > 0; length--) {
      garbage.append((char) random.nextInt(1, random.nextBoolean() ? 0x80 : 0xD000));
    }
    if (value.isEmpty() || random.nextInt(3) == 0) {
      return garbage.toString();
    }
    int place = random.nextInt(value.length());
    return new StringBuilder(value)
        .replace(place, Math.min(value.length(), place + random.nextInt(4)), garbage.toString())
        .toString();
  }
}
