package dev.hindsight.examples;

import dev.hindsight.oware.Oware;

/** Looks up many boards at once, without an object for any of them. */
public final class ManyBoards {
  private ManyBoards() {}

  public static void main(String[] arguments) {
    Oware oware = Oware.codingame().withEndgame(6);
    byte[] boards = {
      0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 1, 0, // the mover's six pits, then the other's
      1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1
    };
    byte[] netSeeds = new byte[2];
    oware.values(boards, netSeeds);
    System.out.println(netSeeds[0] + " and " + netSeeds[1] + " net seeds");
  }
}
