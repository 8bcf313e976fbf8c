package dev.hindsight.workbench.questions;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What was said in each setting of a question, read and checked: nothing unknown, nothing twice,
 * nothing required missing.
 *
 * <pre>{@code
 * Chosen chosen = Chosen.of(List.of(POSITION, PLAYS), Map.of("position", List.of("…"), "plays", List.of("3")));
 * chosen.get(PLAYS)          // 3; 15 if nobody had said it
 * }</pre>
 */
public final class Chosen {
  private final Map<Setting<?>, List<Object>> values;

  private Chosen(Map<Setting<?>, List<Object>> values) {
    this.values = values;
  }

  /**
   * Reads what was said, as texts by {@link Setting#key}.
   *
   * @throws SettingRefusedException for the first value that makes no sense
   * @throws UnknownSettingException for a name that is none of the settings
   */
  public static Chosen of(List<Setting<?>> settings, Map<String, List<String>> said) {
    return of(settings, said, true);
  }

  /** The same where what is required may be said later: see {@link #with}. */
  public static Chosen ofSome(List<Setting<?>> settings, Map<String, List<String>> said) {
    return of(settings, said, false);
  }

  private static Chosen of(
      List<Setting<?>> settings, Map<String, List<String>> said, boolean isWhole) {
    for (String name : said.keySet()) {
      if (settings.stream().noneMatch(known -> known.key().equals(name))) {
        throw new UnknownSettingException(name, settings);
      }
    }
    Map<Setting<?>, List<Object>> values = new LinkedHashMap<>();
    for (Setting<?> setting : settings) {
      List<String> texts = said.getOrDefault(setting.key(), List.of());
      if (texts.size() > 1 && !setting.isRepeatable()) {
        throw setting.refused("may be said once, not " + texts.size() + " times");
      }
      List<Object> read = new ArrayList<>();
      for (String text : texts) {
        read.add(setting.read(text));
      }
      if (read.isEmpty() && setting.isRequired() && isWhole) {
        throw setting.refused(
            "is missing (" + setting.sentence() + "); an example is " + setting.examples().get(0));
      }
      if (!read.isEmpty()) {
        values.put(setting, List.copyOf(read));
      }
    }
    return new Chosen(values);
  }

  /**
   * The same for what a program said in JSON: texts, numbers, truth values, lists of them, and null
   * for nothing.
   */
  public static Chosen ofPlain(List<Setting<?>> settings, Map<String, ?> said) {
    Map<String, List<String>> texts = new LinkedHashMap<>();
    said.forEach(
        (name, value) -> {
          List<String> one = new ArrayList<>();
          for (Object item : value instanceof List<?> list ? list : listOf(value)) {
            if (item instanceof Map<?, ?> || item instanceof List<?> || item == null) {
              throw settings.stream()
                  .filter(known -> known.key().equals(name))
                  .findFirst()
                  .<IllegalArgumentException>map(
                      known -> known.refused("must be a text, a number, true or false"))
                  .orElseGet(() -> new UnknownSettingException(name, settings));
            }
            one.add(item instanceof BigDecimal number ? number.toPlainString() : item.toString());
          }
          texts.put(name, one);
        });
    return of(settings, texts);
  }

  private static List<Object> listOf(@Nullable Object value) {
    return value == null ? List.of() : List.of(value);
  }

  /** What was said, or what it is if nobody says another. */
  public <T> T get(Setting<T> setting) {
    return find(setting)
        .or(setting::usual)
        .orElseThrow(() -> new IllegalStateException(setting + " has no usual value; use find"));
  }

  /** What was said, if anything was. */
  public <T> Optional<T> find(Setting<T> setting) {
    return all(setting).stream().findFirst();
  }

  /** What was said in a setting that may be repeated, in order. */
  @SuppressWarnings("unchecked") // read by the setting itself
  public <T> List<T> all(Setting<T> setting) {
    return (List<T>) values.getOrDefault(setting, List.of());
  }

  /** The same, with another value of one setting. */
  public <T> Chosen with(Setting<T> setting, String text) {
    Map<Setting<?>, List<Object>> changed = new LinkedHashMap<>(values);
    changed.put(setting, List.of(setting.read(text)));
    return new Chosen(changed);
  }

  public boolean isSaid(Setting<?> setting) {
    return values.containsKey(setting);
  }

  /** A text as the value that a program would write for a JSON Schema type. */
  static Object plain(@Nullable Object type, String text) {
    if ("integer".equals(type) || "number".equals(type)) {
      return new BigDecimal(text);
    }
    return "boolean".equals(type) ? (Object) Boolean.valueOf(text) : text;
  }
}
