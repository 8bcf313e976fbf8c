package dev.hindsight.studio;

import static dev.hindsight.studio.Browsing.browser;
import static dev.hindsight.studio.Browsing.click;
import static dev.hindsight.studio.Browsing.keepPicture;
import static dev.hindsight.studio.Browsing.page;
import static dev.hindsight.studio.Browsing.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games in a real Chromium: played, recorded, dropped on a page and judged. */
@Tag("slow")
@Timeout(180)
@ExtendWith(Browsing.class)
class WholeGamesBrowserTest {
  @Test
  void aRecordedGameIsReviewed() throws Exception {
    browser.open(page("crossword-review"), 1280, 1400);
    browser.await("document.querySelector('#example')");
    click("#example");
    browser.await("document.querySelectorAll('#turns tr').length > 20");
    browser.await("document.querySelector('#graph canvas')");
    String words = text("#turn-words");
    assertThat(words).contains("Loses");
    keepPicture("crossword-review");
    click("#turns tr:nth-child(7)");
    browser.await("document.querySelector('#turn-words').textContent !== `" + words + "`");
    click("#next");
    browser.await(
        "document.querySelector('#turns tr:nth-child(8)').hasAttribute('data-chosen')"
            + " && document.querySelector('#board svg')");
  }

  @Test
  void aTurnOfAReviewIsInTheAddress() throws Exception {
    browser.open(page("oware-review"), 1280, 900);
    browser.await("document.querySelector('#progress').textContent");
    browser.evaluate(
        "game.value = '[FEN \"0-0-1-0-0-2-0-0-0-0-1-0-22-22-S\"]\\n\\n1. C e 2. D f *';"
            + " read.click(); void 0");
    browser.await("document.querySelectorAll('#turns tr').length === 4");
    click("#turns tr:nth-child(3)");
    browser.await("location.hash.includes('turn=3')");
    String address = browser.evaluate("location.href");
    String words = text("#turn-words");
    browser.open(page("help"), 1280, 900);
    browser.open(URI.create(address), 1280, 900);
    browser.await("document.querySelector('#turn-words').textContent === `" + words + "`");
  }

  @Test
  void aRecordDroppedOnTheBoardIsReviewed() throws Exception {
    browser.open(page("crossword"), 1280, 900);
    browser.await("document.querySelectorAll('#plays tr').length > 0");
    browser.act(
        "fetch('example.gcg').then(answer => answer.text()).then(text => {"
            + " const carried = new DataTransfer();"
            + " carried.items.add(new File([text], 'game.gcg'));"
            + " document.dispatchEvent(new DragEvent('drop', {dataTransfer: carried,"
            + " cancelable: true})); })");
    browser.await("document.querySelectorAll('#turns tr').length > 20");
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
    String heights =
        browser.evaluate("document.querySelector('#graph').ariaLabel").replaceAll(".*: ", "");
    double[] curve = Stream.of(heights.split(", ")).mapToDouble(Double::parseDouble).toArray();
    double range =
        DoubleStream.of(curve).max().orElseThrow() - DoubleStream.of(curve).min().orElseThrow();
    long leaps =
        IntStream.range(1, curve.length)
            .filter(turn -> Math.abs(curve[turn] - curve[turn - 1]) > range / 2)
            .count();
    assertThat(leaps)
        .as("a curve of one side does not go up and down with the turns")
        .isLessThan(4);
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
      browser.evaluate("document.querySelector('.pit.best').focus()");
      browser.press("Enter", 0);
      browser.await(
          "document.querySelector('#history').textContent !== '%s'".formatted(before)
              + " && !document.querySelector('#board[aria-busy]')");
    }
    assertThat(browser.evaluate("document.querySelector('#turn').textContent")).contains("over");
    keepPicture("oware-over");
  }
}
