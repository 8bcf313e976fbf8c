package dev.hindsight.studio.web;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The server itself: an address, threads, and an end.
 *
 * <p>Numbers are limits for a machine that one person uses: 40 threads, of which live work can take
 * no more than its {@link Desk} has places, and 200 requests that wait for one.
 */
public final class WebServer implements AutoCloseable {
  private static final int THREADS = 40;
  private static final int WAITING = 200;

  /** So many may knock at once; whoever comes on top of that would wait for a second knock. */
  private static final int KNOCKING = 512;

  private final HttpServer server;
  private final ThreadPoolExecutor threads;
  private final WriteWatch watch = new WriteWatch();
  private final LiveWork works = new LiveWork();
  private final URI address;

  /**
   * Begins to listen.
   *
   * @param host to listen on; null for this machine alone
   * @param port to listen on, or 0 for one that is free
   * @param token demanded of everybody, or null; without a host there is no need for one
   */
  public WebServer(
      @Nullable String host, int port, @Nullable String token, int cores, List<Route> routes)
      throws IOException {
    limitSlowRequests();
    InetAddress listening =
        host == null ? InetAddress.getLoopbackAddress() : InetAddress.getByName(host);
    this.server = HttpServer.create(new InetSocketAddress(listening, port), KNOCKING);
    int bound = server.getAddress().getPort();
    String name = host == null ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
    this.address =
        URI.create("http://" + name + ":" + bound + "/" + (token == null ? "" : "?token=" + token));
    this.threads = newThreads();
    server.setExecutor(threads);
    Guard guard = new Guard(names(name, bound), token);
    server.createContext("/", new Api(guard, new Pages(), routes, watch, works, cores));
    server.start();
  }

  /**
   * A request that does not come to its end within seconds is dropped. The server of the JDK reads
   * this once, from properties; who has set them knows better.
   */
  private static void limitSlowRequests() {
    if (System.getProperty("sun.net.httpserver.maxReqTime") == null) {
      System.setProperty("sun.net.httpserver.maxReqTime", "10");
    }
  }

  private static Set<String> names(String name, int port) {
    Set<String> names = new TreeSet<>();
    names.add(name.toLowerCase(Locale.ROOT) + ":" + port);
    if (name.equals("localhost")) {
      names.add("127.0.0.1:" + port);
      names.add("[::1]:" + port);
    }
    return names;
  }

  private static ThreadPoolExecutor newThreads() {
    AtomicInteger number = new AtomicInteger();
    ThreadPoolExecutor threads =
        new ThreadPoolExecutor(
            THREADS,
            THREADS,
            30,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(WAITING),
            work -> {
              Thread thread = new Thread(work, "studio-" + number.incrementAndGet());
              thread.setDaemon(true);
              return thread;
            });
    threads.allowCoreThreadTimeOut(true);
    return threads;
  }

  /** What to open in a browser. */
  public URI address() {
    return address;
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
    watch.close();
    works.close();
  }
}
