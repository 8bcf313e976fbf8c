package dev.hindsight.studio.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The API described in the format OpenAPI 3.1, made of the routes themselves. */
final class OpenApi {
  private OpenApi() {}

  static Map<String, Object> of(String below, List<Route> routes) {
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
        "The objects are those that the command line prints with --json; docs/json.md names every"
            + " key. Whatever can be got can be posted as a form too. Errors are {\"error\":"
            + " sentence}.");
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("openapi", "3.1.0");
    document.put("info", info);
    document.put("paths", paths);
    return document;
  }

  private static Map<String, Object> operation(Route route) {
    List<Object> parameters = new ArrayList<>();
    for (Parameter parameter : route.parameters()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", parameter.name());
      one.put("in", "query");
      one.put("required", parameter.isRequired());
      one.put("description", parameter.description());
      one.put("example", parameter.example());
      one.put("schema", Map.of("type", "string"));
      parameters.add(one);
    }
    Map<String, Object> operation = new LinkedHashMap<>();
    operation.put("summary", route.summary());
    operation.put("parameters", parameters);
    operation.put("responses", Map.of("200", response(route)));
    return operation;
  }

  private static Map<String, Object> response(Route route) {
    Map<String, Object> response = new LinkedHashMap<>();
    if (route.handler() instanceof Route.Live) {
      response.put(
          "description", "events: work with its name, known while it works, then answer or error");
      response.put("content", Map.of("text/event-stream", Map.of()));
    } else if (route.handler() instanceof Route.Picture) {
      response.put("description", "a picture");
      response.put("content", Map.of("image/svg+xml", Map.of()));
    } else {
      response.put("description", "the answer");
      response.put("content", Map.of("application/json", Map.of()));
    }
    return response;
  }
}
