package dev.hindsight.workbench.oware;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers agree with each other, with a plain look ahead, and with the rules when played out. */
@Tag("slow")
class OwareAskTest {
  private static final long SEED = 2_611;
  private static final int MOST_SEEDS = 9;
  private static final OptionalInt NO_LIMIT = OptionalInt.empty();

  @TempDir static Path folder;
  private static Crew crew;
  private static OwareTable endgame;
  private static OwareTable book;
  private static OwareAsk onTheSpot;

  @BeforeAll
  static void buildTables() throws IOException {
    crew = new Crew(2, Cancellation.never(), Progress.SILENT);
    Path endgameFile = folder.resolve("endgame.table");
    OwareBuild.endgame(OwareRules.CODINGAME, MOST_SEEDS, false).run(endgameFile, crew);
    endgame = OwareTables.open(endgameFile, OwareRules.CODINGAME, false);
    Path bookFile = folder.resolve("book.table");
    OwareBuild.book(OwareRules.CODINGAME, MOST_SEEDS, 200).run(bookFile, crew);
    book = OwareTables.open(bookFile, OwareRules.CODINGAME, true);
    onTheSpot = asking();
  }

  @AfterAll
  static void closeCrew() {
    crew.close();
  }

  private static OwareAsk asking(OwareTable... tables) {
    return asking(OwareRules.CODINGAME, tables);
  }

  private static OwareAsk asking(OwareRules rules, OwareTable... tables) {
    return new OwareAsk(rules, List.of(tables), SearchLimits.depth(4), crew);
  }

  private static List<OwarePosition> positions(int count) {
    return RandomPositions.of(SEED, count, MOST_SEEDS);
  }

  private static String about(OwarePosition position) {
    return position + ", seed " + SEED;
  }

  @Test
  void endgameBookAndTablesSolvedOnTheSpotAgree() {
    OwareAsk byEndgame = asking(endgame);
    OwareAsk byBook = asking(book);
    for (OwarePosition position : positions(400)) {
      OwareAnswer answer = byEndgame.answer(position, NO_LIMIT);
      assertThat(answer.exact()).as(about(position)).isTrue();
      for (OwareAsk other : List.of(byBook, onTheSpot)) {
        OwareAnswer otherAnswer = other.answer(position, NO_LIMIT);
        assertThat(otherAnswer.value()).as(about(position)).isEqualTo(answer.value());
        assertThat(otherAnswer.exact()).as(about(position)).isTrue();
        assertThat(otherAnswer.moves()).as(about(position)).isEqualTo(answer.moves());
        assertThat(otherAnswer.line()).as(about(position)).isEqualTo(answer.line());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 40, 200, 201, 5_000})
  void withTurnsLeftTheAnswerIsThatOfTheBook(int turns) {
    OwareAsk byBook = asking(book);
    for (OwarePosition position : positions(100)) {
      OwareAnswer answer = byBook.answer(position, OptionalInt.of(turns));
      int expected = book.findNetSeedsForMover(position.moverRow(), position.otherRow(), turns);
      assertThat(answer.value()).as(about(position)).isEqualTo(BigDecimal.valueOf(expected));
      assertThat(answer.exact()).as(about(position)).isTrue();
      assertThat(answer.turnsLeft()).isEqualTo(turns);
      OwareAnswer spot = onTheSpot.answer(position, OptionalInt.of(turns));
      assertThat(spot.value()).as(about(position)).isEqualTo(answer.value());
      assertThat(spot.moves()).as(about(position)).isEqualTo(answer.moves());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5})
  void withFewTurnsLeftTheAnswerIsThatOfAPlainLookAhead(int turns) {
    OwareAsk ask = asking(book);
    for (OwarePosition position : RandomPositions.of(SEED + turns, 60, MOST_SEEDS)) {
      OwareGame game = OwareGame.start(OwareRules.CODINGAME, position, turns);
      assertThat(ask.answer(position, OptionalInt.of(turns)).value())
          .as("%s, seed %d", position, SEED + turns)
          .isEqualTo(BigDecimal.valueOf(netSeedsForMover(game) - storesForMover(position)));
    }
  }

  /** The whole game's net seeds for the player to move, by trying everything. */
  private static int netSeedsForMover(OwareGame game) {
    if (game.isOver()) {
      return game.toMove() == Side.SOUTH ? game.netSeedsForSouth() : -game.netSeedsForSouth();
    }
    int best = Integer.MIN_VALUE;
    for (int pit = 0; pit < 6; pit++) {
      if ((game.legalMoves() & (1 << pit)) != 0) {
        best = Math.max(best, -netSeedsForMover(game.play(pit)));
      }
    }
    return best;
  }

  private static int storesForMover(OwarePosition position) {
    return position.moverStore() - position.otherStore();
  }

  @Test
  void aMoveIsWorthWhatItCapturesMinusWhatTheOtherPlayerGetsThen() {
    for (OwareAsk ask : List.of(asking(endgame), asking(book))) {
      for (OwarePosition position : positions(100)) {
        OwareAnswer answer = ask.answer(position, NO_LIMIT);
        for (OwareAnswer.Move move : answer.moves()) {
          OwareAnswer then = ask.answer(move.after(), NO_LIMIT);
          assertThat(move.value())
              .as(about(position))
              .isEqualTo(BigDecimal.valueOf(move.captured()).subtract(then.value()));
        }
      }
    }
  }

  @Test
  void aMoveTakesOneTurn() {
    OwareAsk ask = asking(book);
    for (OwarePosition position : positions(100)) {
      for (OwareAnswer.Move move : ask.answer(position, OptionalInt.of(12)).moves()) {
        OwareAnswer then = ask.answer(move.after(), OptionalInt.of(11));
        assertThat(move.value())
            .as(about(position))
            .isEqualTo(BigDecimal.valueOf(move.captured()).subtract(then.value()));
      }
    }
  }

  @Test
  void theValueIsThatOfTheFirstMoveAndMovesComeBestFirst() {
    OwareAsk ask = asking(endgame);
    for (OwarePosition position : positions(200)) {
      OwareAnswer answer = ask.answer(position, NO_LIMIT);
      List<BigDecimal> values = answer.moves().stream().map(OwareAnswer.Move::value).toList();
      if (!values.isEmpty()) {
        assertThat(values.get(0)).as(about(position)).isEqualTo(answer.value());
        assertThat(answer.line().get(0)).isEqualTo(answer.moves().get(0).move());
      }
      assertThat(values).as(about(position)).isSortedAccordingTo((a, b) -> b.compareTo(a));
    }
  }

  @Test
  void northSeesTheSameBoardFromTheOtherSideInSmallLetters() {
    OwareAsk ask = asking(endgame);
    for (OwarePosition position : positions(200)) {
      OwarePosition south =
          position.toMove() == Side.SOUTH ? position : RandomPositions.mirrored(position);
      OwareAnswer forSouth = ask.answer(south, NO_LIMIT);
      OwareAnswer forNorth = ask.answer(RandomPositions.mirrored(south), NO_LIMIT);
      assertThat(forNorth.value()).as(about(position)).isEqualTo(forSouth.value());
      assertThat(forNorth.moves()).hasSameSizeAs(forSouth.moves());
      for (int index = 0; index < forSouth.moves().size(); index++) {
        OwareAnswer.Move bySouth = forSouth.moves().get(index);
        OwareAnswer.Move byNorth = forNorth.moves().get(index);
        assertThat(bySouth.move().toString()).matches("[A-F]");
        assertThat(byNorth.move().toString())
            .isEqualTo(bySouth.move().toString().toLowerCase(Locale.ROOT));
        assertThat(byNorth.captured()).isEqualTo(bySouth.captured());
        assertThat(byNorth.value()).isEqualTo(bySouth.value());
        assertThat(byNorth.after()).isEqualTo(RandomPositions.mirrored(bySouth.after()));
      }
    }
  }

  @Test
  void theLineOfBestPlayRealisesTheValueWhereTheGameEnds() {
    OwareAsk ask = asking(endgame);
    int ended = 0;
    for (OwarePosition position : positions(300)) {
      OwareAnswer answer = ask.answer(position, NO_LIMIT);
      OwareGame start = OwareGame.start(OwareRules.CODINGAME.withoutTurnLimit(), position);
      OwareGame game = played(start, answer.line());
      if (game.isOver()) {
        ended++;
        assertThat(answer.value())
            .as(about(position))
            .isEqualTo(BigDecimal.valueOf(gained(game, position)));
      }
    }
    assertThat(ended).as("lines that end the game, seed %d", SEED).isGreaterThan(150);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 6, 25, 40})
  void theLineOfBestPlayRealisesTheValueWhenTheTurnsRunOut(int turns) {
    OwareAsk ask = asking(book);
    for (OwarePosition position : positions(100)) {
      OwareAnswer answer = ask.answer(position, OptionalInt.of(turns));
      OwareGame start = OwareGame.start(OwareRules.CODINGAME, position, turns);
      OwareGame game = played(start, answer.line());
      assertThat(game.isOver()).as(about(position)).isTrue();
      assertThat(answer.value())
          .as(about(position))
          .isEqualTo(BigDecimal.valueOf(gained(game, position)));
    }
  }

  private static OwareGame played(OwareGame start, List<Pit> line) {
    OwareGame game = start;
    for (Pit move : line) {
      game = game.play(move.number());
    }
    return game;
  }

  /** What the player who was to move in {@code start} got from there to the end of the game. */
  private static int gained(OwareGame ended, OwarePosition start) {
    int forSouth = ended.netSeedsForSouth() - (start.southStore() - start.northStore());
    return start.toMove() == Side.SOUTH ? forSouth : -forSouth;
  }

  @Test
  void boundsThatHoldUnderAnyRepetitionRuleHoldTheExactValueToo() throws IOException {
    Path file = folder.resolve("abapa.table");
    OwareBuild.endgame(OwareRules.ABAPA, 6, false).run(file, crew);
    OwareTable table = OwareTables.open(file, OwareRules.ABAPA, false);
    OwareAsk abapa = asking(OwareRules.ABAPA, table);
    OwareAsk codingame = asking(endgame);
    int meeting = 0;
    for (OwarePosition position : RandomPositions.of(SEED, 40, 6)) {
      OwareAnswer answer = abapa.answer(position, NO_LIMIT);
      BigDecimal other = codingame.answer(position, NO_LIMIT).value();
      if (answer.lowest() != null && answer.highest() != null) {
        assertThat(answer.exact()).as(about(position)).isFalse();
        assertThat(other)
            .as(about(position))
            .isBetween(BigDecimal.valueOf(answer.lowest()), BigDecimal.valueOf(answer.highest()));
      }
      int known =
          table.findNetSeedsForMover(
              position.moverRow(), position.otherRow(), OwareRules.NO_TURN_LIMIT);
      if (known != OwareTable.UNKNOWN && !answer.moves().isEmpty()) {
        // The bounds meet, so no rule about repetition can make a difference.
        meeting++;
        assertThat(answer.value()).as(about(position)).isEqualTo(BigDecimal.valueOf(known));
        assertThat(answer.exact()).as(about(position)).isTrue();
        assertThat(answer.source()).isEqualTo(table.name());
        assertThat(other).as(about(position)).isEqualTo(answer.value());
      }
    }
    assertThat(meeting).as("boards that the bounds decide, seed %d", SEED).isGreaterThan(5);
  }

  /**
   * The seeds still to come are one thing and the game another: 21 to 20 with −3 to come is lost.
   */
  @Test
  void resultIsThatOfTheWholeGame() {
    for (OwarePosition board : positions(40)) {
      int onBoard = board.seedsOnBoard();
      for (int lead : List.of(-3, -1, 0, 1, 2)) {
        int south = (48 - onBoard + lead) / 2;
        int north = 48 - onBoard - south;
        OwarePosition position =
            new OwarePosition(board.south(), board.north(), south, north, board.toMove());
        OwareAnswer answer = asking(endgame).answer(position, NO_LIMIT);
        int ahead = position.moverStore() - position.otherStore();
        int margin = ahead + answer.value().intValueExact();
        assertThat(answer.game().lead()).as(about(position)).isEqualByComparingTo("" + margin);
        assertThat(answer.game().result())
            .as(about(position))
            .isEqualTo(
                margin > 0 ? GameResult.WIN : margin < 0 ? GameResult.LOSS : GameResult.DRAW);
        for (OwareAnswer.Move move : answer.moves()) {
          assertThat(move.result())
              .isEqualTo(GameResult.ofMargin(ahead + move.value().intValueExact()));
        }
      }
    }
  }

  @Test
  void openGamesHaveAShareAndOpeningsABook() {
    OwareAnswer answer = asking(endgame).answerWithOutlook(OwarePosition.START, NO_LIMIT);
    assertThat(answer.game().result()).isNull();
    assertThat(answer.game().share()).isBetween(new BigDecimal("0.3"), new BigDecimal("0.7"));
    assertThat(answer.opening()).isNotNull();
    assertThat(answer.opening().best()).isNotNull();
    BigDecimal best =
        answer.moves().stream()
            .filter(move -> move.move().equals(answer.opening().best()))
            .findFirst()
            .orElseThrow()
            .openingShare();
    assertThat(best).isEqualTo(answer.opening().share());
    assertThat(asking(endgame).answer(OwarePosition.START, NO_LIMIT).game().share()).isNull();
    // Whoever has more than half of the seeds has won, whatever the search says.
    OwarePosition decided = OwarePosition.parse("2-2-2-2-2-2-2-2-2-1-0-0-27-2-S");
    assertThat(asking(endgame).answerWithOutlook(decided, NO_LIMIT).game().result())
        .isEqualTo(GameResult.WIN);
  }

  @Test
  void beyondTheTablesASearchGivesAnEstimate() {
    OwareAnswer answer = asking(endgame).answer(OwarePosition.START, NO_LIMIT);
    assertThat(answer.exact()).isFalse();
    assertThat(answer.source()).isEqualTo("search to depth 4");
    assertThat(answer.moves()).hasSize(6).noneMatch(move -> move.known().isProven());
  }
}
