package dev.hindsight.workbench.oware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.oware.play.players.BeyondTablesException;
import dev.hindsight.oware.play.players.Openings;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPlan;
import dev.hindsight.workbench.DuelResult;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwareDuelTest {
  @TempDir static Path folder;
  private static Crew crew;
  private static Path book;
  private static Path endgame;

  @BeforeAll
  static void build() throws IOException {
    crew = new Crew(2);
    book = folder.resolve("book.table");
    endgame = folder.resolve("endgame.table");
    OwareBuild.book(OwareRules.CODINGAME, 5, 200).run(book, crew);
    OwareBuild.endgame(OwareRules.CODINGAME, 5, false).run(endgame, crew);
  }

  @AfterAll
  static void close() {
    crew.close();
  }

  private static DuelResult run(String first, String second, Openings openings) throws IOException {
    return new Duel(DuelPlan.of(20, 3))
        .run(OwareDuel.of(first, second, OwareRules.CODINGAME, openings), crew);
  }

  @Test
  void namesRulesAndOpeningsAreInTheResult() throws IOException {
    DuelResult result = run("greedy", "random", Openings.randomPlies(6));
    assertThat(result.first()).isEqualTo("greedy");
    assertThat(result.second()).isEqualTo("random");
    assertThat(result.rules()).isEqualTo("codingame");
    assertThat(result.openings()).isEqualTo("6 random plies");
    assertThat(result.scoreRate().low()).isGreaterThan(0.5);
  }

  @Test
  void aPerfectPlayerLosesNoPair() throws IOException {
    DuelResult result = run("perfect:table=" + book, "greedy", Openings.endgames(5));
    assertThat(result.openings()).isEqualTo("boards of at most 5 seeds");
    assertThat(result.spreadPerGame().estimate()).isNotNegative();
    assertThat(result.wins()).isGreaterThanOrEqualTo(result.losses());
  }

  @Test
  void aPerfectPlayerBeyondItsTablesSaysWhoItIs() {
    assertThatThrownBy(() -> run("perfect:table=" + book, "greedy", Openings.randomPlies(2)))
        .isInstanceOf(BeyondTablesException.class)
        .hasMessageContaining("perfect:table=" + book)
        .hasMessageContaining("they reach to 5 seeds");
  }

  @Test
  void tablesThatCannotBeUsedAreNamed() {
    Openings openings = Openings.endgames(5);
    assertThatThrownBy(() -> run("greedy", "perfect:table=" + folder.resolve("no"), openings))
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> run("perfect:table=" + endgame, "greedy", openings))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("a book");
    OwareDuel ofOtherRules =
        OwareDuel.of("perfect:table=" + endgame, "greedy", OwareRules.AWARI, openings);
    assertThatThrownBy(() -> new Duel(DuelPlan.of(1, 1)).run(ofOtherRules, crew))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("awari");
  }

  /** A plan may come from anywhere. */
  @Test
  void plansStartNoPrograms() {
    Parameters plan =
        Parameters.of()
            .with("rules", "abapa")
            .with("openings", "plies:6")
            .with("first", "greedy")
            .with("second", "uci:true");
    assertThatThrownBy(() -> OwareDuel.of(plan)).hasMessageContaining("no player 'uci'");
  }

  @Test
  void programsThatAreNotThereAreNamed() {
    assertThatThrownBy(() -> run("greedy", "uci:no-such-engine", Openings.randomPlies(6)))
        .hasMessageContaining("'no-such-engine' could not be started");
  }
}
