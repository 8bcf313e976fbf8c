package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.notation.FibsBoard;
import dev.hindsight.backgammon.rules.notation.GnubgId;
import dev.hindsight.backgammon.rules.notation.MatFile;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.notation.OgnReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Texts that are almost right, through everything that reads text: each is read, or refused with an
 * {@link IllegalArgumentException} that has a message, and nothing takes long. A failure names
 * parser, seed and text.
 */
@Tag("slow")
class ParserFuzzTest {
  /** Of each parser in the ordinary suite, and in the long test, ten million together. */
  private static final int SOME = 4_000;

  private static final int MANY = 720_000;
  private static final long MOST_MILLISECONDS = 5_000;

  private static final CrosswordRules ENGLISH = CrosswordRules.english();
  private static final String EMPTY_BOARD = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
  private static final String STRANGE =
      "\0\n\r\t ,;:/-()[]{}'\"?*+#><=.%\\é漢𝒳\uFFFD0123456789AZaz";

  /** What reads a text, and texts that it reads. */
  private record Parser(String name, Consumer<String> read, List<String> texts) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Parser> parsers() throws IOException {
    CgpPosition quag =
        Cgp.parse(
            "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/AJLOOPU 0/28 0", ENGLISH);
    BackgammonPosition opening = Xgid.parse("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10");
    return List.of(
        new Parser(
            "oware positions",
            OwarePosition::parse,
            List.of("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "0 0 0 0 0 1 1 0 0 0 0 0")),
        new Parser(
            "OGN",
            text -> OgnReader.read(text, OwareRules.ABAPA),
            List.of(
                "[Variant \"Oware Abapa\"]\n[Result \"*\"]\n\n1. C f 2. A { careful } b *\n",
                "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n\n1. C f (2. A) 27-21\n")),
        new Parser(
            "oware players",
            dev.hindsight.oware.play.players.PlayerSpec::parse,
            List.of("alphabeta:depth=6,table=a.table", "mcts:iterations=20,nodes=900", "greedy")),
        new Parser(
            "backgammon positions",
            PositionText::parse,
            List.of("XGID=-BBB------------------bbb-:0:0:1:00:0:0:0:0:10", "4HPwATDgc/ABMA")),
        new Parser(
            "gnubg ids", GnubgId::parse, List.of("2wAAgG0AAAAAAA:cAkAAAAAAAAE", "4HPwATDgc/ABMA")),
        new Parser(
            "FIBS boards",
            FibsBoard::parse,
            List.of(
                "board:You:someplayer:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2"
                    + ":0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0")),
        new Parser(
            "matches",
            MatFile::read,
            List.of(
                Files.readString(
                    module("backgammon").resolve("src/test/resources/matches/whole-game.mat")))),
        new Parser(
            "backgammon moves",
            text ->
                dev.hindsight.backgammon.rules.notation.MoveNotation.parse(
                    text, opening.board(), new Dice(3, 1)),
            List.of("8/5 6/5", "24/21 13/12", "bar/24*(2)")),
        new Parser(
            "backgammon players",
            dev.hindsight.backgammon.play.players.PlayerSpec::parse,
            List.of("net:plies=1", "pubeval", "net:nets=a.nets,table=b.table")),
        new Parser(
            "CGP",
            text -> Cgp.parse(text, ENGLISH),
            List.of(
                EMPTY_BOARD + " AEI/ 0/0 0 lex ENABLE; ld english;",
                "15/15/15/15/15/15/15/4QUaG7/15/15/15/15/15/15/15 AIIMMOT/AJLOOPU 0/28 0")),
        new Parser(
            "GCG",
            text -> Gcg.parse(text.getBytes(StandardCharsets.UTF_8), ENGLISH),
            List.of(
                "#character-encoding UTF-8\n#player1 Ama Ama Mensah\n#player2 Kofi Kofi Boateng\n"
                    + ">Ama: ACEFTQZ 8D FACET +28 28\n#note about\nmore.\n"
                    + ">Kofi: AEIOUUU -IUU +0 0\n>Ama: EEXZQAB 9G EX +22 50\n"
                    + ">Ama: EEXZQAB -- -22 28\n")),
        new Parser(
            "crossword moves",
            text ->
                new dev.hindsight.crossword.rules.notation.MoveNotation(ENGLISH)
                    .parse(text, quag.game()),
            List.of("9G MOMI", "H8 .IAT", "exch AI", "-IM", "pass")),
        new Parser(
            "crossword players",
            dev.hindsight.crossword.play.players.PlayerSpec::parse,
            List.of("static:leaves=a.klv2", "simulate:seconds=1,infer=true", "score")),
        new Parser(
            "boards",
            BoardLayout::parse,
            List.of("# small\nstart 2B\n=.'\n.-.\n'.=\n", "1, 1\n=.'\n.-.\n'.=\n")),
        new Parser(
            "tiles",
            text -> TileSet.parse("fuzz", text),
            List.of("?,?,1,0,0\nA,a,3,1,1\nCH,ch,1,5,0\nT,t,2,1,0\n", "?,2,0,0\nA,9,1,1\n")),
        new Parser(
            "racks", text -> TileCounts.parse(ENGLISH.tiles(), text), List.of("AEINST?", "QU")));
  }

  private static Path module(String name) {
    return Path.of(System.getProperty("basedir", "."), "..", name);
  }

  @ParameterizedTest
  @MethodSource("parsers")
  void almostRightTextsAreReadOrRefused(Parser parser) {
    run(parser, SOME);
  }

  @ParameterizedTest
  @MethodSource("parsers")
  @Tag("long")
  @Timeout(value = 60, unit = TimeUnit.MINUTES)
  void tenMillionOfThem(Parser parser) {
    run(parser, Integer.getInteger("hindsight.fuzz", MANY));
  }

  private static void run(Parser parser, int times) {
    for (long seed = 0; seed < times; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      String text = mutated(parser.texts().get(random.nextInt(parser.texts().size())), random);
      long start = System.nanoTime();
      try {
        parser.read().accept(text);
      } catch (IllegalArgumentException refused) {
        assertThat(refused.getMessage()).as("%s, seed %d", parser.name(), seed).isNotBlank();
      } catch (RuntimeException | StackOverflowError undocumented) {
        throw new AssertionError(parser.name() + ", seed " + seed + ": " + text, undocumented);
      }
      assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start))
          .as("%s, seed %d", parser.name(), seed)
          .isLessThan(MOST_MILLISECONDS);
    }
  }

  /** One to eight small wounds: a part cut out, doubled or moved, a character made another. */
  private static String mutated(String text, SplittableRandom random) {
    StringBuilder mutated = new StringBuilder(text);
    for (int wounds = 1 + random.nextInt(8); wounds > 0; wounds--) {
      int at = random.nextInt(mutated.length() + 1);
      int end = Math.min(mutated.length(), at + 1 + random.nextInt(5));
      String part = mutated.substring(Math.min(at, end), end);
      int there = random.nextInt(mutated.length() + 1);
      switch (random.nextInt(5)) {
        case 0 -> mutated.delete(Math.min(at, end), end);
        case 1 -> mutated.insert(there, part);
        case 2 -> mutated.insert(at, STRANGE.charAt(random.nextInt(STRANGE.length())));
        case 3 -> mutated.insert(at, "9".repeat(random.nextInt(24)));
        default -> {
          if (at < mutated.length()) {
            mutated.setCharAt(at, STRANGE.charAt(random.nextInt(STRANGE.length())));
          }
        }
      }
    }
    return mutated.toString();
  }
}
