package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.demo.Presentation;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrosswordDemoTest {
  @Test
  @Tag("slow")
  void theQuestionIsTelling(@TempDir Path folder) throws IOException {
    StringWriter text = new StringWriter();
    try (Crew crew = new Crew(2)) {
      Presentation presentation = new Presentation(new PrintWriter(text));
      new CrosswordDemo().show(presentation, folder, crew);
      List<String> findings = presentation.findings();
      assertThat(findings)
          .element(0)
          .isEqualTo(
              "12A BOON scores 33 points, but A11 (A)BOON, for 30, gains +30 by the end of the"
                  + " game");
      assertThat(findings).hasSize(3);
      assertThat(findings.get(1)).containsPattern("of 148,150 racks only [0-9,]+ explain");
      assertThat(findings.get(2)).contains("is worth +");
    }
    assertThat(text.toString()).contains("168,551 words", "the bag is empty");
  }
}
