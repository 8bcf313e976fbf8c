package dev.hindsight.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The examples in the Javadoc of the library are Java that compiles against it. */
class JavadocTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("<pre>\\{@code\\n(.*?)\\}</pre>", Pattern.DOTALL);

  private static String program(String game, List<String> examples) {
    StringBuilder code = new StringBuilder("import dev.hindsight." + game + ".*;\n");
    code.append("import java.time.*;\nimport java.util.*;\nclass Examples {\n");
    for (int number = 0; number < examples.size(); number++) {
      code.append("  void example").append(number).append("() throws Exception {\n");
      int value = 0;
      for (String line : examples.get(number).split("\n", -1)) {
        String text = line.replaceFirst("^ *\\* ?", "").replaceFirst("//.*", "").strip();
        if (text.isEmpty() || text.endsWith(";")) {
          code.append(text).append('\n');
        } else {
          // An expression, with what it gives behind it.
          code.append("Object value").append(value++).append(" = ").append(text).append(";\n");
        }
      }
      code.append("  }\n");
    }
    return code.append("}\n").toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"oware", "backgammon", "crossword"})
  void examplesCompile(String game, @TempDir Path classes) throws Exception {
    Path sources = Path.of("..", game, "src/main/java/dev/hindsight", game);
    List<String> examples;
    try (Stream<Path> files = Files.list(sources)) {
      examples =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .sorted()
              .flatMap(
                  file -> {
                    try {
                      return EXAMPLE
                          .matcher(Files.readString(file, StandardCharsets.UTF_8))
                          .results();
                    } catch (java.io.IOException unreadable) {
                      throw new java.io.UncheckedIOException(unreadable);
                    }
                  })
              .map(found -> found.group(1))
              .toList();
    }
    assertThat(examples).isNotEmpty();
    String program = program(game, examples);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavaFileObject source =
        new SimpleJavaFileObject(
            URI.create("string:///Examples.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean lenient) {
            return program;
          }
        };
    StringWriter said = new StringWriter();
    boolean compiles =
        compiler
            .getTask(
                said,
                null,
                null,
                List.of(
                    "-d",
                    classes.toString(),
                    "-proc:none",
                    "-cp",
                    System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path"))),
                null,
                List.of(source))
            .call();
    assertThat(compiles).as(said + "\n" + program).isTrue();
  }
}
