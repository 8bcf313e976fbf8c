package dev.hindsight.workbench.oware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.oware.table.export.Language;
import dev.hindsight.oware.table.export.SourceKind;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwareExportTest {
  private static final Predicate<String> LINE_OF_CODE = line -> !line.strip().startsWith("//");

  @TempDir Path folder;

  private static OwareExport export(Language language, int seeds) {
    return new OwareExport(language, SourceKind.ENDGAME, OwareRules.CODINGAME, seeds, false);
  }

  @Test
  void theFileHoldsTheSourceAndTheResultItsSize() throws IOException {
    for (Language language : Language.values()) {
      Path target = Files.writeString(folder.resolve("endgame." + language.label()), "old");
      OwareExport export = export(language, 3);
      String source;
      try (Crew crew = new Crew(1)) {
        source = export.render(Optional.empty(), crew);
      }
      OwareExport.Result result = export.write(target, source, export.leftOut(Optional.empty()));
      assertThat(target).hasContent(source);
      assertThat(result.language()).isEqualTo(language.label());
      assertThat(result.seeds()).isEqualTo(3);
      assertThat(result.characters()).isEqualTo(source.length());
      assertThat(result.leftOut()).anyMatch(sentence -> sentence.contains("more than 3 seeds"));
    }
    assertThat(folder.toFile().list()).hasSize(Language.values().length);
  }

  @Test
  void aTableGivesTheSameSourceAsWhatIsSolvedOnTheSpot() throws IOException {
    Path file = folder.resolve("endgame.table");
    OwareExport export = export(Language.JAVA, 4);
    try (Crew crew = new Crew(2)) {
      OwareBuild.endgame(OwareRules.CODINGAME, 5, false).run(file, crew);
      OwareTable table = OwareTables.open(file, OwareRules.CODINGAME, false);
      // The first comment says where the values come from; the packed values are the same.
      assertThat(export.render(Optional.of(table), crew).lines().filter(LINE_OF_CODE))
          .containsExactlyElementsOf(
              export.render(Optional.empty(), crew).lines().filter(LINE_OF_CODE).toList());
      assertThat(export.leftOut(Optional.of(table)))
          .anyMatch(sentence -> sentence.contains("5 to 5 seeds of the table"));
    }
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThatThrownBy(() -> export(Language.JAVA, 0)).hasMessageContaining("seeds, not 0");
    assertThatThrownBy(() -> export(Language.JAVA, 1).write(folder, "", List.of()))
        .isInstanceOf(FileSystemException.class);
  }
}
