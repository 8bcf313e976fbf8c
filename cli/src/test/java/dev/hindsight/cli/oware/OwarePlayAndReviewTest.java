package dev.hindsight.cli.oware;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code oware play} with somebody who types, and {@code oware review} of what was saved. */
class OwarePlayAndReviewTest {
  private static final String[] GREEDY = {"oware", "play", "--opponent", "greedy", "--depth", "4"};

  @TempDir Path folder;

  private static Transcript play(String input, String... more) {
    String[] words = new String[GREEDY.length + more.length];
    System.arraycopy(GREEDY, 0, words, 0, GREEDY.length);
    System.arraycopy(more, 0, words, GREEDY.length, more.length);
    Transcript transcript = Transcript.typing(input, words);
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    return transcript;
  }

  @Test
  void movesAreMadeTakenBackSavedAndResumed() throws IOException {
    Path file = folder.resolve("game.ogn");
    String out = play("C\nback\nd\nsave " + file + "\nquit\n").out();
    assertThat(out).contains("You are South against greedy").contains("Saved as");
    assertThat(out).endsWith("The game is not over." + System.lineSeparator());
    assertThat(Files.readString(file)).contains("[North \"greedy\"]").contains("1. D ");
    String resumed = play("resign\n", "--file", file.toString()).out();
    assertThat(resumed).contains("You have given up.");
    assertThat(resumed.indexOf("│  4 │  4 │  4 │  0 │")).as("the board after D").isPositive();
  }

  @Test
  void resigningIsRecordedAndMistakesAreExplained() throws IOException {
    Path file = folder.resolve("lost.ogn");
    String out =
        play("G\nhelp\nsave\nback\nC\nback\nresign\nsave " + file + "\n", "--rules", "abapa").out();
    assertThat(out).contains("'G' is not a move of South (A to F)");
    assertThat(out).contains("take back your last decision");
    assertThat(out).contains("Type save and the name of a file.");
    assertThat(out).contains("There is nothing of yours to take back.");
    assertThat(out).as("over when given up").doesNotContain("Saved as");
  }

  @Test
  void northWaitsForSouthAndHintsListEveryMove() {
    String out = play("quit\n", "--side", "north", "--hint").out();
    assertThat(out).contains("greedy plays A.").contains("estimate");
    assertThat(out.lines().filter(line -> line.endsWith("estimate"))).hasSize(6);
  }

  @Test
  void aWholeGameEndsWithTheResult() {
    StringBuilder input = new StringBuilder();
    for (int move = 0; move < 300; move++) {
      input.append("A\nB\nC\nD\nE\nF\n");
    }
    String out = play(input.toString()).out();
    assertThat(out).containsPattern("(South|North) wins by \\d+ seeds?\\.|A draw\\.");
  }

  @Test
  void reviewSaysWhatEachMoveLost() throws IOException {
    Path file = folder.resolve("game.ogn");
    Files.writeString(
        file,
        "[Variant \"Oware Abapa\"]\n[South \"Ama\"]\n"
            + "[FEN \"0-0-1-0-0-2-0-0-0-0-1-0-22-22-S\"]\n\n1. C *\n");
    String text = Transcript.fine("oware", "review", file.toString()).out();
    assertThat(text).startsWith("abapa rules, 1 moves.");
    assertThat(text).contains("exact").contains("South (Ama): ");
    assertThat(text.lines()).allMatch(line -> line.length() <= 80);
    String json = Transcript.fine("oware", "review", file.toString(), "--json").out();
    assertThat(json).contains("\"turns\"").contains("\"turningPoint\"").contains("\"provenLoss\"");
  }

  @Test
  void reviewRefusesWhatItCannotRead() throws IOException {
    Path file = Files.writeString(folder.resolve("game.ogn"), "1. C f *");
    Transcript beyond = Transcript.of("oware", "review", file.toString(), "--number", "2");
    assertThat(beyond.exitCode()).isEqualTo(2);
    assertThat(beyond.err()).contains("--number must be from 1 to 1, not 2");
    Transcript missing = Transcript.of("oware", "review", folder.resolve("none.ogn").toString());
    assertThat(missing.exitCode()).isEqualTo(3);
    Files.writeString(file, "1. C q *");
    assertThat(Transcript.of("oware", "review", file.toString()).err())
        .contains("line 1, column 6");
  }
}
