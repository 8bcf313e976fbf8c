package dev.hindsight.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class FileFormTest {
  @ParameterizedTest
  @CsvSource({
    "p.spv, SPV",
    "folder/B6.NPY, NPY",
    "a.table.csv, CSV",
    "english.klv2, KLV2",
    "gnubg_ts.bd, BD",
    "r.req, REQ",
    "words.kwg, KWG",
    "b6.table, TABLE"
  })
  void theEndingOfANamePromisesAForm(Path file, FileForm promised) {
    assertThat(FileForm.promisedBy(file)).contains(promised);
  }

  @ParameterizedTest
  @CsvSource({"english.leaves", "table", "npy", "x.table.part", "nets.onnx"})
  void othersPromiseNothing(Path file) {
    assertThat(FileForm.promisedBy(file)).isEmpty();
    for (FileForm written : FileForm.values()) {
      assertThatCode(() -> written.checkName(file)).doesNotThrowAnyException();
    }
  }

  @ParameterizedTest
  @EnumSource(FileForm.class)
  void aFormHasItsOwnNameAndNoOther(FileForm written) {
    for (String name : new String[] {"a.spv", "a.npy", "a.csv", "a.klv2", "a.bd", "a.req"}) {
      Path file = Path.of(name);
      if (FileForm.promisedBy(file).orElseThrow() == written) {
        assertThatCode(() -> written.checkName(file)).doesNotThrowAnyException();
      } else {
        assertThatThrownBy(() -> written.checkName(file))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining(name + " would not be what its name says");
      }
    }
  }

  @Test
  void refusalsSayWhatWouldBeWritten() {
    assertThatThrownBy(() -> FileForm.TABLE.checkName(Path.of("p.spv")))
        .hasMessage(
            "p.spv would not be what its name says: a table of this program is written here, not"
                + " placement values for other programs; use another ending, such as .table");
  }
}
