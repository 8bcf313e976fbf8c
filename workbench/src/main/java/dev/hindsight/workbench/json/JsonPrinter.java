package dev.hindsight.workbench.json;

import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.workbench.Inlined;
import dev.hindsight.workbench.JsonForm;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.util.NameTransformer;

/**
 * A result as one JSON object: the components of the record in the order they are declared, absent
 * values as null, nothing renamed. Of a component that is {@link Inlined} its own components stand
 * in its place, and a {@link JsonForm} is printed as the form that it has for programs.
 *
 * <p>Only commands called with {@code --json} touch this class, so the others never load Jackson.
 */
public final class JsonPrinter {
  private final ObjectMapper mapper =
      JsonMapper.builder()
          // Declared order is the documented order; by default the library would sort by name.
          .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
          .annotationIntrospector(new InliningIntrospector())
          .addModule(new SimpleModule().addSerializer(JsonForm.class, new FormSerializer()))
          .build();

  private static final class InliningIntrospector extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public @Nullable NameTransformer findUnwrappingNameTransformer(
        MapperConfig<?> config, AnnotatedMember member) {
      return member.hasAnnotation(Inlined.class)
          ? NameTransformer.NOP
          : super.findUnwrappingNameTransformer(config, member);
    }
  }

  private static final class FormSerializer extends ValueSerializer<JsonForm> {
    @Override
    public void serialize(JsonForm result, JsonGenerator json, SerializationContext context) {
      context.writeValue(json, result.jsonForm());
    }
  }

  /** One object on one line, without a line end. */
  public String line(Object result) {
    return mapper.writeValueAsString(result);
  }

  /** One object over several lines, for eyes and tools alike. */
  public void print(Object result, PrintWriter out) {
    out.println(text(result));
  }

  /** The same as a text, without a line end. */
  public String text(Object result) {
    return mapper.writerWithDefaultPrettyPrinter().writeValueAsString(result);
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
