package dev.hindsight.studio.crossword;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.CriterionText;
import dev.hindsight.crossword.play.inference.LastMove;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.simulation.RankingRule;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;
import dev.hindsight.studio.web.RefusedException;
import dev.hindsight.studio.web.Route;
import dev.hindsight.workbench.crossword.CrosswordQuestions;
import dev.hindsight.workbench.crossword.CrosswordSettings;
import dev.hindsight.workbench.crossword.SimulationQuestions;
import dev.hindsight.workbench.crossword.ask.CrosswordInfer;
import dev.hindsight.workbench.crossword.ask.CrosswordReplies;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulate;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulation;
import dev.hindsight.workbench.crossword.ask.InferenceAnswer;
import dev.hindsight.workbench.crossword.ask.InferenceQuestion;
import dev.hindsight.workbench.crossword.ask.RepliesAnswer;
import dev.hindsight.workbench.crossword.ask.SimulationTables;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Long work about a position: playing on, what the opponent's move tells, expected replies. */
final class SimulationRoutes {
  private static final int MOST_ITERATIONS = 10_000_000;
  private static final int LISTED = 15;
  private static final int MOST_EXCHANGED = 7;
  private static final int MOST_MOVES = 60;

  /** A position that the examples of the last move belong to. */
  private static final Parameter POSITION =
      Positions.POSITION.example(
          "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0");

  private static final List<Parameter> LAST =
      List.of(
          Parameter.of(SimulationQuestions.LAST_MOVE).named("infer").example("8E QUAG"),
          Parameter.of(SimulationQuestions.LAST_EXCHANGE)
              .named("exchanged")
              .example("3")
              .upTo(MOST_EXCHANGED),
          Parameter.of(CrosswordSettings.MARGIN).whole(0, 100, 0));

  private final CrosswordShelf shelf;
  private final int threads;

  SimulationRoutes(CrosswordShelf shelf, int threads) {
    this.shelf = shelf;
    this.threads = threads;
  }

  List<Route> routes() {
    return List.of(
        new Route(
                "/crossword/simulate",
                "Moves compared by playing on from each of them, many times.",
                CrosswordShelf.with(
                    List.of(
                        POSITION,
                        Parameter.of(SimulationQuestions.PLIES).upTo(8),
                        Parameter.of(SimulationQuestions.CANDIDATES).upTo(60),
                        Parameter.of(SimulationQuestions.ITERATIONS)
                            .example("300")
                            .whole(1, MOST_ITERATIONS, 30_000),
                        Parameter.optional(
                            "moves", "these instead, with semicolons between", "9G MOMI; exch IIT"),
                        LAST.get(0),
                        LAST.get(1),
                        LAST.get(2),
                        Parameter.of(CrosswordSettings.SEED))),
                (Route.Live) this::simulate)
            .answering(CrosswordSimulation.class),
        new Route(
                "/crossword/infer",
                "What the opponent is likely to hold after the move just made, which is on the"
                    + " board.",
                CrosswordShelf.with(List.of(POSITION, LAST.get(0), LAST.get(1), LAST.get(2))),
                (Route.Live) this::infer)
            .answering(InferenceAnswer.class),
        new Route(
                "/crossword/replies",
                "Plays with the reply that the opponent can expect, over all racks.",
                CrosswordShelf.with(
                    List.of(
                        POSITION, Parameter.of(CrosswordQuestions.REPLIED_PLAYS).whole(1, 15, 5))),
                (Route.Live) this::replies)
            .answering(RepliesAnswer.class));
  }

  private Object simulate(Query query, Cancellation cancellation, Consumer<Object> listener)
      throws IOException {
    Loaded loaded = shelf.find(query);
    CgpPosition position = Positions.of(query, loaded.rules());
    SimulationPlan plan =
        SimulationPlan.usual()
            .withPlies(query.integer("plies"))
            .withCandidates(query.integer("candidates"))
            .withIterations(query.integer("iterations"))
            .withSeed(query.integer("seed"))
            .withRanking(RankingRule.AUTO);
    ObservedMove move = findMove(query, position.game());
    CrosswordSimulate.Last last =
        move == null ? null : new CrosswordSimulate.Last(move, criterion(query));
    LoadedEquipment equipment = loaded.equipment();
    SimulationLeaves leaves =
        equipment.bagLeaves().isPresent() ? SimulationLeaves.ROOT : SimulationLeaves.STATIC;
    SimulationTables tables = SimulationTables.open(equipment, leaves, null, null);
    try (Crew crew = crew(cancellation)) {
      return new CrosswordSimulate(equipment, tables)
          .run(
              new CrosswordSimulate.Question(
                  position, moves(query, position.game()), false, last, plan),
              crew,
              listener::accept);
    }
  }

  private static List<Move> moves(Query query, GamePosition position) {
    MoveNotation notation = new MoveNotation(position.rules());
    return Stream.of(query.findText("moves").orElse("").split(";", -1))
        .filter(text -> !text.isBlank())
        .limit(MOST_MOVES)
        .map(text -> notation.parse(text.strip(), position))
        .toList();
  }

  private Object infer(Query query, Cancellation cancellation, Consumer<Object> listener)
      throws IOException {
    Loaded loaded = shelf.find(query);
    CgpPosition position = Positions.of(query, loaded.rules());
    ObservedMove move = findMove(query, position.game());
    if (move == null) {
      throw new RefusedException(
          "Write the opponent's last move first, such as 8E QUAG, or exch 3 for three tiles.");
    }
    InferenceQuestion question =
        new InferenceQuestion(
            LastMove.observe(position.game(), move), position.options(), criterion(query), LISTED);
    try (Crew crew = crew(cancellation)) {
      return new CrosswordInfer(loaded.equipment()).answer(question, crew);
    }
  }

  private Object replies(Query query, Cancellation cancellation, Consumer<Object> listener)
      throws IOException {
    Loaded loaded = shelf.find(query);
    CgpPosition position = Positions.of(query, loaded.rules());
    int plays = query.integer("plays");
    try (Crew crew = crew(cancellation)) {
      return new CrosswordReplies(loaded.equipment()).answer(position, plays, crew);
    }
  }

  private Crew crew(Cancellation cancellation) {
    return new Crew(threads, cancellation, Progress.SILENT);
  }

  private static @Nullable ObservedMove findMove(Query query, GamePosition now) {
    String placed = query.findText("infer").orElse(null);
    OptionalInt exchanged = query.findInteger("exchanged");
    if (placed != null && exchanged.isPresent()) {
      throw new RefusedException("The opponent either placed tiles or exchanged some, not both.");
    }
    if (placed != null) {
      return new ObservedMove.Placed(new MoveNotation(now.rules()).parseLast(placed, now));
    }
    return exchanged.isPresent() ? new ObservedMove.Exchanged(exchanged.getAsInt()) : null;
  }

  private static Criterion criterion(Query query) {
    int margin = query.integer("margin");
    return CriterionText.parse(BigDecimal.valueOf(margin), null, null, true);
  }
}
