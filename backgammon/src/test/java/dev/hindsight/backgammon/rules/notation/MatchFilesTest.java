package dev.hindsight.backgammon.rules.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever format a match is written in, the same games come out of it. */
@Tag("java")
class MatchFilesTest {
  private static final long SEED = 94;
  private static final int SAMPLES = 40;

  private static MatchRecord same(MatchRecord match, byte[] file) {
    MatchReading reading = MatchFiles.read(file);
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.match().length()).isEqualTo(match.length());
    assertThat(reading.match().games()).isEqualTo(match.games());
    assertThat(reading.match().scores()).isEqualTo(match.scores());
    return reading.match();
  }

  @Test
  void randomMatchesComeOutOfEveryFormatAlike() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int sample = 0; sample < SAMPLES; sample++) {
      MatchRecord match = new RandomMatches(random, false).match();
      assertThat(same(match, MatFile.write(match).getBytes(UTF_8))).isEqualTo(match);
      assertThat(same(match, SgfFile.write(match).getBytes(UTF_8))).isEqualTo(match);
      MatchRecord ofXg = same(match, XgWriter.write(match));
      assertThat(MatchRecord.options(ofXg.comments()))
          .isEqualTo(MatchRecord.options(match.comments()));
      for (boolean isPacked : new boolean[] {true, false}) {
        for (boolean isSmile : new boolean[] {true, false}) {
          if (hasNoUnplayedRoll(match)) {
            same(match, BgfWriter.write(match, isPacked, isSmile));
          }
        }
      }
    }
  }

  private static boolean hasNoUnplayedRoll(MatchRecord match) {
    return match.games().stream()
        .flatMap(game -> game.actions().stream())
        .noneMatch(action -> action instanceof GameAction.RollsOnly);
  }

  /** Files that these writers have written once, and readers of files are fuzzed with. */
  @ParameterizedTest
  @ValueSource(
      strings = {"small.xg", "small.bgf", "small-plain.bgf", "small-smile.bgf", "small.sgf"})
  void theFixturesHoldTheMatchOfTheirSeed(String name) throws IOException {
    try (InputStream file = MatchFilesTest.class.getResourceAsStream("/matches/" + name)) {
      same(new RandomMatches(new SplittableRandom(11), false).match(), file.readAllBytes());
    }
  }

  @Test
  void positionsSetUpByHandComeOutOfSgfAndXgAlike() {
    SplittableRandom random = new SplittableRandom(SEED);
    int withBar = 0;
    for (int sample = 0; sample < SAMPLES; sample++) {
      MatchRecord match = new RandomMatches(random, true).match();
      assertThat(same(match, SgfFile.write(match).getBytes(UTF_8))).isEqualTo(match);
      same(match, XgWriter.write(match));
      withBar +=
          match.games().stream()
              .flatMap(game -> game.actions().stream())
              .filter(action -> action instanceof GameAction.SetsUp)
              .map(action -> ((GameAction.SetsUp) action).seenByX())
              .filter(board -> board.mover(25) + board.other(25) > 0)
              .count();
    }
    assertThat(withBar).as("positions with a checker on the bar").isPositive();
  }

  @Test
  void aMatchFileHasNoWordsForAPositionThatIsSetUp() {
    GameAction setsUp = new GameAction.SetsUp(Player.O, Board.START, new Cube(2, null));
    MatchRecord match = match(0, setsUp);
    assertThatThrownBy(() -> MatFile.write(match)).hasMessageContaining("write SGF");
    assertThat(SgfFile.write(match)).contains("CV[2]", "CP[c]", "PL[B]");
    same(match, SgfFile.write(match).getBytes(UTF_8));
  }

  private static MatchRecord match(int length, GameAction... actions) {
    return new MatchRecord(
        length, List.of(), List.of(new GameRecord(1, "Ann", "Bob", 0, 0, List.of(actions), null)));
  }

  // ---- match files ----

  @Test
  void beaversAreReadWithAndWithoutTheirTake() {
    String text =
        """
         0 point match

         Game 1
         Ann : 0                      Bob : 0
          1) 31: 8/5 6/5               52: 13/8 24/22
          2)  Doubles => 2             Beavers => 4
        """;
    String rest = "  3) 64: 24/14                 11: dance\n";
    MatchReading plain = MatFile.readWhatIsThere(text + "  3) 64: 24/14\n       Wins 4 points\n");
    assertThat(plain.problems()).isEmpty();
    MatchReading told =
        MatFile.readWhatIsThere(text + "  3)  Takes\n  4) 64: 24/14\n       Wins 4 points\n");
    assertThat(told).isEqualTo(plain);
    GameReplay replay = plain.match().replay(0);
    List<GameAction> actions = plain.match().games().get(0).actions();
    actions.subList(0, 4).forEach(replay::play);
    assertThat(replay.position().turn().offer()).isEqualTo(Offer.BEAVER);
    actions.subList(4, actions.size()).forEach(replay::play);
    assertThat(replay.position().cube()).isEqualTo(new Cube(4, Player.O));
    assertThat(MatFile.readWhatIsThere(text + rest).problems())
        .singleElement()
        .asString()
        .contains("'dance' is not a legal move");
    assertThat(MatFile.readWhatIsThere(text.replace(" 0 point", " 3 point")).problems())
        .singleElement()
        .hasToString("Line 6: in a match there are no beavers");
  }

  @Test
  void aRollAfterWhichThePlayerResignedIsKept() {
    String text =
        " 3 point match\n\n Game 1\n Ann : 0      Bob : 0\n"
            + "  1) 31: 8/5 6/5             33: ???\n      Wins 1 point\n";
    MatchRecord match = MatFile.read(text);
    assertThat(match.games().get(0).actions().get(1))
        .isEqualTo(new GameAction.RollsOnly(Player.O, new Dice(3, 3)));
    assertThat(MatFile.read(MatFile.write(match))).isEqualTo(match);
  }

  @Test
  void textsAreReadInWhateverTheyAreEncoded() {
    String text = " 1 point match\n\n Game 1\n J\u00f6rg : 0     \u30d7 : 0\n  1) 31: 8/5 6/5\n";
    String latin = text.replace("\u30d7", "\u00c9va");
    assertThat(name(("\uFEFF" + text).getBytes(UTF_8))).isEqualTo("J\u00f6rg");
    assertThat(name(("\uFEFF" + text).getBytes(UTF_16LE))).isEqualTo("J\u00f6rg");
    assertThat(name(latin.getBytes(ISO_8859_1))).isEqualTo("J\u00f6rg");
    String sgf = SgfFile.write(MatFile.read(latin));
    assertThat(name(sgf.getBytes(UTF_8))).isEqualTo("J\u00f6rg");
    assertThat(name(sgf.replace("UTF-8", "ISO-8859-1").getBytes(ISO_8859_1)))
        .isEqualTo("J\u00f6rg");
  }

  private static String name(byte[] file) {
    return MatchFiles.read(file).match().games().get(0).xName();
  }

  // ---- SGF ----

  @Test
  void gnubgsWayOfWritingIsRead() {
    String sgf =
        """
        (;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.08]MI[length:3][game:0][ws:2][bs:1]PW[A:n]PB[Bob]
        RU[Crawford:CrawfordGame]RE[B+1R]GC[a remark \\[in brackets\\]]
        ;B[31hefe]C[good]A[0][31hefe E ver 3 0.5 0.1 0 0 0 0]DO[1]
        ;W[55xsmhmhmh](;B[61](;B[62]))(;PL[B]DI[63])
        )
        (;GM[6]MI[length:3][game:1][ws:2][bs:2];W[31hefe];PL[B]DI[21])
        """;
    MatchReading reading = MatchFiles.read(sgf);
    MatchRecord match = reading.match();
    assertThat(reading.problems()).extracting("place").containsExactly("game 1, turn 1");
    assertThat(match.games().get(0).xName()).isEqualTo("A n");
    assertThat(match.scores()).extracting("crawford").containsExactly(true, false);
    assertThat(match.comments()).contains("a remark [in brackets]");
    assertThat(match.games().get(1).actions())
        .last()
        .isEqualTo(new GameAction.RollsOnly(Player.O, new Dice(2, 1)));
    assertThatThrownBy(() -> MatchFiles.read("(;GM[1]FF[4];B[dd])"))
        .hasMessageContaining("another game, GM[1]");
  }

  /** The position of an SGF file, as gnubg saves one that was set up by hand. */
  @Test
  void aPositionOfGnubgHasItsBarAndItsDice() {
    String sgf =
        "(;FF[4]GM[6]MI[length:0][game:0][ws:0][bs:0];AE[a:y]AW[y][f][f]AB[y][y][s];PL[W];CV[2]"
            + ";CP[b];PL[W]DI[61])";
    BackgammonPosition position = PositionText.read(sgf.getBytes(UTF_8));
    assertThat(Xgid.write(position))
        .isEqualTo("XGID=b-----B------------a-----A:1:-1:1:61:0:0:0:0:10");
  }

  // ---- eXtreme Gammon ----

  @Test
  void aMoveThatTheRulesDoNotAllowIsNamedAndTheGameGoesOn() {
    MatchRecord match = new RandomMatches(new SplittableRandom(SEED), false).match();
    byte[] games = XgWriter.games(match);
    int move = 0;
    for (int seen = 0; seen < 6; move++) {
      seen += games[move * 2560 + 8] == 3 ? 1 : 0;
    }
    // Other dice than those that the checkers were moved by.
    ByteBuffer dice = ByteBuffer.wrap(games).order(ByteOrder.LITTLE_ENDIAN);
    int at = (move - 1) * 2560 + 100;
    dice.putInt(at, dice.getInt(at) % 6 + 1);
    MatchReading reading = MatchFiles.read(XgWriter.archive(games));
    assertThat(reading.problems())
        .singleElement()
        .asString()
        .startsWith("Game 1, turn ")
        .contains("leads to the position that follows");
    List<GameAction> actions = new ArrayList<>(reading.match().games().get(0).actions());
    assertThat(actions.removeIf(action -> action instanceof GameAction.SetsUp)).isTrue();
    assertThat(actions).hasSize(match.games().get(0).actions().size());
  }

  @Test
  void aPositionOfXgIsOne() {
    GameAction setsUp =
        new GameAction.SetsUp(
            Player.O, Xgid.parse(BAR).boardSeenBy(Player.X), new Cube(2, Player.O));
    Move dance = Move.NONE;
    MatchRecord match = match(7, setsUp, new GameAction.Rolls(Player.O, new Dice(6, 6), dance));
    BackgammonPosition position = PositionText.read(XgWriter.write(match));
    assertThat(Xgid.write(position)).isEqualTo(BAR);
    byte[] played = XgWriter.write(new RandomMatches(new SplittableRandom(1), false).match());
    assertThatThrownBy(() -> PositionText.read(played)).hasMessageContaining("'review' judges");
  }

  /** O is on the bar and X's home board is closed. */
  private static final String BAR = "XGID=aBBBBBB------------d-cb-c-:1:-1:-1:66:0:0:0:7:10";

  @Test
  void liesOfAnArchiveAreFoundOut() {
    MatchRecord match = new RandomMatches(new SplittableRandom(SEED), false).match();
    byte[] sound = XgWriter.write(match);
    byte[] changed = sound.clone();
    changed[9_000] ^= 1;
    refused(changed, "checksum does not fit");
    refused(Arrays.copyOf(sound, sound.length - 1), "damaged or cut off");
    refused(Arrays.copyOf(sound, 20), "cut off");
    byte[] bomb = XgWriter.archive(new byte[80 << 20]);
    refused(bomb, "too large for a match");
    // What damage leaves when the sums are made to fit again.
    byte[] games = XgWriter.games(match);
    SplittableRandom random = new SplittableRandom(SEED);
    for (int sample = 0; sample < 300; sample++) {
      byte[] wounded = games.clone();
      for (int wounds = 0; wounds < 3; wounds++) {
        wounded[random.nextInt(wounded.length / 2560) * 2560 + random.nextInt(120)] =
            (byte) random.nextInt();
      }
      readOrRefuse(XgWriter.archive(wounded));
    }
  }

  private static void refused(byte[] file, String why) {
    assertThatThrownBy(() -> MatchFiles.read(file))
        .isInstanceOf(BackgammonFormatException.class)
        .hasMessageContaining(why);
  }

  private static void readOrRefuse(byte[] file) {
    try {
      MatchReading reading = MatchFiles.read(file);
      SgfFile.write(reading.match());
    } catch (BackgammonFormatException refusal) {
      assertThat(refusal.getMessage()).isNotBlank();
    }
  }

  // ---- BGBlitz ----

  @Test
  void liesOfBgblitzAreFoundOut() {
    MatchRecord match = match(5, roll(Player.X), roll(Player.O));
    byte[] plain = BgfWriter.write(match, false, true);
    SplittableRandom random = new SplittableRandom(SEED);
    for (int sample = 0; sample < 3_000; sample++) {
      byte[] wounded = plain.clone();
      for (int wounds = 0; wounds < 3; wounds++) {
        wounded[70 + random.nextInt(wounded.length - 70)] = (byte) random.nextInt();
      }
      readOrRefuse(wounded);
    }
    byte[] packed = BgfWriter.write(match, true, true);
    refused(Arrays.copyOf(packed, packed.length - 20), "damaged or cut off");
    refused(Arrays.copyOf(packed, 40), "cut off after its first line");
    refused(BgfWriter.file(new byte[80 << 20], true, true), "unpacks to more than");
    refused(BgfWriter.file("[".repeat(9_000).getBytes(UTF_8), false, false), "lie deeper");
  }

  private static GameAction roll(Player player) {
    return new GameAction.Rolls(
        player, new Dice(3, 1), MoveNotation.parse("8/5 6/5", Board.START, new Dice(3, 1)));
  }

  // ---- what is something else ----

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          #player1 A A\\n#player2 B B\\n>A: ABC 8H AB +3 3 | a crossword game (GCG)
          [Variant "Oware Abapa"]\\n\\n1. C f *             | an oware game (OGN)
          [Event "x"]\\n[White "a"]\\n\\n1. e4             | a game of chess (PGN)
          <!DOCTYPE html><html><body>7 point match         | a page of HTML
          gnubg-OS-06-15-1-1-0xxxxxxxxxxxxxxxxxxx          | a bearoff database of gnubg
          {"game": 1}                                      | JSON
          XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 | the text of a position
          """)
  void filesOfAnotherKindAreNamed(String begin, String name) {
    refused(begin.replace("\\n", "\n").getBytes(UTF_8), name);
  }

  @Test
  void otherBytesAreNamedToo() throws IOException {
    ByteArrayOutputStream zip = new ByteArrayOutputStream();
    try (ZipOutputStream entries = new ZipOutputStream(zip)) {
      entries.putNextEntry(new ZipEntry("match.mat"));
    }
    refused(zip.toByteArray(), "a ZIP archive; unpack it");
    refused(new byte[0], "an empty file");
    refused(new byte[] {1, 2, 0, 4}, "not a text");
    refused("Dear diary,\n".getBytes(UTF_8), "what can be read is .mat, .sgf");
  }
}
