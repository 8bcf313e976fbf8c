package dev.hindsight.workbench.answers;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * The JSON Schema (2020-12) of an answer, made of its components and what they say of themselves.
 *
 * <p>Records are definitions of their own, by the name of their class; {@code x-unit} is what a
 * number counts and {@code x-decimals} how many digits it keeps behind the point.
 */
public final class AnswerSchema {
  private final AnswerForms forms;
  private final String definitions;
  private final Map<String, Map<String, Object>> defined = new TreeMap<>();
  private final Map<Class<?>, String> names = new LinkedHashMap<>();

  /**
   * Schemas that refer to each other.
   *
   * @param definitions where the document has them: {@code #/$defs/}
   */
  public AnswerSchema(AnswerForms forms, String definitions) {
    this.forms = forms;
    this.definitions = definitions;
  }

  /** One answer with all that it refers to. */
  public static Map<String, Object> of(Class<?> answer, AnswerForms forms) {
    return of(List.of(answer), forms);
  }

  /** The same for one of several. */
  public static Map<String, Object> of(List<Class<?>> answers, AnswerForms forms) {
    AnswerSchema schemas = new AnswerSchema(forms, "#/$defs/");
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("type", "object");
    schema.putAll(schemas.referenceToAny(answers));
    schema.put("$defs", schemas.definitions());
    return schema;
  }

  /** Everything that was referred to so far, by name. */
  public Map<String, Map<String, Object>> definitions() {
    return defined;
  }

  /** What stands where a record of one of these kinds is expected. */
  public Map<String, Object> referenceToAny(List<Class<?>> answers) {
    List<Map<String, Object>> any = answers.stream().map(this::reference).toList();
    return any.size() == 1 ? any.get(0) : Map.of("anyOf", any);
  }

  /** What stands where a value of a type is expected. */
  public Map<String, Object> reference(Type type) {
    if (type instanceof ParameterizedType generic) {
      return generic(generic);
    }
    if (type instanceof WildcardType any) {
      return reference(any.getUpperBounds()[0]);
    }
    if (!(type instanceof Class<?> plain)) {
      return Map.of();
    }
    Optional<AnswerForm<?, ?>> form = forms.find(plain);
    if (form.isPresent()) {
      return formed(form.get());
    }
    if (plain.isRecord()) {
      return Map.of("$ref", definitions + define(plain));
    }
    if (plain.isEnum()) {
      return Map.of("type", "string", "enum", words(plain));
    }
    if (plain.isArray()) {
      return Map.of("type", "array", "items", reference(plain.getComponentType()));
    }
    if (plain.isSealed()) {
      return Map.of(
          "anyOf", Arrays.stream(plain.getPermittedSubclasses()).map(this::reference).toList());
    }
    return scalar(plain);
  }

  private static List<String> words(Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(constant -> AnswerForms.word((Enum<?>) constant))
        .toList();
  }

  private Map<String, Object> formed(AnswerForm<?, ?> form) {
    Map<String, Object> schema = new LinkedHashMap<>(reference(form.writtenAs()));
    if (!form.sentence().isEmpty()) {
      schema.put("description", form.sentence());
    }
    if (form.unit() != Unit.NONE) {
      schema.put("x-unit", form.unit().words());
    }
    return schema;
  }

  private Map<String, Object> generic(ParameterizedType type) {
    Type[] of = type.getActualTypeArguments();
    Class<?> raw = (Class<?>) type.getRawType();
    if (Map.class.isAssignableFrom(raw)) {
      return Map.of("type", "object", "additionalProperties", reference(of[1]));
    }
    if (raw == Optional.class) {
      return orNull(reference(of[0]));
    }
    if (Iterable.class.isAssignableFrom(raw)) {
      return Map.of("type", "array", "items", reference(of[0]));
    }
    return reference(raw);
  }

  private static Map<String, Object> scalar(Class<?> type) {
    if (type == OptionalInt.class || type == OptionalLong.class) {
      return orNull(Map.of("type", "integer"));
    }
    if (type == OptionalDouble.class) {
      return orNull(Map.of("type", "number"));
    }
    if (type == boolean.class || type == Boolean.class) {
      return Map.of("type", "boolean");
    }
    if (type == double.class || type == Double.class) {
      // One that is not a number, or has no limit, is written as null.
      return orNull(Map.of("type", "number"));
    }
    if (type == BigDecimal.class) {
      return Map.of("type", "number");
    }
    if (type == int.class || type == long.class || type == Integer.class || type == Long.class) {
      return Map.of("type", "integer");
    }
    return type == String.class ? Map.of("type", "string") : Map.of();
  }

  private static Map<String, Object> orNull(Map<String, Object> schema) {
    if (schema.isEmpty()) {
      return schema;
    }
    if (schema.get("type") instanceof String type && !schema.containsKey("enum")) {
      Map<String, Object> either = new LinkedHashMap<>(schema);
      either.put("type", List.of(type, "null"));
      return either;
    }
    if (schema.get("type") instanceof List<?>) {
      return schema;
    }
    return Map.of("anyOf", List.of(schema, Map.of("type", "null")));
  }

  /** The name of a record's definition, which is made at the first use. */
  private String define(Class<?> record) {
    String known = names.get(record);
    if (known != null) {
      return known;
    }
    String name = nameOf(record);
    names.put(record, name);
    Map<String, Object> properties = new LinkedHashMap<>();
    addProperties(record, properties);
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("properties", properties);
    schema.put("required", List.copyOf(properties.keySet()));
    defined.put(name, schema);
    return name;
  }

  /** The class with those around it, and with its room where two rooms have the same. */
  private String nameOf(Class<?> record) {
    String packageName = record.getPackageName();
    String name = record.getName().substring(packageName.length() + 1).replace('$', '.');
    if (!names.containsValue(name)) {
      return name;
    }
    String[] rooms = packageName.split("\\.", -1);
    String longer = name;
    for (int room = rooms.length - 1; names.containsValue(longer); room--) {
      longer = rooms[room] + "." + longer;
    }
    return longer;
  }

  private void addProperties(Class<?> record, Map<String, Object> properties) {
    for (AnswerKey key : AnswerKey.of(record)) {
      if (key.inlined()) {
        addProperties(inlinedRecord(key), properties);
      } else {
        properties.put(key.name(), property(key));
      }
    }
  }

  private Class<?> inlinedRecord(AnswerKey key) {
    Class<?> type = (Class<?>) key.type();
    return forms.find(type).<Class<?>>map(AnswerForm::writtenAs).orElse(type);
  }

  private Map<String, Object> property(AnswerKey key) {
    Map<String, Object> value = reference(key.type());
    Map<String, Object> schema = new LinkedHashMap<>(key.nullable() ? orNull(value) : value);
    Says says = key.says();
    if (says != null) {
      schema.put("description", says.value());
      if (says.unit() != Unit.NONE) {
        schema.put("x-unit", says.unit().words());
      }
      if (says.decimals() != Says.ALL_DECIMALS) {
        schema.put("x-decimals", says.decimals());
      }
    }
    return schema;
  }
}
