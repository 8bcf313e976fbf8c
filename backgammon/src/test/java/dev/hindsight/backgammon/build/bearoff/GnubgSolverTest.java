package dev.hindsight.backgammon.build.bearoff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.backgammon.table.foreign.GnubgCheck;
import dev.hindsight.backgammon.table.foreign.GnubgTwoSided;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GnubgSolverTest {
  @TempDir private Path folder;

  /**
   * Of the files that makebearoff of GNU Backgammon 1.07 writes, with {@code -t} or {@code -C -t}.
   */
  @ParameterizedTest
  @CsvSource({
    "3, true, b5fc989e0851634e16b4e220d5d201d36116939ca78c5ee0aae5305ea6393545",
    "4, true, 0341d8f026a272150f528fb07f5ea1cbec08db4b63f3f6b50d551c7da24dd49c",
    "4, false, 13530bec8e3fa73aa1ae3fb7fad3b3bd708b850887a50d7d0d4f11e277cf2b95"
  })
  void filesAreThoseOfGnubgByteForByte(int checkers, boolean cubeful, String sha256)
      throws Exception {
    assertThat(sha256(written(checkers, cubeful, 2))).isEqualTo(sha256);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "6, true, 9eac8a2c697dae8a09f2e5653022084b9e725df6c32950cb5299b273fc64500f",
    "6, false, bd92dc266ded45d1eb1d4bb486603fc1d93bcecc3dee9e4e6338a9162c4d38b3"
  })
  void largerFilesAreThoseOfGnubgByteForByte(int checkers, boolean cubeful, String sha256)
      throws Exception {
    assertThat(sha256(written(checkers, cubeful, 2))).isEqualTo(sha256);
  }

  @Test
  void threadsDoNotShowInTheFile() throws IOException {
    byte[] alone = Files.readAllBytes(written(4, true, 1));
    assertThat(Files.readAllBytes(written(4, true, 3))).isEqualTo(alone);
  }

  /** Truncation costs up to 7e−5 in the chance to win and 1.8e−4 in equity, and the check knows. */
  @Test
  void itIsNearTheExactValuesAndSound() throws IOException {
    Path file = written(5, true, 2);
    BearoffTable truncated = GnubgTwoSided.open(file);
    Path exactFile = folder.resolve("exact.table");
    try (Crew crew = new Crew(2)) {
      new TwoSidedBuilder(6, 5, true).build(exactFile, crew);
    }
    BearoffTable exact = BearoffTable.open(exactFile);
    for (CubeState state : CubeState.values()) {
      int most = 0;
      for (int us = 0; us < exact.index().size(); us++) {
        for (int them = 0; them < exact.index().size(); them++) {
          int difference = truncated.stored(state, us, them) - exact.stored(state, us, them);
          most = Math.max(most, Math.abs(difference));
        }
      }
      assertThat(most / 65_535.0).as(state.name()).isBetween(1e-5, 9e-5);
    }
    assertThat(GnubgCheck.verify(file).fault()).isEmpty();
  }

  @Test
  void impossibleSizesAreRefused() {
    assertThatThrownBy(() -> new GnubgSolver(6, 16, true)).hasMessageContaining("1 to 15");
    assertThatThrownBy(() -> new GnubgSolver(7, 15, true)).hasMessageContaining("too many");
  }

  private Path written(int checkers, boolean cubeful, int threads) throws IOException {
    Path file = folder.resolve("as-gnubg.bd");
    try (Crew crew = new Crew(threads)) {
      GnubgTwoSided.write(new GnubgSolver(6, checkers, cubeful).solve(crew), file);
    }
    return file;
  }

  private static String sha256(Path file) throws IOException, NoSuchAlgorithmException {
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
    return HexFormat.of().formatHex(hash);
  }
}
