package dev.hindsight.lab.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hindsight lab crossword openness}: what it says of a few games, and writes. */
@Tag("slow")
class OpennessCommandTest {
  private static final String FEW =
      "lab crossword openness --games 48 --candidates 3 --racks 2 --measure extent --out ";

  @TempDir private Path folder;

  @Test
  void theValuesAreWrittenWithFactorsAndUsed() {
    Path one = folder.resolve("one.squares");
    Path two = folder.resolve("two.squares");
    Transcript first = Transcript.fine((FEW + one + " --threads 1").split(" "));
    Transcript.fine((FEW + two + " --threads 2").split(" "));
    assertThat(one).hasSameBinaryContentAs(two);
    assertThat(first.out()).contains("all boards", "open-edges 4", "hooks 4", "Explained:");
    String table = first.out().substring(0, first.out().indexOf(one.toString()));
    assertThat(table.lines()).allMatch(line -> line.length() <= 80);
    assertThat(Transcript.fine("tables", "info", one.toString()).out())
        .contains("extent", "factors by extent");
    String duel = "crossword duel --first static:placement=%s --second static --pairs 2";
    Transcript.fine(duel.formatted(one).split(" "));

    Transcript again = Transcript.of(("lab crossword openness --placement " + one).split(" "));
    assertThat(again.exitCode()).isEqualTo(3);
    assertThat(again.err()).contains("is multiplied by openness already");
  }

  @Test
  void hooksAreWrittenAndUsed() {
    Path hooks = folder.resolve("hooks.squares");
    Transcript.fine((FEW.replace("extent", "hooks") + hooks).split(" "));
    assertThat(Transcript.fine("tables", "info", hooks.toString()).out())
        .contains("factors by hooks");
    String duel = "crossword duel --first static:placement=%s --second static --pairs 2";
    Transcript.fine(duel.formatted(hooks).split(" "));
    Transcript spv =
        Transcript.of("tables", "convert", hooks.toString(), "--out", folder + "/hooks.spv");
    assertThat(spv.exitCode()).isEqualTo(3);
    assertThat(spv.err()).contains("cannot say that its plain values go by hooks");
  }

  @Test
  void aTableToWriteNeedsAMeasure() {
    Transcript which = Transcript.of("lab crossword openness --out x.squares".split(" "));
    assertThat(which.exitCode()).isEqualTo(2);
    assertThat(which.err()).contains("extent, open-edges or hooks");
    Transcript unknown = Transcript.of("lab crossword openness --measure none".split(" "));
    assertThat(unknown.err()).contains("--measure is extent, open-edges or hooks, not none");
  }
}
