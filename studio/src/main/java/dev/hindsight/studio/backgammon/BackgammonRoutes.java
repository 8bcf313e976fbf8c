package dev.hindsight.studio.backgammon;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;
import dev.hindsight.studio.web.Route;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.ask.BackgammonAsk;
import dev.hindsight.workbench.backgammon.ask.BoardPicture;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.play.BackgammonMoveMade;
import dev.hindsight.workbench.backgammon.play.BackgammonQuiz;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What pages ask about backgammon positions: pictures, worth, what a move makes; the quiz. */
public final class BackgammonRoutes {
  private static final Parameter POSITION =
      Parameter.required(
          "position",
          "an XGID, a gnubg position id, or a FIBS board",
          Xgid.write(BackgammonPosition.START));

  private final Object lock = new Object();
  private @Nullable BackgammonAsk ask;

  public List<Route> routes() {
    List<Route> routes = new ArrayList<>();
    routes.add(
        new Route(
            "/backgammon/ask",
            "What a position is worth, what to do with the cube, and every legal move.",
            List.of(POSITION),
            (Route.Considered) (query, cancellation) -> answer(position(query), cancellation)));
    routes.add(
        new Route(
            "/backgammon/after",
            "The position after a move, the other player on roll.",
            List.of(POSITION, Parameter.required("move", "as people write it", "8/5 6/5")),
            (Route.Plain) query -> BackgammonMoveMade.of(position(query), query.text("move"))));
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
                Parameter.optional("positions", "how many questions", "10"),
                Parameter.optional("checkers", "the most that a side has left", "6"),
                Parameter.optional("seed", "another gives other questions", "1")),
            (Route.Considered) BackgammonRoutes::quiz));
    routes.addAll(new MatchRoutes().routes());
    return routes;
  }

  private static BackgammonPosition position(Query query) {
    return PositionText.parse(query.text("position"));
  }

  private static BackgammonQuiz quiz(Query query, Cancellation cancellation) {
    try (Crew alone = new Crew(1, cancellation, Progress.SILENT)) {
      return BackgammonQuiz.draw(
          BearoffShelf.NONE,
          query.integer("positions", 10, 1, 50),
          query.integer("checkers", 6, 1, 6),
          query.integer("seed", 1, 0, Integer.MAX_VALUE),
          alone);
    }
  }

  /** One question at a time: what was solved on the spot is kept for the next. */
  private BackgammonAnswer answer(BackgammonPosition position, Cancellation cancellation) {
    synchronized (lock) {
      cancellation.check(); // whoever left while others were answered
      BackgammonAsk open = ask;
      if (open == null) {
        open = new BackgammonAsk(BearoffShelf.NONE, new Crew(1));
        ask = open;
      }
      return open.answer(position);
    }
  }
}
