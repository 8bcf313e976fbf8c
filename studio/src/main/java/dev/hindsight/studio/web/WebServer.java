package dev.hindsight.studio.web;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The server itself: an address, threads, and an end.
 *
 * <p>A request has a thread of its own while it is read, worked on and answered, and none while a
 * connection is merely open. {@link Limits} says how many of everything there are.
 */
public final class WebServer implements AutoCloseable {
  /** So many may knock at once; whoever comes on top of that would wait for a second knock. */
  private static final int KNOCKING = 1_024;

  private final HttpServer server;
  private final ThreadPoolExecutor threads;
  private final WriteWatch watch;
  private final Heartbeat heartbeat = new Heartbeat();
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
    this(host, port, token, Limits.usual(cores), routes);
  }

  /** A server with limits of the caller's. */
  WebServer(
      @Nullable String host, int port, @Nullable String token, Limits limits, List<Route> routes)
      throws IOException {
    setUpTheJdk();
    InetAddress listening =
        host == null ? InetAddress.getLoopbackAddress() : InetAddress.getByName(host);
    this.server = HttpServer.create(new InetSocketAddress(listening, port), KNOCKING);
    int bound = server.getAddress().getPort();
    HostNames names =
        host == null ? HostNames.ofThisMachine(bound) : HostNames.of(host, listening, bound);
    this.address =
        URI.create("http://" + names.name() + "/" + (token == null ? "" : "?token=" + token));
    this.threads = newThreads(limits.threads());
    this.watch = new WriteWatch(limits.patience());
    server.setExecutor(threads);
    Guard guard = new Guard(names, token);
    server.createContext("/", new Api(guard, new Pages(), routes, watch, heartbeat, limits));
    server.start();
  }

  /**
   * What the server of the JDK reads once, from properties; whoever has set them knows better.
   *
   * <p>A request that does not come to its end within seconds is dropped. Answers go out as they
   * are written: up to JDK 19 head and body are two writes, and without this the second waits for
   * the other side to confirm the first (a board: 51 ms before, 12 after, busy machine, JDK 17).
   */
  private static void setUpTheJdk() {
    setUnlessSet("sun.net.httpserver.maxReqTime", "10");
    setUnlessSet("sun.net.httpserver.nodelay", "true");
    setUnlessSet("jdk.httpserver.maxConnections", "4000");
  }

  private static void setUnlessSet(String property, String value) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, value);
    }
  }

  private static ThreadPoolExecutor newThreads(int most) {
    AtomicInteger number = new AtomicInteger();
    return new ThreadPoolExecutor(
        0,
        most,
        30,
        TimeUnit.SECONDS,
        new SynchronousQueue<>(),
        work -> {
          Thread thread = new Thread(work, "studio-" + number.incrementAndGet());
          thread.setDaemon(true);
          return thread;
        });
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
    heartbeat.close();
  }
}
