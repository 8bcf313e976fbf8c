package dev.hindsight.workbench.oware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.table.export.Language;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwareExportTest {
  @TempDir Path folder;

  private static String render(Language language, int seeds) {
    try (Crew crew = new Crew(1)) {
      return OwareExport.render(language, seeds, Optional.empty(), crew);
    }
  }

  @Test
  void theFileHoldsTheSourceAndTheResultItsSize() throws IOException {
    for (Language language : Language.values()) {
      Path target = Files.writeString(folder.resolve("endgame." + language.label()), "old");
      String source = render(language, 3);
      OwareExport.Result result = OwareExport.write(target, language, 3, source);
      assertThat(target).hasContent(source);
      assertThat(result.language()).isEqualTo(language.label());
      assertThat(result.seeds()).isEqualTo(3);
      assertThat(result.characters()).isEqualTo(source.length());
    }
    assertThat(folder.toFile().list()).hasSize(Language.values().length);
  }

  @Test
  void moreThanAProgramCanHoldIsRefused() {
    assertThatThrownBy(() -> render(Language.values()[0], 12))
        .hasMessageContaining("1 to 11 seeds, not 12");
    assertThatThrownBy(() -> OwareExport.write(folder, Language.values()[0], 1, ""))
        .isInstanceOf(FileSystemException.class);
  }
}
