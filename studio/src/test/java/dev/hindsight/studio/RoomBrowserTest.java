package dev.hindsight.studio;

import static dev.hindsight.studio.Browsing.browser;
import static dev.hindsight.studio.Browsing.click;
import static dev.hindsight.studio.Browsing.keepPicture;
import static dev.hindsight.studio.Browsing.page;
import static dev.hindsight.studio.Browsing.text;
import static dev.hindsight.studio.Browsing.type;
import static dev.hindsight.studio.StudioClient.encode;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The analysis rooms in a real Chromium: nothing freezes, nothing is lost, the board stays. */
@Tag("slow")
@Timeout(180)
@ExtendWith(Browsing.class)
class RoomBrowserTest {
  private static final String QUAG =
      "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0";

  @AfterEach
  void forget() throws Exception {
    browser.call("Emulation.setTouchEmulationEnabled", Map.of("enabled", false));
    browser.evaluate("localStorage.clear()");
  }

  private static void openCrossword(int width) throws Exception {
    browser.open(page("crossword?position=" + encode(QUAG)), width, 800);
    browser.await("document.querySelectorAll('#plays tr').length === 25");
  }

  private static void reload() throws Exception {
    browser.act("window.isOld = true; location.reload()");
    browser.await("!window.isOld && document.readyState === 'complete'");
  }

  private static String value(String selector) throws Exception {
    return browser.evaluate("document.querySelector('" + selector + "').value");
  }

  private static String cell(int row, int column) throws Exception {
    return browser.evaluate(
        "document.querySelector('[data-row=\"%d\"][data-column=\"%d\"] .letter')?.textContent ?? ''"
            .formatted(row, column));
  }

  @Test
  void aWrongTileIsMarkedAndFreezesNothing() throws Exception {
    openCrossword(1280);
    browser.evaluate(
        "document.querySelector('[data-row=\"2\"][data-column=\"2\"] rect')"
            + ".dispatchEvent(new MouseEvent('click', {bubbles: true}))");
    for (String letter : List.of("Q", "Q", "É")) {
      browser.press(letter, 0);
    }
    browser.await("document.querySelectorAll('.tile.wrong').length === 4");
    assertThat(text("#error")).contains("There are 3 of Q here, but only 1 in the set", "É");
    assertThat(text("#plays-said")).isEqualTo("Plays appear when what is marked is mended.");
    assertThat(cell(2, 2) + cell(2, 3) + cell(2, 4)).isEqualTo("QQÉ");
    for (int key = 0; key < 3; key++) {
      browser.press("Backspace", 0);
    }
    browser.await("document.querySelectorAll('#plays tr').length === 25");
    assertThat(text("#error")).isEmpty();
  }

  @Test
  void thePlayThatIsClickedGoesOnToTheNextTurn() throws Exception {
    openCrossword(1280);
    String best = text("#plays td");
    click("#plays tr");
    browser.await("document.querySelector('#turn').textContent.includes('B is on turn')");
    assertThat(text("#turn")).contains("A made " + best + " for 24");
    assertThat(text("#error")).isEmpty();
    assertThat(text("#plays-said")).startsWith("The rack is not known");
    click("#draw");
    browser.await("document.querySelectorAll('#plays tr').length === 25");
    assertThat(value("#rack")).hasSize(7);
  }

  @Test
  void backForwardAndReloadLoseNothing() throws Exception {
    openCrossword(1280);
    click("#plays tr");
    browser.await("document.querySelector('#turn').textContent.includes('B is on turn')");
    type("#rack", "AEINRST");
    browser.await("document.querySelectorAll('#plays tr').length === 25");
    click("#plays tr");
    browser.await("document.querySelector('#moves').textContent.includes('2. ')");
    String moves = text("#moves");
    browser.await("location.hash.length > 100");
    reload();
    browser.await("document.querySelector('#moves').textContent === '" + moves + "'");
    browser.act("history.back()");
    browser.await("document.querySelector('#rack').value === 'AEINRST'");
    assertThat(text("#moves")).as("what comes after is still there").isEqualTo(moves);
    reload();
    browser.await("document.querySelector('#rack').value === 'AEINRST'");
    browser.act("history.back()");
    browser.await("document.querySelector('#rack').value === 'AIIMMOT'");
    browser.act("history.forward()");
    browser.await("document.querySelector('#rack').value === 'AEINRST'");
    URI address = URI.create(browser.evaluate("location.href"));
    browser.evaluate("localStorage.clear()");
    browser.open(page("help"), 1280, 800);
    browser.open(address, 1280, 800);
    browser.await("document.querySelector('#moves').textContent === '" + moves + "'");
  }

  @Test
  void variationsWithNotesGoOutAsGcgAndComeInAgain() throws Exception {
    browser.open(page("crossword?position=" + encode(EMPTY)), 1280, 800);
    browser.await("document.querySelectorAll('#plays tr').length === 25");
    String[] moves = {"8D RETAINS", "8E STAINER", "8H NASTIER", "8D RETINAS"};
    for (String move : moves) {
      type("#move", move);
      click("#make");
      browser.await("document.querySelector('#moves').textContent.includes('" + move + "')");
      type("#note", "note on " + move);
      click("#back");
      browser.await("document.querySelector('#rack').value === 'AEINRST'");
    }
    browser.evaluate(
        "URL.createObjectURL = blob => { blob.text().then(text => { window.saved = text; });"
            + " return '#'; }; document.querySelector('#save').click(); void 0");
    browser.await("window.saved");
    String saved = browser.evaluate("window.saved");
    assertThat(saved).contains(">A: AEINRST 8D RETAINS +").contains("#note note on 8D RETAINS");
    browser.evaluate("sessionStorage.setItem('kept', window.saved)");
    browser.open(page("crossword"), 1280, 800);
    browser.await("document.querySelectorAll('#plays tr').length === 25");
    browser.evaluate(
        "{ const carried = new DataTransfer();"
            + " carried.items.add(new File([sessionStorage.getItem('kept')], 'game.gcg'));"
            + " file.files = carried.files; file.dispatchEvent(new Event('change')); }");
    browser.await("document.querySelector('#moves').textContent.includes('note on 8D RETINAS')");
    for (String move : moves) {
      assertThat(text("#moves")).contains(move).contains("note on " + move);
    }
    assertThat(browser.evaluate("String(document.querySelectorAll('#moves .variation').length)"))
        .isEqualTo("3");
  }

  private static final String EMPTY = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0";

  @Test
  void aPlayIsTypedOnTheBoardAndMadeWithEnter() throws Exception {
    browser.open(page("crossword?position=" + encode(EMPTY)), 1280, 800);
    browser.await("document.querySelectorAll('#plays tr').length === 25");
    browser.evaluate("document.querySelector('#board').focus()");
    for (char letter : "RETINAS".toCharArray()) {
      browser.press(String.valueOf(letter), 0);
    }
    browser.await("document.querySelector('#error').textContent.includes('8H RETINAS')");
    browser.press("Enter", 0);
    browser.await("document.querySelector('#turn').textContent.includes('A made 8H RETINAS')");
    assertThat(text("#turn")).contains("B is on turn");
  }

  @Test
  void onAPhoneOurKeyboardTypesAndSquaresAreLarge() throws Exception {
    browser.call("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
    browser.open(page("crossword?position=" + encode(EMPTY)), 360, 740);
    browser.await("document.querySelectorAll('#plays tr').length === 25");
    double side =
        Double.parseDouble(
            browser.evaluate(
                "String(document.querySelector('.cell + .cell').getBoundingClientRect().left"
                    + " - document.querySelector('.cell').getBoundingClientRect().left)"));
    assertThat(side).as("pixels of a square").isGreaterThanOrEqualTo(22);
    tap("[data-row=\"7\"][data-column=\"7\"]");
    browser.await("!document.querySelector('.keys').hidden");
    for (char letter : "TIN".toCharArray()) {
      tapKey(String.valueOf(letter));
    }
    browser.await("document.querySelector('#error').textContent.includes('8H TIN')");
    keepPicture("phone-keys");
    tapKey("Enter");
    browser.await("document.querySelector('#turn').textContent.includes('A made 8H TIN')");
    tapKey("✕");
    browser.await("document.querySelector('.keys').hidden");
    type("#rack", "AEIRSTQ");
    browser.await("document.querySelectorAll('#plays tr').length === 25");
    tap("#plays tr");
    browser.await(
        "document.querySelector('.ghost-tile') && document.querySelector('[data-shown]')");
    assertThat(text("#turn")).as("a tap shows, and makes nothing").contains("B is on turn");
    tap("#plays tr");
    browser.await("document.querySelector('#turn').textContent.includes('B made')");
  }

  private static void tapKey(String key) throws Exception {
    browser.evaluate(
        "[...document.querySelectorAll('.keys button')].find(one => one.textContent === '%s')"
                .formatted(key)
            + ".id = 'tapped'");
    tap("#tapped");
    browser.evaluate("document.querySelector('#tapped').removeAttribute('id')");
  }

  private static void tap(String selector) throws Exception {
    String[] place =
        browser
            .evaluate(
                "(() => { const one = document.querySelector('%s');".formatted(selector)
                    + " if (!one.closest('.keys, .stage')) one.scrollIntoView({block: 'end'});"
                    + " const box = one.getBoundingClientRect();"
                    + " return (box.left + Math.min(40, box.width / 2)) + ' '"
                    + " + (box.top + box.height / 2); })()")
            .split(" ");
    Map<String, Double> point =
        Map.of("x", Double.parseDouble(place[0]), "y", Double.parseDouble(place[1]));
    browser.call(
        "Input.dispatchTouchEvent", Map.of("type", "touchStart", "touchPoints", List.of(point)));
    browser.call("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
  }

  @ParameterizedTest
  @CsvSource({"crossword, 1280", "crossword, 360", "oware, 768", "backgammon, 1920"})
  void theBoardStaysInViewWhileAnswersScroll(String game, int width) throws Exception {
    browser.open(page(game), width, 740);
    browser.await("document.querySelector('.board svg') && document.querySelector('tbody tr')");
    browser.evaluate("scrollTo(0, 100000)");
    assertThat(
            browser.evaluate(
                "(box => String(box.top >= -1 && box.top < 740 / 2))"
                    + "(document.querySelector('.board svg').getBoundingClientRect())"))
        .isEqualTo("true");
  }

  @Test
  void whatIsMissingIsSaidBesideWhatWasClicked() throws Exception {
    openCrossword(1280);
    click("#infer");
    assertThat(text("#infer-said")).startsWith("Write the opponent’s last move");
    click("#infer-too");
    click("#simulate");
    assertThat(text("#simulate-said")).startsWith("Write the opponent’s last move");
    click("#value");
    assertThat(text("#leaves-said")).startsWith("Type the tiles");
    type("#position", "nonsense");
    browser.await("document.querySelector('#set-said').textContent.includes('15 rows')");
    type("#move", "8Z NO");
    click("#make");
    browser.await("document.querySelector('#error').textContent.length > 10");
    assertThat(text("#error")).doesNotContain("--", "parameter");
    browser.forgetComplaints();
  }

  @Test
  void owareKeepsItsMovesSideAndOpponent() throws Exception {
    browser.open(page("oware"), 1280, 800);
    browser.await("document.querySelector('[data-pit=\"C\"].playable')");
    sow("C");
    browser.await("document.querySelector('[data-pit=\"d\"].playable')");
    sow("d"); // while C is still being judged
    browser.await("document.querySelector('#history').textContent === 'C d'");
    assertThat(browser.evaluate("document.querySelector('.pit.last').dataset.pit")).isEqualTo("d");
    type("#opponent", "greedy");
    type("#side", "S");
    browser.await("location.search.includes('side=S') && location.search.includes('greedy')");
    reload();
    browser.await("document.querySelector('#history').textContent === 'C d'");
    assertThat(value("#side") + value("#opponent")).isEqualTo("Sgreedy");
    browser.await("document.querySelector('[data-pit=\"A\"].playable')");
    sow("A");
    browser.await("document.querySelector('#history').textContent.split(' ').length === 4");
    browser.await("!document.querySelector('#board[aria-busy]')");
  }

  private static void sow(String pit) throws Exception {
    browser.evaluate(
        "document.querySelector('[data-pit=\"%s\"]').dispatchEvent(new MouseEvent('click'))"
            .formatted(pit));
  }

  @Test
  void backgammonShowsMovesKeepsTheRollAndBranches() throws Exception {
    browser.open(page("backgammon"), 1280, 800);
    browser.await("document.querySelectorAll('#moves tr').length > 10");
    String before = browser.evaluate("document.querySelector('#board svg').outerHTML");
    browser.evaluate("document.querySelector('#moves tr').focus()");
    browser.await("document.querySelector('#board svg').outerHTML !== `" + before + "`");
    click("#moves tr");
    browser.await("document.querySelector('#tree').textContent.includes('1. 31: ')");
    type("#dice", "64");
    browser.await("document.querySelectorAll('#moves tr').length > 3");
    String rolled = value("#position");
    assertThat(rolled).contains(":64:");
    reload();
    browser.await("document.querySelector('#position').value === '" + rolled + "'");
    browser.act("history.back()");
    browser.await("document.querySelector('#position').value.includes(':31:')");
    browser.await("document.querySelectorAll('#moves tr').length > 3");
    click("#moves tr:nth-child(2)");
    browser.await("document.querySelectorAll('#tree .variation').length === 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"TESTWORDS.txt", "testwords.kwg.txt"})
  void aRecordIsJudgedByItsOwnWordsFromTheShelf(String name, @TempDir Path shelf) throws Exception {
    boolean isNamed = name.startsWith("TESTWORDS.");
    Files.writeString(shelf.resolve(name), "QI\nZA\nCAT\nCATS\nAT\nTA\n");
    try (Studio studio = Studio.open(new StudioPlan(null, 0, null, shelf))) {
      browser.open(studio.address().resolve("/crossword-review"), 1280, 800);
      browser.await("document.querySelector('#progress').textContent.startsWith('Drop')");
      String record =
          "#character-encoding iso-8859-1\n#player1 A César\n#player2 B B\n#lexicon TestWords\n"
              + ">A: CATSQIZ 8H CATS +12 12\n>B: QIZATTA 9H TA +9 9\n";
      StringBuilder bytes = new StringBuilder();
      for (byte one : record.getBytes(StandardCharsets.ISO_8859_1)) {
        bytes.append(bytes.isEmpty() ? "" : ",").append(one & 0xff);
      }
      browser.evaluate(
          "{ const carried = new DataTransfer(); carried.items.add(new File([new Uint8Array(["
              + bytes
              + "])], 'one.gcg')); file.files = carried.files;"
              + " file.dispatchEvent(new Event('change')); }");
      browser.await("document.querySelectorAll('#turns tr').length === 2");
      assertThat(text("#summary")).as("a name in Latin-1").contains("César");
      assertThat(text("#remarks")).contains(isNamed ? "Words: " + name : "Words: ENABLE");
      browser.open(page("help"), 1280, 800); // so that nothing is asked of a server that is gone
    }
  }

  @Test
  void severalGamesAreReviewedDeepenedTrainedAndShared() throws Exception {
    browser.open(page("crossword-review"), 1280, 800);
    browser.await("document.querySelector('#progress').textContent.startsWith('Drop')");
    browser.act(
        "fetch('example.gcg').then(answer => answer.text()).then(text => {"
            + " const carried = new DataTransfer();"
            + " const start = text.split('\\n').slice(0, 9).join('\\n') + '\\n';"
            + " carried.items.add(new File([start], 'one.gcg'));"
            + " carried.items.add(new File([start.replace('Kofi Kofi', 'Kofi Yaa')], 'two.gcg'));"
            + " document.dispatchEvent(new DragEvent('drop', {dataTransfer: carried,"
            + " cancelable: true})); })");
    browser.await(
        "document.querySelectorAll('#games tr').length === 2"
            + " && !document.querySelector('#result').hidden");
    assertThat(text("#overall tr")).startsWith("Ama2");
    type("#order", "worst");
    browser.await("document.querySelector('#turns tr.lost:first-child')");
    click("#turns tr");
    browser.await("document.querySelector('#turn-words').textContent.includes('Loses')");
    click("#deepen");
    browser.await(
        "document.querySelector('#deep').textContent.includes('simulated')"
            + " && !document.querySelector('#deep').textContent.includes('…')");
    reload();
    browser.await(
        "document.querySelectorAll('#games tr').length === 2"
            + " && document.querySelector('#deep').textContent.includes('(played)')");
    click("#train");
    browser.await(
        "!document.querySelector('#train-card').hidden"
            + " && document.querySelector('#train-words').textContent.includes(' has ')");
    type("#answer", "8A WRONG");
    click("#answer-it");
    browser.await("document.querySelector('#train-words').textContent.includes('is best')");
    click("#answer-end");
    browser.evaluate(
        "URL.createObjectURL = blob => { blob.text().then(text => { window.saved = text; });"
            + " return '#'; }; document.querySelector('#share').click(); void 0");
    browser.await("window.saved");
    assertThat(browser.evaluate("window.saved"))
        .contains("<svg", "simulated", "Loses")
        .doesNotContain("<script", "http://localhost");
    keepPicture("review-games");
  }
}
