package dev.hindsight.serve;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.workbench.answers.AnswerForms;
import dev.hindsight.workbench.answers.AnswerSchema;
import dev.hindsight.workbench.json.GameForms;
import dev.hindsight.workbench.questions.Asking;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.questions.Stock;
import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What can be called: every question by its name, {@code questions} for the list of them, and the
 * methods of the Model Context Protocol, in which each question is a tool.
 *
 * <p>Safe for threads.
 */
final class Methods {
  /** Versions of the Model Context Protocol that are spoken, the newest first. */
  private static final List<String> PROTOCOLS = List.of("2025-06-18", "2025-03-26", "2024-11-05");

  private static final Comparator<Question<?>> BY_NAME = Comparator.comparing(Question::name);

  private final Map<String, Question<?>> questions;
  private final Map<String, Question<?>> tools;
  private final Stock stock;
  private final int threads;
  private final String version;
  private final AnswerForms forms = GameForms.all();

  /**
   * @param threads for one question
   * @param version of the program
   */
  Methods(List<Question<?>> questions, Stock stock, int threads, String version) {
    this.questions =
        questions.stream().collect(Collectors.toMap(Question::name, Function.identity()));
    this.tools =
        questions.stream()
            .collect(
                Collectors.toMap(
                    Methods::toolName,
                    Function.identity(),
                    (one, other) -> one,
                    LinkedHashMap::new));
    this.stock = stock;
    this.threads = threads;
    this.version = version;
  }

  /** Clients allow letters, digits, hyphens and underscores in the name of a tool. */
  private static String toolName(Question<?> question) {
    return question.name().replace('.', '_');
  }

  /**
   * Calls a method.
   *
   * @param cancellation raised when nobody wants the result any more
   * @param progress told how far it is
   * @return what becomes the result, of maps, lists, texts, numbers and null
   */
  @Nullable Object call(
      String method, Map<String, ?> parameters, Cancellation cancellation, Progress progress)
      throws IOException {
    return switch (method) {
      case "questions" ->
          Map.of(
              "questions",
              questions.values().stream().sorted(BY_NAME).map(this::described).toList());
      case "initialize" -> initialized(parameters);
      case "ping" -> Map.of();
      case "tools/list" -> Map.of("tools", tools.entrySet().stream().map(this::tool).toList());
      case "tools/call" -> toolResult(parameters, cancellation, progress);
      default -> ask(find(method), parameters, cancellation, progress);
    };
  }

  private Question<?> find(String method) {
    Question<?> question = questions.get(method);
    if (question == null) {
      throw new RpcException(
          RpcException.NO_SUCH_METHOD,
          "there is no method " + quoted(method) + "; 'questions' lists what can be asked.");
    }
    return question;
  }

  private static String quoted(String text) {
    return "'" + (text.length() > 60 ? text.substring(0, 60) + "…" : text) + "'";
  }

  private @Nullable Object ask(
      Question<?> question, Map<String, ?> parameters, Cancellation cancellation, Progress progress)
      throws IOException {
    Map<String, Object> said = new LinkedHashMap<>(parameters);
    said.remove("_meta"); // About the request, not about the question.
    Chosen chosen = Chosen.ofPlain(question.settings(), said);
    try (Crew crew = new Crew(threads, cancellation, progress)) {
      Object answer = question.ask(chosen, new Asking(crew, known -> {}, stock));
      cancellation.check(); // What was cut short is no answer.
      return forms.plain(answer);
    }
  }

  private Map<String, Object> described(Question<?> question) {
    Map<String, Object> description = new LinkedHashMap<>();
    description.put("name", question.name());
    description.put("summary", question.summary());
    if (!question.explanation().isEmpty()) {
      description.put("explanation", question.explanation());
    }
    description.put("parameters", question.schema());
    description.put("result", AnswerSchema.of(question.answers(), forms));
    Map<String, Object> example = new LinkedHashMap<>();
    question.example().forEach((key, texts) -> example.put(key, texts.get(0)));
    description.put("example", example);
    return description;
  }

  private Map<String, Object> initialized(Map<String, ?> parameters) {
    Object asked = parameters.get("protocolVersion");
    Map<String, Object> result = new LinkedHashMap<>();
    result.put(
        "protocolVersion",
        asked instanceof String one && PROTOCOLS.contains(one) ? one : PROTOCOLS.get(0));
    result.put("capabilities", Map.of("tools", Map.of()));
    result.put("serverInfo", Map.of("name", "hindsight", "title", "Hindsight", "version", version));
    result.put(
        "instructions",
        "Computes what positions of crossword games, oware and backgammon are worth. Every answer"
            + " says whether a value is proven, an estimate or a sample.");
    return result;
  }

  private Map<String, Object> tool(Map.Entry<String, Question<?>> named) {
    Question<?> question = named.getValue();
    Map<String, Object> tool = new LinkedHashMap<>();
    tool.put("name", named.getKey());
    tool.put("description", (question.summary() + " " + question.explanation()).strip());
    tool.put("inputSchema", question.schema());
    tool.put("outputSchema", AnswerSchema.of(question.answers(), forms));
    return tool;
  }

  @SuppressWarnings("unchecked") // keys of JSON objects are texts
  private Map<String, Object> toolResult(
      Map<String, ?> parameters, Cancellation cancellation, Progress progress) throws IOException {
    String name = String.valueOf(parameters.get("name"));
    Question<?> question = tools.getOrDefault(name, questions.get(name));
    if (question == null) {
      throw new RpcException(
          RpcException.INVALID_PARAMETERS,
          "there is no tool " + quoted(name) + "; 'tools/list' names them.");
    }
    Object arguments = parameters.get("arguments");
    Map<String, ?> said = arguments instanceof Map<?, ?> map ? (Map<String, ?>) map : Map.of();
    try {
      Object answer = ask(question, said, cancellation, progress);
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("content", List.of(text(Json.line(answer))));
      result.put("structuredContent", answer);
      result.put("isError", false);
      return result;
    } catch (RuntimeException | IOException refused) {
      RpcException refusal = Refusals.of(refused);
      if (refusal.code() == RpcException.CANCELLED) {
        throw refusal;
      }
      // Told as a result, so that whoever called the tool can read it and try again.
      return Map.of("content", List.of(text(refusal.sentence())), "isError", true);
    }
  }

  private static Map<String, Object> text(String text) {
    return Map.of("type", "text", "text", text);
  }
}
