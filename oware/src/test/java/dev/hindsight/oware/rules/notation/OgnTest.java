package dev.hindsight.oware.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.PositionFormatException;
import dev.hindsight.oware.rules.RandomBoards;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Side;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("java")
class OgnTest {
  private static final String SHORT =
      """
      [Variant "Oware Abapa"]
      [Event "?"]
      [Site "?"]
      [Date "?"]
      [Round "?"]
      [South "Ama"]
      [North "Kofi \\"the \\\\ wall\\""]
      [Result "*"]

      { Hello } 1. C f { careful } 2. A *
      """;

  @Test
  void recordIsWrittenAsTheExampleShows() {
    OwareGame game = OwareGame.start(OwareRules.ABAPA).play(2).play(5).play(0);
    RecordedGame record =
        new RecordedGame(game, new TreeMap<>(), List.of("Hello", "", " careful\n", ""), "*")
            .withTag("South", "Ama")
            .withTag("North", "Kofi \"the \\ wall\"");
    assertThat(OgnWriter.write(record)).isEqualTo(SHORT);
    assertThat(OgnReader.read(SHORT, OwareRules.AWARI)).containsExactly(record);
  }

  /** Whoever tries the example of the page first must not be told that it is wrong. */
  @Test
  void theExampleOfTheNotationIsAGame() throws IOException {
    Path page = Path.of(System.getProperty("basedir", ".")).resolve("../docs/notation.md");
    String text = Files.readString(page);
    int start = text.indexOf("    [Variant ");
    String example = text.substring(start, text.indexOf("\n\n|", start)).replace("\n    ", "\n");
    RecordedGame record = OgnReader.read(example.strip(), OwareRules.CODINGAME).get(0);
    assertThat(record.game().rules()).isEqualTo(OwareRules.ABAPA);
    assertThat(OgnWriter.write(record).strip()).isEqualTo(example.strip());
  }

  @Test
  void everyGameComesBackAsItWasWritten() {
    for (long seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<RecordedGame> records = new ArrayList<>();
      for (int number = random.nextInt(1, 4); number > 0; number--) {
        records.add(randomRecord(random));
      }
      String text = OgnWriter.write(records);
      assertThat(OgnReader.read(text, OwareRules.ABAPA)).as("seed %d", seed).isEqualTo(records);
      assertThat(text.lines()).allMatch(line -> line.length() < 80);
    }
  }

  @Test
  void readingIsLenientWhereNothingCanBeMisunderstood() {
    OwareGame game = OwareGame.start(OwareRules.ABAPA).play(2).play(5).play(0).play(1);
    for (String text :
        List.of(
            "C f A b",
            "\uFEFF1.C f 2.A b",
            "1. C 1... f 2. A (2. B { ) } (2. D)) b *",
            "[ North  \"?\" ]\r\n[Variant \"abapa\"]\r\n1. C f\r\n2. A b\r\n",
            "[Result \"?\"] C f A b")) {
      List<RecordedGame> records = OgnReader.read(text, OwareRules.ABAPA);
      assertThat(records).as(text).hasSize(1);
      assertThat(records.get(0)).as(text).isEqualTo(RecordedGame.of(game));
    }
    assertThat(OgnReader.read(" \n ", OwareRules.ABAPA)).isEmpty();
  }

  @Test
  void resultEndsAGameAndTagsBeginOne() {
    assertThat(
            OgnReader.read(
                "A a 1-0 B 1/2-1/2 { ends } [South \"X\"] C [South \"Y\"]", OwareRules.ABAPA))
        .extracting(record -> record.game().moves() + record.result() + record.tags())
        .containsExactly("[0, 0]1-0{}", "[1]1/2-1/2{}", "[2]*{South=X}", "[]*{South=Y}");
  }

  @Test
  void startPositionAndPliesLeftAreKept() {
    OwarePosition start = OwarePosition.parse("0-0-0-0-2-1-1-1-0-0-0-0-20-23-N");
    OwareGame game = OwareGame.start(OwareRules.CODINGAME, start, 17).play(1);
    String text = OgnWriter.write(RecordedGame.of(game));
    assertThat(text)
        .contains("[FEN \"0-0-0-0-2-1-1-1-0-0-0-0-20-23-N\"]")
        .contains("[PliesLeft \"17\"]")
        .contains("\n1. b ");
    assertThat(OgnReader.read(text, OwareRules.ABAPA).get(0).game()).isEqualTo(game);
  }

  @Test
  void resultOfAFinishedGameIsItsSeeds() {
    OwareGame game =
        OwareGame.start(OwareRules.ABAPA, OwarePosition.parse("3-2-0-0-0-0-0-0-0-0-0-0-20-23-S"));
    assertThat(RecordedGame.of(game).result()).isEqualTo("25-23");
    assertThat(RecordedGame.of(OwareGame.start(OwareRules.ABAPA)).result()).isEqualTo("*");
  }

  @Test
  void lastCaptureMayCountTheSeedsTakenAtTheEnd() {
    String start = "[FEN \"0-0-0-0-0-2-1-0-0-0-0-0-20-25-S\"] ";
    assertThat(OgnReader.read(start + "F", OwareRules.ABAPA)).hasSize(1);
    String full = "[FEN \"1-0-0-0-0-1-1-3-0-0-0-0-20-22-S\"] ";
    assertThat(OgnReader.read(full + "F+2", OwareRules.ABAPA)).hasSize(1);
    assertThat(OgnReader.read(full + "F+3 25-23", OwareRules.ABAPA)).hasSize(1);
    assertThatThrownBy(() -> OgnReader.read(full + "F+3 b", OwareRules.ABAPA))
        .hasMessageContaining("the move captures 2, but the record says 3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. C g              | line 1, column 6: 'g' is neither a move",
        "1. C C              | line 1, column 6: 'C' is not a move of North",
        "1. C f 3. A         | line 1, column 8: this is move 2, but its number is 3",
        "1. C+2 f            | line 1, column 4: the move captures 0, but the record says 2",
        "1. C { no end       | line 1, column 6: the comment that begins here has no closing",
        "1. C (f { x } (A)   | line 1, column 6: the variation that begins here has no closing",
        "1. C ) f            | line 1, column 6: ')' is neither",
        "[South Ama]         | line 1, column 8: the tag South needs a value in double quotes",
        "[South \"Ama]       | line 1, column 8: the value of the tag South has no closing quote",
        "[South \"Ama\"      | needs a ']' here",
        "[\"Ama\"]           | line 1, column 2: a tag needs a name",
        "[A \"x\"] [A \"y\"] | line 1, column 10: the tag A is there twice",
        "[Variant \"Chess\"] | line 1, column 10: there is no variant 'Chess'",
        "[Result \"won\"]    | line 1, column 9: 'won' is not a result",
        "[Result \"1-0\"] A a 0-1 | the game ends with 0-1, but its Result tag says 1-0",
        "[FEN \"4-4-4\"]     | line 1, column 6: the start position is wrong: '4-4-4' has 3 fields",
        "[PliesLeft \"x\"]   | line 1, column 12: the tag PliesLeft is 'x'",
        "[PliesLeft \"5\"]   | abapa has no turn limit",
        "A F f               | line 1, column 3: 'F' is not a move of North",
        "A a A               | line 1, column 5: move A is not legal",
      })
  void errorsSayWhere(String text, String message) {
    assertThatThrownBy(() -> OgnReader.read(text, OwareRules.ABAPA))
        .isInstanceOf(PositionFormatException.class)
        .hasMessageContaining(message);
  }

  @Test
  void lineNumbersCountLines() {
    assertThatThrownBy(() -> OgnReader.read("[South \"X\"]\n\n1. C f\n  2. x\n", OwareRules.ABAPA))
        .hasMessageStartingWith("line 4, column 6:");
  }

  @Test
  @Tag("slow")
  void mangledRecordsGiveNothingButFormatErrors() {
    String alphabet = "ABCFabcf0123456789.+-*/[]{}()\"\\ \n?SN\uFEFF\u2028é";
    for (long seed = 0; seed < 3_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      StringBuilder text =
          new StringBuilder(OgnWriter.write(randomRecord(new SplittableRandom(seed % 20))));
      for (int edits = random.nextInt(1, 6); edits > 0; edits--) {
        int place = random.nextInt(text.length());
        char letter = alphabet.charAt(random.nextInt(alphabet.length()));
        switch (random.nextInt(4)) {
          case 0 -> text.insert(place, letter);
          case 1 -> text.setCharAt(place, letter);
          case 2 -> text.delete(place, Math.min(text.length(), place + random.nextInt(1, 20)));
          default -> text.append(text, place, text.length());
        }
        if (text.length() == 0) {
          text.append(letter);
        }
      }
      checkReadsOrRefuses(text.toString(), seed);
    }
  }

  private static void checkReadsOrRefuses(String text, long seed) {
    List<RecordedGame> records;
    try {
      records = OgnReader.read(text, OwareRules.ABAPA);
    } catch (PositionFormatException e) {
      assertThat(e).as("seed %d", seed).hasMessageStartingWith("line ");
      return;
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + seed + " of\n" + text, e);
    }
    assertThat(OgnReader.read(OgnWriter.write(records), OwareRules.ABAPA))
        .as("seed %d", seed)
        .isEqualTo(records);
  }

  private static RecordedGame randomRecord(SplittableRandom random) {
    OwareRules rules = OwareRules.ALL.get(random.nextInt(3));
    OwareGame game = OwareGame.start(rules);
    if (random.nextBoolean()) {
      int[] board = RandomBoards.board(random.nextInt(1, 49), random);
      OwarePosition start =
          new OwarePosition(
              Row.pack(board, 0),
              Row.pack(board, 6),
              0,
              0,
              random.nextBoolean() ? Side.SOUTH : Side.NORTH);
      game =
          rules.hasTurnLimit()
              ? OwareGame.start(rules, start, random.nextInt(0, 60))
              : OwareGame.start(rules, start);
    }
    List<String> comments = new ArrayList<>(List.of(random.nextInt(4) == 0 ? "From {here\\" : ""));
    for (int plies = random.nextInt(80); plies > 0 && !game.isOver(); plies--) {
      int legal = game.legalMoves();
      int pit;
      do {
        pit = random.nextInt(6);
      } while ((legal & 1 << pit) == 0);
      game = game.play(pit);
      comments.add(random.nextInt(5) == 0 ? "move " + random.nextInt(1000) + " é (!) [x" : "");
    }
    String result = List.of("*", "1-0", "0-1", "1/2-1/2", "25-23").get(random.nextInt(5));
    RecordedGame record = new RecordedGame(game, new TreeMap<>(), comments, result);
    return random.nextBoolean()
        ? record.withTag("South", "Ama \\ \"B\"").withTag("Zz", "?")
        : record;
  }
}
