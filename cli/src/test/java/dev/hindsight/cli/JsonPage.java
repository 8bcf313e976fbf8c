package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.workbench.answers.AnswerSchema;
import dev.hindsight.workbench.json.GameForms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page that documents JSON, held against the records that are printed. */
public record JsonPage(Path page) {
  private static final Pattern TABLE =
      Pattern.compile("<!-- keys: ([\\w.$ ]+) -->\\n.*?<!-- end -->", Pattern.DOTALL);

  /** A page of the folder {@code docs}. */
  public static JsonPage of(String name) {
    return new JsonPage(Path.of(System.getProperty("basedir", ".")).resolve("../docs/" + name));
  }

  /** One section names all keys of what is printed. */
  public void checkKeys(Class<?> printed) throws IOException {
    List<String> keys = keys(printed);
    List<String> fewest = keys;
    for (String section : Files.readString(page).split("\n## ", -1)) {
      List<String> missing = keys.stream().filter(key -> !names(section, key)).toList();
      fewest = missing.size() < fewest.size() ? missing : fewest;
    }
    assertThat(fewest)
        .as("keys of %s that the section with most of them lacks", printed.getName())
        .isEmpty();
  }

  /** Every component, to the last, says in the schema what it is. */
  public static void checkDescriptions(Class<?> printed) {
    Map<?, ?> definitions = (Map<?, ?>) AnswerSchema.of(printed, GameForms.all()).get("$defs");
    List<String> silent = new ArrayList<>();
    definitions.forEach(
        (name, definition) ->
            ((Map<?, ?>) ((Map<?, ?>) definition).get("properties"))
                .forEach(
                    (key, property) -> {
                      if (!((Map<?, ?>) property).containsKey("description")) {
                        silent.add(name + "." + key);
                      }
                    }));
    assertThat(silent).as("components of %s without @Says", printed.getName()).isEmpty();
  }

  /** Its tables are what the records say of themselves; writes them if told to. */
  public void checkTables() throws IOException, ClassNotFoundException {
    String text = Files.readString(page);
    Matcher table = TABLE.matcher(text);
    StringBuilder expected = new StringBuilder();
    while (table.find()) {
      String rows = rows(Class.forName("dev.hindsight." + table.group(1)));
      table.appendReplacement(
          expected,
          Matcher.quoteReplacement(
              "<!-- keys: " + table.group(1) + " -->\n" + rows + "<!-- end -->"));
    }
    table.appendTail(expected);
    if (Boolean.getBoolean("hindsight.regenerate")) {
      Files.writeString(page, expected);
    }
    assertThat(Files.readString(page))
        .as("%s; CONTRIBUTING.md says how to write it again", page.getFileName())
        .isEqualTo(expected.toString());
  }

  private static String rows(Class<?> answer) {
    Map<String, Object> schema = AnswerSchema.of(answer, GameForms.all());
    Map<?, ?> definitions = (Map<?, ?>) schema.get("$defs");
    StringBuilder rows = new StringBuilder("\n| key | meaning | unit |\n|---|---|---|\n");
    addRows("", definition(schema, definitions), definitions, new LinkedHashMap<>(), rows);
    return rows.append('\n').toString();
  }

  /** The object that a schema refers to, of a list its elements; null if it is none. */
  private static Map<?, ?> definition(Map<?, ?> schema, Map<?, ?> definitions) {
    if (schema.get("$ref") instanceof String name) {
      return (Map<?, ?>) definitions.get(name.substring("#/$defs/".length()));
    }
    if (schema.get("anyOf") instanceof List<?> any && any.size() == 2) {
      return definition((Map<?, ?>) any.get(0), definitions);
    }
    return schema.get("items") instanceof Map<?, ?> items ? definition(items, definitions) : null;
  }

  private static boolean isList(Map<?, ?> schema) {
    return schema.containsKey("items")
        || schema.get("anyOf") instanceof List<?> any && isList((Map<?, ?>) any.get(0));
  }

  private static void addRows(
      String prefix,
      Map<?, ?> object,
      Map<?, ?> definitions,
      Map<Map<?, ?>, String> shown,
      StringBuilder rows) {
    Map<?, ?> properties = (Map<?, ?>) object.get("properties");
    for (Object key : properties.keySet()) {
      Map<?, ?> property = (Map<?, ?>) properties.get(key);
      String name = prefix + key + (isList(property) ? "[]" : "");
      Map<?, ?> inner = definition(property, definitions);
      String before = inner == null ? null : shown.putIfAbsent(inner, name);
      Object unit = property.get("x-unit");
      rows.append("| `" + name + "` | ")
          .append(property.get("description"))
          .append(before == null ? "" : "; keys as of `" + before + "`")
          .append(" | " + (unit == null ? "" : unit) + " |\n");
      if (inner != null && before == null) {
        addRows(name + ".", inner, definitions, shown, rows);
      }
    }
  }

  private static boolean names(String section, String key) {
    return Pattern.compile("`[^`]*\\b" + key + "\\b[^`]*`").matcher(section).find();
  }

  private static List<String> keys(Class<?> printed) {
    Map<String, Object> schema = AnswerSchema.of(printed, GameForms.all());
    Map<?, ?> object = definition(schema, (Map<?, ?>) schema.get("$defs"));
    List<String> keys = new ArrayList<>();
    ((Map<?, ?>) object.get("properties")).keySet().forEach(key -> keys.add((String) key));
    return keys;
  }
}
