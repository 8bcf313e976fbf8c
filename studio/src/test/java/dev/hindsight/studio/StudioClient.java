package dev.hindsight.studio;

import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** Asks a studio as a program would. */
final class StudioClient {
  static final HttpClient CLIENT =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(20)).build();

  private final Studio studio;

  StudioClient(Studio studio) {
    this.studio = studio;
  }

  URI address(String path) {
    return studio.address().resolve(path);
  }

  HttpResponse<String> get(String path) throws Exception {
    return CLIENT.send(HttpRequest.newBuilder(address(path)).build(), BodyHandlers.ofString());
  }

  HttpResponse<String> post(String path, String form) throws Exception {
    return CLIENT.send(
        HttpRequest.newBuilder(address(path))
            .POST(HttpRequest.BodyPublishers.ofString(form))
            .build(),
        BodyHandlers.ofString());
  }

  static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
