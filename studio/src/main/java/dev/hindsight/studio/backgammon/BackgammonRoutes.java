package dev.hindsight.studio.backgammon;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.backgammon.table.BackgammonTable;
import dev.hindsight.backgammon.table.BackgammonTables;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.studio.tables.ShelfTables;
import dev.hindsight.studio.tables.TableShelf;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;
import dev.hindsight.studio.web.RefusedException;
import dev.hindsight.studio.web.Route;
import dev.hindsight.studio.web.ToldProgress;
import dev.hindsight.workbench.backgammon.BackgammonQuestions;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.ask.BackgammonAsk;
import dev.hindsight.workbench.backgammon.ask.BackgammonRollout;
import dev.hindsight.workbench.backgammon.ask.BoardPicture;
import dev.hindsight.workbench.backgammon.ask.RolloutAnswer;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.MatchEquityFile;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import dev.hindsight.workbench.backgammon.play.BackgammonMoveMade;
import dev.hindsight.workbench.backgammon.play.BackgammonQuiz;
import dev.hindsight.workbench.questions.Setting;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What pages ask about backgammon positions: pictures, worth, what a move makes; the quiz. */
public final class BackgammonRoutes {
  private static final Parameter POSITION =
      Parameter.of(BackgammonQuestions.POSITION).example(Xgid.write(BackgammonPosition.START));

  private static final String OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

  /** Sides of so many checkers are solved on the spot. */
  private static final int MOST_SPOT_CHECKERS = 6;

  private static final int MOST_TRIALS = 20_736;

  private final ShelfTables<BackgammonTable> shelf;
  private final int threads;
  private final Object lock = new Object();
  private List<BackgammonTable> asked = List.of();
  private @Nullable BackgammonAsk ask;

  /**
   * @param threads for a rollout
   */
  public BackgammonRoutes(TableShelf shelf, int threads) {
    this.threads = threads;
    this.shelf = shelf.tables(BackgammonTables::chooseBearoffs, BackgammonTables::openBearoff);
  }

  public List<Route> routes() {
    List<Route> routes = new ArrayList<>();
    routes.add(
        new Route(
                "/backgammon/ask",
                "What a position is worth, what to do with the cube, and every legal move.",
                List.of(POSITION),
                (Route.Considered) (query, cancellation) -> answer(position(query), cancellation))
            .answering(BackgammonAnswer.class));
    routes.add(
        new Route(
                "/backgammon/after",
                "The position after a move, the other player on roll.",
                List.of(
                    Parameter.required("position", "as XGID, with dice", OPENING),
                    Parameter.required("move", "as people write it", "8/5 6/5")),
                (Route.Plain) query -> BackgammonMoveMade.of(position(query), query.text("move")))
            .answering(BackgammonMoveMade.class));
    routes.add(
        new Route(
            "/backgammon/board",
            "A board as a picture.",
            List.of(POSITION),
            (Route.Picture) query -> BoardPicture.of(position(query))));
    routes.add(
        new Route(
                "/backgammon/quiz",
                "Close bearoff decisions with their answers.",
                List.of(
                    Parameter.optional("positions", "how many questions", "2").whole(1, 50, 10),
                    Parameter.optional("checkers", "the most that a side has left", "4")
                        .whole(1, Checkers.PER_SIDE, MOST_SPOT_CHECKERS),
                    Parameter.of(Setting.seed())),
                (Route.Considered) this::quiz)
            .answering(BackgammonQuiz.class));
    routes.add(
        new Route(
                "/backgammon/rollout",
                "A position, or its best moves, played to the end many times.",
                List.of(
                    POSITION,
                    Parameter.of(BackgammonQuestions.TRIALS)
                        .example("36")
                        .whole(2, MOST_TRIALS, 324),
                    Parameter.of(BackgammonQuestions.MOVES).example("2").upTo(10),
                    Parameter.of(Setting.seed())),
                (Route.Live) this::rollOut)
            .answering(RolloutAnswer.class));
    routes.addAll(new MatchRoutes(shelf).routes());
    return routes;
  }

  private static BackgammonPosition position(Query query) {
    return PositionText.parse(query.text("position"));
  }

  private BackgammonQuiz quiz(Query query, Cancellation cancellation) {
    int checkers = query.integer("checkers");
    try (Crew alone = new Crew(1, cancellation, Progress.SILENT)) {
      return BackgammonQuiz.draw(
          quizTables(checkers), query.integer("positions"), checkers, query.integer("seed"), alone);
    }
  }

  private Object rollOut(Query query, Cancellation cancellation, Consumer<Object> listener)
      throws IOException {
    BackgammonPosition position = position(query);
    RolloutPlan plan = RolloutPlan.plain(query.integer("trials"), query.integer("seed"));
    CubeMethod cube = MatchEquityFile.method(Optional.empty());
    Progress progress = new ToldProgress(listener, cancellation);
    try (Crew crew = new Crew(threads, cancellation, progress)) {
      return new BackgammonRollout(BearoffShelf.of(shelf.get()), NetChoice.usual(), cube, crew)
          .run(position, plan, query.integer("moves"));
    } catch (IllegalArgumentException nothingToPlay) {
      throw new RefusedException(String.valueOf(nothingToPlay.getMessage()));
    }
  }

  /** The first table of the home board that knows so many checkers and the cube; none for few. */
  private BearoffShelf quizTables(int checkers) {
    for (BearoffTable table : BearoffShelf.of(shelf.get()).twoSided()) {
      if (table.isCubeful()
          && table.index().points() == Checkers.HOME_POINTS
          && table.index().checkers() >= checkers) {
        return new BearoffShelf(List.of(table), List.of());
      }
    }
    if (checkers > MOST_SPOT_CHECKERS) {
      throw new RefusedException(
          "Questions of more than "
              + MOST_SPOT_CHECKERS
              + " checkers need a cubeful bearoff of as many on the shelf.");
    }
    return BearoffShelf.NONE;
  }

  /** One question at a time: what was solved on the spot is kept for the next. */
  private BackgammonAnswer answer(BackgammonPosition position, Cancellation cancellation) {
    List<BackgammonTable> tables = shelf.get();
    synchronized (lock) {
      cancellation.check(); // whoever left while others were answered
      BackgammonAsk open = ask;
      if (open == null || !tables.equals(asked)) {
        open = new BackgammonAsk(BearoffShelf.of(tables), new Crew(1));
        ask = open;
        asked = tables;
      }
      return open.answer(position);
    }
  }
}
