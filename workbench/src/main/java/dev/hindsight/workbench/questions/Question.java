package dev.hindsight.workbench.questions;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Something that can be asked: its name, what its asker may say, and how it is answered. Declared
 * once, beside the use case that answers; every door is made from it.
 *
 * @param name game or subject, and verb: {@code crossword.ask}
 * @param summary in a sentence
 * @param explanation what else to know before asking, in a few sentences; empty if there is nothing
 * @param settings all that may be said
 * @param answers the record that is the answer, which describes itself; or several, one of which it
 *     is
 * @param answering the use case
 */
public record Question<A>(
    String name,
    String summary,
    String explanation,
    List<Setting<?>> settings,
    List<Class<?>> answers,
    Answering<A> answering) {
  public Question {
    settings = List.copyOf(settings);
    answers = List.copyOf(answers);
    long names = settings.stream().map(Setting::name).distinct().count();
    if (names < settings.size()) {
      throw new IllegalArgumentException(name + " has two settings of one name");
    }
  }

  /** One that needs no explanation. */
  public Question(
      String name,
      String summary,
      List<Setting<?>> settings,
      Class<A> answer,
      Answering<A> answering) {
    this(name, summary, "", settings, answer, answering);
  }

  /** One that is answered with records of one kind. */
  public Question(
      String name,
      String summary,
      String explanation,
      List<Setting<?>> settings,
      Class<A> answer,
      Answering<A> answering) {
    this(name, summary, explanation, settings, List.of(answer), answering);
  }

  /** A use case that answers. */
  @FunctionalInterface
  public interface Answering<A> {
    /**
     * Answers.
     *
     * @throws SettingRefusedException if what was said does not go together
     */
    A answer(Chosen chosen, Asking asking) throws IOException;
  }

  /** Puts the question. */
  public A ask(Chosen chosen, Asking asking) throws IOException {
    return answering.answer(chosen, asking);
  }

  /** The JSON Schema of what may be said: an object whose keys are the settings. */
  public Map<String, Object> schema() {
    Map<String, Object> properties = new LinkedHashMap<>();
    List<String> required = new ArrayList<>();
    for (Setting<?> setting : settings) {
      properties.put(setting.key(), setting.schema());
      if (setting.isRequired()) {
        required.add(setting.key());
      }
    }
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("properties", properties);
    schema.put("required", required);
    schema.put("additionalProperties", false);
    return schema;
  }

  /** What may be said as an example, in texts by key: whatever is required. */
  public Map<String, List<String>> example() {
    Map<String, List<String>> said = new LinkedHashMap<>();
    for (Setting<?> setting : settings) {
      if (setting.isRequired()) {
        said.put(setting.key(), setting.examples());
      }
    }
    return said;
  }
}
