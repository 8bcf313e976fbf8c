package dev.hindsight.backgammon.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.ShippedTable;
import dev.hindsight.core.tables.WrongTableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnchorTableTest {
  private static final List<Float> SIX = List.of(0.4f, 0.1f, 0f, 0.3f, 0.15f, 0.05f);

  @TempDir Path folder;

  /** Every end position of every first roll, with an equity that tells them apart. */
  private static List<Anchor> firstMoves() {
    List<Anchor> anchors = new ArrayList<>();
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(Board.START);
    for (Dice dice : Dice.ROLLS) {
      for (int index = 0; index < moves.generate(dice.first(), dice.second()); index++) {
        Board board = moves.board(index).swapped();
        if (anchors.stream().noneMatch(anchor -> anchor.board().equals(board))) {
          anchors.add(new Anchor(board, SIX, anchors.size() / 1000f, 0.01f, 36, 8));
        }
      }
    }
    return anchors;
  }

  @Test
  void everyAnchorIsFoundAndNothingElse() {
    List<Anchor> anchors = firstMoves();
    assertThat(anchors).hasSizeGreaterThan(200);
    AnchorTable table = new AnchorTable(anchors);
    for (Anchor anchor : anchors) {
      assertThat(table.find(anchor.board())).contains(anchor);
      assertThat(table.find(new RunningBoard(anchor.board()))).isSameAs(anchor);
      assertThat(table.find(anchor.board().swapped())).isEmpty();
    }
    assertThat(table.find(Board.START)).isEmpty();
  }

  @Test
  void itComesBackFromItsFile() throws IOException {
    Path file = folder.resolve("a.anchors");
    AnchorTable table = new AnchorTable(firstMoves());
    table.write(file, Provenance.ofRecipe("made up"));
    assertThat(((AnchorTable) BackgammonTables.open(file)).anchors()).isEqualTo(table.anchors());
    assertThatThrownBy(() -> BackgammonTables.openBearoff(file))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("backgammon.anchors");
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
    assertThatThrownBy(() -> AnchorTable.open(file)).isInstanceOf(CorruptTableException.class);
  }

  @Test
  void whatCannotBeIsRefused() {
    Anchor one = new Anchor(Board.START, SIX, 0.1f, 0.01f, 36, 8);
    assertThatThrownBy(() -> new AnchorTable(List.of(one, one))).hasMessageContaining("twice");
    List<Float> tooMuch = List.of(0.4f, 0.1f, 0f, 0.3f, 0.15f, 0.06f);
    List<Float> negative = List.of(0.5f, -0.1f, 0.1f, 0.3f, 0.15f, 0.05f);
    for (List<Float> six : List.of(tooMuch, negative, SIX.subList(0, 5))) {
      assertThatThrownBy(() -> new Anchor(Board.START, six, 0.1f, 0.01f, 36, 8))
          .hasMessageContaining("sum to 1");
    }
    for (float bad : new float[] {-1, Float.NaN}) {
      assertThatThrownBy(() -> new Anchor(Board.START, SIX, 0.1f, bad, 36, 8))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void thoseOfTheProgramAreSmallAndWereRolledOutWithItsNets() throws IOException {
    byte[] bytes =
        new ShippedTable(DefaultAnchors.class, "hindsight-backgammon", "default.anchors").bytes();
    assertThat(bytes).hasSizeLessThanOrEqualTo(200_000);
    Path file = folder.resolve("default.anchors");
    Files.write(file, bytes);
    try (var table = dev.hindsight.core.tables.Table.open(file, AnchorFormat.KIND)) {
      assertThat(table.provenance().inputSha256()).containsEntry("nets", DefaultNets.sha256());
    }
    assertThat(DefaultAnchors.anchors().find(Board.START)).isPresent();
    assertThat(DefaultAnchors.anchors().anchors())
        .allSatisfy(anchor -> assertThat(anchor.standardError()).isLessThan(0.05f));
  }
}
