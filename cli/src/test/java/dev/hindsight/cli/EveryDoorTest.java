package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.notation.SettingNames;
import dev.hindsight.studio.Studio;
import dev.hindsight.studio.StudioPlan;
import dev.hindsight.workbench.catalogue.Catalogue;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.questions.Setting;
import dev.hindsight.workbench.questions.SettingRefusedException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Walks all questions: what a setting is if nobody says it, what may be said and how the rest is
 * refused is the same on the command line, over HTTP, in lines of JSON and for Java.
 */
class EveryDoorTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** A setting with something that it refuses. */
  private record Refused(Question<?> question, Setting<?> setting, String text) {
    /** The sentence with the name as a door writes it. */
    String sentence(String name) {
      Map<String, List<String>> said = new LinkedHashMap<>(question.example());
      said.put(setting.key(), List.of(text));
      try {
        Chosen.of(question.settings(), said);
      } catch (SettingRefusedException refused) {
        assertThat(refused.setting()).isSameAs(setting);
        return SettingNames.in(refused.getMessage(), quoted -> name);
      }
      throw new AssertionError(question.name() + " takes " + setting + "=" + text);
    }
  }

  private static List<Refused> refused() {
    List<Refused> all = new ArrayList<>();
    for (Question<?> question : Catalogue.all()) {
      for (Setting<?> setting : question.settings()) {
        if (setting.schema().get("minimum") instanceof Number least
            && least.longValue() > Long.MIN_VALUE) {
          all.add(new Refused(question, setting, Long.toString(least.longValue() - 1)));
          all.add(new Refused(question, setting, "many"));
        } else if (!setting.type().choices().isEmpty()) {
          all.add(new Refused(question, setting, "no-such-word"));
        }
      }
    }
    return all;
  }

  @Test
  void theCommandLineRefusesWhatTheLibraryRefuses() {
    List<Refused> all = refused();
    assertThat(all).hasSizeGreaterThan(40);
    for (Refused one : all) {
      List<String> words = new ArrayList<>(List.of(one.question.name().split("\\.")));
      words.add("--" + one.setting.name() + "=" + one.text);
      one.question.example().values().forEach(texts -> words.add(texts.get(0).strip()));
      Transcript transcript = Transcript.of(words.toArray(String[]::new));
      assertThat(transcript.err())
          .as("%s", words)
          .contains(one.sentence("--" + one.setting.name()));
      assertThat(transcript.exitCode()).as("%s", words).isEqualTo(2);
    }
  }

  @Test
  void linesOfJsonRefuseWhatTheLibraryRefuses() {
    List<Refused> all = refused();
    StringBuilder lines = new StringBuilder();
    for (int id = 0; id < all.size(); id++) {
      Refused one = all.get(id);
      Map<String, Object> parameters = new HashMap<>();
      one.question.example().forEach((key, texts) -> parameters.put(key, texts.get(0)));
      parameters.put(one.setting.key(), one.text);
      lines
          .append(
              JSON.writeValueAsString(
                  Map.of(
                      "jsonrpc",
                      "2.0",
                      "id",
                      id,
                      "method",
                      one.question.name(),
                      "params",
                      parameters)))
          .append('\n');
    }
    List<JsonNode> answers =
        Transcript.typing(lines.toString(), "serve", "--threads", "1")
            .out()
            .lines()
            .map(JSON::readTree)
            .toList();
    assertThat(answers).hasSize(all.size());
    for (JsonNode answer : answers) {
      Refused one = all.get(answer.get("id").asInt());
      assertThat(answer.get("error").get("message").asString())
          .isEqualTo(one.sentence("`" + one.setting.key() + "`") + ".");
      assertThat(answer.get("error").get("data").get("setting").asString())
          .isEqualTo(one.setting.key());
    }
  }

  @Test
  void whatIsUsualStandsInHelpAndSchemas() {
    for (Question<?> question : Catalogue.all()) {
      String help =
          Transcript.fine((question.name().replace('.', ' ') + " --help").split(" "))
              .out()
              .replaceAll("\\s+", " ");
      for (Setting<?> setting : question.settings()) {
        if (setting.isRequired()) {
          assertThatThrownBy(() -> Chosen.of(question.settings(), Map.of()))
              .hasMessageContaining("is missing");
          continue;
        }
        assertThat(help)
            .as("%s of %s", setting, question.name())
            .containsAnyOf("--" + setting.name(), "[" + setting.type().label() + "...]");
        if (!setting.type().isFlag()) {
          assertThat(help).as("%s of %s", setting, question.name()).contains(setting.otherwise());
        }
      }
    }
  }

  @Test
  void parametersOfTheStudioAreThoseSettings() throws Exception {
    int compared = 0;
    try (Studio studio = Studio.open(new StudioPlan(null, 0, null))) {
      JsonNode paths = JSON.readTree(get(studio.address().resolve("/api"))).get("paths");
      Map<String, Question<?>> questions =
          Catalogue.all().stream()
              .collect(Collectors.toMap(one -> "/api/" + one.name().replace('.', '/'), one -> one));
      for (Map.Entry<String, Question<?>> named : questions.entrySet()) {
        JsonNode path = paths.get(named.getKey());
        for (JsonNode parameter : path == null ? JSON.createArrayNode() : parameters(path)) {
          for (Setting<?> setting : named.getValue().settings()) {
            if (parameter.get("name").asString().equals(setting.key())
                && !setting.type().isFile()) {
              compare(parameter, setting, named.getKey());
              compared++;
            }
          }
        }
      }
    }
    assertThat(compared).isGreaterThan(15);
  }

  private static Iterable<JsonNode> parameters(JsonNode path) {
    return path.get("get").get("parameters");
  }

  /** A page may allow less and need more, and never the other way round. */
  private static void compare(JsonNode parameter, Setting<?> setting, String path) {
    JsonNode schema = parameter.get("schema");
    JsonNode declared = JSON.valueToTree(setting.schema());
    assertThat(parameter.get("description").asString()).as(path).startsWith(setting.sentence());
    if (setting.isRequired()) {
      assertThat(parameter.get("required").asBoolean()).as(path).isTrue();
    }
    if (declared.has("enum")) {
      assertThat(schema.get("enum")).as(path).isEqualTo(declared.get("enum"));
    }
    if (declared.has("maximum") && schema.has("maximum")) {
      assertThat(schema.get("maximum").asLong())
          .isLessThanOrEqualTo(declared.get("maximum").asLong());
      assertThat(schema.get("minimum").asLong())
          .isGreaterThanOrEqualTo(declared.get("minimum").asLong());
    }
  }

  private static String get(URI address) throws Exception {
    return HttpClient.newHttpClient()
        .send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString())
        .body();
  }
}
