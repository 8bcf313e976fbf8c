package dev.hindsight.workbench.crossword.ask;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.build.racks.TrainingPlan;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.workbench.crossword.build.LeavesBuild;
import dev.hindsight.workbench.crossword.build.RackEquityBuild;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.crossword.files.TinyFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Leaves derived for a position, against a table of leaves that was built for its tiles unseen. */
class DerivingAskTest {
  @TempDir Path folder;

  private TinyFiles tiny;
  private Path racks;

  @BeforeEach
  void learn() throws IOException {
    tiny = TinyFiles.in(folder);
    racks = tiny.file("tiny.racks");
    try (Crew crew = new Crew(1)) {
      new RackEquityBuild(
              tiny.files(), new TrainingPlan(40, 2, 7), new RackEquityBuild.Start(null, false))
          .run(racks, crew);
    }
  }

  @Test
  void theAnswerIsThatWithLeavesBuiltForTheTilesUnseen() throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(tiny.files());
    for (String text :
        new String[] {
          "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AABBEES/ 0/0 0",
          "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AAES?/ 0/0 0",
          "15/15/15/15/15/15/15/6A8/15/15/15/15/15/15/15 ABEESS?/ 0/0 0"
        }) {
      CgpPosition asked = Cgp.parse(text, loaded.rules());
      CrosswordAnswer derived = CrosswordAsk.deriving(loaded, racks).answer(asked, 1_000, true);
      assertThat(derived.tilesInBag()).as("else leaves do not count").isPositive();
      assertThat(derived.leaves()).isEqualTo("derived from " + racks + " for the tiles unseen");
      CrosswordAnswer built = answerWithLeavesFor(derived.unseen().toString(), asked);
      // Only rack equities tell what a turn is worth, and by that what a pass gives away.
      assertThat(withoutPass(derived))
          .usingRecursiveFieldByFieldElementComparatorIgnoringFields("fullBagValue")
          .isEqualTo(withoutPass(built));
      assertThat(derived.sumOfEquityMillipoints()).isEqualTo(built.sumOfEquityMillipoints());
      CrosswordAnswer without = new CrosswordAsk(loaded).answer(asked, 1_000, true);
      assertThat(derived.best()).isNotEqualTo(without.best());
    }
  }

  @Test
  void theFullBagIsThatOfTheSameRackEquities() throws IOException {
    Path leaves = tiny.file("full.klv2");
    try (Crew crew = new Crew(1)) {
      LeavesBuild.open(racks, LoadedEquipment.openTiles(tiny.tiles()), null, DrawConvention.POOL)
          .run(leaves, crew);
    }
    LoadedEquipment loaded = LoadedEquipment.open(tiny.files());
    LoadedEquipment withFull =
        LoadedEquipment.open(new CrosswordFiles(tiny.words(), leaves, tiny.tiles(), null));
    CgpPosition asked =
        Cgp.parse("15/15/15/15/15/15/15/6A8/15/15/15/15/15/15/15 ABEESS?/ 0/0 0", loaded.rules());
    Map<Rack, Equity> expected = new HashMap<>();
    for (CrosswordAnswer.Move move :
        new CrosswordAsk(withFull).answer(asked, 1_000, false).best()) {
      expected.put(move.leave(), move.leaveValue());
    }
    List<CrosswordAnswer.Move> derived =
        CrosswordAsk.deriving(loaded, racks).answer(asked, 1_000, false).best();
    assertThat(derived).anyMatch(move -> move.leaveValue().compareTo(fullBag(move)) != 0);
    for (CrosswordAnswer.Move move : derived) {
      if (!(move.move().move() instanceof Pass)) {
        assertThat(fullBag(move)).as(move.move().toString()).isEqualTo(expected.get(move.leave()));
      }
    }
  }

  private static List<CrosswordAnswer.Move> withoutPass(CrosswordAnswer answer) {
    return answer.best().stream().filter(move -> !(move.move().move() instanceof Pass)).toList();
  }

  private static Equity fullBag(CrosswordAnswer.Move move) {
    return move.fullBagValue() == null ? Equity.ZERO : move.fullBagValue();
  }

  private CrosswordAnswer answerWithLeavesFor(String unseen, CgpPosition asked) throws IOException {
    // In a form that does not say for which bag it is: a table would be refused for a full one.
    Path leaves = tiny.file("late.klv2");
    try (Crew crew = new Crew(1)) {
      LeavesBuild.open(
              racks, LoadedEquipment.openTiles(tiny.tiles()), unseen, DrawConvention.HELD_APART)
          .run(leaves, crew);
    }
    LoadedEquipment loaded =
        LoadedEquipment.open(new CrosswordFiles(tiny.words(), leaves, tiny.tiles(), null));
    return new CrosswordAsk(loaded).answer(asked, 1_000, true);
  }
}
