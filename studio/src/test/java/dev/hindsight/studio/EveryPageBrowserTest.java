package dev.hindsight.studio;

import static dev.hindsight.studio.Browsing.browser;
import static dev.hindsight.studio.Browsing.click;
import static dev.hindsight.studio.Browsing.keepPicture;
import static dev.hindsight.studio.Browsing.page;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All pages in a real Chromium: at three widths, light and dark, by name and by keyboard. */
@Tag("slow")
@Timeout(180)
@ExtendWith(Browsing.class)
class EveryPageBrowserTest {
  /** Up to 0.1 is called good, and all were below 0.05; other fonts may move a little more. */
  private static final double MOST_SHIFT = 0.15;

  @ParameterizedTest
  @CsvSource({
    "home, '[id$=\"-words\"]', 3",
    "crossword, '#plays tr', 25",
    "crossword-play, '#rack', 1",
    "crossword-review, '#progress', 1",
    "oware, '#moves tr', 6",
    "oware-review, '#progress', 1",
    "backgammon, '#chances tr', 6",
    "backgammon-play, '#said', 1",
    "backgammon-review, '#progress', 1",
    "backgammon-quiz, '#choices button', 2",
    "tables, '#folder', 1",
    "runs, '#folder', 1",
    "help, 'h1', 1"
  })
  void everyPageOpensAtThreeWidthsLightAndDark(String name, String selector, int expected)
      throws Exception {
    for (int width : new int[] {1920, 1024, 360}) {
      browser.open(page(name), width, 900);
      browser.await(
          "document.querySelectorAll('%s').length >= %d".formatted(selector, expected)
              + " && [...document.querySelectorAll('%s')].every(one => one.textContent)"
                  .formatted(selector)
              + " && [...document.querySelectorAll('.card > game-board, .card > .board')]"
              + ".every(one => one.querySelector('svg') || one.closest('[hidden]'))");
      assertThat(browser.evaluate("String(document.documentElement.scrollWidth <= " + width + ")"))
          .as("nothing is wider than the page of %d", width)
          .isEqualTo("true");
      assertThat(layoutShift())
          .as("how much has moved under the eyes, at %d", width)
          .isLessThan(MOST_SHIFT);
      for (String theme : new String[] {"light", "dark"}) {
        browser.evaluate(
            "if (document.documentElement.dataset.theme !== '%s') theme.click(); void 0"
                .formatted(theme));
        keepPicture(name + "-" + width + "-" + theme);
      }
    }
    browser.evaluate("localStorage.clear()");
    checkNamesAndKeyboard();
    checkWeight();
  }

  /** What browsers call the cumulative layout shift. */
  private static double layoutShift() throws Exception {
    return Double.parseDouble(
        browser.evaluate(
            "new Promise(tell => { let sum = 0; const seen = list => list.getEntries()"
                + ".forEach(shift => { sum += shift.value; });"
                + " const watch = new PerformanceObserver(seen);"
                + " watch.observe({ type: 'layout-shift', buffered: true });"
                + " setTimeout(() => { seen({ getEntries: () => watch.takeRecords() });"
                + " tell(String(sum)); }, 50); })"));
  }

  /** Everything that the page has fetched, answers and pictures included. */
  private static void checkWeight() throws Exception {
    String[] weights =
        browser
            .evaluate(
                "(() => { const all = ['navigation', 'resource']"
                    + ".flatMap(kind => performance.getEntriesByType(kind));"
                    + " return all.reduce((sum, one) => sum + one.transferSize, 0) + ' '"
                    + " + all.filter(one => !one.name.startsWith(location.origin + '/')).length;"
                    + " })()")
            .split(" ", -1);
    assertThat(Integer.parseInt(weights[0])).as("bytes").isBetween(1_000, 500_000);
    assertThat(weights[1]).as("fetched from elsewhere").isEqualTo("0");
  }

  private static void checkNamesAndKeyboard() throws Exception {
    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('input, select, textarea, button')]"
                    + ".filter(one => !one.labels?.length && !one.ariaLabel && !one.textContent)"
                    + ".map(one => one.id).join()"))
        .as("without a name")
        .isEmpty();
    assertThat(
            browser.evaluate(
                "String([...document.querySelectorAll('a, button, input, select, textarea')]"
                    + ".every(one => one.tabIndex >= 0 || one.role === 'tab'))"))
        .as("the keyboard reaches everything")
        .isEqualTo("true");
  }

  @Test
  void lightAndDarkAreRemembered() throws Exception {
    browser.open(page("help"), 1280, 900);
    browser.await("document.documentElement.dataset.theme");
    String first = browser.evaluate("document.documentElement.dataset.theme");
    click("#theme");
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
