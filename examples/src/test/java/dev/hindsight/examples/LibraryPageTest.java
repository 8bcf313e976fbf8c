package dev.hindsight.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What {@code docs/library.md} shows is what the examples do. */
class LibraryPageTest {
  private static final Pattern JAVA = Pattern.compile("```java\\n(.*?)```", Pattern.DOTALL);

  private static String squeezed(String code) {
    return code.replaceAll("\\s+", "");
  }

  @Test
  void everyPieceOfCodeOnThePageIsInAnExample() throws IOException {
    String page =
        Files.readString(Path.of("..", "docs", "library.md"), StandardCharsets.UTF_8)
            .replace("\r\n", "\n");
    List<String> pieces = JAVA.matcher(page).results().map((MatchResult r) -> r.group(1)).toList();
    StringBuilder examples = new StringBuilder();
    Path sources = Path.of("src", "main", "java", "dev", "hindsight", "examples");
    try (Stream<Path> files = Files.list(sources)) {
      for (Path file : files.sorted().toList()) {
        examples.append(Files.readString(file, StandardCharsets.UTF_8)).append('\n');
        String name = file.getFileName().toString().replace(".java", "");
        if (!name.equals("package-info")) {
          assertThat(page).as("the page names every example").contains(name);
        }
      }
    }
    assertThat(pieces).hasSizeGreaterThanOrEqualTo(4);
    String all = squeezed(examples.toString());
    for (String piece : pieces) {
      assertThat(all).contains(squeezed(piece));
    }
  }
}
