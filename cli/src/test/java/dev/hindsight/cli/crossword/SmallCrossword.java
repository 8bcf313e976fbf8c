package dev.hindsight.cli.crossword;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A crossword game of 31 tiles and 27 words, with which learning takes a moment. */
public record SmallCrossword(Path folder, Path tiles, Path words) {
  public static SmallCrossword in(Path folder) throws IOException {
    return new SmallCrossword(
        folder,
        Files.writeString(
            folder.resolve("small.csv"),
            "?,?,1,0,0\nA,a,8,1,1\nB,b,5,3,0\nD,d,5,2,0\nE,e,8,1,1\nS,s,4,1,0\n"),
        Files.writeString(
            folder.resolve("small.txt"),
            "ab\nad\nae\nba\nbe\nde\ned\nes\naba\nabs\nadd\nads\nbad\nbed\nbee\ndab\ndeb\nsad\n"
                + "sea\nbade\nbase\nbead\ndeed\nease\nseed\nbased\nbeads\n"));
  }

  public String file(String name) {
    return folder.resolve(name).toString();
  }

  /** The arguments of {@code crossword build VERB} that writes the file with this name. */
  public String[] build(String verb, String out, String... more) {
    List<String> args = new ArrayList<>(List.of("crossword", "build", verb));
    args.addAll(List.of("--words", words.toString(), "--tiles", tiles.toString()));
    args.addAll(List.of("--out", file(out)));
    args.addAll(List.of(more));
    return args.toArray(String[]::new);
  }
}
