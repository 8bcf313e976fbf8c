package dev.hindsight.workbench.crossword.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.crossword.rules.notation.GcgRecord;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Laws of common sense that every answer about a crossword game obeys, whatever the record: losses
 * are not negative, the best is first and loses nothing, chances are chances and nobody loses more
 * than there was, and a board that is turned over has the same values.
 */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CrosswordLawsTest {
  private static final String PLAYERS = "#player1 Ama Ama Mensah\n#player2 Kofi Kofi Boateng\n";
  private static final int SELF_PLAY_GAMES = 6;

  /** A folder of records to hold the laws against, besides those of this test. */
  private static final String FOLDER = "hindsight.laws.gcg";

  private LoadedEquipment loaded;
  private CrosswordReview reviewer;
  private CrosswordAsk ask;

  @BeforeAll
  void load() throws IOException {
    loaded = LoadedEquipment.open(CrosswordFiles.NONE);
    reviewer = new CrosswordReview(loaded);
    ask = new CrosswordAsk(loaded);
  }

  private GameReview review(GcgGame game, EndgameLimits endgame) {
    try (Crew alone = new Crew(1)) {
      return reviewer.review(game, ReviewPlan.of(endgame), alone, Progress.SILENT);
    }
  }

  /** What is wrong with a review, a sentence each. */
  private static List<String> violations(String name, GameReview review) {
    List<String> found = new ArrayList<>();
    for (ReviewedTurn turn : review.turns()) {
      Verdict verdict = turn.verdict();
      if (verdict != null) {
        String where = name + ", turn " + turn.number() + ": ";
        violations(turn, verdict).forEach(wrong -> found.add(where + wrong));
      }
    }
    return found;
  }

  private static List<String> violations(ReviewedTurn turn, Verdict verdict) {
    List<String> found = new ArrayList<>();
    if (verdict.loss().compareTo(Equity.ZERO) < 0 || verdict.winProbabilityLost() < 0) {
      found.add("a negative loss " + verdict);
    }
    // Nobody loses more by a move than an exchange of the game: two bingos or so.
    if (verdict.loss().compareTo(Equity.ofPoints(300)) > 0) {
      found.add("an absurd loss " + verdict);
    }
    for (double chance : new double[] {verdict.winProbability(), verdict.bestWinProbability()}) {
      if (!(chance >= 0 && chance <= 1)) {
        found.add("no chance: " + chance);
      }
    }
    if (verdict.winProbabilityLost() > verdict.bestWinProbability()) {
      found.add("more lost than there was " + verdict);
    }
    boolean isBest =
        turn.phony() == null
            && verdict.completions() == null
            && turn.move().findMove().orElseThrow().isSameAs(verdict.best().move());
    if (isBest && (verdict.isMistake() || verdict.grade() != Grade.NONE)) {
      found.add("the best loses " + verdict);
    }
    if (turn.phony() == null
        && verdict.completions() == null
        && verdict.phase() != Phase.PRE_ENDGAME
        && verdict.equity().compareTo(verdict.bestEquity()) > 0) {
      found.add("better than the best " + verdict);
    }
    violationsOfOrder(verdict, found);
    return found;
  }

  private static void violationsOfOrder(Verdict verdict, List<String> found) {
    Alternative before = null;
    for (Alternative move : verdict.alternatives()) {
      if (before == null && !move.move().equals(verdict.best())) {
        found.add("the best is not first " + verdict);
      }
      // What a move is worth at most may be more than what the one before it is worth.
      if (before != null
          && move.bound() != CrosswordAnswer.Bound.AT_MOST
          && before.equity().compareTo(move.equity()) < 0) {
        found.add("out of order: " + before + " before " + move);
      }
      before = move;
    }
  }

  /** Whatever a record may have: each a few turns. */
  @Test
  void recordsOfEveryFeatureObey() {
    List<String> records =
        List.of(
            ">Ama: AEINRST - +0 0\n>Kofi: AEIORUU -UU +0 0\n>Ama: AEINRST 8D NASTIER +66 66\n",
            ">Ama: AEINRST 8D AEINRST +66 66\n>Ama: AEINRST -- -66 0\n>Kofi: CAT 8G CAT +10 10\n",
            ">Ama: ACEFTQZ 8E ZACEF +40 40\n>Kofi: 9G AH +9 9\n>Ama: -3 +0 40\n",
            ">Ama: UUVVIIW - +0 0\n>Kofi: VVWWUUC - +0 0\n>Ama: UUVVIIW - +0 0\n"
                + ">Kofi: WWUUCCK - +0 0\n>Ama: UUVVIIW - +0 0\n>Kofi: WWUUCCK - +0 0\n"
                + ">Ama: UUVVIIW (UUVVIIW) -16 -16\n>Kofi: WWUUCCK (WWUUCCK) -21 -21\n",
            ">Ama: AEINR?? 8H AE +4 4\n>Kofi: - +0 0\n");
    for (String record : records) {
      GameReview review =
          review(Gcg.parse(PLAYERS + record, loaded.rules()), ReviewPlan.USUAL_ENDGAME);
      assertThat(violations(record, review)).isEmpty();
    }
  }

  /** Players who take any move, pass and exchange, to the end of the game. */
  @Test
  void gamesOfCarelessPlayersObey() {
    for (int seed = 1; seed <= SELF_PLAY_GAMES; seed++) {
      GameReview review = review(carelessGame(seed), EndgameLimits.within(Duration.ZERO));
      assertThat(violations("game " + seed, review)).isEmpty();
      assertThat(review.unjudged()).isEmpty();
    }
  }

  /** As many of them as {@code -Dhindsight.games=N} says. */
  @Test
  @Tag("long")
  void manyGamesOfCarelessPlayersObey() {
    int games = Integer.getInteger("hindsight.games", 100);
    int turns = 0;
    List<String> violations = new ArrayList<>();
    List<GameReview.UnjudgedTurns> unjudged = new ArrayList<>();
    for (int seed = 1_000; seed < 1_000 + games; seed++) {
      GcgGame game = Gcg.parse(Gcg.format(carelessGame(seed)), loaded.rules());
      GameReview review = review(game, EndgameLimits.within(Duration.ZERO));
      violations.addAll(violations("game " + seed, review));
      unjudged.addAll(review.unjudged());
      turns += review.turns().size();
    }
    System.out.printf(
        Locale.ROOT,
        "%d games, %d turns, %d violations, not judged: %s%n",
        games,
        turns,
        violations.size(),
        unjudged);
    assertThat(violations).isEmpty();
  }

  private GcgGame carelessGame(int seed) {
    Game game = loaded.equipment().game();
    RandomGenerator random = TrialRandom.of(seed, 1);
    game.start(random);
    while (!game.isOver()) {
      game.play(carelessMove(game, random));
    }
    List<GcgGame.Player> players =
        List.of(
            new GcgGame.Player("Ama", "Ama Mensah"), new GcgGame.Player("Kofi", "Kofi Boateng"));
    return GcgRecord.continued(new GcgGame(game.rules(), players, List.of(), List.of()), 0, game);
  }

  private Move carelessMove(Game game, RandomGenerator random) {
    Tiles rack = game.position().racks().get(0);
    int kind = random.nextInt(10);
    if (kind == 0) {
      return new Pass();
    }
    if (kind == 1 && game.bag().size() >= game.rules().exchangeMinimum()) {
      return new Exchange(Tiles.of(rack.get(random.nextInt(rack.length()))));
    }
    CgpPosition position = new CgpPosition(game.position(), List.of());
    List<CrosswordAnswer.Move> moves;
    try (Crew alone = new Crew(1)) {
      moves = ask.answer(position, 30, false, Duration.ZERO, alone).best();
    }
    return moves.get(random.nextInt(moves.size())).move().move();
  }

  /** A board and its mirror image along the diagonal have the same moves, worth the same. */
  @Test
  void transposedPositionsHaveTransposedAnswers() {
    GcgGame game = carelessGame(SELF_PLAY_GAMES + 1);
    for (int index = 4; index < game.events().size() && index < 16; index += 3) {
      if (game.events().get(index).isTurn()) {
        GamePosition position = game.positionBefore(index);
        assertThat(worths(transposed(position))).as("turn %d", index).isEqualTo(worths(position));
      }
    }
  }

  private List<Equity> worths(GamePosition position) {
    try (Crew alone = new Crew(1)) {
      return ask
          .answer(new CgpPosition(position, List.of()), 200, false, Duration.ZERO, alone)
          .best()
          .stream()
          .map(CrosswordAnswer.Move::equity)
          .toList();
    }
  }

  private static GamePosition transposed(GamePosition position) {
    int size = position.rules().layout().size();
    byte[] squares = new byte[size * size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        squares[column * size + row] = position.tile(row, column);
      }
    }
    return new GamePosition(
        position.rules(),
        Tiles.of(squares),
        position.racks(),
        position.scorePoints(),
        position.scorelessTurns());
  }

  /** Every record of a folder that somebody names, and what of it was not judged. */
  @Test
  @Tag("long")
  void allRecordsOfAFolderObey() throws IOException {
    @Nullable String folder = System.getProperty(FOLDER);
    assumeTrue(folder != null && !folder.isEmpty(), "no folder is named by " + FOLDER);
    List<Path> files;
    try (Stream<Path> all = Files.list(Path.of(Objects.requireNonNull(folder)))) {
      files = all.filter(file -> file.toString().endsWith(".gcg")).sorted().toList();
    }
    List<String> violations = new ArrayList<>();
    List<ReviewedGames.Game> games = new ArrayList<>();
    int unreadable = 0;
    for (Path file : files) {
      try {
        GameReview review = review(Gcg.read(file, loaded.rules()), ReviewPlan.USUAL_ENDGAME);
        violations.addAll(violations(String.valueOf(file.getFileName()), review));
        games.add(new ReviewedGames.Game(file.toString(), review));
      } catch (CrosswordFormatException refused) {
        unreadable++;
      }
    }
    ReviewedGames reviewed = ReviewedGames.of(games);
    System.out.printf(
        Locale.ROOT,
        "%d records, %d refused, %d violations, not judged: %s%n",
        games.size(),
        unreadable,
        violations.size(),
        reviewed.unjudged());
    assertThat(games).isNotEmpty();
    assertThat(violations).isEmpty();
  }
}
