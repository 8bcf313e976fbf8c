package dev.hindsight.examples;

import dev.hindsight.oware.Oware;
import dev.hindsight.oware.OwareMove;
import java.io.IOException;
import java.nio.file.Path;

/** Opens an oware endgame and asks it about a position: {@code ProbeATable endgame12.table}. */
public final class ProbeATable {
  private ProbeATable() {}

  public static void main(String[] arguments) throws IOException {
    Oware oware = Oware.codingame().withTable(Path.of(arguments[0]));
    String position = "1-0-1-0-3-1-1-1-1-0-2-0-18-19-S";
    System.out.println("net seeds: " + oware.value(position).orElseThrow());
    for (OwareMove move : oware.moves(position)) {
      System.out.println(
          move.pit() + " takes " + move.captured() + ", worth " + move.netSeeds().orElseThrow());
    }
  }
}
