package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** {@code hindsight backgammon quiz}: questions, answers typed, and the score. */
class BackgammonQuizCommandTest {
  private static final String[] QUIZ = {
    "backgammon", "quiz", "--positions", "4", "--checkers", "4", "--seed", "3", "--history", "none"
  };

  @Test
  void resultsAreKeptAndCompared(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("new/quiz.csv");
    String[] args = QUIZ.clone();
    args[args.length - 1] = file.toString();
    Transcript first = Transcript.typing("A\nA\nA\nA\n", args);
    assertThat(first.out()).contains("Kept in " + file).doesNotContain("so far");
    Transcript second = Transcript.typing("help\nB\nq\n", args);
    assertThat(second.out())
        .contains("Type the letter of what you would do", "In 2 quizzes so far ");
    assertThat(Files.readString(file))
        .startsWith("seed,answers,right,millipoints\n3,4,")
        .hasLineCount(3);
    assertThat(Transcript.typing("", args).out()).as("nothing was answered").doesNotContain("Kept");
    Files.writeString(file, "buy milk\n");
    assertThat(Transcript.typing("A\n", args).err()).contains("is not a history of the quiz");
    assertThat(Files.readString(file)).isEqualTo("buy milk\n");
  }

  @Test
  void cubeQuestionsHaveNoEmptyColumn() {
    String out = Transcript.typing("A\nA\nq\n", QUIZ).out();
    assertThat(out).containsOnlyOnce(" wins ");
    assertThat(out).containsPattern("(?m)^ +equity +loses$");
  }

  @Test
  void aScoreIsAskedAbout() {
    String[] args = {
      "backgammon",
      "quiz",
      "--positions",
      "2",
      "--checkers",
      "4",
      "--match",
      "5",
      "--points",
      "3-2",
      "--history",
      "none"
    };
    String out = Transcript.typing("A\nq\n", args).out();
    assertThat(out).contains("A match to 5 at 3-2 for X", "XGID=");
    assertThat(out.replace("Your answer: ", "\n").lines()).allMatch(line -> line.length() <= 80);
    assertThat(Transcript.of("backgammon", "quiz", "--points", "3-2").err())
        .contains("--points needs --match N");
    assertThat(Transcript.of("backgammon", "quiz", "--match", "5", "--points", "x").err())
        .contains("--points must be as in 3-2");
  }

  private static JsonNode questions() {
    String[] args = {
      "backgammon", "quiz", "--positions", "4", "--checkers", "4", "--seed", "3", "--json"
    };
    Transcript transcript = Transcript.of(args);
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    return new ObjectMapper().readTree(transcript.out()).get("questions");
  }

  @Test
  void decisionsAreCloseAndOneAnswerIsRight() {
    JsonNode questions = questions();
    assertThat(questions).hasSize(4);
    for (JsonNode question : questions) {
      int right = 0;
      boolean close = false;
      for (JsonNode choice : question.get("choices")) {
        double loss = choice.get("loss").asDouble();
        right += loss == 0 ? 1 : 0;
        close |= loss >= 0.003 && loss <= 0.05;
        if (choice.get("letter").asString().equals(question.get("best").asString())) {
          assertThat(loss).isZero();
        }
      }
      assertThat(right).as(question.toString()).isEqualTo(1);
      assertThat(close).as(question.toString()).isTrue();
    }
    assertThat(questions.get(0).get("kind").asString()).isEqualTo("checker play");
    assertThat(questions.get(1).get("kind").asString()).isEqualTo("cube");
  }

  @Test
  void theSameSeedAsksTheSameQuestions() {
    assertThat(questions()).isEqualTo(questions());
  }

  @Test
  void rightAnswersLoseNothing() {
    StringBuilder answers = new StringBuilder();
    for (JsonNode question : questions()) {
      answers.append(question.get("best").asString()).append('\n');
    }
    Transcript transcript = Transcript.typing(answers.toString(), QUIZ);
    assertThat(transcript.exitCode()).isZero();
    assertThat(transcript.out())
        .contains("Question 4 of 4", "4 of 4 answers right.", "0.0 millipoints lost in all");
  }

  @Test
  void aWrongAnswerLosesWhatTheTableSays() {
    JsonNode first = questions().get(0);
    for (JsonNode choice : first.get("choices")) {
      double loss = choice.get("loss").asDouble();
      String letter = choice.get("letter").asString();
      if (loss > 0) {
        String lost = String.format(Locale.ROOT, "%.1f", 1_000 * loss);
        assertThat(Transcript.typing(letter + "\nq\n", QUIZ).out())
            .contains(
                letter + " loses " + lost + " millipoints",
                "0 of 1 answers right (of 4 questions).",
                lost + " millipoints lost in all, " + lost + " on average.");
      }
    }
  }

  @Test
  void theEndOfTheInputEndsThePoliteWay() {
    Transcript transcript = Transcript.typing("", QUIZ);
    assertThat(transcript.exitCode()).isZero();
    assertThat(transcript.out()).endsWith("No question was answered.\n");
    assertThat(transcript.err()).isEmpty();
  }

  @Test
  void nonsenseIsAskedAgainButNotForEver() {
    Transcript once = Transcript.typing("\nA\nq\n", QUIZ);
    assertThat(once.out()).contains("Please type a letter from A to", "of 1 answers right");
    Transcript forEver = Transcript.typing("?\n".repeat(1_000), QUIZ);
    assertThat(forEver.exitCode()).isZero();
    assertThat(forEver.out())
        .contains("not an answer, 5 times in a row", "No question was answered.");
  }

  @Test
  void aQuizThatCannotBeIsWrongUsage() {
    assertThat(Transcript.of("backgammon", "quiz", "--checkers", "1").exitCode()).isEqualTo(2);
    assertThat(Transcript.of("backgammon", "quiz", "--checkers", "16").exitCode()).isEqualTo(2);
    assertThat(Transcript.of("backgammon", "quiz", "--positions", "0").exitCode()).isEqualTo(2);
  }
}
