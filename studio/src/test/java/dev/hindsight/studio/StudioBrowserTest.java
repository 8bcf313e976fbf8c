package dev.hindsight.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
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
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The pages in a real Chromium; left out, with a message, where there is none. Pictures of them are
 * kept in {@code target/screenshots}.
 */
@Tag("slow")
@Timeout(180)
class StudioBrowserTest {
  @TempDir private static Path folder;

  private static Path shelf;
  private static Studio studio;
  private static Chromium browser;

  @BeforeAll
  static void open() throws Exception {
    Optional<Path> program = Chromium.find();
    assumeTrue(program.isPresent(), "there is no Chromium on this machine");
    shelf = Files.createDirectory(folder.resolve("shelf"));
    studio = Studio.open(new StudioPlan(null, 0, shelf));
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
    var complaints = browser.complaints();
    browser.forgetComplaints();
    assertThat(complaints).isEmpty();
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
    for (int width : new int[] {1920, 1280, 360}) {
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
      for (String theme : new String[] {"light", "dark"}) {
        browser.evaluate("document.documentElement.dataset.theme = '" + theme + "'");
        keepPicture(name + "-" + width + "-" + theme);
      }
    }
    checkNamesAndKeyboard();
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
                    + ".every(one => one.tabIndex >= 0))"))
        .as("the keyboard reaches everything")
        .isEqualTo("true");
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
    browser.open(
        page("crossword?position=" + URLEncoder.encode(ending, StandardCharsets.UTF_8)), 1280, 900);
    browser.await("document.querySelector('#endgame').textContent.includes('bag is empty')");
    if (browser.evaluate("String(document.querySelector('#solving').hidden)").equals("false")) {
      click("#solve"); // a second was not enough on a busy machine
    }
    browser.await("document.querySelector('#endgame').textContent.includes('proven: a win, +30')");
  }

  @Test
  void aRecordedGameIsReviewed() throws Exception {
    browser.open(page("crossword-review"), 1280, 1400);
    browser.await("document.querySelector('#example')");
    click("#example");
    browser.await("document.querySelectorAll('#turns tr').length > 20");
    browser.await("document.querySelector('#graph canvas')");
    String words = text("#turn-words");
    assertThat(words).contains("loses");
    keepPicture("crossword-review");
    click("#turns tr:nth-child(7)");
    browser.await("document.querySelector('#turn-words').textContent !== `" + words + "`");
    click("#next");
    browser.await(
        "document.querySelector('#turns tr:nth-child(8)').hasAttribute('data-chosen')"
            + " && document.querySelector('#board svg')");
  }

  @ParameterizedTest
  @ValueSource(strings = {"oware", "backgammon"})
  void recordsOfTheOtherGamesAreReviewedToo(String game) throws Exception {
    browser.open(page(game + "-review"), 1280, 1400);
    browser.await("document.querySelector('#example')");
    click("#example");
    browser.await("document.querySelectorAll('#turns tr').length > 20");
    keepPicture(game + "-review");
    assertThat(browser.evaluate("String(document.querySelectorAll('#summary tr').length)"))
        .isEqualTo("2");
  }

  @Test
  void aCrosswordGameIsPlayedWithTheKeyboardAlone() throws Exception {
    browser.open(page("crossword-play?seed=7&opponent=score"), 1280, 1000);
    browser.await("document.querySelector('#said').textContent === 'Your turn.'");
    click("#hint");
    browser.await("document.querySelectorAll('#hints tr').length > 0");
    String[] best = text("#hints td").split(" ");
    assertThat(best[0]).as("an opening move across").startsWith("8");
    browser.evaluate("document.querySelector('#board').focus()");
    for (char column = 'H'; column > best[0].charAt(1); column--) {
      browser.press("ArrowLeft", 0);
    }
    for (char letter : best[1].toCharArray()) {
      browser.press(String.valueOf(letter), Character.isLowerCase(letter) ? 8 : 0);
    }
    browser.await("document.querySelector('#move').value === '%s %s'".formatted(best[0], best[1]));
    browser.press("Enter", 0);
    browser.await("document.querySelectorAll('#turns tr').length === 2");
    keepPicture("crossword-play");
    click("#undo");
    browser.await("document.querySelectorAll('#turns tr').length === 0");
  }

  @Test
  void aQuizIsAnswered() throws Exception {
    browser.open(page("backgammon-quiz?seed=3"), 1280, 900);
    for (int question = 0; question < 3; question++) {
      browser.await("document.querySelector('#choices button:not(:disabled)')");
      browser.press("A", 0);
      browser.await("!document.querySelector('#next').disabled");
      assertThat(text("#verdict")).containsAnyOf("Right.", "is right, A loses");
      click("#next");
    }
    browser.await("document.querySelector('#graph canvas')");
    assertThat(text("#history-words")).startsWith("3 questions");
    keepPicture("quiz");
    browser.evaluate("localStorage.clear()");
  }

  @Test
  void aTableIsBuiltAndVerified() throws Exception {
    browser.open(page("tables"), 1280, 900);
    browser.await("!document.querySelector('#building').hidden");
    type("#size", "5");
    click("#build");
    browser.await("document.querySelector('tr[data-name=\"endgame5.table\"]')");
    click("tr[data-name=\"endgame5.table\"] button:nth-of-type(2)");
    browser.await("document.querySelector('tr[data-name=\"endgame5.table\"] .good')");
    click("tr[data-name=\"endgame5.table\"] button");
    browser.await("document.querySelectorAll('#info tr').length > 3");
    keepPicture("tables-built");
  }

  @Test
  void figuresOfARunAreDrawn() throws Exception {
    StringBuilder figures = new StringBuilder("games\tseconds\treturnLoss\tpubevalPoints\n");
    for (int line = 1; line <= 30; line++) {
      figures.append(1_000 * line).append("\t").append(line).append("\t");
      figures.append(1.0 / line).append("\t").append(0.5 - 1.0 / line).append('\n');
    }
    Files.writeString(shelf.resolve("mine.nets.tsv"), figures + "31000\t31\t0."); // not whole yet
    browser.open(page("runs"), 1280, 900);
    browser.await("document.querySelectorAll('#curves canvas').length === 3");
    assertThat(text("#last")).isEqualTo("30 lines; the last after 30,000 games.");
    keepPicture("runs");
  }

  @Test
  void checkersAreDragged() throws Exception {
    browser.open(page("backgammon"), 1280, 900);
    browser.await("document.querySelectorAll('#moves tr').length > 10");
    drag(8, 5);
    browser.await("document.querySelector('#error').textContent.includes('8/5')");
    drag(6, 5);
    browser.await(
        "document.querySelector('#position').value.includes('-b---BD-B---eE---c-e----B-')");
  }

  private static void drag(int from, int to) throws Exception {
    String middle =
        "(() => { const box = [...document.querySelectorAll('.point[data-point=\"%d\"] %s')].at(-1)"
            + ".getBoundingClientRect(); return (box.left + box.width / 2) + ' ' + (box.top +"
            + " box.height / 2); })()";
    String[] start = browser.evaluate(middle.formatted(from, "circle")).split(" ");
    String[] end = browser.evaluate(middle.formatted(to, "polygon")).split(" ");
    mouse("mousePressed", start);
    mouse("mouseMoved", end);
    mouse("mouseReleased", end);
  }

  private static void mouse(String type, String[] place) throws Exception {
    browser.call(
        "Input.dispatchMouseEvent",
        Map.of(
            "type",
            type,
            "x",
            Double.parseDouble(place[0]),
            "y",
            Double.parseDouble(place[1]),
            "button",
            "left",
            "clickCount",
            1));
  }

  private static void click(String selector) throws Exception {
    browser.evaluate("document.querySelector('" + selector + "').click()");
  }

  private static String text(String selector) throws Exception {
    return browser.evaluate("document.querySelector('" + selector + "').textContent");
  }

  private static void type(String selector, String text) throws Exception {
    browser.evaluate(
        "{ const field = document.querySelector('%s'); field.value = '%s';"
                .formatted(selector, text)
            + " for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind)); }");
  }

  @Test
  void aWholeGameOfOwareIsPlayed() throws Exception {
    browser.open(page("oware?position=0-0-1-0-0-2-0-0-0-0-1-0-22-22-S"), 1280, 900);
    browser.await("document.querySelector('.pit.best')");
    browser.evaluate("turns.value = 12; turns.dispatchEvent(new Event('change')); void 0");
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
