package dev.hindsight.studio;

import static dev.hindsight.studio.Browsing.browser;
import static dev.hindsight.studio.Browsing.click;
import static dev.hindsight.studio.Browsing.keepPicture;
import static dev.hindsight.studio.Browsing.page;
import static dev.hindsight.studio.Browsing.text;
import static dev.hindsight.studio.Browsing.type;
import static org.assertj.core.api.Assertions.assertThat;

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
