package dev.hindsight.questions;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.workbench.answers.AnswerForms;
import dev.hindsight.workbench.answers.AnswerSchema;
import dev.hindsight.workbench.catalogue.Catalogue;
import dev.hindsight.workbench.json.GameForms;
import dev.hindsight.workbench.questions.Asking;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.questions.Stock;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Every question of the commands and of {@code hindsight serve}, by its name, with the same
 * settings and the same answers: reviews, rollouts, inference and whatever will be asked next. The
 * games have libraries with types of their own; this is the way to all the rest.
 *
 * <pre>{@code
 * Hindsight hindsight = new Hindsight();
 * hindsight.questions();                                  // backgammon.ask, …
 * hindsight.ask("oware.ask", Map.of("position", "0-0-1-0-0-2-0-0-0-0-1-0-22-22-N")).get("value");
 * }</pre>
 *
 * <p>Words and tables are loaded by the first question that needs them and kept for the next. Any
 * number of threads may ask at once.
 */
public final class Hindsight {
  /** Word lists with their leaves are the largest things; more than a few are rarely in use. */
  private static final int MOST_KEPT = 24;

  private static final long MILLIS_BETWEEN_LOOKS = 100;

  private final Stock stock = new Stock(MOST_KEPT);
  private final AnswerForms forms = GameForms.all();
  private final int threads;

  /** Answers with as many threads as there are processors. */
  public Hindsight() {
    this(Runtime.getRuntime().availableProcessors());
  }

  /**
   * Answers with so many threads.
   *
   * @param threads for each question, 1 or more
   */
  public Hindsight(int threads) {
    if (threads < 1) {
      throw new IllegalArgumentException("at least 1 thread answers, not " + threads);
    }
    this.threads = threads;
  }

  /** The names of all questions, ascending. */
  public List<String> questions() {
    return Catalogue.all().stream().map(Question::name).sorted().toList();
  }

  /**
   * What a question is about: {@code summary}, a sentence; {@code settings} and {@code answer},
   * JSON Schemas as plain values; {@code example}, settings that can be asked.
   *
   * @throws IllegalArgumentException if there is no such question
   */
  public Map<String, Object> describe(String question) {
    Question<?> found = find(question);
    Map<String, Object> description = new LinkedHashMap<>();
    description.put("summary", found.summary());
    description.put("settings", found.schema());
    description.put("answer", AnswerSchema.of(found.answers(), forms));
    Map<String, Object> example = new LinkedHashMap<>();
    found.example().forEach((key, texts) -> example.put(key, texts.get(0)));
    description.put("example", example);
    return description;
  }

  /**
   * Asks.
   *
   * @param settings by the names that {@link #describe} gives: texts, numbers, truth values, lists
   *     of them. Whatever is not said is as usual
   * @return the answer as plain values, those that {@code --json} prints: maps, lists, texts,
   *     numbers, truth values and null
   * @throws IllegalArgumentException if there is no such question, or a setting makes no sense; the
   *     message says what does
   * @throws IOException if a file cannot be used
   */
  public Map<String, Object> ask(String question, Map<String, ?> settings) throws IOException {
    return ask(question, settings, Watch.PATIENT);
  }

  /**
   * The same for somebody who wants to know how far it is, and may lose patience.
   *
   * @throws CancellationException if the answer was not wanted any more
   */
  @SuppressWarnings("unchecked") // an answer is a record, and so a map with texts for keys
  public Map<String, Object> ask(String question, Map<String, ?> settings, Watch watch)
      throws IOException {
    Question<?> found = find(question);
    Chosen chosen = Chosen.ofPlain(found.settings(), settings);
    Cancellation cancellation = new Cancellation();
    ScheduledExecutorService looks =
        Executors.newSingleThreadScheduledExecutor(
            work -> {
              Thread thread = new Thread(work, "watch");
              thread.setDaemon(true);
              return thread;
            });
    Future<?> looking =
        looks.scheduleWithFixedDelay(
            () -> {
              if (!watch.isWanted()) {
                cancellation.cancel();
              }
            },
            0,
            MILLIS_BETWEEN_LOOKS,
            TimeUnit.MILLISECONDS);
    try (Crew crew = new Crew(threads, cancellation, new Told(watch))) {
      Object answer = found.ask(chosen, new Asking(crew, known -> {}, stock));
      cancellation.check(); // What was cut short is no answer.
      return (Map<String, Object>) Objects.requireNonNull(forms.plain(answer));
    } catch (CancelledException notWanted) {
      CancellationException told = new CancellationException("the answer was not wanted any more");
      told.initCause(notWanted);
      throw told;
    } finally {
      looking.cancel(true);
      looks.shutdownNow();
    }
  }

  private static Question<?> find(String name) {
    return Catalogue.all().stream()
        .filter(question -> question.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no question '" + name + "'; questions() lists what can be asked"));
  }

  /** Tells a watch what the workers do. */
  private static final class Told implements Progress {
    private final Watch watch;
    private final AtomicLong done = new AtomicLong();
    private volatile String task = "";
    private volatile long total;

    Told(Watch watch) {
      this.watch = watch;
    }

    @Override
    public void begin(String begun, long units, String unit) {
      task = begun;
      total = units;
      done.set(0);
      watch.progress(begun, 0, units);
    }

    @Override
    public void advance(long amount) {
      watch.progress(task, done.addAndGet(amount), total);
    }

    @Override
    public void end() {}
  }
}
