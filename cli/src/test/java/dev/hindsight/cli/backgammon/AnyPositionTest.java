package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.notation.GnubgId;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.cli.backgammon.ask.AnswerText;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.ask.BackgammonAsk;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.json.JsonPrinter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever an id can say, whoever asks gets an answer. */
class AnyPositionTest {
  private static final String BASE64 =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  private static final long SEED = 99;
  private static final JsonPrinter JSON = new JsonPrinter();

  @Test
  @Tag("slow")
  void everyIdThatIsReadIsAnswered() {
    RandomGenerator random = TrialRandom.of(SEED, 0);
    List<Board> boards =
        List.of(
            Board.START,
            home(new int[] {1, 1, 0, 0, 0, 1}, new int[] {2, 0, 1}),
            home(new int[] {5, 5, 0, 0, 0, 0}, new int[] {0, 0, 3}),
            home(new int[] {0, 0, 0, 0, 0, 0, 0, 1, 0, 1}, new int[] {0, 0, 3}),
            home(new int[] {1, 0, 0, 0, 0, 0, 1}, new int[] {0, 0, 1}),
            home(new int[] {}, new int[] {0, 0, 3}),
            home(new int[] {2}, new int[] {}));
    int answered = 0;
    try (Crew crew = new Crew(1)) {
      BackgammonAsk ask = new BackgammonAsk(BearoffShelf.NONE, crew);
      for (int trial = 0; trial < 5_000; trial++) {
        Board board = boards.get(random.nextInt(boards.size()));
        String id = GnubgId.writeBoard(board) + ":" + matchId(random);
        try {
          check(id, ask.answer(PositionText.parse(id)));
          answered++;
        } catch (BackgammonFormatException refused) {
          assertThat(refused).as(id).hasMessageContaining("'");
        }
      }
    }
    assertThat(answered).isGreaterThan(100);
  }

  private static void check(String id, BackgammonAnswer answer) {
    assertThat(AnswerText.of(answer)).as(id).contains("pips");
    JSON.printLine(answer, new PrintWriter(new StringWriter()));
    assertThat(answer.winProbability()).as("seed %d: %s", SEED, id).isBetween(0.0, 1.0);
    assertThat(answer.equity().cubeless()).as("seed %d: %s", SEED, id).isBetween(-3.0, 3.0);
    BackgammonPosition position = answer.position();
    assertThat(answer.moves() == null).as(id).isEqualTo(position.dice() == null);
  }

  private static Board home(int[] mover, int[] other) {
    return Board.of(Arrays.copyOf(mover, 25), Arrays.copyOf(other, 25));
  }

  /** Mostly zero bits, as in real ids: long matches are refused for their scores otherwise. */
  private static String matchId(RandomGenerator random) {
    StringBuilder id = new StringBuilder();
    for (int character = 0; character < 12; character++) {
      boolean empty = character > 3 && random.nextInt(4) > 0;
      id.append(empty ? 'A' : BASE64.charAt(random.nextInt(BASE64.length())));
    }
    return id.toString();
  }
}
