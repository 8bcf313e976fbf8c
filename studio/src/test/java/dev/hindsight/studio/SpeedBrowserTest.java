package dev.hindsight.studio;

import static dev.hindsight.studio.Browsing.browser;
import static dev.hindsight.studio.Browsing.page;
import static dev.hindsight.studio.StudioClient.encode;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * How long people wait, seen from the page in a real Chromium: from the event of a key or a click
 * to the moment when another list of plays stands there. Not for machines that do other work; what
 * was measured on a quiet one is in {@code docs/lab/2026-11-studio.md}.
 */
@Tag("long")
@Timeout(180)
@ExtendWith(Browsing.class)
class SpeedBrowserTest {
  private static final String MIDDLE =
      "15/15/15/15/15/15/7J7/4QUAGMIRE3/7B7/6FANE5/7T7/15/15/15/15 EEHLORS/ 61/74 0";

  /** Notes when a key or a click came, and when a list was another one, and painted. */
  private static final String WATCH =
      """
      (list => {
        window.waits = [];
        let began = null;
        for (const kind of ['keydown', 'click']) {
          document.addEventListener(kind, event => { began = event.timeStamp; }, true);
        }
        new MutationObserver(() => {
          if (began === null || !list.firstElementChild) return;
          const event = began;
          began = null;
          const inPlace = performance.now() - event;
          requestAnimationFrame(() => setTimeout(() => {
            window.waits.push([inPlace, performance.now() - event]);
          }));
        }).observe(list, { childList: true });
        return '';
      })(document.querySelector('%s'))
      """;

  private static final String READY =
      " && document.readyState === 'complete' && document.querySelector('h1')";

  /** Something that somebody does on a page. */
  private interface Step {
    void take(int number) throws Exception;
  }

  @Test
  void playsAreThereSoonAfterTheLastKey() throws Exception {
    List<double[]> waits = waitsForPlays(8, 8);
    double[] inPlace = waits.stream().mapToDouble(wait -> wait[0]).sorted().toArray();
    assertThat(inPlace[inPlace.length / 2])
        .as("ms until plays, %s", words(waits))
        .isLessThan(1_000);
  }

  @Test
  @Tag("long")
  void waitsAreMeasured() throws Exception {
    System.out.println("crossword plays: " + words(waitsForPlays(40, 40)));
    browser.open(page("backgammon"), 1280, 900);
    browser.await("document.querySelectorAll('#moves tr').length > 10");
    System.out.println(
        "backgammon moves: " + words(waits("#moves", 20, 40, step -> Browsing.click("#roll"))));
    for (int start = 0; start < 5; start++) {
      System.out.println("first page: " + firstPage());
    }
  }

  /** Tiles typed on the rack and on the board and taken back, once all is warm. */
  private static List<double[]> waitsForPlays(int toWarmUp, int counted) throws Exception {
    browser.open(page("crossword?position=" + encode(MIDDLE)), 1280, 900);
    browser.await("document.querySelectorAll('#plays tr').length === 25");
    return waits("#plays", toWarmUp, counted, SpeedBrowserTest::typeSomething);
  }

  private static void typeSomething(int step) throws Exception {
    int round = step / 8;
    switch (step % 8) {
      case 0 -> {
        browser.evaluate("document.querySelector('#rack').select()");
        browser.press(String.valueOf("AEIORST".charAt(round % 7)), 0);
      }
      case 1, 2, 3 -> browser.press(String.valueOf("NLDUG?".charAt((round + step) % 6)), 0);
      case 4 -> {
        browser.evaluate("document.querySelector('#board').focus()");
        browser.press("S", 0);
      }
      case 5 -> browser.press("z", 2);
      default -> Browsing.click("#placement"); // what squares are worth counts, and then not
    }
  }

  private static List<double[]> waits(String list, int toWarmUp, int counted, Step step)
      throws Exception {
    browser.evaluate(WATCH.formatted(list));
    for (int number = 0; number < toWarmUp + counted; number++) {
      if (number == toWarmUp) {
        browser.evaluate("window.waits.length = 0");
      }
      int before = Integer.parseInt(browser.evaluate("String(window.waits.length)"));
      step.take(number);
      browser.await("window.waits.length > " + before);
    }
    List<double[]> waits = new ArrayList<>();
    String[] lines =
        browser.evaluate("window.waits.map(wait => wait.join(' ')).join('\\n')").split("\n", -1);
    for (String line : lines) {
      waits.add(Stream.of(line.split(" ", -1)).mapToDouble(Double::parseDouble).toArray());
    }
    assertThat(waits).hasSize(counted);
    return waits;
  }

  @Test
  void theFirstPageIsThereSoonAfterItsAddress() throws Exception {
    assertThat(firstPage().readyMillis()).isLessThan(5_000);
  }

  /** From the printed address to the first page, and to a board on it. */
  private record FirstPage(long readyMillis, long drawnMillis) {}

  /** A studio in a Java of its own, cold, whose words are not loaded yet. */
  private static FirstPage firstPage() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--add-modules",
                "jdk.incubator.vector",
                "-cp",
                System.getProperty("java.class.path"),
                SpeedBrowserTest.class.getName())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      URI address = URI.create(String.valueOf(lines.readLine()));
      long printed = System.nanoTime();
      browser.call("Page.navigate", Map.of("url", address.toString()));
      browser.await("location.port === '%d'".formatted(address.getPort()) + READY);
      long ready = System.nanoTime();
      browser.await("document.querySelector('.board svg')");
      long drawn = System.nanoTime();
      return new FirstPage((ready - printed) / 1_000_000, (drawn - printed) / 1_000_000);
    } finally {
      browser.open(page("help"), 1280, 900); // so that nothing is asked of a server that is gone
      process.destroyForcibly().waitFor();
    }
  }

  /** Prints the address of a studio, and waits. */
  public static void main(String[] arguments) throws Exception {
    Studio studio = Studio.open(new StudioPlan(null, 0, null));
    System.out.println(studio.address());
    while (System.in.read() >= 0) {
      // Nothing is said.
    }
    studio.close();
  }

  private static String words(List<double[]> waits) {
    StringBuilder words = new StringBuilder();
    for (int stage = 0; stage < 2; stage++) {
      int at = stage;
      double[] sorted = waits.stream().mapToDouble(wait -> wait[at]).sorted().toArray();
      words.append(
          String.format(
              Locale.ROOT,
              "median %.0f ms, worst %.0f ms of %d; ",
              sorted[sorted.length / 2],
              sorted[sorted.length - 1],
              sorted.length));
    }
    return words + Arrays.toString(waits.stream().mapToLong(wait -> Math.round(wait[0])).toArray());
  }
}
