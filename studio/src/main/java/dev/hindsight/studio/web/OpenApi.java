package dev.hindsight.studio.web;

import dev.hindsight.workbench.answers.AnswerSchema;
import dev.hindsight.workbench.json.GameForms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The API described in the format OpenAPI 3.1, made of the routes themselves and of what their
 * answers say of themselves.
 */
final class OpenApi {
  private final AnswerSchema schemas = new AnswerSchema(GameForms.all(), "#/components/schemas/");

  private OpenApi() {}

  static Map<String, Object> of(String below, List<Route> routes) {
    return new OpenApi().document(below, routes);
  }

  private Map<String, Object> document(String below, List<Route> routes) {
    Map<String, Object> paths = new LinkedHashMap<>();
    for (Route route : routes) {
      paths.put(
          below + route.path(),
          Map.of(route.handler() instanceof Route.Act ? "post" : "get", operation(route)));
    }
    Map<String, Object> info = new LinkedHashMap<>();
    info.put("title", "Hindsight");
    info.put("version", "1");
    info.put(
        "description",
        "The objects are those that the command line prints as JSON; docs/json.md names every"
            + " key. Whatever can be got can be posted as a form too. Errors are {\"error\":"
            + " sentence}.");
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("openapi", "3.1.0");
    document.put("info", info);
    document.put("paths", paths);
    document.put("components", Map.of("schemas", schemas.definitions()));
    return document;
  }

  private Map<String, Object> operation(Route route) {
    List<Object> parameters = new ArrayList<>();
    for (Parameter parameter : route.parameters()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", parameter.name());
      one.put("in", "query");
      one.put("required", parameter.isRequired());
      one.put("description", parameter.description());
      one.put("example", example(parameter));
      one.put("schema", schema(parameter));
      parameters.add(one);
    }
    Map<String, Object> operation = new LinkedHashMap<>();
    operation.put("summary", route.summary());
    operation.put("parameters", parameters);
    Map<String, Object> responses = new LinkedHashMap<>();
    responses.put("200", response(route));
    responses.put(
        "default",
        Map.of(
            "description",
            "what is wrong, in a sentence",
            "content",
            Map.of("application/json", Map.of("schema", schemas.reference(Api.Problem.class)))));
    operation.put("responses", responses);
    return operation;
  }

  private static Object example(Parameter parameter) {
    return parameter.whole() == null
        ? parameter.example()
        : (Object) Long.valueOf(parameter.example());
  }

  private static Map<String, Object> schema(Parameter parameter) {
    Parameter.Whole whole = parameter.whole();
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", whole == null ? "string" : "integer");
    if (whole != null) {
      schema.put("minimum", whole.least());
      schema.put("maximum", whole.most());
      Integer usual = whole.usual();
      if (usual != null) {
        schema.put("default", usual);
      }
    }
    if (!parameter.choices().isEmpty()) {
      schema.put("enum", parameter.choices());
    }
    return schema;
  }

  private Map<String, Object> response(Route route) {
    Map<String, Object> response = new LinkedHashMap<>();
    if (route.handler() instanceof Route.Picture) {
      response.put("description", "a picture");
      response.put("content", Map.of("image/svg+xml", Map.of("schema", Map.of("type", "string"))));
    } else if (route.handler() instanceof Route.Live) {
      response.put(
          "description",
          "events: work with its name, known while it works, then answer or error; the schema is"
              + " that of the answer");
      response.put("content", Map.of("text/event-stream", Map.of("schema", answer(route))));
    } else {
      response.put("description", "the answer");
      response.put("content", Map.of("application/json", Map.of("schema", answer(route))));
    }
    return response;
  }

  private Map<String, Object> answer(Route route) {
    if (route.answers().isEmpty()) {
      throw new IllegalStateException(route.path() + " does not say what it answers with");
    }
    return schemas.referenceToAny(route.answers());
  }
}
