package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hindsight crossword play}: what is typed, what is answered, and what is kept. */
class CrosswordPlayCommandTest {
  private static final String LEFT =
      "#player1 You You\n#player2 Hindsight score\n#rack1 ACEFTVQ\n#rack2 EEIINRR\n";

  @TempDir Path folder;

  private static Transcript play(String typed, String... more) {
    String[] words = {"crossword", "play", "--opponent", "score", "--seed", "3"};
    String[] all = new String[words.length + more.length];
    System.arraycopy(words, 0, all, 0, words.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    Transcript transcript = Transcript.typing(typed, all);
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    // On a terminal a new line begins behind what was typed.
    assertThat(transcript.out().replace("Your move: ", "\n").lines())
        .allMatch(line -> line.codePointCount(0, line.length()) <= 80);
    return transcript;
  }

  @Test
  void nonsenseIsAnsweredAndLosesNothing() throws IOException {
    Path file = Files.writeString(folder.resolve("left.gcg"), LEFT);
    String out =
        play(
                "what\n\n8D VACET\n8D FACETS\nexchange Z\nback\nsave\nhelp\nquit\n",
                "--file",
                file + "")
            .out();
    assertThat(out)
        .contains(
            "The list of words decides",
            "'WHAT' is not a move; write for example 8D FACET",
            "8D VACET cannot be played: it makes VACET, which is not in the words.",
            "Type hint for good moves",
            "8D FACETS cannot be played: the rack has no S.",
            "Exch Z cannot be played: the rack has no Z.",
            "There is nothing of yours to take back.",
            "Save where?",
            "exchange QV  put tiles back",
            "The game is not over: you have 0, Hindsight has 0.");
    assertThat(Files.readString(file)).contains("#rack1 ACEFQTV", "#rack2 EEIINRR");
  }

  @Test
  void aGameIsLeftAndGoesOn() throws IOException {
    Path file = Files.writeString(folder.resolve("left.gcg"), LEFT);
    String first = play("hint\n8d facet\nquit\n", "--file", file.toString()).out();
    assertThat(first)
        .contains("4  8D FACET", "You play 8D FACET for 28 points.", "Hindsight plays ");
    String kept = Files.readString(file);
    assertThat(kept).contains(">You: ACEFQTV 8D FACET +28 28\n>Hindsight: EEIINRR ", "#rack1 ");
    String next = play("back\n8D FACET\nresign\n", "--file", file.toString(), "--hint").out();
    assertThat(next).contains("ACEFQTV to move, 0 points", "You have given up with 28 to ");
    assertThat(Files.readString(file)).contains("#note You resigned.");
  }

  @Test
  void passesToTheEndAreScored() throws IOException {
    Path file = folder.resolve("passed.gcg");
    String out = play("pass\n".repeat(200), "--seat", "2", "--file", file.toString()).out();
    assertThat(out)
        .containsPattern("Hindsight gets \\d+ points? for the tiles left, [A-Z?]+\\.")
        .containsPattern("Hindsight wins by \\d+ points: 0 to \\d+\\.");
    Transcript over = Transcript.of("crossword", "play", "--file", file.toString());
    assertThat(over.exitCode()).isEqualTo(2);
    assertThat(over.err()).contains("is over; name another file");
    Transcript review = Transcript.fine("crossword", "review", file.toString(), "--endgame", "0.1");
    assertThat(review.out()).contains("You", "Hindsight");
  }

  @Test
  void whatCannotBePlayedIsRefusedAtOnce() throws IOException {
    Path file = Files.writeString(folder.resolve("notes.txt"), "buy milk\n");
    Transcript refused = Transcript.of("crossword", "play", "--file", file.toString());
    assertThat(refused.exitCode()).isNotZero();
    assertThat(refused.err()).contains("line 1").hasLineCount(1);
    assertThat(Files.readString(file)).isEqualTo("buy milk\n");
    assertThat(Transcript.of("crossword", "play", "--seat", "3").err())
        .contains("--seat must be 1 or 2, not 3");
    assertThat(Transcript.of("crossword", "play", "--opponent", "nobody").exitCode()).isEqualTo(2);
  }
}
