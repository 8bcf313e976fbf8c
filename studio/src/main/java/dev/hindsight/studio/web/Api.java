package dev.hindsight.studio.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import dev.hindsight.core.UserException;
import dev.hindsight.core.notation.SettingNames;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.json.JsonPrinter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Answers every request: with a page, with an object of the API, with a picture, or with events.
 * Whatever goes wrong on the way becomes a status and a sentence here, and nowhere else.
 */
final class Api implements HttpHandler {
  static final String JSON = "application/json; charset=utf-8";

  private static final String BELOW = "/api";
  private static final int SEE_OTHER = 303;
  private static final int LONGEST_QUERY = 16_384;

  /** A recorded game with notes is smaller. */
  private static final int LARGEST_BODY = 1 << 20;

  private static final int MOST_SKIPPED = 16 << 20;
  private static final String RETRY_SECONDS = "2";

  /** What is said when there is no answer. */
  record Problem(@Says("what is wrong, in a sentence") String error) {}

  /** The first event of live work. */
  record Begun(@Says("its name, for pause and resume") String work) {}

  private final Guard guard;
  private final Pages pages;
  private final Map<String, Route> routes = new LinkedHashMap<>();
  private final Object description;
  private final WriteWatch watch;
  private final Heartbeat heartbeat;
  private final LiveWork works;
  private final JsonPrinter printer = new JsonPrinter();

  /** Questions are answered beside live work, which takes much longer. */
  private final Desk questions;

  private final Desk liveWork;

  private final Desk watching;
  private final Visitors visitors = new Visitors();
  private final long sliceNanos;

  Api(
      Guard guard,
      Pages pages,
      List<Route> games,
      WriteWatch watch,
      Heartbeat heartbeat,
      Limits limits) {
    this.guard = guard;
    this.pages = pages;
    this.watch = watch;
    this.heartbeat = heartbeat;
    this.works = new LiveWork(heartbeat);
    List<Route> routes = new ArrayList<>(games);
    routes.addAll(works.routes());
    for (Route route : routes) {
      if (this.routes.put(BELOW + route.path(), route) != null) {
        throw new IllegalArgumentException("two routes have the path " + route.path());
      }
    }
    this.description = OpenApi.of(BELOW, routes);
    this.sliceNanos = limits.slice().toNanos();
    this.questions = new Desk(limits.questions());
    this.liveWork = new Desk(limits.liveWork());
    this.watching = new Desk(limits.watching());
  }

  @Override
  public void handle(HttpExchange exchange) {
    try (exchange) {
      try {
        Optional<String> elsewhere = guard.check(exchange);
        if (elsewhere.isPresent()) {
          exchange.getResponseHeaders().set("Location", elsewhere.get());
          exchange.sendResponseHeaders(SEE_OTHER, -1);
        } else {
          answer(exchange);
        }
      } catch (RuntimeException | Error thrown) {
        refuse(exchange, thrown);
      } catch (IOException unreadable) {
        refuse(exchange, new UncheckedIOException(unreadable));
      }
    } catch (IOException gone) {
      // Who asked has left; there is nobody to tell.
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    String method = exchange.getRequestMethod();
    boolean isPost = method.equals("POST");
    if (!isPost && !method.equals("GET") && !method.equals("HEAD")) {
      throw new RefusedException(
          RefusedException.WRONG_METHOD, "Only GET and POST are answered here.");
    }
    Optional<Pages.File> page = isPost ? Optional.empty() : pages.find(path);
    Route route = routes.get(path);
    if (page.isPresent()) {
      visitors.welcome(exchange);
      send(exchange, 200, page.get());
    } else if (path.equals(BELOW) && !isPost) {
      sendJson(exchange, 200, description);
    } else if (route != null && route.handler() instanceof Route.Act && !isPost) {
      throw new RefusedException(
          RefusedException.WRONG_METHOD, "This changes something; post it instead.");
    } else if (route != null) {
      answer(exchange, route, Query.parse(query(exchange, isPost), route.parameters()));
    } else {
      throw RefusedException.notFound("There is nothing here; begin at the root.");
    }
  }

  private void answer(HttpExchange exchange, Route route, Query query) throws IOException {
    if (route.handler() instanceof Route.Live live) {
      stream(exchange, live, query);
      return;
    }
    if (route.handler() instanceof Route.Considered considered) {
      consider(exchange, considered, query);
      return;
    }
    Object answer;
    try (Desk.Place place = questions.enter(visitors.name(exchange))) {
      place.await(() -> {});
      if (route.handler() instanceof Route.Plain plain) {
        answer = plain.answer(query);
      } else if (route.handler() instanceof Route.Act act) {
        answer = act.act(query);
      } else {
        answer = ((Route.Picture) route.handler()).draw(query);
      }
    }
    if (route.handler() instanceof Route.Picture) {
      byte[] picture = String.valueOf(answer).getBytes(StandardCharsets.UTF_8);
      send(exchange, 200, Pages.File.of("image/svg+xml; charset=utf-8", picture));
    } else {
      sendJson(exchange, 200, answer);
    }
  }

  private void consider(HttpExchange exchange, Route.Considered considered, Query query)
      throws IOException {
    AwaitedAnswer awaited = new AwaitedAnswer(exchange, watch);
    try (Desk.Place place = questions.enter(visitors.name(exchange))) {
      if (!exchange.getRequestMethod().equals("HEAD")) {
        heartbeat.add(awaited);
      }
      place.await(awaited.cancellation()::check);
      finish(exchange, awaited, considered.answer(query, awaited.cancellation()));
    } catch (RuntimeException | IOException | Error thrown) {
      if (awaited.end() == null) {
        throw thrown;
      }
      finish(exchange, awaited, new Problem(sentence(thrown)));
    } finally {
      heartbeat.remove(awaited);
    }
  }

  private void finish(HttpExchange exchange, AwaitedAnswer awaited, Object answer)
      throws IOException {
    OutputStream begun = awaited.end();
    if (begun == null) {
      sendJson(exchange, 200, answer);
      return;
    }
    byte[] json = printer.line(answer).getBytes(StandardCharsets.UTF_8);
    watch.write(
        () -> {
          begun.write(json);
          begun.close();
        });
  }

  private void stream(HttpExchange exchange, Route.Live live, Query query) throws IOException {
    Desk desk = live instanceof Route.Watch ? watching : liveWork;
    try (Desk.Place place = desk.enter(visitors.name(exchange))) {
      stream(new LiveStream(exchange, watch, printer, place, sliceNanos), live, query);
    }
  }

  private void stream(LiveStream stream, Route.Live live, Query query) {
    String name = works.add(stream);
    try {
      stream.begin(new Begun(name));
      stream.answer(live.run(query, stream.cancellation(), stream::known));
    } catch (RuntimeException | IOException | Error thrown) {
      stream.error(new Problem(sentence(thrown)));
    } finally {
      works.remove(name);
    }
  }

  /** What a request says: in its address, or, posted, in its body. */
  private static String query(HttpExchange exchange, boolean isPost) {
    String query = exchange.getRequestURI().getRawQuery();
    String text = query == null ? "" : query;
    if (text.length() > LONGEST_QUERY) {
      throw tooLarge();
    }
    if (!isPost) {
      return text;
    }
    String posted = new String(body(exchange), StandardCharsets.UTF_8);
    return text.isEmpty() ? posted : text + "&" + posted;
  }

  private static byte[] body(HttpExchange exchange) {
    InputStream body = exchange.getRequestBody();
    try {
      byte[] bytes = body.readNBytes(LARGEST_BODY + 1);
      if (bytes.length <= LARGEST_BODY) {
        return bytes;
      }
      // Whoever is still sending would not hear the answer; who sends for ever is hung up on.
      skip(body);
    } catch (IOException | IndexOutOfBoundsException | NumberFormatException broken) {
      // The server of the JDK takes the length of a chunk as it comes.
      throw new RefusedException(
          "The body of this request cannot be read: its chunks are wrong, or it ended too soon.");
    }
    throw tooLarge();
  }

  private static void skip(InputStream body) throws IOException {
    byte[] buffer = new byte[1 << 16];
    int left = MOST_SKIPPED;
    for (int read = body.read(buffer); read > 0 && left > 0; read = body.read(buffer)) {
      left -= read;
    }
  }

  private static RefusedException tooLarge() {
    return new RefusedException(
        RefusedException.TOO_LARGE, "That is more than this server reads; ask for less.");
  }

  private void refuse(HttpExchange exchange, Throwable thrown) throws IOException {
    if (exchange.getResponseCode() < 0) {
      int status = status(thrown);
      if (status == RefusedException.BUSY || status == RefusedException.TOO_MANY) {
        exchange.getResponseHeaders().set("Retry-After", RETRY_SECONDS);
      }
      sendJson(exchange, status, new Problem(sentence(thrown)));
    }
  }

  private static int status(Throwable thrown) {
    if (thrown instanceof RefusedException refused) {
      return refused.status();
    }
    if (thrown instanceof UserException user) {
      return switch (user.exitKind()) {
        case NO, WRONG_USAGE -> 422;
        case UNUSABLE_FILE -> RefusedException.UNUSABLE;
        case NOT_ENOUGH_ROOM -> RefusedException.BUSY;
      };
    }
    return thrown instanceof OutOfMemoryError || thrown instanceof CancelledException
        ? RefusedException.BUSY
        : 500;
  }

  /** What went wrong, for people; never where in the program. */
  private static String sentence(Throwable thrown) {
    if (thrown instanceof UserException || thrown instanceof RefusedException) {
      String message =
          SettingNames.in(
              String.valueOf(thrown.getMessage()), name -> "the field " + SettingNames.key(name));
      return message.endsWith(".") ? message : message + ".";
    }
    if (thrown instanceof CancelledException) {
      return "The work was stopped.";
    }
    if (thrown instanceof OutOfMemoryError) {
      return "There is not enough memory for this; ask for less.";
    }
    if (thrown instanceof IOException || thrown instanceof UncheckedIOException) {
      return "A file could not be read or written.";
    }
    return "Internal error (" + thrown.getClass().getSimpleName() + "); please report it.";
  }

  private void sendJson(HttpExchange exchange, int status, Object object) throws IOException {
    byte[] json = printer.line(object).getBytes(StandardCharsets.UTF_8);
    send(exchange, status, Pages.File.of(JSON, json));
  }

  private void send(HttpExchange exchange, int status, Pages.File file) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", file.type());
    String accepted = exchange.getRequestHeaders().getFirst("Accept-Encoding");
    boolean isPacked = accepted != null && accepted.contains("gzip");
    if (isPacked) {
      exchange.getResponseHeaders().set("Content-Encoding", "gzip");
    }
    byte[] sent = file.bytes(isPacked);
    boolean isHead = exchange.getRequestMethod().equals("HEAD");
    watch.write(
        () -> {
          exchange.sendResponseHeaders(status, isHead ? -1 : sent.length);
          if (!isHead) {
            exchange.getResponseBody().write(sent);
            exchange.getResponseBody().close();
          }
        });
  }
}
