package dev.hindsight.cli;

import dev.hindsight.core.tables.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Every kind of file that the program seals or exports, each made small: the one list of commands
 * whose bytes must be the same under whatever settings, and after whatever happens to them.
 *
 * <p>Started as a program, it runs them all in a folder and prints the SHA-256 of each file.
 */
final class SealedKinds {
  private static final String WORDS = " --words @tiny.txt --tiles @tiny.csv";

  /** In the order of the list; at signs stand for the folder, or for the option of threads. */
  static final List<String> COMMANDS =
      List.of(
          "oware build endgame --seeds 7 --out @seven.table @threads",
          "oware build endgame --seeds 6 --rules abapa --out @abapa.table @threads",
          "oware build book --seeds 4 --turns 30 --out @book.table @threads",
          "oware build evaluation --games 40 --nodes 40 --rules abapa --table @abapa.table --out"
              + " @judge.table @threads",
          "oware build openings --positions 60 --nodes 300 --rules abapa --table @abapa.table --out"
              + " @openings.table @threads",
          "oware export --table @seven.table --language cpp --out @seven.cpp",
          "backgammon build bearoff --checkers 3 --cubeful --out @three.table @threads",
          "backgammon build bearoff --checkers 3 --format gnubg --out @three.bd @threads",
          "backgammon build one-sided --points 3 --out @one-sided.table @threads",
          "backgammon build anchors --scope openings --games 2 --plies 1 --out @anchors.table"
              + " @threads",
          "backgammon build rollouts --positions 8 --games 36 --truncate 3 --out @rollouts.table"
              + " @threads",
          "backgammon build returns --games 12 --out @returns.table @threads",
          "backgammon train --games 300 --contact 16 --race 16 --pairs 10 --measure-every 100"
              + " --table @three.table --out @small.nets @threads",
          "backgammon learn-rollouts --rollouts @rollouts.table --rounds 2 --from @small.nets"
              + " --out @learnt.nets @threads",
          "backgammon export --net race --nets @small.nets --out @race.onnx",
          "crossword build words @tiny.txt --out @tiny.kwg",
          "crossword build rack-equity --games 60 --generations 2 --out @racks.table @threads"
              + WORDS,
          "crossword build rack-equity --by sweeps --positions 8 --generations 2 --out"
              + " @swept.table @threads"
              + WORDS,
          "crossword build leaves --rack-equity @racks.table --out @leaves.table",
          "crossword build leaves --rack-equity @racks.table --out @leaves.klv2",
          "crossword build placement --from games --games 60 --out @placement.table @threads"
              + WORDS,
          "crossword build placement --games 20 --racks 4 --out @replies.table @threads" + WORDS,
          "crossword build lanes --games 20 --racks 4 --out @lanes.table @threads" + WORDS,
          "crossword build win-chance --games 60 --out @chances.table @threads" + WORDS,
          "oware duel --first alphabeta:depth=3 --second random --pairs 40 --plan --out @duel.plan",
          "runs run @duel.plan --part 1/2 --out @first.part @threads",
          "runs run @duel.plan --part 2/2 --out @second.part @threads",
          "runs merge @second.part @first.part --out @duel.part",
          "tables convert @three.table --out @three.npy");

  /**
   * What goes on where it was stopped, long enough to be stopped half way; the last command of a
   * line, where others come before it.
   */
  static final List<String> RESUMABLE =
      List.of(
          "oware build endgame --seeds 14 --out @made @threads",
          "oware build endgame --seeds 14 --memory 96M --out @made @threads",
          "oware build book --seeds 9 --turns 200 --out @made @threads",
          "oware build evaluation --games 400 --nodes 100 --rules awari --out @made @threads",
          "oware build openings --positions 1500 --nodes 3000 --out @made @threads",
          "backgammon build bearoff --checkers 7 --cubeful --out @made @threads",
          "backgammon build anchors --scope openings --games 2 --plies 2 --out @made @threads",
          "backgammon build rollouts --positions 16 --games 36 --truncate 4 --out @made @threads",
          "backgammon train --games 600 --contact 16 --race 16 --pairs 10 --measure-every 150"
              + " --out @made @threads",
          "backgammon rollout --trials 400 --plan --out @rollout.plan 4HPwATDgc/ABMA"
              + " && runs run @rollout.plan --out @made @threads",
          "oware duel --first alphabeta:depth=5 --second random --pairs 800 --plan --out @duel.plan"
              + " && runs run @duel.plan --part 1/2 --out @first @threads"
              + " && runs run @duel.plan --part 2/2 --out @second @threads"
              + " && runs merge @first @second --out @made",
          "crossword build rack-equity --games 3000 --generations 3 --out @made @threads" + WORDS,
          "crossword build rack-equity --by sweeps --positions 200 --generations 2 --out @made"
              + " @threads"
              + WORDS,
          "crossword build placement --from games --games 6000 --generations 3 --out @made"
              + " @threads"
              + WORDS,
          "crossword build placement --games 500 --racks 8 --generations 2 --out @made @threads"
              + WORDS,
          "crossword build lanes --games 800 --racks 8 --out @made @threads" + WORDS,
          "crossword build win-chance --games 20000 --out @made @threads" + WORDS);

  private SealedKinds() {}

  public static void main(String... args) throws IOException {
    make(Path.of(args[0]), args[1])
        .forEach((name, sha256) -> System.out.println(name + " " + sha256));
  }

  /** Runs them all in a new folder; the SHA-256 by name of all files that they leave. */
  static Map<String, String> make(Path folder, String threads) throws IOException {
    Files.createDirectory(folder);
    writeInputs(folder);
    for (String command : COMMANDS) {
      Transcript.fine(words(command, folder, threads));
    }
    return filesIn(folder);
  }

  /** A crossword game of few words. */
  static void writeInputs(Path folder) throws IOException {
    Files.writeString(folder.resolve("tiny.txt"), "ab\nae\nba\nbe\nes\naba\nabs\nbee\nsea\nbase\n");
    Files.writeString(
        folder.resolve("tiny.csv"), "?,?,1,0,0\nA,a,9,1,1\nB,b,5,3,0\nE,e,8,1,1\nS,s,5,1,0\n");
  }

  static String[] words(String command, Path folder, String threads) {
    List<String> words = new ArrayList<>();
    for (String word : command.split(" ")) {
      if (word.equals("@threads")) {
        words.addAll(List.of("--threads", threads));
      } else {
        words.add(word.startsWith("@") ? folder.resolve(word.substring(1)).toString() : word);
      }
    }
    return words.toArray(String[]::new);
  }

  /**
   * The SHA-256 by name of all files in a folder, without what tells how long something took: the
   * log of a run, which there is only of one that was not over at once, and the seconds in figures
   * of trainings.
   */
  static Map<String, String> filesIn(Path folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString();
        if (name.endsWith(".tsv")) {
          files.put(name, withoutSeconds(Files.readAllLines(file)));
        } else if (!name.endsWith(".runlog")) {
          files.put(name, Sha256.of(file));
        }
      }
    }
    return files;
  }

  private static String withoutSeconds(List<String> lines) {
    List<String> columns = List.of(lines.get(0).split("\t", -1));
    StringBuilder kept = new StringBuilder();
    for (String line : lines) {
      List<String> fields = List.of(line.split("\t", -1));
      for (int column = 0; column < fields.size(); column++) {
        boolean isTime = columns.get(column).toLowerCase(Locale.ROOT).contains("second");
        kept.append(isTime ? "" : fields.get(column)).append(' ');
      }
      kept.append('/');
    }
    return kept.toString();
  }
}
