package dev.hindsight.core.tables;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/**
 * What defines a table's content and index, as sorted keys with one-line texts.
 *
 * <pre>{@code
 * Parameters nine = Parameters.of().with("rules", "codingame").with("seeds", 9);
 * nine.text("seeds")   // "9"
 * }</pre>
 *
 * Immutable: {@code with} returns another. To read a parameter of a file that may say anything, use
 * {@link Table#integerParameter} and {@link Table#textParameter}, whose failures name the file.
 */
public final class Parameters {
  private static final Parameters EMPTY = new Parameters(new TreeMap<>());

  private final SortedMap<String, String> texts;

  private Parameters(SortedMap<String, String> texts) {
    this.texts = Collections.unmodifiableSortedMap(texts);
  }

  /** No parameters. */
  public static Parameters of() {
    return EMPTY;
  }

  /** These parameters and one more; an existing key is replaced. */
  public Parameters with(String key, String text) {
    HeaderWords.checkName("A parameter's key", key);
    HeaderWords.checkText("Parameter " + key, text);
    TreeMap<String, String> more = new TreeMap<>(texts);
    more.put(key, text);
    return new Parameters(more);
  }

  /** These parameters and one more; an existing key is replaced. */
  public Parameters with(String key, long integer) {
    return with(key, Long.toString(integer));
  }

  /** The keys in order. */
  public SortedSet<String> keys() {
    return Collections.unmodifiableSortedSet(new TreeMap<>(texts).navigableKeySet());
  }

  /** What all keys have, by ascending key. */
  public List<String> texts() {
    return keys().stream().map(this::text).toList();
  }

  public Optional<String> find(String key) {
    return Optional.ofNullable(texts.get(key));
  }

  /** The text of a key that must be there, else {@link IllegalArgumentException}. */
  public String text(String key) {
    String text = texts.get(key);
    if (text == null) {
      throw new IllegalArgumentException("There is no parameter " + key + " in " + this);
    }
    return text;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Parameters that && texts.equals(that.texts);
  }

  @Override
  public int hashCode() {
    return texts.hashCode();
  }

  /** {@code {rules=codingame, seeds=9}}. */
  @Override
  public String toString() {
    return texts.toString();
  }
}
