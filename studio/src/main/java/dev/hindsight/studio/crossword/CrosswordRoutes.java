package dev.hindsight.studio.crossword;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Definition;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;
import dev.hindsight.studio.web.Route;
import dev.hindsight.workbench.crossword.BoardPicture;
import dev.hindsight.workbench.crossword.CrosswordAnswer;
import dev.hindsight.workbench.crossword.CrosswordAsk;
import dev.hindsight.workbench.crossword.CrosswordMoveMade;
import dev.hindsight.workbench.crossword.CrosswordSimulate;
import dev.hindsight.workbench.crossword.LoadedEquipment;
import dev.hindsight.workbench.crossword.SimulationLeaves;
import dev.hindsight.workbench.crossword.SimulationTables;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What pages ask about crossword games, with the built-in words. */
public final class CrosswordRoutes {
  private static final int USUAL_PLAYS = 15;
  private static final int MOST_PLAYS = 500;
  private static final int MOST_ITERATIONS = 1_000_000;

  private static final Parameter POSITION =
      Parameter.required(
          "position",
          "CGP: rows, racks, scores and scoreless turns; the player on turn comes first",
          "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0");

  private final CrosswordRules rules = CrosswordRules.english();
  private final Loaded loaded = new Loaded();
  private final int threads;

  /**
   * @param threads for a simulation
   */
  public CrosswordRoutes(int threads) {
    this.threads = threads;
  }

  public List<Route> routes() {
    return List.of(
        new Route(
            "/crossword/ask",
            "All plays counted, and the best with what they are worth.",
            List.of(POSITION, Parameter.optional("plays", "how many moves to list", "15")),
            (Route.Plain) this::ask),
        new Route(
            "/crossword/board",
            "A board as a picture, with a play on it in another colour.",
            List.of(POSITION, Parameter.optional("move", "a play to show", "8D FACET")),
            (Route.Picture) this::draw),
        new Route(
            "/crossword/after",
            "The position after a move, the other player on turn.",
            List.of(POSITION, Parameter.required("move", "as people write it", "8D RETINAS")),
            (Route.Plain) this::after),
        new Route(
            "/crossword/simulate",
            "Moves compared by playing on from each of them, many times.",
            List.of(
                POSITION,
                Parameter.optional("plies", "turns after each move", "2"),
                Parameter.optional("candidates", "how many moves to compare", "10"),
                Parameter.optional("iterations", "most playouts of all together", "30000"),
                Parameter.optional("infer", "the placement that the opponent just made", "8E QUAG"),
                Parameter.optional("seed", "of all chance", "1")),
            (Route.Live) this::simulate));
  }

  private CgpPosition position(Query query) {
    return Cgp.parse(query.text("position"), rules);
  }

  private CrosswordAnswer ask(Query query) throws IOException {
    CgpPosition position = position(query);
    int plays = query.integer("plays", USUAL_PLAYS, 1, MOST_PLAYS);
    CrosswordAsk ask = loaded.borrowAsk();
    CrosswordAnswer answer = ask.answer(position, plays, false);
    // Not after an exception: whatever it was, the next question gets a new one.
    loaded.giveBack(ask);
    return answer;
  }

  private String draw(Query query) {
    GamePosition position = position(query).game();
    String move = query.findText("move").orElse(null);
    return move != null && notation().parse(move, position) instanceof Placement play
        ? BoardPicture.of(position, play)
        : BoardPicture.of(position);
  }

  private CrosswordMoveMade after(Query query) {
    CgpPosition position = position(query);
    return CrosswordMoveMade.of(position, query.text("move"));
  }

  private Object simulate(Query query, Cancellation cancellation, Consumer<Object> listener)
      throws IOException {
    CgpPosition position = position(query);
    SimulationPlan plan =
        SimulationPlan.usual()
            .withPlies(query.integer("plies", 2, 1, 8))
            .withCandidates(query.integer("candidates", 10, 1, 60))
            .withIterations(query.integer("iterations", 30_000, 1, MOST_ITERATIONS))
            .withSeed(query.integer("seed", 1, 0, Integer.MAX_VALUE));
    CrosswordSimulate.Last last = last(query, position.game());
    LoadedEquipment equipment = loaded.equipment();
    SimulationTables tables = SimulationTables.open(equipment, SimulationLeaves.STATIC, null, null);
    try (Crew crew = new Crew(threads, cancellation, Progress.SILENT)) {
      return new CrosswordSimulate(equipment, tables)
          .run(
              new CrosswordSimulate.Question(position, List.of(), false, last, plan),
              crew,
              listener::accept);
    }
  }

  private CrosswordSimulate.@Nullable Last last(Query query, GamePosition position) {
    String move = query.findText("infer").orElse(null);
    return move == null
        ? null
        : new CrosswordSimulate.Last(
            new ObservedMove.Placed(notation().parseLast(move, position)),
            new Criterion.WithinMargin(Definition.NEAR_BEST, 0, true));
  }

  private MoveNotation notation() {
    return new MoveNotation(rules);
  }
}
