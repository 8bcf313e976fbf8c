package dev.hindsight.serve;

import dev.hindsight.core.notation.BoundedLines;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.questions.Stock;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Answers requests of JSON-RPC 2.0, one on each line, with one line each, in the order in which
 * they are done.
 *
 * <pre>
 * → {"jsonrpc":"2.0","id":1,"method":"oware.ask","params":{"position":"0-0-1-…-S"}}
 * ← {"jsonrpc":"2.0","id":1,"result":{"position":"0-0-1-…-S","turnsLeft":null,"value":2,…}}
 * → {"jsonrpc":"2.0","method":"cancel","params":{"id":1}}
 * </pre>
 *
 * <p>Words and tables are loaded by the first question that needs them and kept for the next.
 * Whoever gives {@code _meta.progressToken} among the parameters hears how far the question is. At
 * the end of the input what has been asked is still answered.
 */
public final class LineServer {
  private static final String VERSION = "2.0";
  private static final int MOST_WAITING = 1_000;

  /** Word lists with their leaves are the largest things; more than a few are rarely in use. */
  private static final int MOST_KEPT = 24;

  private final Methods methods;
  private final ExecutorService questions;
  private final Semaphore places = new Semaphore(MOST_WAITING);
  private final Map<Object, Request> running = new ConcurrentHashMap<>();
  private final PrintWriter out;
  private final Cancellation cancellation;

  /** What was asked and is not answered yet. */
  private static final class Request {
    private final Cancellation cancellation = new Cancellation();

    /** Whether the one who cancelled expects no response: so does the Model Context Protocol. */
    private volatile boolean silent;
  }

  /**
   * A server for one connection.
   *
   * @param threads questions that are answered at once, and threads for each of them
   * @param version of the program, for those who ask
   * @param out where the answers go
   * @param cancellation ends everything, as Ctrl-C does
   */
  public LineServer(
      List<Question<?>> catalogue,
      int threads,
      String version,
      PrintWriter out,
      Cancellation cancellation) {
    this.methods = new Methods(catalogue, new Stock(MOST_KEPT), threads, version);
    this.questions =
        Executors.newFixedThreadPool(
            threads,
            work -> {
              Thread thread = new Thread(work, "question");
              thread.setDaemon(true);
              return thread;
            });
    this.out = out;
    this.cancellation = cancellation;
  }

  /** Answers all lines; returns when the input has ended and everything is answered. */
  public void run(BufferedReader in) throws IOException {
    try {
      for (String line = next(in); line != null; line = next(in)) {
        cancellation.check();
        if (!line.isBlank()) {
          take(line);
        }
      }
      finish();
    } finally {
      running.values().forEach(request -> request.cancellation.cancel());
      questions.shutdownNow();
    }
  }

  private void finish() {
    questions.shutdown();
    try {
      while (!questions.awaitTermination(1, TimeUnit.SECONDS)) {
        cancellation.check();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** The next line; one without an end is refused and skipped. */
  private @Nullable String next(BufferedReader in) throws IOException {
    return BoundedLines.next(
        in,
        endless ->
            write(
                error(null, new RpcException(RpcException.PARSE_ERROR, "this line is too long."))));
  }

  private void take(String line) {
    Object read;
    try {
      read = Json.read(line);
    } catch (RpcException wrong) {
      write(error(null, wrong));
      return;
    }
    if (read instanceof List<?> batch) {
      takeAll(batch);
    } else {
      submit(read, this::write);
    }
  }

  /** Requests in a list are answered in a list. */
  private void takeAll(List<?> batch) {
    if (batch.isEmpty() || batch.size() > MOST_WAITING) {
      write(
          error(
              null,
              new RpcException(
                  RpcException.INVALID_REQUEST,
                  "a batch has from 1 to " + MOST_WAITING + " requests.")));
      return;
    }
    Batch answers = new Batch(batch.size());
    for (Object one : batch) {
      if (!submit(one, answers::add)) {
        answers.add(null);
      }
    }
  }

  /** Collects the answers of a batch and writes them together. */
  private final class Batch {
    private final List<Object> answers = new ArrayList<>();
    private int left;

    Batch(int size) {
      this.left = size;
    }

    /**
     * @param answer null for a request that has none
     */
    synchronized void add(@Nullable Object answer) {
      if (answer != null) {
        answers.add(answer);
      }
      if (--left == 0 && !answers.isEmpty()) {
        write(answers);
      }
    }
  }

  @FunctionalInterface
  private interface Reply {
    void give(@Nullable Object answer);
  }

  /**
   * Has a request answered.
   *
   * @return whether the reply will be given something, sooner or later
   */
  private boolean submit(@Nullable Object read, Reply reply) {
    Map<String, Object> request = read == null ? null : Json.object(read);
    Object id = request == null ? null : request.get("id");
    boolean isNotification = request != null && !request.containsKey("id");
    String method;
    Map<String, Object> parameters;
    try {
      method = method(request, id);
      parameters = parameters(request);
    } catch (RpcException wrong) {
      reply.give(error(id instanceof Map || id instanceof List ? null : id, wrong));
      return true;
    }
    if (isNotification) {
      notified(method, parameters);
      return false;
    }
    if (method.equals("cancel")) {
      reply.give(result(id, cancel(parameters.get("id"), false)));
      return true;
    }
    start(id, method, parameters, reply);
    return true;
  }

  private static String method(@Nullable Map<String, Object> request, @Nullable Object id) {
    if (request == null
        || !VERSION.equals(request.get("jsonrpc"))
        || !(request.get("method") instanceof String method)
        || id instanceof Map
        || id instanceof List
        || id instanceof Boolean) {
      throw new RpcException(
          RpcException.INVALID_REQUEST,
          "this is no request of JSON-RPC 2.0; an example is"
              + " {\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"questions\"}.");
    }
    return method;
  }

  private static Map<String, Object> parameters(@Nullable Map<String, Object> request) {
    Object said = request == null ? null : request.get("params");
    Map<String, Object> parameters = Json.object(said);
    if (parameters == null) {
      throw new RpcException(
          RpcException.INVALID_PARAMETERS, "params must be an object with settings by name.");
    }
    return parameters;
  }

  private void notified(String method, Map<String, Object> parameters) {
    if (method.equals("cancel")) {
      cancel(parameters.get("id"), false);
    } else if (method.equals("notifications/cancelled")) {
      cancel(parameters.get("requestId"), true);
    }
    // Others, such as notifications/initialized, ask for nothing.
  }

  /** Whether there was something to cancel. */
  private boolean cancel(@Nullable Object id, boolean silent) {
    Request request = id == null ? null : running.get(key(id));
    if (request == null) {
      return false;
    }
    request.silent = silent;
    request.cancellation.cancel();
    return true;
  }

  /** 1 and 1.0 are one number. */
  private static Object key(Object id) {
    return id instanceof Number number
        ? new BigDecimal(number.toString()).stripTrailingZeros()
        : id;
  }

  private void start(
      @Nullable Object id, String method, Map<String, Object> parameters, Reply reply) {
    Request request = new Request();
    Object key = id == null ? request : key(id);
    if (running.putIfAbsent(key, request) != null) {
      reply.give(
          error(
              id,
              new RpcException(
                  RpcException.INVALID_REQUEST,
                  "the id " + id + " belongs to a request that is not answered yet.")));
      return;
    }
    if (!places.tryAcquire()) {
      running.remove(key);
      reply.give(
          error(
              id,
              new RpcException(
                  RpcException.NOT_ENOUGH_ROOM,
                  MOST_WAITING + " requests are waiting; send the next when one is answered.")));
      return;
    }
    try {
      Future<?> begun =
          questions.submit(
              () -> {
                Object answer = answer(id, method, parameters, request);
                running.remove(key);
                places.release();
                reply.give(request.silent && request.cancellation.isCancelled() ? null : answer);
              });
      assert begun != null;
    } catch (RejectedExecutionException over) {
      running.remove(key);
      places.release();
    }
  }

  private Map<String, Object> answer(
      @Nullable Object id, String method, Map<String, Object> parameters, Request request) {
    try {
      request.cancellation.check();
      return result(
          id, methods.call(method, parameters, request.cancellation, progress(parameters)));
    } catch (Exception | OutOfMemoryError | StackOverflowError | AssertionError thrown) {
      return error(id, Refusals.of(thrown));
    }
  }

  private Progress progress(Map<String, Object> parameters) {
    Map<String, Object> about = Json.object(parameters.get("_meta"));
    Object token = about == null ? null : about.get("progressToken");
    return token instanceof String || token instanceof Number
        ? new ToldProgress(token, told -> write(notification("notifications/progress", told)))
        : Progress.SILENT;
  }

  private static Map<String, Object> notification(String method, Map<String, Object> parameters) {
    Map<String, Object> message = message();
    message.put("method", method);
    message.put("params", parameters);
    return message;
  }

  private static Map<String, Object> result(@Nullable Object id, @Nullable Object result) {
    Map<String, Object> message = message();
    putNullable(message, "id", id);
    putNullable(message, "result", result);
    return message;
  }

  private static Map<String, Object> error(@Nullable Object id, RpcException wrong) {
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("code", wrong.code());
    error.put("message", wrong.sentence());
    if (!wrong.data().isEmpty()) {
      error.put("data", wrong.data());
    }
    Map<String, Object> message = message();
    putNullable(message, "id", id);
    message.put("error", error);
    return message;
  }

  @SuppressWarnings("NullAway") // JSON has a null, and a map may hold it
  private static void putNullable(Map<String, Object> map, String key, @Nullable Object value) {
    map.put(key, value);
  }

  private static Map<String, Object> message() {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("jsonrpc", VERSION);
    return message;
  }

  /** One line, whole, at once. */
  private void write(@Nullable Object message) {
    if (message == null) {
      return;
    }
    String line = Json.line(message);
    synchronized (out) {
      out.write(line + '\n'); // The same on every system.
      out.flush();
    }
  }
}
