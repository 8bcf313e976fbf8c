package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.rules.notation.MatFile;
import dev.hindsight.backgammon.rules.notation.MatchRecord;
import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hindsight backgammon play}: what is typed, what is answered, and what is kept. */
class BackgammonPlayCommandTest {
  private static final Pattern FIRST_HINT = Pattern.compile("(?m)^ +1  (\\S.*?)  +[0-9.]+ %");

  @TempDir Path folder;

  private Transcript play(String typed, String... more) {
    String[] words = {"backgammon", "play", "--opponent", "pubeval", "--seed", "3"};
    String[] all = new String[words.length + more.length];
    System.arraycopy(words, 0, all, 0, words.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    Transcript transcript = Transcript.typing(typed, all);
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    return transcript;
  }

  private static String firstHint(Transcript transcript) {
    Matcher hint = FIRST_HINT.matcher(transcript.out());
    assertThat(hint.find()).as(transcript.out()).isTrue();
    return hint.group(1);
  }

  @Test
  void nonsenseIsAnsweredAndLosesNothing() {
    String out = play("what\n\nwhat\n1/24\n24/23\ndouble\nback\nsave\nresign 9\nhelp\n").out();
    assertThat(out)
        .contains(
            "Hindsight begins",
            "'what' is not understood here; type roll or double",
            "Type hint for good moves",
            "The dice are rolled",
            "nothing of yours to take back",
            "name of a file",
            "Resign 1 (single)",
            "a move; bar/22");
  }

  @Test
  void aMoveIsPlayedTakenBackAndPlayedAgain() throws IOException {
    String best = firstHint(play("roll\nhint\nquit\n"));
    Path file = folder.resolve("game.mat");
    Transcript played =
        play("roll\n" + best + "\nback\nroll\n" + best + "\nquit\n", "--file", file.toString());
    assertThat(played.out()).contains("Taken back.");
    MatchRecord record = MatFile.read(Files.readString(file));
    assertThat(record.games()).hasSize(1);
    // The opponent's first move, ours, and his answer.
    assertThat(record.games().get(0).actions()).hasSize(3);
    assertThat(record.games().get(0).end()).isNull();
  }

  @Test
  void aMatchIsLeftAndGoesOn() throws IOException {
    Path file = folder.resolve("match.mat");
    play("quit\n", "--match", "3", "--file", file.toString());
    play("resign 2\nquit\n", "--match", "3", "--file", file.toString());
    MatchRecord record = MatFile.read(Files.readString(file));
    assertThat(record.length()).isEqualTo(3);
    assertThat(record.games().get(0).end()).isNotNull();
    assertThat(record.games().get(0).end().points()).isEqualTo(2);
    Transcript last = play("resign\n", "--match", "3", "--file", file.toString());
    assertThat(last.out()).contains("at 0-2, the Crawford game", "Hindsight wins the match");
    Transcript over =
        Transcript.of("backgammon", "play", "--match", "3", "--file", file.toString());
    assertThat(over.exitCode()).isEqualTo(2);
    assertThat(over.err()).contains("is over");
  }

  @Test
  void aDoubleIsAnswered() {
    String out = play("double\nquit\n").out();
    assertThat(out).containsPattern("Hindsight (takes|passes)");
  }

  @Test
  void whatIsNoMatchFileIsRefused() throws IOException {
    Path file = folder.resolve("notes.txt");
    Files.writeString(file, "buy milk\n");
    Transcript refused = Transcript.of("backgammon", "play", "--file", file.toString());
    assertThat(refused.exitCode()).isNotZero();
    assertThat(refused.err()).contains("not a recorded match").hasLineCount(1);
    assertThat(Files.readString(file)).isEqualTo("buy milk\n");
    assertThat(Transcript.of("backgammon", "play", "--opponent", "nobody").exitCode()).isEqualTo(2);
  }
}
