package dev.hindsight.studio;

import static dev.hindsight.studio.Browsing.browser;
import static dev.hindsight.studio.Browsing.click;
import static dev.hindsight.studio.Browsing.keepPicture;
import static dev.hindsight.studio.Browsing.page;
import static dev.hindsight.studio.Browsing.text;
import static dev.hindsight.studio.Browsing.type;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** The pages of backgammon in a real Chromium. */
@Tag("slow")
@Timeout(180)
@ExtendWith(Browsing.class)
class BackgammonBrowserTest {
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
  void checkersAreDragged() throws Exception {
    browser.open(page("backgammon"), 1280, 900);
    browser.await("document.querySelectorAll('#moves tr').length > 10");
    drag(8, 5);
    browser.await("document.querySelector('#error').textContent.includes('8/5')");
    drag(6, 5);
    browser.await(
        "document.querySelector('#position').value.includes('-b---BD-B---eE---c-e----B-')");
  }

  /** 80.8 % are worth +0.827 with a cube in the middle, and +0.615 if the other player has it. */
  @Test
  void theEquityIsThatOfTheCubeWhereItIs() throws Exception {
    openPosition("XGID=-BBB------------------bbb-:1:-1:1:00:0:0:0:0:10");
    browser.await("document.querySelector('#value').textContent.includes('equity +0.615')");
    assertThat(text("#cube")).isEqualTo("The other player has the cube.");
    openPosition("XGID=-BBB------------------bbb-:0:0:1:00:4:4:0:5:10");
    browser.await(
        "document.querySelector('#value').textContent.includes('wins the match 80.81 %')");
    assertThat(text("#cube")).isEqualTo("Right: no double.");
  }

  @Test
  void aCrawfordGameEndsWithItsScore() throws Exception {
    openPosition("XGID=-BBB------------------bbb-:0:0:1:00:6:2:1:7:10");
    browser.await("document.querySelector('#crawford').checked");
    browser.await("document.querySelector('#cube').textContent.includes('Crawford')");
    browser.evaluate(
        "(() => { const score = document.querySelector('#own-score'); score.value = '3';"
            + " score.dispatchEvent(new Event('change')); })()");
    browser.await("document.querySelector('#cube').textContent.startsWith('Right')");
    assertThat(browser.evaluate("document.querySelector('#position').value"))
        .endsWith(":00:3:2:0:7:10");
    assertThat(text("#error")).isEmpty();
    assertThat(browser.evaluate("String(document.querySelector('#crawford').checked)"))
        .isEqualTo("false");
  }

  private static void openPosition(String xgid) throws Exception {
    browser.open(
        page("backgammon?position=" + URLEncoder.encode(xgid, StandardCharsets.UTF_8)), 1280, 900);
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

  @Test
  void aBackgammonMoveIsMadeAndTakenBack() throws Exception {
    browser.open(page("backgammon"), 1280, 900);
    browser.await("document.querySelectorAll('#moves tr').length > 10");
    String before = browser.evaluate("document.querySelector('#position').value");
    click("#moves tr");
    browser.await("document.querySelector('#position').value !== '" + before + "'");
    click("#undo");
    browser.await("document.querySelector('#position').value === '" + before + "'");
  }
}
