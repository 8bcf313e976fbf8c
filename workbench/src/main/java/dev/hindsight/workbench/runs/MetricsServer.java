package dev.hindsight.workbench.runs;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/** {@code /metrics} of a run on a port of this machine, if that was asked for. */
public final class MetricsServer implements AutoCloseable {
  private final HttpServer server;

  private MetricsServer(HttpServer server) {
    this.server = server;
  }

  /**
   * Listens on the loopback address alone.
   *
   * @param port 0 for any that is free
   */
  public static MetricsServer open(int port, RunWatch watch) throws IOException {
    InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    HttpServer server = HttpServer.create(address, 0);
    server.createContext("/metrics", exchange -> answer(exchange, watch));
    server.start();
    return new MetricsServer(server);
  }

  private static void answer(HttpExchange exchange, RunWatch watch) throws IOException {
    try (exchange) {
      byte[] text = watch.prometheus().getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("Content-Type", "text/plain; version=0.0.4");
      exchange.sendResponseHeaders(200, text.length);
      exchange.getResponseBody().write(text);
    }
  }

  public int port() {
    return server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
