package dev.hindsight.workbench.backgammon.redis;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import redis.embedded.core.ExecutableProvider;

/** A real server in a process of its own, with an append-only file, to be killed and restarted. */
final class RealRedis implements AutoCloseable {
  private final String program;
  private final Path folder;
  final int port;
  private final List<String> options;
  private Process process;

  /** Starts one in a folder, or skips the test with a message if this machine has none. */
  RealRedis(Path folder) throws IOException {
    this(folder, program(), List.of());
  }

  /** One of the machine, which knows TLS as the one that comes with the tests does not. */
  static RealRedis ofMachine(Path folder, String... moreOptions) throws IOException {
    return new RealRedis(
        folder, Optional.of("redis-server").filter(RealRedis::runs), List.of(moreOptions));
  }

  private RealRedis(Path folder, Optional<String> found, List<String> moreOptions)
      throws IOException {
    Assumptions.assumeTrue(found.isPresent(), "no redis-server for this machine");
    this.program = found.orElseThrow();
    this.folder = folder;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      this.port = free.getLocalPort();
    }
    this.options = new ArrayList<>(moreOptions);
    // A port of 0 is for a server that only speaks TLS.
    boolean isEncrypted = moreOptions.contains("--tls-cert-file");
    options.addAll(List.of("--port", isEncrypted ? "0" : Integer.toString(port)));
    if (isEncrypted) {
      options.addAll(List.of("--tls-port", Integer.toString(port)));
    }
    start();
  }

  /** The one that comes with the tests, else one of the machine. */
  private static Optional<String> program() {
    return Stream.of(embedded(), Optional.of("redis-server"))
        .flatMap(Optional::stream)
        .filter(RealRedis::runs)
        .findFirst();
  }

  private static Optional<String> embedded() {
    try {
      File file = ExecutableProvider.newJarResourceProvider().get();
      return Optional.of(file.getAbsolutePath());
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
    }
  }

  private static boolean runs(String program) {
    try {
      Process process =
          new ProcessBuilder(program, "--version")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  void start() throws IOException {
    List<String> command =
        new ArrayList<>(List.of(program, "--bind", "127.0.0.1", "--dir", folder.toString()));
    command.addAll(List.of("--save", "", "--appendonly", "yes", "--appendfsync", "always"));
    command.addAll(options);
    process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    for (int tries = 0; tries < 200; tries++) {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
        if (socket.isConnected()) {
          return;
        }
      } catch (IOException e) {
        sleep(50);
      }
    }
    throw new IOException("the server does not answer on port " + port);
  }

  /** As if the network were cut: the server neither answers nor hangs up. */
  void freeze() throws IOException {
    signal("STOP");
  }

  void thaw() throws IOException {
    signal("CONT");
  }

  private void signal(String name) throws IOException {
    try {
      new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  /** As {@code kill -9} does. */
  void kill() {
    process.destroyForcibly();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  long processorNanos() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
  }

  static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UncheckedIOException(new IOException(e));
    }
  }

  RedisPlace place(String run) {
    return RedisPlace.parse("redis://127.0.0.1:" + port + "/" + run);
  }

  @Override
  public void close() {
    kill();
  }
}
