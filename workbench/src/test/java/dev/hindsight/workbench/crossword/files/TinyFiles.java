package dev.hindsight.workbench.crossword.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A crossword game of 16 tiles and 19 words, with which learning takes a moment.
 *
 * @param folder where its files are
 */
public record TinyFiles(Path folder) {
  public static TinyFiles in(Path folder) throws IOException {
    Files.writeString(
        folder.resolve("tiny.csv"), "?,?,1,0,0\nA,a,5,1,1\nB,b,3,3,0\nE,e,4,1,1\nS,s,3,1,0\n");
    Files.writeString(
        folder.resolve("tiny.txt"),
        "ab\nae\nba\nbe\nes\naba\nabs\nbee\nsea\nbase\nease\nabase\nabases\nbas\nbes\nabbe\nsab\n"
            + "sabe\nebbs\n");
    return new TinyFiles(folder);
  }

  public Path file(String name) {
    return folder.resolve(name);
  }

  public Path tiles() {
    return file("tiny.csv");
  }

  public Path words() {
    return file("tiny.txt");
  }

  /** Tiles and words, and leaves that count 0. */
  public CrosswordFiles files() {
    return new CrosswordFiles(words(), null, tiles(), null);
  }
}
