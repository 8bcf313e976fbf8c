package dev.hindsight.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The pages in a real Chromium; left out, with a message, where there is none. Pictures of them are
 * kept in {@code target/screenshots}.
 */
@Tag("slow")
@Timeout(180)
class StudioBrowserTest {
  @TempDir private static Path folder;

  private static Studio studio;
  private static Chromium browser;

  @BeforeAll
  static void open() throws Exception {
    Optional<Path> program = Chromium.find();
    assumeTrue(program.isPresent(), "there is no Chromium on this machine");
    studio = Studio.open(new StudioPlan(null, 0, null));
    browser = Chromium.start(program.get(), Files.createDirectory(folder.resolve("profile")));
  }

  @AfterAll
  static void close() throws Exception {
    if (browser != null) {
      browser.close();
    }
    if (studio != null) {
      studio.close();
    }
  }

  @AfterEach
  void nobodyComplained() {
    assertThat(browser.complaints()).isEmpty();
  }

  private static URI page(String path) {
    return studio.address().resolve("/" + path);
  }

  private static void keepPicture(String name) throws Exception {
    Path pictures = Files.createDirectories(Path.of("target", "screenshots"));
    Files.write(pictures.resolve(name + ".png"), browser.screenshot());
  }

  @ParameterizedTest
  @CsvSource({
    "home, '[id$=\"-words\"]', 3",
    "crossword, '#plays tr', 25",
    "oware, '#moves tr', 6",
    "backgammon, '#chances tr', 6",
    "tables, '#folder', 1",
    "help, 'h1', 1"
  })
  void everyPageOpensAtThreeWidths(String name, String selector, int expected) throws Exception {
    for (int width : new int[] {1280, 800, 360}) {
      browser.open(page(name), width, 900);
      browser.await(
          "document.querySelectorAll('%s').length === %d".formatted(selector, expected)
              + " && [...document.querySelectorAll('%s')].every(one => one.textContent)"
                  .formatted(selector));
      assertThat(browser.evaluate("String(document.documentElement.scrollWidth <= " + width + ")"))
          .as("nothing is wider than the page of %d", width)
          .isEqualTo("true");
      keepPicture(name + "-" + width);
    }
  }

  @Test
  void aPositionInTheAddressGivesItsPlays() throws Exception {
    String position = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0";
    browser.open(
        page("crossword?position=" + URLEncoder.encode(position, StandardCharsets.UTF_8)),
        1280,
        900);
    browser.await("document.querySelector('#plays td')?.textContent.includes('8')");
    assertThat(browser.evaluate("document.querySelector('#plays-title').textContent"))
        .startsWith("Best of ");
    assertThat(browser.evaluate("document.querySelector('#plays td:nth-child(2)').textContent"))
        .isEqualTo(
            browser.evaluate(
                "fetch('api/crossword/ask' + location.search).then(answer => answer.json())"
                    + ".then(answer => String(answer.best[0].score))"));
  }

  @Test
  void tilesAreTypedAndTakenBackWithTheKeyboardAlone() throws Exception {
    browser.open(
        page(
            "crossword?position="
                + URLEncoder.encode(
                    "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0",
                    StandardCharsets.UTF_8)),
        1280,
        900);
    browser.await("document.querySelector('.cell')");
    browser.evaluate("document.querySelector('#board').focus()");
    browser.press("C", 0);
    browser.press("A", 0);
    browser.press("t", 8);
    browser.await("document.querySelector('#position').value.includes('7CAt5')");
    browser.press("Backspace", 0);
    browser.await("document.querySelector('#position').value.includes('7CA6')");
    browser.press("z", 2);
    browser.await("document.querySelector('#position').value.includes('7CAt5')");
  }

  @Test
  void aSimulationUpdatesAndStops() throws Exception {
    browser.open(page("crossword"), 1280, 900);
    browser.await("document.querySelectorAll('#plays tr').length > 0");
    browser.evaluate("document.querySelector('#simulate').click()");
    browser.await("document.querySelectorAll('#simulated tr').length > 0");
    keepPicture("simulation");
    browser.evaluate("document.querySelector('#stop').click()");
    browser.await("!document.querySelector('#simulate').disabled");
  }

  @Test
  void aWholeGameOfOwareIsPlayed() throws Exception {
    browser.open(page("oware?position=0-0-1-0-0-2-0-0-0-0-1-0-22-22-S"), 1280, 900);
    browser.await("document.querySelector('.pit.best')");
    browser.evaluate("turns.value = 12; turns.dispatchEvent(new Event('input')); void 0");
    browser.await("!document.querySelector('#board[aria-busy]')");
    for (int move = 0; move < 60; move++) {
      String before = browser.evaluate("document.querySelector('#history').textContent");
      if (browser.evaluate("document.querySelector('#turn').textContent").contains("over")) {
        break; // seeds that go round for ever end at the limit of turns that is set below
      }
      browser.evaluate("document.querySelector('.pit.best').dispatchEvent(new Event('click'))");
      browser.await(
          "document.querySelector('#history').textContent !== '%s'".formatted(before)
              + " && !document.querySelector('#board[aria-busy]')");
    }
    assertThat(browser.evaluate("document.querySelector('#turn').textContent")).contains("over");
    keepPicture("oware-over");
  }

  @Test
  void aBackgammonMoveIsMadeAndTakenBack() throws Exception {
    browser.open(page("backgammon"), 1280, 900);
    browser.await("document.querySelectorAll('#moves tr').length > 10");
    String before = browser.evaluate("document.querySelector('#position').value");
    browser.evaluate("document.querySelector('#moves tr').click()");
    browser.await("document.querySelector('#position').value !== '" + before + "'");
    browser.evaluate("document.querySelector('#undo').click()");
    browser.await("document.querySelector('#position').value === '" + before + "'");
  }

  @Test
  void lightAndDarkAreRemembered() throws Exception {
    browser.open(page("help"), 1280, 900);
    browser.await("document.documentElement.dataset.theme");
    String first = browser.evaluate("document.documentElement.dataset.theme");
    browser.evaluate("document.querySelector('#theme').click()");
    browser.open(page("oware"), 1280, 900);
    browser.await("document.querySelectorAll('#moves tr').length > 0");
    assertThat(browser.evaluate("document.documentElement.dataset.theme")).isNotEqualTo(first);
    keepPicture("other-theme");
    browser.evaluate("localStorage.clear()");
  }

  @Test
  void whatIsWrongIsSaidOnThePage() throws Exception {
    browser.open(page("oware?position=1-2-3"), 1280, 900);
    browser.await("document.querySelector('#error').textContent.length > 10");
    browser.forgetComplaints(); // the console names every answer that is not a 200
  }
}
