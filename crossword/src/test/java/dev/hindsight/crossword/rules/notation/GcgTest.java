package dev.hindsight.crossword.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.board.RandomMoves;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.GcgGame.Player;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("java")
class GcgTest {
  private static final CrosswordRules RULES = CrosswordRules.english();

  /** Every kind of event once, with scores worked out by hand. */
  private static final String GAME =
      """
      #character-encoding UTF-8
      #player1 Ama Ama Mensah
      #player2 Kofi Kofi Boaténg
      #title A short game
      #lexicon ENABLE
      #description told in
      two lines
      >Ama: ACEFTQZ 8D FACET +28 28
      #note A good start.
      It covers the middle.
      #note Another note
      >Kofi: AEIOUUU -IUU +0 0
      >Ama: EEXZQAB 9G EX +22 50
      >Ama: EEXZQAB -- -22 28
      >Kofi: AEIOS?T -2 +0 0
      #rack1 EEXZQAB
      >Ama: EEXZQAB - +0 28
      >Kofi: 8D .....s +10 10
      >Kofi: AEIO (challenge) +5 15
      >Ama: QZ? -? +0 28
      >Ama: (AEIO) +8 36
      >Kofi: AEIO (AEIO) -4 11
      >Kofi: AEIO (time) -10 1
      """;

  private static GcgGame parse(String text) {
    return Gcg.parse(text, RULES);
  }

  @Test
  void everyKindOfEventIsRead() {
    GcgGame game = parse(GAME);
    assertThat(game.players())
        .containsExactly(new Player("Ama", "Ama Mensah"), new Player("Kofi", "Kofi Boaténg"));
    assertThat(game.pragmas())
        .containsExactly(
            new GcgPragma("title", "A short game"),
            new GcgPragma("lexicon", "ENABLE"),
            new GcgPragma("description", "told in\ntwo lines"));
    List<GcgEvent> events = game.events();
    assertThat(events).hasSize(12);
    assertThat(((GcgEvent.Turn) events.get(0).action()).move())
        .isInstanceOfSatisfying(
            Placement.class, play -> assertThat(play.scorePoints()).isEqualTo(28));
    assertThat(events.get(0).remarks())
        .containsExactly(
            GcgPragma.note("A good start.\nIt covers the middle."), GcgPragma.note("Another note"));
    assertThat(events.get(1).action())
        .isEqualTo(new GcgEvent.Turn(new Exchange(Tiles.of((byte) 9, (byte) 21, (byte) 21))));
    assertThat(events.get(3).action()).isEqualTo(new GcgEvent.Withdrawal());
    assertThat(events.get(4).action()).isEqualTo(new GcgEvent.HiddenExchange(2));
    assertThat(events.get(4).remarks()).containsExactly(new GcgPragma("rack1", "EEXZQAB"));
    assertThat(events.get(5).action()).isEqualTo(new GcgEvent.Turn(new Pass()));
    assertThat(events.get(6).rack()).isEqualTo(Tiles.of());
    assertThat(events.get(7).action()).isEqualTo(new GcgEvent.ChallengeBonus());
    assertThat(events.get(9).action())
        .isEqualTo(new GcgEvent.LeftoverTiles(Tiles.of((byte) 1, (byte) 5, (byte) 9, (byte) 15)));
    assertThat(events.get(11).action()).isEqualTo(new GcgEvent.TimePenalty());
    assertThat(game.totalPoints(0)).isEqualTo(36);
    assertThat(game.totalPoints(1)).isEqualTo(1);
  }

  @Test
  void aTextReadAndWrittenIsTheSameText() {
    assertThat(Gcg.format(parse(GAME))).isEqualTo(GAME);
    assertThat(parse(Gcg.format(parse(GAME)))).isEqualTo(parse(GAME));
  }

  @Test
  void whiteSpaceAndLineEndsAreFree() {
    String loose = GAME.replace(" ", " \t ").replace("\n", "\r\n\r\n").replace(">Ama:", "  >Ama:");
    assertThat(parse(loose)).isEqualTo(parse(GAME));
    assertThat(parse(GAME.replace('\n', '\r'))).isEqualTo(parse(GAME));
  }

  @Test
  void positionsAreThoseBeforeTheTurn() {
    GcgGame game = parse(GAME);
    assertThat(Cgp.format(new CgpPosition(game.positionBefore(0), List.of())))
        .isEqualTo("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 ACEFTQZ/ 0/0 0");
    assertThat(Cgp.format(new CgpPosition(game.positionBefore(2), List.of())))
        .isEqualTo("15/15/15/15/15/15/15/3FACET7/15/15/15/15/15/15/15 EEXZQAB/ 28/0 1");
    assertThatThrownBy(() -> game.positionBefore(3))
        .as("a withdrawal is no turn")
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(Cgp.format(new CgpPosition(game.positionBefore(4), List.of())))
        .isEqualTo("15/15/15/15/15/15/15/3FACET7/15/15/15/15/15/15/15 AEIOS?T/ 0/28 2");
    assertThat(Cgp.format(new CgpPosition(game.positionBefore(12), List.of())))
        .isEqualTo("15/15/15/15/15/15/15/3FACETs6/15/15/15/15/15/15/15 / 1/36 1");
  }

  @Test
  void theEncodingIsDeclaredOrFound(@TempDir Path folder) throws IOException {
    GcgGame game = parse(GAME);
    String undeclared = GAME.substring(GAME.indexOf('\n') + 1);
    String latin = GAME.replace("UTF-8", "ISO-8859-1");
    for (byte[] bytes :
        List.of(
            GAME.getBytes(StandardCharsets.UTF_8),
            undeclared.getBytes(StandardCharsets.UTF_8),
            undeclared.getBytes(StandardCharsets.ISO_8859_1),
            latin.getBytes(StandardCharsets.ISO_8859_1),
            ("\uFEFF" + undeclared).getBytes(StandardCharsets.UTF_8),
            ("\uFEFF" + GAME).getBytes(StandardCharsets.UTF_8))) {
      assertThat(Gcg.parse(bytes, RULES)).isEqualTo(game);
    }
    assertThatThrownBy(() -> Gcg.parse(GAME.getBytes(StandardCharsets.ISO_8859_1), RULES))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessage("the recorded game says that it is in UTF-8, but its bytes are not");
    assertThatThrownBy(
            () ->
                Gcg.parse(GAME.replace("UTF-8", "EBCDIC").getBytes(StandardCharsets.UTF_8), RULES))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessage(
            "the recorded game is in an encoding that is not known here; use UTF-8 or"
                + " ISO-8859-1");
    Path file = folder.resolve("game.gcg");
    Files.writeString(file, Gcg.format(game));
    assertThat(Gcg.read(file, RULES)).isEqualTo(game);
    Files.writeString(file, "#player1 A\n");
    assertThatThrownBy(() -> Gcg.read(file, RULES))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessage(
            file
                + ": a recorded game names both players, #player1 and #player2, before the first"
                + " event");
    Files.write(file, new byte[(1 << 20) + 1]);
    assertThatThrownBy(() -> Gcg.read(file, RULES))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageContaining("at most 1048576 bytes");
  }

  @Test
  void errorsNameTheLine() {
    assertRefused(
        GAME.replace(">Ama: ACEFTQZ", ">Esi: ACEFTQZ"),
        "line 8: 'Esi' is neither 'Ama' nor 'Kofi'");
    assertRefused(
        GAME.replace("+28 28", "+28 x"),
        "line 8: an event ends with its points and the player's total, but 'x' is not a number");
    assertRefused(
        GAME.replace("ACEFTQZ", "ACEFQZB"), "line 8: the rack ACEFQZB has too few tiles of T");
    assertRefused(
        GAME.replace("ACEFTQZ", "ACEFTQZB"), "line 8: rack 1 has 8 tiles; a rack holds at most 7");
    assertRefused(
        GAME.replace("ACEFTQZ", "ACEFTQQ"),
        "line 8: there are too many tiles of Q: 0 on the board and 2 on the racks, but the full"
            + " bag has only 1");
    assertRefused(
        GAME.replace("8D FACET", "9D FACET"),
        "line 8: '9D FACET' cannot be played: the first play must cover the start square 8H");
    assertRefused(
        GAME.replace(">Kofi: AEIOUUU -IUU +0 0\n", ""),
        "line 12: player 1 had the turn before this one as well");
    assertRefused(
        GAME.replace("-IUU +0 0", "-IUU +3 3"),
        "line 12: an exchange or a pass brings no points, not 3");
    assertRefused(
        GAME.replace(">Ama: EEXZQAB 9G EX +22 50", ">Ama: EEXZQAB - +0 28")
            .replace("-- -22 28", "-- +0 28"),
        "line 14: this player has no play just before it to withdraw");
    assertRefused(
        GAME.replace(">Kofi: AEIO (challenge) +5 15", ">Ama: EEXZQAB (challenge) +5 33"),
        "line 19: this player has no play just before it that could have been challenged");
    assertRefused(
        GAME.replace("-2 +0 0", "-8 +0 0"), "line 15: an exchange is of 1 to 7 tiles, not 8");
    assertRefused(
        "#player1 A\n>A: ABC - +0 0\n",
        "line 2: a recorded game names both players, #player1 and #player2, before the first"
            + " event");
    assertRefused(
        "#player1 A\n#player1 B\n", "line 2: a player is named once, before the first" + " event");
    assertRefused("#player1\n", "line 1: a player needs a nickname");
    assertRefused("# x\n", "line 1: a pragma has a name directly after the sign #");
    assertRefused(
        "hello\n",
        "line 1: the line begins with neither # nor > and continues no pragma; a recorded game"
            + " (GCG) has lines such as >Ama: ACEFTQZ 8D FACET +28 28");
    assertRefused("#player1 A:b\n", "line 1: a nickname is one word without a colon, not 'A:b'");
    for (String event : List.of(">A", ">A:", ">A: X +0 0 0 0", ">A: ABC ! +0 0", ">A: - 0")) {
      assertThatThrownBy(() -> parse("#player1 A\n#player2 B\n" + event))
          .as(event)
          .isInstanceOf(CrosswordFormatException.class)
          .hasMessageStartingWith("line 3: ");
    }
  }

  @Test
  void wrongPointsAndTotalsAreToldOneByOne() {
    assertThat(parse(GAME).doubts()).isEmpty();
    assertThat(parse(GAME.replace("+28 28", "+30 30")).doubts())
        .containsExactly(
            "event 1: the play scores 28 points, not 30",
            "event 3: the total must be 30 + 22 = 52, not 50");
    assertThat(parse(GAME.replace("+28 28", "+28 29")).doubts())
        .containsExactly(
            "event 1: the total must be 0 + 28 = 28, not 29",
            "event 3: the total must be 29 + 22 = 51, not 50");
    assertThat(parse(GAME.replace("-- -22 28", "-- -21 29")).doubts())
        .startsWith("event 4: withdrawing a play costs the 22 points it brought, not 21");
    String wrong = GAME.replace("+28 28", "+30 30");
    assertThat(parse(Gcg.format(parse(wrong)))).isEqualTo(parse(wrong));
  }

  @Test
  void wordsThatAPlayMakesMayFollowItsTotal() {
    String formed = GAME.replace("9G EX +22 50", "9g EX   +22   50  EX, TE, EX");
    assertThat(formed).isNotEqualTo(GAME);
    assertThat(parse(formed)).isEqualTo(parse(GAME));
  }

  @Test
  void withdrawalMayGiveOnlyTheTotal() {
    assertThat(parse(GAME.replace("-- -22 28", "-- +0 28"))).isEqualTo(parse(GAME));
    assertThat(parse(GAME.replace("-- -22 28", "-- +0 30")).doubts()).isNotEmpty();
  }

  @Test
  void turnsTellTwoPlayersOfOneNicknameApart() {
    String same = GAME.replace("#player2 Kofi", "#player2 Ama").replace(">Kofi:", ">Ama:");
    GcgGame game = parse(same);
    assertThat(game.events()).isEqualTo(parse(GAME).events());
    assertThat(game.doubts()).isEmpty();
    assertThat(parse(Gcg.format(game))).isEqualTo(game);
  }

  @Test
  void otherAlphabetsAreReadByTheirNames() {
    String text = "#character-encoding ISO-8859-2\n#player1 A Łukasz\n#player2 B Żaneta\n";
    GcgGame game = Gcg.parse(text.getBytes(Charset.forName("ISO-8859-2")), RULES);
    assertThat(game.players().get(0).name()).isEqualTo("Łukasz");
    String windows = text.replace("ISO-8859-2", "windows-1250");
    assertThat(Gcg.parse(windows.getBytes(Charset.forName("windows-1250")), RULES)).isEqualTo(game);
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> parse(text))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessage(message);
  }

  @Test
  void gamesPlayedHereAreRecordedAndReadAgain() {
    Game game = new Game(Board.withoutWords(RULES));
    List<Player> players = List.of(new Player("one", "the first"), new Player("two", "two"));
    for (int seed = 0; seed < 12; seed++) {
      RandomMoves moves = new RandomMoves(TrialRandom.of(seed, 1));
      game.start(TrialRandom.of(seed, 0));
      while (!game.isOver()) {
        game.play(moves.choose(game));
      }
      GcgGame recorded =
          GcgRecord.continued(
              new GcgGame(
                  game.rules(), players, List.of(new GcgPragma("lexicon", "none")), List.of()),
              0,
              game);
      assertThat(game.isOver()).isTrue();
      assertThat(recorded.totalPoints(0)).as("seed %d", seed).isEqualTo(game.scorePoints(0));
      assertThat(recorded.totalPoints(1)).as("seed %d", seed).isEqualTo(game.scorePoints(1));
      assertThat(recorded.positionBefore(recorded.events().size()).squares())
          .isEqualTo(game.position().squares());
      assertThat(parse(Gcg.format(recorded))).as("seed %d", seed).isEqualTo(recorded);
    }
  }

  @Test
  void aGameThatBeganInTheMiddleHasNoRecord() {
    Game game = new Game(Board.withoutWords(RULES));
    game.resume(parse(GAME).positionBefore(2), TrialRandom.of(1, 0));
    game.play(new Pass());
    List<Player> players = List.of(new Player("one", "one"), new Player("two", "two"));
    assertThatThrownBy(
            () ->
                GcgRecord.continued(
                    new GcgGame(game.rules(), players, List.of(), List.of()), 0, game))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(game.turns()).isEqualTo(1);
  }

  @Test
  void notesAreKeptReadable() {
    assertThat(GcgPragma.note(" a\tb \n\n>c\n#d\ne ").text()).isEqualTo("a b >c #d\ne");
    assertThatThrownBy(() -> new GcgPragma("note", "a\n#b"))
        .isInstanceOf(CrosswordFormatException.class);
    assertThatThrownBy(() -> new GcgPragma("two words", ""))
        .isInstanceOf(CrosswordFormatException.class);
  }

  @Test
  @Tag("slow")
  void anyTextIsAGameOrRefusedWithASentence() {
    int accepted = 0;
    for (int seed = 0; seed < 4_000; seed++) {
      TrialRandom random = TrialRandom.of(seed, 3);
      String text = Garbled.text(GAME, random);
      try {
        GcgGame game = parse(text);
        assertThat(parse(Gcg.format(game))).as("seed %d", seed).isEqualTo(game);
        accepted++;
      } catch (CrosswordFormatException e) {
        assertThat(e.getMessage()).as("seed %d: %s", seed, text).isNotBlank().doesNotEndWith(".");
      }
    }
    assertThat(accepted).isGreaterThan(200);
  }

  @Test
  @Tag("slow")
  void anyBytesAreAGameOrRefusedWithASentence() {
    byte[] original = GAME.getBytes(StandardCharsets.UTF_8);
    for (int seed = 0; seed < 2_000; seed++) {
      TrialRandom random = TrialRandom.of(seed, 5);
      byte[] bytes = original.clone();
      for (int change = random.nextInt(4); change >= 0; change--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      try {
        GcgGame game = Gcg.parse(bytes, RULES);
        byte[] written = Gcg.format(game).getBytes(StandardCharsets.UTF_8);
        assertThat(Gcg.parse(written, RULES)).as("seed %d", seed).isEqualTo(game);
      } catch (CrosswordFormatException e) {
        assertThat(e.getMessage()).as("seed %d", seed).isNotBlank().doesNotEndWith(".");
      }
    }
  }
}
