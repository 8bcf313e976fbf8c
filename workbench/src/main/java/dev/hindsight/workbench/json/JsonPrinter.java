package dev.hindsight.workbench.json;

import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.workbench.answers.AnswerForms;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/**
 * A result as one JSON object: what {@link AnswerForms} makes of it, with the components of the
 * record in the order they are declared and absent values as null.
 *
 * <p>Only commands called with {@code --json} touch this class, so the others never load Jackson.
 */
public final class JsonPrinter {
  private final AnswerForms forms = GameForms.all();
  private final ObjectMapper mapper =
      JsonMapper.builder().enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN).build();

  /** One object on one line, without a line end. */
  public String line(Object result) {
    return mapper.writeValueAsString(forms.plain(result));
  }

  /** One object over several lines, for eyes and tools alike. */
  public void print(Object result, PrintWriter out) {
    out.println(text(result));
  }

  /** The same as a text, without a line end. */
  public String text(Object result) {
    return mapper.writerWithDefaultPrettyPrinter().writeValueAsString(forms.plain(result));
  }

  /** The text as a file, written whole or not at all. */
  public void write(Object result, Path target) throws IOException {
    byte[] json = (text(result) + "\n").getBytes(StandardCharsets.UTF_8);
    WholeFile.write(target, out -> out.write(json));
  }

  /** One object on one line, for streams of them. */
  public void printLine(Object result, PrintWriter out) {
    out.println(line(result));
  }
}
