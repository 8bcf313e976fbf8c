package dev.hindsight.workbench.crossword.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.CriterionText;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.crossword.rules.notation.GcgPragma;
import dev.hindsight.crossword.rules.notation.GcgRecord;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.ask.EndingAsk;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games played here and written as GCG, the best move on each turn except where a test errs. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
class CrosswordReviewTest {
  private static final List<GcgGame.Player> PLAYERS =
      List.of(new GcgGame.Player("Ama", "Ama Mensah"), new GcgGame.Player("Kofi", "Kofi Boateng"));

  /** The tenth move by equity is played on this turn, from 0. */
  private static final int BLUNDER = 4;

  /** Of an empty bag. */
  private static final String ENDING =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE"
          + " ABNOO/EEEIT 323/326 0";

  private LoadedEquipment loaded;
  private CrosswordAsk ask;
  private CrosswordReview reviewer;

  /** How long players may solve. */
  private Duration endgame = Duration.ZERO;

  /** What the planted blunder loses. */
  private Equity planted;

  @BeforeAll
  void load() throws IOException {
    loaded = LoadedEquipment.open(CrosswordFiles.NONE);
    ask = new CrosswordAsk(loaded);
    reviewer = new CrosswordReview(loaded);
  }

  private GcgGame game(long seed, int blunderTurn) {
    Game game = loaded.equipment().game();
    RandomGenerator random = TrialRandom.of(seed, 0);
    game.start(random);
    while (!game.isOver()) {
      boolean errs = game.turns() == blunderTurn;
      List<CrosswordAnswer.Move> moves = best(game, errs ? 10 : 1);
      CrosswordAnswer.Move chosen = moves.get(moves.size() - 1);
      if (errs) {
        planted = moves.get(0).equity().minus(chosen.equity());
      }
      game.play(chosen.move().move());
    }
    return GcgRecord.continued(
        new GcgGame(game.rules(), PLAYERS, List.of(new GcgPragma("lexicon", "ENABLE")), List.of()),
        0,
        game);
  }

  /** What the program says by equity, of the position as the player on turn sees it. */
  private List<CrosswordAnswer.Move> best(Game game, int most) {
    CgpPosition position = new CgpPosition(game.position(), List.of());
    try (Crew alone = new Crew(1)) {
      return ask.answer(position, most, false, endgame, alone).best();
    }
  }

  private GameReview review(GcgGame game, Duration endgame) {
    try (Crew alone = new Crew(1)) {
      return reviewer.review(
          game, ReviewPlan.of(EndgameLimits.within(endgame)), alone, Progress.SILENT);
    }
  }

  @BeforeEach
  void playByEquity() {
    endgame = Duration.ZERO;
  }

  @Test
  void bestMovesLoseNothing() {
    GameReview review = review(game(16, -1), Duration.ofMillis(1));
    assertThat(review.notes()).isEmpty();
    assertThat(review.turns()).hasSizeGreaterThan(15);
    for (ReviewedTurn turn : review.turns()) {
      Verdict verdict = turn.verdict();
      if (verdict != null && verdict.phase() == Phase.STATIC) {
        assertThat(verdict.loss()).as("turn %d", turn.number()).isEqualTo(Equity.ZERO);
        assertThat(verdict.winProbability()).isEqualTo(verdict.bestWinProbability());
      }
    }
    assertThat(phases(review).stream().filter(phase -> phase == Phase.STATIC).count())
        .isGreaterThan(15);
  }

  @Test
  void whoGoesOutHasWonOrLostForCertainAlsoWithoutTheSolver() {
    // ABOON goes out for 19 and twice the five tiles of the opponent.
    var before = Cgp.parse(ENDING, loaded.rules()).game();
    MoveNotation notation = new MoveNotation(loaded.rules());
    Move out = notation.parse("14F ABOON", before);
    Move notOut = notation.parse("12A BOON", before);
    ChancesAfter chances =
        new ChancesAfter(WinChances.usual(loaded.rules(), loaded.words().wordsSha256()));
    assertThat(chances.of(before, out, Equity.ofPoints(29), false)).isEqualTo(1);
    assertThat(chances.of(before, out, Equity.ofPoints(3), false)).isEqualTo(0.5);
    assertThat(chances.of(before, out, Equity.ofPoints(2), false)).isZero();
    assertThat(chances.of(before, notOut, Equity.ofPoints(3), false)).isStrictlyBetween(0.0, 1.0);
  }

  /** From the deal to the last tile, endings included, which the solver plays. */
  @ParameterizedTest
  @ValueSource(longs = {5, 18}) // games whose endings are solved in a moment
  void aWholeGameOfBestMovesLosesExactlyNothing(long seed) {
    endgame = Duration.ofSeconds(60);
    GameReview review = review(game(seed, -1), endgame);
    assertThat(review.turns().stream().filter(ReviewedTurn::isJudged))
        .allSatisfy(turn -> assertThat(verdict(turn).loss()).isEqualTo(Equity.ZERO));
    assertThat(phases(review)).contains(Phase.STATIC, Phase.ENDGAME);
    for (GameReview.Player player : review.players()) {
      assertThat(player.figures().loss()).isEqualTo(Equity.ZERO);
      assertThat(player.figures().winProbabilityLost()).isZero();
      assertThat(player.worst()).isEmpty();
      assertThat(player.figures().bingosMissed() + player.figures().exchangeErrors()).isZero();
    }
  }

  @Test
  void simulationsJudgeWhereTheyAreAskedAndSolversTheRest() {
    GcgGame game = game(17, BLUNDER);
    ReviewPlan plan =
        new ReviewPlan(
            BLUNDER % 2,
            EndgameLimits.within(Duration.ofMillis(1)),
            Optional.of(Duration.ofMillis(100)),
            Optional.empty(),
            Optional.empty());
    GameReview review = review(game, plan);
    List<ReviewedTurn> judged = review.turns().stream().filter(ReviewedTurn::isJudged).toList();
    assertThat(judged)
        .hasSizeGreaterThan(5)
        .allMatch(turn -> turn.player().number() == BLUNDER % 2 + 1);
    for (ReviewedTurn turn : judged) {
      boolean inBag = position(turn).unseen().size() > 7;
      assertThat(verdict(turn).phase() == Phase.SIMULATION).isEqualTo(inBag);
      assertThat(verdict(turn).loss()).isGreaterThanOrEqualTo(Equity.ZERO);
      assertThat(verdict(turn).winProbability()).isBetween(0.0, 1.0);
    }
    ReviewedTurn blunder = review.turns().get(BLUNDER);
    assertThat(verdict(blunder).loss().isPositive()).isTrue();
    assertThat(blunder.move().findMove()).isNotEqualTo(Optional.of(verdict(blunder).best()));
    assertThat(review.isTimed()).isTrue();
  }

  @Test
  void turnsBeforeTheEndgameAreJudgedByWhoWins() {
    GcgGame game = game(17, BLUNDER);
    ReviewPlan plan =
        new ReviewPlan(
            null,
            EndgameLimits.within(Duration.ofMillis(1)),
            Optional.empty(),
            Optional.of(Duration.ofSeconds(2)),
            Optional.empty());
    List<ReviewedTurn> compared =
        review(game, plan).turns().stream()
            .filter(turn -> turn.isJudged() && verdict(turn).phase() == Phase.PRE_ENDGAME)
            .toList();
    assertThat(compared).isNotEmpty();
    for (ReviewedTurn turn : compared) {
      assertThat(position(turn).unseen().size()).isBetween(8, 14);
      assertThat(verdict(turn).bestWinProbability())
          .isGreaterThanOrEqualTo(verdict(turn).winProbability());
      assertThat(verdict(turn).loss()).isGreaterThanOrEqualTo(Equity.ZERO);
    }
  }

  @Test
  void racksAreInferredFromWhatTheOpponentJustDid() {
    String text =
        """
        #player1 Ama Ama Mensah
        #player2 Kofi Kofi Boateng
        >Ama: AAEIRTS 8H AA +4 4
        >Kofi: EEILNOT -E +0 0
        """;
    Criterion criterion = CriterionText.parse(null, null, null, true);
    Duration time = Duration.ofMillis(100);
    ReviewPlan plan =
        new ReviewPlan(
            1,
            EndgameLimits.within(Duration.ZERO),
            Optional.of(time),
            Optional.empty(),
            Optional.of(criterion));
    GcgGame game = Gcg.parse(text, loaded.rules());
    assertThat(phases(review(game, plan))).containsExactly(Phase.SIMULATION);
    assertThatThrownBy(
            () ->
                new ReviewPlan(
                    1,
                    ReviewPlan.USUAL_ENDGAME,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(criterion)))
        .hasMessageContaining("for simulations only");
  }

  private static Verdict verdict(ReviewedTurn turn) {
    return Objects.requireNonNull(turn.verdict());
  }

  private static GamePosition position(ReviewedTurn turn) {
    return Objects.requireNonNull(turn.position()).game();
  }

  private static List<Phase> phases(GameReview review) {
    return review.turns().stream()
        .filter(ReviewedTurn::isJudged)
        .map(turn -> verdict(turn).phase())
        .toList();
  }

  private GameReview review(GcgGame game, ReviewPlan plan) {
    try (Crew alone = new Crew(1)) {
      return reviewer.review(game, plan, alone, Progress.SILENT);
    }
  }

  /** Whatever the public description of the format knows, and what programs add to it. */
  @Test
  void everyFeatureOfTheFormatIsReviewed() {
    String text =
        """
        \uFEFF#character-encoding UTF-8
        #title A friendly
        #description Round 1,
        on a rainy day
        #id hindsight 1
        #lexicon ENABLE
        #style any
        #player1 Ama Ama Mensah
        #player2 Kofi Kofi Boateng
        >Ama: ACEFTQZ 8D FACET +28 28
        #note The Q stays.
        There was ZA, too.
        >Kofi: AEIORUU -UU +0 0
        >Ama: DEIQVZ? 9G VIZ +38 66 VIZ, EV, TI
        >Ama: DEIQVZ? -- -38 28
        >Kofi: AEIORLN - +0 0
        >Ama: DEIQVZ? -2 +0 28
        >Kofi: AEIORLN 9C RAN +12 12
        >Kofi: AEIORLN (challenge) +5 17
        >Ama: DEIGHZ? d7 g.. +3 31
        >Kofi: EIOL (time) -10 7
        >Ama: DEIHZ? (EIOL) +8 39
        >Kofi: EIOL (EIOL) -4 3
        #rack1 DEIHZ
        #incomplete
        """
            .replace("\n", "\r\n");
    GcgGame game = Gcg.parse(text.getBytes(StandardCharsets.UTF_8), loaded.rules());
    GameReview review = review(game, Duration.ZERO);
    assertThat(review.turns())
        .extracting(turn -> turn.move().toString())
        .containsSubsequence(
            "8D FACET",
            "exch UU",
            "9G VIZ",
            "withdrawn",
            "pass",
            "exch 2",
            "challenge",
            "time",
            "tiles left",
            "tiles left");
    assertThat(review.turns().get(2).phonies()).isNotEmpty();
    assertThat(review.turns().get(2).phony()).isEqualTo(Phony.CHALLENGED_OFF);
    assertThat(review.turns().get(2).isJudged()).isTrue();
    assertThat(review.turns().get(5).unjudged()).isEqualTo(Unjudged.HIDDEN_EXCHANGE);
    assertThat(review.players()).extracting(GameReview.Player::score).containsExactly(39, 3);
    assertThat(review.players().get(1).figures().exchangeErrors())
        .as("the exchange, and the pass")
        .isPositive();
    GcgGame noted = ReviewNotes.annotate(game, review);
    assertThat(Gcg.parse(Gcg.format(noted), loaded.rules())).isEqualTo(noted);
    assertThat(Gcg.format(noted)).contains("#title A friendly", "#note The Q stays.\nThere was ZA");
  }

  @Test
  void aPlantedBlunderIsFoundWithItsSize() {
    GameReview review = review(game(17, BLUNDER), Duration.ofMillis(1));
    ReviewedTurn turn = review.turns().get(BLUNDER);
    assertThat(verdict(turn).loss()).isEqualTo(planted);
    assertThat(planted.isPositive()).isTrue();
    GameReview.Player player = review.players().get(BLUNDER % 2);
    assertThat(player.worst()).contains(BLUNDER + 1);
    assertThat(player.figures().loss()).isGreaterThanOrEqualTo(planted);
  }

  @Test
  void endingsAreJudgedBySolving() {
    // ABOON goes out for 29; (A)BOON would have gained a point more.
    CrosswordRules rules = loaded.rules();
    EndingAsk endings = new EndingAsk(loaded);
    var position = Cgp.parse(ENDING, rules).game();
    Move aboon = new MoveNotation(rules).parse("14F ABOON", position);
    assertThat(aboon).isInstanceOf(Placement.class);
    try (Crew alone = new Crew(1)) {
      assertThat(
              endings.findValueAfter(
                  position, aboon, EndgameLimits.within(Duration.ofSeconds(60)), alone))
          .hasValue(29);
    }
  }

  @Test
  void messyRecordsAreReviewedAsFarAsTheyTell() {
    String text =
        """
        #player1 Ama Ama Mensah
        #player2 Kofi Kofi Boateng
        >Ama: ACEFTQZ 8D FACET +30 30
        >Kofi: AEIORUU -UU +0 0
        >Ama: EEXQABZ - +0 30
        >Kofi: 9G QI +0 0
        >Kofi: -- +0 0
        >Ama: AEIOU? (time) -10 20
        """;
    GameReview review = review(Gcg.parse(text, loaded.rules()), Duration.ZERO);
    assertThat(verdict(review.turns().get(0)).phase()).isEqualTo(Phase.STATIC);
    assertThat(review.turns())
        .extracting(turn -> turn.move().toString())
        .contains("withdrawn", "time");
    // Of the rack of the play that was taken back only Q and I are known.
    assertThat(verdict(review.turns().get(3)).completions()).isEqualTo(RackCompletions.MOST);
    assertThat(review.turns().get(3).phonies()).isNotEmpty();
  }

  @Test
  void pageAndNotesHoldTheVerdicts() {
    GcgGame game = game(17, BLUNDER);
    GameReview review = review(game, Duration.ofMillis(1));
    String page = ReviewPage.of(review);
    assertThat(page)
        .startsWith("<!DOCTYPE html>")
        .contains("Ama Mensah", "<polyline", "Loses ")
        .doesNotContain("<script", "<link", "src=", "href=", "@import")
        .endsWith("</html>\n");
    GcgGame noted = ReviewNotes.annotate(game, review);
    assertThat(noted.events().get(BLUNDER).remarks().get(0).text()).startsWith("Loses ");
    assertThat(Gcg.parse(Gcg.format(noted), loaded.rules())).isEqualTo(noted);
  }
}
