package dev.hindsight.workbench.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.oware.rules.OwarePosition;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Boards as pictures, looked at by what stands in them. */
class BoardPicturesTest {
  private static final String QUAG =
      "15/15/15/15/15/15/15/4QuAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0";

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static List<Element> ofClass(Document picture, String name) {
    List<Element> found = new ArrayList<>();
    NodeList all = picture.getElementsByTagName("*");
    for (int place = 0; place < all.getLength(); place++) {
      Element element = (Element) all.item(place);
      if (List.of(element.getAttribute("class").split(" ")).contains(name)) {
        found.add(element);
      }
    }
    return found;
  }

  @Test
  void aCrosswordBoardShowsEveryTileAndTheBlankInLowerCase() throws Exception {
    GamePosition position = Cgp.parse(QUAG, CrosswordRules.english()).game();
    Document picture = parse(dev.hindsight.workbench.crossword.ask.BoardPicture.of(position));
    assertThat(ofClass(picture, "cell")).hasSize(225);
    assertThat(ofClass(picture, "letter"))
        .extracting(Element::getTextContent)
        .containsExactly("Q", "u", "A", "G");
    assertThat(ofClass(picture, "points"))
        .extracting(Element::getTextContent)
        .containsExactly("10", "1", "2");
    assertThat(ofClass(picture, "word3")).hasSize(8);
    assertThat(ofClass(picture, "letter2")).hasSize(24);
  }

  @Test
  void aPlayIsShownInAnotherColourWhereTheBoardIsEmpty() throws Exception {
    GamePosition position = Cgp.parse(QUAG, CrosswordRules.english()).game();
    Placement play = (Placement) new MoveNotation(position.rules()).parse("G7 M.MI", position);
    Document picture = parse(dev.hindsight.workbench.crossword.ask.BoardPicture.of(position, play));
    assertThat(ofClass(picture, "fresh")).hasSize(3);
    assertThat(ofClass(picture, "tile")).hasSize(7);
  }

  @Test
  void anOwareBoardShowsEverySeed() throws Exception {
    Document picture =
        parse(
            dev.hindsight.workbench.oware.BoardPicture.of(
                OwarePosition.parse("1-0-1-0-3-1-1-1-1-0-2-0-18-19-S")));
    assertThat(ofClass(picture, "seed")).hasSize(48);
    assertThat(ofClass(picture, "playable"))
        .extracting(pit -> pit.getAttribute("data-pit"))
        .containsExactlyInAnyOrder("A", "C", "E", "F");
  }

  @Test
  void aBackgammonBoardShowsEveryCheckerOrTheirNumber() throws Exception {
    Document picture =
        parse(
            dev.hindsight.workbench.backgammon.ask.BoardPicture.of(
                PositionText.parse("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10")));
    assertThat(ofClass(picture, "checker")).hasSize(30);
    assertThat(ofClass(picture, "die-text"))
        .extracting(Element::getTextContent)
        .containsExactly("3", "1");
  }
}
