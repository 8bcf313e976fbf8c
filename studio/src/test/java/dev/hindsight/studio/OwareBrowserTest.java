package dev.hindsight.studio;

import static dev.hindsight.studio.Browsing.browser;
import static dev.hindsight.studio.Browsing.click;
import static dev.hindsight.studio.Browsing.page;
import static dev.hindsight.studio.Browsing.text;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** The page of oware positions in a real Chromium, on a phone. */
@Tag("slow")
@Timeout(180)
@ExtendWith(Browsing.class)
class OwareBrowserTest {
  private static final String FEW = "0-0-1-0-0-2-0-0-0-0-1-0-22-22-S";

  private static void open(String query) throws Exception {
    browser.open(page("oware?" + query), 360, 800);
    browser.await("document.querySelectorAll('#moves tr').length > 0");
    settle();
  }

  private static void settle() throws Exception {
    browser.await("!document.querySelector('#board[aria-busy]')");
  }

  @Test
  void theSliderOfTurnsChangesTheValueOfTheBook() throws Exception {
    open("position=" + FEW);
    String unlimited = text("#value");
    browser.await("document.querySelector('#by-turns canvas')");
    browser.evaluate("turns.value = 1; turns.dispatchEvent(new Event('change')); void 0");
    browser.await("document.querySelector('#value').textContent !== '" + unlimited + "'");
    settle();
    assertThat(text("#source")).startsWith("Exact, by book");
    assertThat(text("#turns-said")).isEqualTo("1");
    String address = browser.evaluate("location.search");
    assertThat(address).contains("turns=1");
    String value = text("#value");
    open(address.substring(1));
    assertThat(text("#value")).as("the address says it all").isEqualTo(value);
  }

  @Test
  void valuesAreHiddenAndShown() throws Exception {
    open("position=" + FEW);
    browser.await("document.querySelector('.pit-value')");
    click("#values");
    browser.await("!document.querySelector('.pit-value')");
    assertThat(text("#value")).isEqualTo("Values are hidden.");
    click("#values");
    browser.await("document.querySelector('.pit-value')");
  }

  @Test
  void theBestLinePlaysItself() throws Exception {
    open("position=" + FEW + "&turns=6");
    String line = text("#best").replace("Best line: ", "");
    click("#line");
    browser.await("document.querySelector('#turn').textContent.includes('over')");
    assertThat(line).startsWith(text("#history"));
  }

  @Test
  void aGameGoesOutAsOgnAndComesInAgain() throws Exception {
    open("rules=abapa");
    for (String pit : new String[] {"C", "d"}) {
      browser.evaluate(
          "document.querySelector('[data-pit=\"%s\"]').dispatchEvent(new MouseEvent('click'))"
              .formatted(pit));
      browser.await("document.querySelector('#history').textContent.endsWith('%s')".formatted(pit));
      settle();
    }
    // The file that is saved, caught on its way.
    browser.evaluate(
        "URL.createObjectURL = blob => { blob.text().then(text => { window.saved = text; });"
            + " return '#'; }; keep.click(); void 0");
    browser.await("window.saved");
    assertThat(browser.evaluate("window.saved")).contains("Oware Abapa").contains("1. C d");
    browser.evaluate("sessionStorage.setItem('kept', window.saved)");
    open("position=" + FEW);
    browser.evaluate(
        "{ const carried = new DataTransfer();"
            + " carried.items.add(new File([sessionStorage.getItem('kept')], 'game.ogn'));"
            + " document.dispatchEvent(new DragEvent('drop', {dataTransfer: carried,"
            + " cancelable: true})); }");
    browser.await("document.querySelector('#history').textContent === 'C d'");
    assertThat(browser.evaluate("rules.value")).isEqualTo("abapa");
    settle();
  }
}
