package dev.hindsight.workbench.oware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.export.Language;
import dev.hindsight.oware.table.export.SourceExport;
import dev.hindsight.oware.table.export.SourceKind;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwareExportTest {
  @TempDir Path folder;

  private static OwareExport endgame(Language language, int seeds) {
    return new OwareExport(language, SourceKind.ENDGAME, OwareRules.CODINGAME, seeds);
  }

  private static String render(OwareExport export) {
    try (Crew crew = new Crew(1)) {
      return export.render(Optional.empty(), crew);
    }
  }

  @Test
  void theFileHoldsTheSourceAndTheResultItsSize() throws IOException {
    for (Language language : Language.values()) {
      Path target = Files.writeString(folder.resolve("endgame." + language.label()), "old");
      OwareExport export = endgame(language, 3);
      String source = render(export);
      OwareExport.Result result =
          export.write(target, source, export.leftOut(Optional.empty()));
      assertThat(target).hasContent(source);
      assertThat(result.language()).isEqualTo(language.label());
      assertThat(result.seeds()).isEqualTo(3);
      assertThat(result.characters()).isEqualTo(source.length());
      assertThat(result.leftOut()).contains("Boards of more than 3 seeds.");
    }
    assertThat(folder.toFile().list()).hasSize(Language.values().length);
  }

  @Test
  void moreThanAProgramCanHoldIsRefused() {
    int most = SourceExport.MOST_SEEDS;
    assertThatThrownBy(() -> endgame(Language.CPP, most + 1))
        .hasMessageContaining("1 to " + most + " seeds, not " + (most + 1));
    assertThatThrownBy(() -> endgame(Language.CPP, 1).write(folder, "", List.of()))
        .isInstanceOf(FileSystemException.class);
  }
}
