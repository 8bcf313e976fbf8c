package dev.hindsight.cli.backgammon;

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

class BackgammonDemoTest {
  @Test
  @Tag("slow")
  void theQuestionsAreTelling(@TempDir Path folder) throws IOException {
    StringWriter text = new StringWriter();
    try (Crew crew = new Crew(2)) {
      Presentation presentation = new Presentation(new PrintWriter(text));
      new BackgammonDemo().show(presentation, folder, crew);
      List<String> findings = presentation.findings();
      assertThat(findings).hasSize(3);
      assertThat(findings.get(1)).startsWith("6/1 4/2, which bears off nothing, wins 63.60");
      assertThat(findings.get(2)).contains("double, take");
    }
    assertThat(text.toString()).contains("every byte verified", "X: 17 pips");
  }
}
