package dev.hindsight.oware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.rules.OwareRules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwareTest {
  private static final String START = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

  /** South can only feed North, who then captures nothing. */
  private static final String SMALL = "0-0-0-0-0-2-0-0-0-0-0-1-22-23-S";

  @TempDir Path folder;

  @Test
  void aFileAnswersAsWhatIsSolvedInMemory() throws IOException {
    Path file = folder.resolve("endgame.table");
    Oware solved = Oware.codingame().withEndgame(5);
    Oware.codingame().buildEndgame(5, file);
    Oware opened = Oware.codingame().withTable(file);
    for (String position :
        List.of(SMALL, "1-0-1-0-0-1-0-1-0-1-0-0-21-22-N", "0-0-0-0-0-0-1-0-0-0-0-0-23-24-N")) {
      assertThat(opened.value(position)).isPresent().isEqualTo(solved.value(position));
      assertThat(opened.moves(position)).isEqualTo(solved.moves(position));
    }
  }

  @Test
  void aPositionIsWorthItsBestMove() {
    Oware oware = Oware.codingame().withEndgame(6);
    for (String position : List.of(SMALL, "1-1-0-0-2-1-0-0-1-0-0-0-21-21-S")) {
      List<OwareMove> moves = oware.moves(position);
      assertThat(moves).isNotEmpty();
      assertThat(moves.get(0).netSeeds()).isEqualTo(oware.value(position));
      assertThat(moves)
          .isSortedAccordingTo(
              (one, other) ->
                  Integer.compare(other.netSeeds().orElseThrow(), one.netSeeds().orElseThrow()));
      for (OwareMove move : moves) {
        int forOther = oware.value(move.after()).orElseThrow();
        assertThat(move.netSeeds()).hasValue(move.captured() - forOther);
      }
    }
  }

  @Test
  void whatNoTableKnowsIsNotGuessed() {
    Oware oware = Oware.codingame().withEndgame(3);
    assertThat(oware.value(START)).isEmpty();
    assertThat(oware.moves(START)).hasSize(6).allMatch(move -> move.netSeeds().isEmpty());
    assertThat(oware.value(SMALL, 5)).isEmpty();
    assertThat(oware.search(START, 3).netSeeds()).isEmpty();
    assertThat(oware.search(SMALL, 3)).isEqualTo(oware.moves(SMALL).get(0));
  }

  @Test
  void aBookKnowsHowManyTurnsAreLeft() throws IOException {
    Path file = folder.resolve("book.table");
    try (Crew crew = new Crew(1)) {
      new BookBuilder(OwareRules.CODINGAME, 4, 200).build(file, crew);
    }
    Oware oware = Oware.codingame().withTable(file);
    assertThat(oware.value(SMALL, 0)).hasValue(0);
    assertThat(oware.value(SMALL, 100)).isPresent();
    assertThat(oware.moves(SMALL, 100).get(0).netSeeds()).isEqualTo(oware.value(SMALL, 100));
    assertThatThrownBy(() -> Oware.abapa().withTable(file))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("abapa");
  }

  @Test
  void aGameThatIsOverIsWorthWhatTheRulesSay() {
    String over = "0-0-0-0-0-0-0-0-0-0-2-1-22-23-S";
    for (Oware oware : List.of(Oware.codingame(), Oware.abapa(), Oware.awari())) {
      assertThat(oware.value(over)).isEqualTo(OptionalInt.of(-3));
      assertThat(oware.moves(over)).isEmpty();
      assertThatThrownBy(() -> oware.search(over, 2)).hasMessageContaining("is over");
    }
  }

  @Test
  void whatIsNotAPositionIsRefused() {
    assertThatThrownBy(() -> Oware.awari().value("4-4"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("4-4");
  }
}
