package dev.hindsight.studio;

import static dev.hindsight.studio.Browsing.browser;
import static dev.hindsight.studio.Browsing.click;
import static dev.hindsight.studio.Browsing.keepPicture;
import static dev.hindsight.studio.Browsing.page;
import static dev.hindsight.studio.Browsing.text;
import static dev.hindsight.studio.Browsing.type;
import static dev.hindsight.studio.StudioClient.encode;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** The page of crossword positions in a real Chromium. */
@Tag("slow")
@Timeout(180)
@ExtendWith(Browsing.class)
class CrosswordBrowserTest {
  private static final String MIDDLE =
      "15/15/15/15/15/15/7J7/4QUAGMIRE3/7B7/6FANE5/7T7/15/15/15/15 EEHLORS/ 61/74 0";

  /** Two tiles in the bag. */
  private static final String NEAR =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/14W/15 ABNOO/ 323/326 0";

  @Test
  void aPositionInTheAddressGivesItsPlays() throws Exception {
    String position = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0";
    browser.open(page("crossword?position=" + encode(position)), 1280, 900);
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
  void aPastedPositionGivesThePlaysOfAsk() throws Exception {
    browser.open(page("crossword"), 1280, 900);
    browser.await("document.querySelectorAll('#plays tr').length > 0");
    String before = text("#plays");
    Browsing.type("#position", MIDDLE);
    browser.await("document.querySelector('#plays').textContent !== `" + before + "`");
    String shown =
        browser.evaluate(
            "[...document.querySelectorAll('#plays tr')].map(tr => [0, 1, 2, 3, 4]"
                + ".map(at => tr.children[at].textContent).join(' ')).join('\\n')");
    // What the API says is what ask --json prints; StudioJsonTest shows it.
    String asked =
        browser.evaluate(
            "fetch('api/crossword/ask?plays=25&position=' + encodeURIComponent('%s'))"
                    .formatted(MIDDLE)
                + ".then(answer => answer.json()).then(answer => answer.best.map(play =>"
                + " [play.move, play.score, play.leave, play.leaveValue.toFixed(1).replace('-',"
                + " '−'), play.equity.toFixed(1).replace('-', '−')].join(' ')).join('\\n"
                + "'))");
    assertThat(shown).isEqualTo(asked).hasLineCount(25);
  }

  @Test
  void onAPhoneAllColumnsOfPlaysAreSeen() throws Exception {
    browser.open(page("crossword"), 360, 800);
    browser.await("document.querySelectorAll('#plays tr').length > 0");
    assertThat(
            browser.evaluate(
                "(list => String(Math.max(0, list.scrollWidth - list.clientWidth)))"
                    + "(document.querySelector('#plays').closest('.scroll'))"))
        .as("pixels that do not fit")
        .isEqualTo("0");
  }

  @Test
  void withFewTilesInTheBagPlaysAreComparedByWhoWins() throws Exception {
    browser.open(page("crossword?position=" + encode(NEAR)), 1280, 900);
    browser.await("!document.querySelector('#solving').hidden");
    Browsing.type("#solve-seconds", "5");
    click("#solve");
    browser.await("document.querySelectorAll('#near-rows tr').length > 0");
    assertThat(text("#near-words")).containsAnyOf("Proven", "Not proven within 5 s");
    assertThat(text("#near-rows tr")).containsPattern("[0-9.]+ %");
  }

  @Test
  void tilesAreTypedAndTakenBackWithTheKeyboardAlone() throws Exception {
    browser.open(
        page(
            "crossword?position="
                + encode("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0")),
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
  void aSimulationUpdatesStopsGoesOnAndEnds() throws Exception {
    browser.open(page("crossword"), 1280, 900);
    browser.await("document.querySelectorAll('#plays tr').length > 0");
    click("#simulate");
    browser.await("document.querySelectorAll('#simulated tr').length > 0");
    click("#pause");
    browser.await("document.querySelector('#progress').textContent.includes('stopped')");
    keepPicture("simulation");
    String stopped = text("#progress");
    Thread.sleep(600);
    assertThat(text("#progress")).isEqualTo(stopped);
    click("#pause");
    browser.await("document.querySelector('#progress').textContent !== '" + stopped + "'");
    click("#end");
    browser.await("!document.querySelector('#simulate').disabled");
  }

  @Test
  void aMoveIsReadTilesAreValuedAndAPlayIsExplained() throws Exception {
    browser.open(page("crossword"), 1280, 1400);
    browser.await("document.querySelectorAll('#plays tr').length > 0");
    type("#last-move", "8E QUAG");
    click("#infer");
    browser.await("document.querySelectorAll('#histogram .bar').length > 20");
    assertThat(text("#inferred")).contains("explain 8E QUAG");
    type("#leave", "AIT");
    click("#value");
    browser.await("document.querySelectorAll('#leave-letters tr').length === 8");
    assertThat(text("#leave-words")).startsWith("AIT: ").contains("with a full bag");
    click("#plays button");
    browser.await("!document.querySelector('#why').hidden");
    assertThat(text("#why-title")).isEqualTo("Why " + text("#plays td") + " is worth 22.4");
    click("#show-map");
    browser.await("document.querySelector('#map svg')");
    keepPicture("crossword-cards");
  }

  @Test
  void anEndOfAGameIsProven() throws Exception {
    String ending =
        "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
            + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE ABNOO/EEEIT"
            + " 323/326 0";
    browser.open(page("crossword?position=" + encode(ending)), 1280, 900);
    browser.await("document.querySelector('#endgame').textContent.includes('bag is empty')");
    if (browser.evaluate("String(document.querySelector('#solving').hidden)").equals("false")) {
      click("#solve"); // a second was not enough on a busy machine
    }
    browser.await("document.querySelector('#endgame').textContent.includes('proven: a win, +30')");
  }
}
