package dev.hindsight.studio;

import static dev.hindsight.studio.StudioClient.CLIENT;
import static dev.hindsight.studio.StudioClient.encode;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Every example of the description of the API is answered, and every answer is what its schema
 * says: no key is missing, none is undescribed. Each optional parameter is tried by itself.
 */
@Tag("slow")
@Timeout(120)
class OpenApiExamplesTest {
  /** Of these the first is needed by the others. */
  private static final List<String> IN_ORDER =
      List.of("/api/tables/build", "/api/tables/watch", "/api/tables/stop");

  private static final String WORK = "work";
  private static final String SIMULATE = "/api/crossword/simulate";
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir Path shelf;

  private Studio studio;
  private JsonNode components;
  private final List<String> wrong = new ArrayList<>();
  private int asked;

  @Test
  void everyExampleIsAnsweredAsItsSchemaSays() throws Exception {
    Files.writeString(shelf.resolve("mine.nets.tsv"), "games\tseconds\n1000\t1\n2000\t2.5\n");
    Files.writeString(
        shelf.resolve("mine.nets.runlog"),
        """
        2026-11-17T09:15:25Z start 1 elsewhere 2 backgammon train
        2026-11-17T09:15:25Z command hindsight backgammon train --out mine.nets
        2026-11-17T09:15:25Z task 20000 games training
        2026-11-17T09:15:35Z rate 4500 450.0
        2026-11-17T09:17:09Z end done
        """);
    try (Studio opened = Studio.open(new StudioPlan(null, 0, shelf))) {
      studio = opened;
      JsonNode api = JSON.readTree(new StudioClient(studio).get("/api").body());
      components = api.get("components");
      List<Map.Entry<String, JsonNode>> paths = new ArrayList<>();
      for (String first : IN_ORDER) {
        paths.add(Map.entry(first, api.get("paths").get(first)));
      }
      for (Map.Entry<String, JsonNode> path : api.get("paths").properties()) {
        if (!IN_ORDER.contains(path.getKey())) {
          paths.add(path);
        }
      }
      for (Map.Entry<String, JsonNode> path : paths) {
        for (Map.Entry<String, JsonNode> operation : path.getValue().properties()) {
          tryAll(path.getKey(), operation.getKey().equals("post"), operation.getValue());
        }
      }
      assertThat(wrong).as("of %d requests", asked).isEmpty();
      assertThat(asked).isGreaterThan(api.get("paths").size());
    }
  }

  /** With what is required, then with each of the others besides. */
  private void tryAll(String path, boolean isPost, JsonNode operation) throws Exception {
    JsonNode response = operation.get("responses").get("200");
    if (response == null || response.get("content") == null) {
      wrong.add(path + " does not say what it answers");
      return;
    }
    StringBuilder required = new StringBuilder();
    List<String> optional = new ArrayList<>();
    for (JsonNode parameter : operation.get("parameters")) {
      String said =
          parameter.get("name").asString() + "=" + encode(parameter.get("example").asString());
      checkExample(path, parameter);
      if (!parameter.get("required").asBoolean()) {
        optional.add(said);
      } else {
        required.append(required.isEmpty() ? "" : "&").append(said);
      }
    }
    List<String> queries = new ArrayList<>();
    // The opponent's move is either a placement or an exchange; a table is of some kind.
    boolean isComplete = !path.endsWith("/infer") && !path.endsWith("/build");
    if (isComplete) {
      queries.add(required.toString());
    }
    for (String more : optional) {
      boolean isAlone = isComplete || more.startsWith("infer=") || more.startsWith("exchanged=");
      if (isAlone && !required.isEmpty()) {
        queries.add(required + "&" + more);
      } else if (isAlone) {
        queries.add(more);
      }
    }
    if (path.endsWith("/build")) {
      queries.add(required + "&" + String.join("&", optional));
    }
    for (String query : queries) {
      ask(path, isPost, query, response.get("content"));
    }
  }

  private void checkExample(String path, JsonNode parameter) {
    asked++;
    schema(parameter.get("schema"))
        .validate(parameter.get("example").toString(), InputFormat.JSON)
        .forEach(problem -> wrong.add(path + " " + parameter.get("name") + ": " + problem));
  }

  private void ask(String path, boolean isPost, String query, JsonNode content) throws Exception {
    asked++;
    StudioClient client = new StudioClient(studio);
    String type = content.propertyNames().iterator().next();
    if (query.startsWith(WORK + "=")) {
      duringWork(path, content.get(type).get("schema"));
      return;
    }
    HttpResponse<String> answer =
        isPost ? client.post(path, query) : client.get(query.isEmpty() ? path : path + "?" + query);
    String where = path + "?" + query;
    String body = answer.body().strip();
    if (answer.statusCode() != 200) {
      wrong.add(where + " is answered " + answer.statusCode() + ": " + body);
    } else if (type.startsWith("image/")) {
      if (!body.startsWith("<svg")) {
        wrong.add(where + " is no picture");
      }
    } else if (type.equals("text/event-stream")) {
      int at = body.lastIndexOf("event: answer\ndata: ");
      if (at < 0) {
        wrong.add(where + " has no answer: " + body.substring(Math.max(0, body.length() - 300)));
      } else {
        String data = body.substring(body.indexOf("data: ", at) + "data: ".length());
        validate(where, data.lines().findFirst().orElseThrow(), content.get(type).get("schema"));
      }
    } else {
      validate(where, body, content.get(type).get("schema"));
    }
  }

  private void validate(String where, String answer, JsonNode schema) {
    schema(schema)
        .validate(answer, InputFormat.JSON)
        .forEach(problem -> wrong.add(where + ": " + problem));
  }

  /** Keys that no schema describes are wrong here. */
  private JsonSchema schema(JsonNode schema) {
    String strict =
        components
            .toString()
            .replace(
                "\"type\":\"object\",\"properties\"",
                "\"additionalProperties\":false," + "\"type\":\"object\",\"properties\"");
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
        .getSchema("{\"allOf\":[" + schema + "],\"components\":" + strict + "}");
  }

  /** Live work rests and goes on: its name is told by its first event. */
  private void duringWork(String path, JsonNode schema) throws Exception {
    StudioClient client = new StudioClient(studio);
    String position = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0";
    HttpRequest simulation =
        HttpRequest.newBuilder(
                client.address(SIMULATE + "?iterations=1000000&position=" + encode(position)))
            .build();
    try (Stream<String> lines = CLIENT.send(simulation, BodyHandlers.ofLines()).body()) {
      Iterator<String> events = lines.iterator();
      String told = events.next();
      while (!told.contains("\"" + WORK + "\"")) {
        told = events.next();
      }
      String name = JSON.readTree(told.substring("data: ".length())).get(WORK).asString();
      if (path.endsWith("/resume")) {
        client.post("/api/simulations/pause", WORK + "=" + name);
      }
      HttpResponse<String> answer = client.post(path, WORK + "=" + name);
      assertThat(answer.statusCode()).as(path).isEqualTo(200);
      validate(path, answer.body().strip(), schema);
      if (path.endsWith("/pause")) {
        client.post("/api/simulations/resume", WORK + "=" + name);
      }
    }
  }
}
