package dev.hindsight.serve;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/**
 * JSON as plain values: maps in order, lists, texts, numbers without a loss, truth values, null.
 */
final class Json {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
          .build();

  private Json() {}

  /**
   * Reads one value.
   *
   * @throws RpcException if the line is not JSON
   */
  static @Nullable Object read(String line) {
    try {
      return MAPPER.readValue(line, Object.class);
    } catch (JacksonException wrong) {
      throw new RpcException(
          RpcException.PARSE_ERROR, "this line is not JSON (" + wrong.getOriginalMessage() + ").");
    }
  }

  /** One line without its end. */
  static String line(@Nullable Object value) {
    return MAPPER.writeValueAsString(value);
  }

  /** An object as a map, and nothing as an empty one; null for anything else. */
  @SuppressWarnings("unchecked") // keys of JSON objects are texts
  static @Nullable Map<String, Object> object(@Nullable Object value) {
    if (value == null) {
      return new LinkedHashMap<>();
    }
    return value instanceof Map<?, ?> map ? (Map<String, Object>) map : null;
  }
}
