package dev.hindsight.oware.play.players;

import dev.hindsight.oware.play.engine.OwareEngine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Scanner;

/** Our engine, or one that breaks the rules, as a program that others start. */
public final class EngineInAProcess {
  private EngineInAProcess() {}

  /** As {@code uci:} wants it, before it the limit. */
  static String command(String limit, String kind) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes = System.getProperty("java.class.path");
    return "uci:"
        + limit
        + ",\"%s\" -Xmx64m -cp \"%s\" %s %s"
            .formatted(java, classes, EngineInAProcess.class.getName(), kind);
  }

  /** {@code engine}, {@code cheat}, which plays what is not a move, or {@code silent}. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    if (arguments[0].equals("engine")) {
      OwareEngine engine =
          new OwareEngine(
              new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
              new PrintWriter(System.out, false, StandardCharsets.UTF_8),
              name -> {
                throw new IllegalArgumentException(name);
              });
      engine.run();
      return;
    }
    Scanner scanner = new Scanner(System.in, StandardCharsets.UTF_8);
    while (scanner.hasNextLine()) {
      String line = scanner.nextLine();
      System.out.println(
          line.equals("uci")
              ? "uciok"
              : line.equals("isready") ? "readyok" : line.startsWith("go") ? "bestmove x" : "");
    }
  }
}
