package dev.hindsight.studio;

import static dev.hindsight.studio.Browsing.browser;
import static dev.hindsight.studio.Browsing.click;
import static dev.hindsight.studio.Browsing.keepPicture;
import static dev.hindsight.studio.Browsing.page;
import static dev.hindsight.studio.Browsing.text;
import static dev.hindsight.studio.Browsing.type;
import static dev.hindsight.studio.SharedStudio.shelf;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** The pages of tables and runs in a real Chromium. */
@Tag("slow")
@Timeout(180)
@ExtendWith(Browsing.class)
class ShelfBrowserTest {
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
  void aBuildIsStoppedAndGoesOn() throws Exception {
    browser.open(page("tables"), 1280, 900);
    browser.await("!document.querySelector('#building').hidden");
    type("#size", "13");
    click("#build");
    String build = ".build[data-name=\"endgame13.table\"]";
    browser.await("document.querySelector('" + build + " button')");
    click(build + " button");
    browser.await("document.querySelector('" + build + "[data-state=\"unfinished\"] button')");
    assertThat(text(build)).contains("it goes on from its last checkpoint");
    click(build + " button");
    browser.await("document.querySelector('" + build + "[data-state=\"done\"]')");
    browser.await("document.querySelector('tr[data-name=\"endgame13.table\"]')");
  }

  @Test
  void figuresOfARunAreDrawn() throws Exception {
    StringBuilder figures = new StringBuilder("games\tseconds\treturnLoss\tpubevalPoints\n");
    for (int line = 1; line <= 30; line++) {
      figures.append(1_000 * line).append("\t").append(line).append("\t");
      figures.append(1.0 / line).append("\t").append(0.5 - 1.0 / line).append('\n');
    }
    Files.writeString(shelf.resolve("mine.nets.tsv"), figures + "31000\t31\t0."); // not whole yet
    Files.writeString(
        shelf.resolve("english.racks.runlog"),
        """
        2026-11-17T09:15:25Z start 1 elsewhere 2 crossword build rack-equity
        2026-11-17T09:15:25Z command hindsight crossword build rack-equity --out english.racks
        2026-11-17T09:15:25Z task 20000 games generation 1 of 2
        2026-11-17T09:15:35Z rate 4500 450.0
        2026-11-17T09:15:45Z rate 9500 475.0
        2026-11-17T09:15:50Z saved 10000
        2026-11-17T09:15:51Z figures generation=1.0 leaveChangePoints=2.5
        2026-11-17T09:16:51Z figures generation=2.0 leaveChangePoints=0.25
        2026-11-17T09:17:09Z end done
        """);
    browser.open(page("runs?run=mine.nets"), 1280, 900);
    browser.await("document.querySelectorAll('#curves canvas').length === 2");
    assertThat(text("#last")).isEqualTo("30 lines; the last after 30,000 games.");
    assertThat(text("#latest-rows")).contains("pubeval points0.4667");
    keepPicture("runs-figures");
    click("[aria-label=\"show english.racks\"]");
    browser.await(
        "document.querySelector('#title').textContent === 'english.racks'"
            + " && document.querySelectorAll('#curves canvas').length === 2");
    assertThat(text("#last")).startsWith("crossword build rack-equity: done; generation 1 of 2");
    assertThat(text("#command"))
        .isEqualTo("hindsight crossword build rack-equity --out english.racks");
    assertThat(text("#events tr")).contains("09:17:09").contains("ended");
    keepPicture("runs");
  }
}
