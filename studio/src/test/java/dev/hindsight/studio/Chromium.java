package dev.hindsight.studio;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A real Chromium without a window, driven through its own protocol: what a test needs of it and no
 * more, so that no other driver has to be installed.
 */
final class Chromium implements AutoCloseable {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** How the browser says that the page which was asked is gone, in each of its ways. */
  private static final Pattern LEFT =
      Pattern.compile(
          "Inspected target navigated|Execution context was destroyed|Cannot find context"
              + "|Cannot find default execution context|Promise was collected");

  private final Process process;
  private final WebSocket socket;
  private final AtomicInteger number = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private final String session;

  private Chromium(Process process, URI address) throws Exception {
    this.process = process;
    this.socket =
        HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(address, new Ear()).get();
    String target =
        send("", "Target.createTarget", Map.of("url", "about:blank")).get("targetId").asString();
    this.session =
        send("", "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
            .get("sessionId")
            .asString();
    call("Page.enable", Map.of());
    call("Runtime.enable", Map.of());
    call("Log.enable", Map.of());
  }

  /** The browser of this machine, if there is one. */
  static Optional<Path> find() {
    return Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  static Chromium start(Path program, Path profile) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(
                program.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars", // a picture of the whole page has none
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectErrorStream(true);
    // What it keeps and downloads goes with the profile, not into the home of whoever tests.
    for (String place : new String[] {"HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "TMPDIR"}) {
      builder.environment().put(place, profile.toString());
    }
    Process process = builder.start();
    BlockingQueue<String> address = new LinkedBlockingQueue<>();
    Thread reader = new Thread(() -> readAddress(process, address), "chromium-output");
    reader.setDaemon(true);
    reader.start();
    String found = address.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    if (found == null) {
      process.destroyForcibly();
      throw new IOException("Chromium did not say where it listens");
    }
    return new Chromium(process, URI.create(found));
  }

  private static void readAddress(Process process, BlockingQueue<String> address) {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int begin = line.indexOf("ws://");
        if (begin >= 0) {
          address.add(line.substring(begin).strip());
        }
      }
    } catch (IOException ended) {
      // It ends when the browser does.
    }
  }

  /** Puts the pieces of messages together and hands them to who waits. */
  private final class Ear implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        JsonNode message = JSON.readTree(text.toString());
        text.setLength(0);
        hear(message);
      }
      from.request(1);
      return null;
    }
  }

  private void hear(JsonNode message) {
    if (message.has("id")) {
      CompletableFuture<JsonNode> answer = waiting.remove(message.get("id").asInt());
      if (answer != null) {
        answer.complete(message);
      }
      return;
    }
    String method = message.path("method").asString("");
    String text = message.path("params").toString();
    boolean isError =
        method.equals("Runtime.exceptionThrown")
            || method.equals("Log.entryAdded") && text.contains("\"level\":\"error\"")
            || method.equals("Runtime.consoleAPICalled") && text.contains("\"type\":\"error\"");
    if (isError) {
      complaints.add(text);
    }
  }

  private JsonNode send(String to, String method, Map<String, ?> parameters) throws Exception {
    int id = number.incrementAndGet();
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    waiting.put(id, answer);
    Map<String, Object> message =
        to.isEmpty()
            ? Map.of("id", id, "method", method, "params", parameters)
            : Map.of("id", id, "method", method, "params", parameters, "sessionId", to);
    socket.sendText(JSON.writeValueAsString(message), true).get();
    JsonNode said = answer.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    if (said.has("error")) {
      String error = method + ": " + said.get("error");
      throw LEFT.matcher(error).find() ? new PageLeft(error) : new IOException(error);
    }
    return said.get("result");
  }

  /** The page that was asked has given way to another one before it answered. */
  static final class PageLeft extends IOException {
    private static final long serialVersionUID = 1L;

    PageLeft(String message) {
      super(message);
    }
  }

  JsonNode call(String method, Map<String, ?> parameters) throws Exception {
    return send(session, method, parameters);
  }

  void open(URI address, int width, int height) throws Exception {
    call(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
    call("Page.navigate", Map.of("url", address.toString()));
    await("document.readyState === 'complete' && location.href !== 'about:blank'");
  }

  /** What an expression of the page is, as text. */
  String evaluate(String expression) throws Exception {
    JsonNode result =
        call(
            "Runtime.evaluate",
            Map.of("expression", expression, "awaitPromise", true, "returnByValue", true));
    if (result.has("exceptionDetails")) {
      throw new IOException(expression + ": " + result.get("exceptionDetails"));
    }
    return result.get("result").path("value").asString("");
  }

  /** Waits until an expression of the page is true; while a page loads or leaves, it is not. */
  void await(String expression) throws Exception {
    long end = System.nanoTime() + PATIENCE.toNanos();
    String question =
        "(() => { try { return Boolean(" + expression + "); } catch { return false; } })()";
    while (!isTrueNow(question)) {
      if (System.nanoTime() > end) {
        throw new IOException("never came true: " + expression);
      }
      Thread.sleep(50);
    }
  }

  private boolean isTrueNow(String question) throws Exception {
    try {
      return evaluate(question).equals("true");
    } catch (PageLeft left) {
      return false; // the next page is asked in a moment
    }
  }

  /** Does something that may lead to another page, which need not wait for an answer. */
  void act(String statement) throws Exception {
    try {
      evaluate("{ " + statement + "; void 0 }");
    } catch (PageLeft left) {
      // That is what it was for.
    }
  }

  /** Presses a key, as a keyboard does. */
  void press(String key, int modifiers) throws Exception {
    for (String type : List.of("keyDown", "keyUp")) {
      call(
          "Input.dispatchKeyEvent",
          Map.of(
              "type",
              type,
              "key",
              key,
              "modifiers",
              modifiers,
              "text",
              type.equals("keyDown") && key.length() == 1 ? key : ""));
    }
  }

  /** The whole page, however long. */
  byte[] screenshot() throws Exception {
    JsonNode size = call("Page.getLayoutMetrics", Map.of()).get("cssContentSize");
    Map<String, Object> clip =
        Map.of(
            "x", 0,
            "y", 0,
            "width", size.get("width").asDouble(),
            "height", size.get("height").asDouble(),
            "scale", 1);
    JsonNode picture =
        call(
            "Page.captureScreenshot",
            Map.of("format", "png", "captureBeyondViewport", true, "clip", clip));
    return Base64.getDecoder().decode(picture.get("data").asString());
  }

  /** Errors of the console so far. */
  List<String> complaints() {
    return List.copyOf(complaints);
  }

  void forgetComplaints() {
    complaints.clear();
  }

  @Override
  public void close() throws Exception {
    List<ProcessHandle> helpers = process.descendants().toList();
    process.destroy();
    if (!process.waitFor(10, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
    }
    // They write into the profile to their end.
    for (ProcessHandle helper : helpers) {
      helper.onExit().get(10, TimeUnit.SECONDS);
    }
  }
}
