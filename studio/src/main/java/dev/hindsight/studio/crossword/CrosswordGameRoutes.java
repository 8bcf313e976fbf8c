package dev.hindsight.studio.crossword;

import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.players.BestSpec;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.crossword.play.players.SimulatingSpec;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;
import dev.hindsight.studio.web.RefusedException;
import dev.hindsight.studio.web.Route;
import dev.hindsight.studio.web.ToldProgress;
import dev.hindsight.workbench.crossword.CrosswordQuestions;
import dev.hindsight.workbench.crossword.play.CrosswordPlay;
import dev.hindsight.workbench.crossword.play.PlayedGame;
import dev.hindsight.workbench.crossword.review.CrosswordReview;
import dev.hindsight.workbench.crossword.review.GameReview;
import dev.hindsight.workbench.crossword.review.ReviewPlan;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Whole games: recorded ones judged, and one that is being played. */
final class CrosswordGameRoutes {
  private static final String USUAL_OPPONENT = "static";
  private static final int MOST_MOVES = 200;
  private static final long MOST_MOVE_NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final long MOST_PLAYOUTS = 20_000;
  private static final int MOST_LOOKED_AT = 20;

  private final CrosswordShelf shelf;

  CrosswordGameRoutes(CrosswordShelf shelf) {
    this.shelf = shelf;
  }

  List<Route> routes() {
    return List.of(
        new Route(
                "/crossword/review",
                "A recorded game judged turn by turn; better posted.",
                CrosswordShelf.with(
                    List.of(
                        Parameter.of(CrosswordQuestions.GAME),
                        Parameter.of(CrosswordQuestions.REVIEW_ENDGAME).example("2").whole(0, 10))),
                (Route.Live) this::review)
            .answering(GameReview.class),
        new Route(
                "/crossword/read",
                "The turns of a recorded game, unjudged; better posted.",
                CrosswordShelf.with(List.of(Parameter.of(CrosswordQuestions.GAME))),
                (Route.Plain)
                    query -> ReadGame.of(Gcg.parse(query.text("game"), shelf.find(query).rules())))
            .answering(ReadGame.class),
        new Route(
                "/crossword/play",
                "A game against a player: its seed and all moves so far; the opponent answers at"
                    + " once.",
                CrosswordShelf.with(
                    List.of(
                        Parameter.required("seed", "of the tiles", "7").whole(0, Integer.MAX_VALUE),
                        Parameter.optional("moves", "of both, with semicolons between", "8G THY"),
                        Parameter.optional("first", "you or opponent", "you")
                            .among(List.of("you", "opponent")),
                        Parameter.optional(
                            "opponent", "a player as in duel, without files", USUAL_OPPONENT))),
                (Route.Live) this::play)
            .answering(PlayedGame.class));
  }

  private Object review(Query query, Cancellation cancellation, Consumer<Object> listener)
      throws IOException {
    String record = query.text("game");
    Loaded chosen = shelf.find(query);
    Optional<String> lexicon = CrosswordReview.findLexicon(Gcg.parse(record, chosen.rules()));
    Loaded loaded = shelf.find(query, lexicon);
    GcgGame game = Gcg.parse(record, loaded.rules());
    OptionalInt seconds = query.findInteger("endgame");
    EndgameLimits endgame =
        seconds.isEmpty()
            ? ReviewPlan.USUAL_ENDGAME
            : EndgameLimits.within(Duration.ofSeconds(seconds.getAsInt()));
    try (Crew alone = new Crew(1, cancellation, Progress.SILENT)) {
      return new CrosswordReview(loaded.equipment())
          .review(game, ReviewPlan.of(endgame), alone, new ToldProgress(listener, cancellation));
    }
  }

  private Object play(Query query, Cancellation cancellation, Consumer<Object> listener)
      throws IOException {
    int seed = query.findInteger("seed").orElseThrow();
    String first = query.findText("first").orElse("you");
    if (!first.equals("you") && !first.equals("opponent")) {
      throw new RefusedException("The parameter first can be you or opponent.");
    }
    List<String> moves =
        Stream.of(query.findText("moves").orElse("").split(";", -1))
            .filter(move -> !move.isBlank())
            .toList();
    if (moves.size() > MOST_MOVES) {
      throw new RefusedException("A game has fewer moves than " + MOST_MOVES + ".");
    }
    Specified<PlayerSpec> opponent = opponent(query.findText("opponent").orElse(USUAL_OPPONENT));
    CrosswordPlay play =
        CrosswordPlay.begin(
            shelf.find(query).equipment(), opponent, first.equals("you") ? 0 : 1, seed);
    return PlayedGame.of(play, moves, cancellation);
  }

  private static Specified<PlayerSpec> opponent(String text) {
    try {
      Specified<PlayerSpec> specified = PlayerSpec.parse(text);
      checkModest(specified.value());
      return specified;
    } catch (IllegalArgumentException wrong) {
      throw new RefusedException(String.valueOf(wrong.getMessage()));
    }
  }

  /** No file is named from outside, and a move must not take minutes. */
  private static void checkModest(PlayerSpec spec) {
    if (!spec.files().isEmpty()) {
      throw new RefusedException("Players bring no files here; leave them out.");
    }
    boolean isModest =
        !(spec instanceof PlayerSpec.Solving solving
                && Math.max(solving.endgameNanos().orElse(0), solving.preEndgameNanos().orElse(0))
                    > MOST_MOVE_NANOS)
            && !(spec instanceof SimulatingSpec simulating
                && (simulating.nanosPerMove().orElse(0) > MOST_MOVE_NANOS
                    || simulating.plan().iterations() > MOST_PLAYOUTS))
            && !(spec instanceof BestSpec best
                && best.budget().time().map(Duration::toNanos).orElse(0L) > MOST_MOVE_NANOS)
            && !(spec instanceof BestSpec working
                && working.budget().time().isEmpty()
                && working.budget().iterations() > MOST_PLAYOUTS)
            && !(spec instanceof PlayerSpec.Replying replying
                && (replying.candidates() > MOST_LOOKED_AT || replying.racks() > 1_000));
    if (!isModest) {
      throw new RefusedException(
          "This player thinks for too long: 10 seconds or 20000 playouts a move are the most.");
    }
    if (spec instanceof PlayerSpec.Solving solving) {
      checkModest(solving.before());
    }
  }
}
