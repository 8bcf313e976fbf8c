package dev.hindsight.studio.crossword;

import static dev.hindsight.studio.crossword.Positions.POSITION;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;
import dev.hindsight.studio.web.RefusedException;
import dev.hindsight.studio.web.Route;
import dev.hindsight.workbench.crossword.CrosswordQuestions;
import dev.hindsight.workbench.crossword.CrosswordSettings;
import dev.hindsight.workbench.crossword.ask.BoardPicture;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordLeave;
import dev.hindsight.workbench.crossword.ask.LeaveAnswer;
import dev.hindsight.workbench.crossword.ask.PreEndgameWish;
import dev.hindsight.workbench.crossword.ask.WhyAnswer;
import dev.hindsight.workbench.crossword.build.PlacementMaps;
import dev.hindsight.workbench.crossword.play.CrosswordMoveMade;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What pages ask about positions of crossword games, with words of the shelf. */
public final class CrosswordRoutes {
  private static final int USUAL_PLAYS = 15;
  private static final int MOST_PLAYS = 500;
  private static final int USUAL_ENDGAME_SECONDS = 5;
  private static final int MOST_ENDGAME_SECONDS = 5;
  private static final int MOST_SOLVE_SECONDS = 300;
  private static final Parameter PLAYS =
      Parameter.of(CrosswordQuestions.PLAYS).example("15").whole(1, MOST_PLAYS, USUAL_PLAYS);
  private static final Parameter PLACEMENT =
      Parameter.optional(
              "placement", "built-in, to add what squares are worth; else they count 0", "built-in")
          .among(List.of("built-in"));

  private final CrosswordShelf shelf;
  private final int threads;

  /**
   * @param threads for a simulation
   * @param folder with word lists, leaves, tiles and boards to choose from; null for none
   */
  public CrosswordRoutes(int threads, @Nullable Path folder) {
    this.threads = threads;
    this.shelf = new CrosswordShelf(folder);
  }

  public List<Route> routes() {
    List<Route> routes = new ArrayList<>();
    routes.add(
        new Route(
                "/crossword/set",
                "The board and the tiles that a game is played with, and what can be chosen.",
                CrosswordShelf.PARAMETERS,
                (Route.Plain) query -> SetAnswer.of(shelf, shelf.find(query).rules()))
            .answering(SetAnswer.class));
    routes.add(
        new Route(
                "/crossword/ask",
                "All plays counted, and the best with what they are worth; with an empty bag"
                    + " solved.",
                CrosswordShelf.with(
                    List.of(
                        POSITION,
                        PLAYS,
                        PLACEMENT,
                        Parameter.of(CrosswordSettings.ENDGAME)
                            .whole(0, MOST_ENDGAME_SECONDS, USUAL_ENDGAME_SECONDS))),
                (Route.Considered) this::ask)
            .answering(CrosswordAnswer.class));
    routes.add(
        new Route(
                "/crossword/why",
                "A play taken apart: score, leave, and each tile's square.",
                CrosswordShelf.with(
                    List.of(
                        POSITION,
                        Parameter.of(CrosswordQuestions.RANK).upTo(MOST_PLAYS),
                        PLACEMENT)),
                (Route.Considered) this::why)
            .answering(WhyAnswer.class));
    routes.add(
        new Route(
                "/crossword/solve",
                "The same as ask, with more time for the end of the game, and with 1 to 7 tiles in"
                    + " the bag.",
                CrosswordShelf.with(
                    List.of(
                        POSITION,
                        PLAYS,
                        Parameter.optional(
                                "seconds", "to solve with few tiles in the bag, or none", "60")
                            .whole(1, MOST_SOLVE_SECONDS, 60))),
                (Route.Live) this::solve)
            .answering(CrosswordAnswer.class));
    routes.add(
        new Route(
            "/crossword/board",
            "A board as a picture, with a play on it in another colour; without it as long as it"
                + " cannot be made, for a play is drawn while it is typed.",
            CrosswordShelf.with(
                List.of(POSITION, Parameter.optional("move", "a play to show", "8D FACET"))),
            (Route.Picture) this::draw));
    routes.add(
        new Route(
                "/crossword/after",
                "The position after a move, the other player on turn.",
                CrosswordShelf.with(
                    List.of(
                        POSITION, Parameter.required("move", "as people write it", "8D RETINAS"))),
                (Route.Plain)
                    query ->
                        CrosswordMoveMade.of(
                            Positions.of(query, shelf.find(query).rules()), query.text("move")))
            .answering(CrosswordMoveMade.class));
    routes.add(
        new Route(
                "/crossword/leave",
                "What tiles are worth with a full bag and with this one, and what changes it.",
                CrosswordShelf.with(List.of(POSITION, Parameter.of(CrosswordQuestions.KEPT))),
                (Route.Considered) this::leave)
            .answering(LeaveAnswer.class));
    routes.add(
        new Route(
            "/crossword/placement",
            "What tiles are worth where they lie, as a map of the board.",
            List.of(
                Parameter.optional("points", "of the tiles; all together without", "8")
                    .whole(0, 10)),
            (Route.Picture) CrosswordRoutes::placement));
    routes.addAll(new SimulationRoutes(shelf, threads).routes());
    routes.addAll(new CrosswordGameRoutes(shelf).routes());
    return routes;
  }

  private static boolean usesPlacement(Query query) {
    Optional<String> asked = query.findText("placement");
    if (asked.isPresent() && !asked.get().equals(Loaded.BUILT_IN.toString())) {
      throw new RefusedException("The parameter placement can only be built-in.");
    }
    return asked.isPresent();
  }

  private CrosswordAnswer ask(Query query, Cancellation cancellation) throws IOException {
    Loaded loaded = shelf.find(query);
    var position = Positions.of(query, loaded.rules());
    int plays = query.integer("plays");
    int seconds = query.integer("endgame");
    return loaded.ask(
        usesPlacement(query),
        ask -> {
          try (Crew alone = new Crew(1, cancellation, Progress.SILENT)) {
            return ask.answer(position, plays, false, Duration.ofSeconds(seconds), alone);
          }
        });
  }

  private Object why(Query query, Cancellation cancellation) throws IOException {
    Loaded loaded = shelf.find(query);
    var position = Positions.of(query, loaded.rules());
    int rank = query.integer("rank");
    EndgameLimits endgame = EndgameLimits.within(Duration.ofSeconds(USUAL_ENDGAME_SECONDS));
    return loaded.ask(
        usesPlacement(query),
        ask -> {
          try (Crew alone = new Crew(1, cancellation, Progress.SILENT)) {
            return ask.why(position, rank, endgame, alone);
          }
        });
  }

  private Object solve(Query query, Cancellation cancellation, Consumer<Object> listener)
      throws IOException {
    Loaded loaded = shelf.find(query);
    var position = Positions.of(query, loaded.rules());
    int plays = query.integer("plays");
    int seconds = query.integer("seconds");
    return loaded.ask(
        false,
        ask -> {
          try (Crew crew = new Crew(threads, cancellation, Progress.SILENT)) {
            Duration time = Duration.ofSeconds(seconds);
            return ask.answer(
                position,
                plays,
                false,
                EndgameLimits.within(time),
                PreEndgameWish.within(time),
                crew);
          }
        });
  }

  private String draw(Query query) throws IOException {
    GamePosition position = Positions.of(query, shelf.find(query).rules()).game();
    String move = query.findText("move").orElse(null);
    try {
      return move != null
              && new MoveNotation(position.rules()).parse(move, position) instanceof Placement play
          ? BoardPicture.of(position, play)
          : BoardPicture.of(position);
    } catch (CrosswordFormatException notYet) {
      return BoardPicture.of(position);
    }
  }

  private LeaveAnswer leave(Query query, Cancellation cancellation) throws IOException {
    Loaded loaded = shelf.find(query);
    GamePosition position = Positions.of(query, loaded.rules()).game();
    try (Crew alone = new Crew(1, cancellation, Progress.SILENT)) {
      return new CrosswordLeave(loaded.equipment()).answer(position, query.text("kept"), alone);
    }
  }

  private static String placement(Query query) {
    PlacementMaps maps = PlacementMaps.builtIn();
    OptionalInt asked = query.findInteger("points");
    if (asked.isEmpty()) {
      return maps.mean().toSvg();
    }
    int points = asked.getAsInt();
    if (!maps.isSeen(points)) {
      throw RefusedException.notFound("There are no tiles of " + points + " points.");
    }
    return maps.mean(points).toSvg();
  }
}
