package dev.hindsight.studio.backgammon;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;
import dev.hindsight.studio.web.Route;
import dev.hindsight.workbench.backgammon.AnswerJson;
import dev.hindsight.workbench.backgammon.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.BackgammonAsk;
import dev.hindsight.workbench.backgammon.BackgammonMoveMade;
import dev.hindsight.workbench.backgammon.BearoffShelf;
import dev.hindsight.workbench.backgammon.BoardPicture;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What pages ask about backgammon: a picture of a board, what it is worth, what a move makes. */
public final class BackgammonRoutes {
  private static final Parameter POSITION =
      Parameter.required(
          "position",
          "an XGID, a gnubg position id, or a FIBS board",
          Xgid.write(BackgammonPosition.START));

  private final Object lock = new Object();
  private @Nullable BackgammonAsk ask;

  public List<Route> routes() {
    return List.of(
        new Route(
            "/backgammon/ask",
            "What a position is worth, what to do with the cube, and every legal move.",
            List.of(POSITION),
            (Route.Plain) query -> AnswerJson.of(answer(position(query)))),
        new Route(
            "/backgammon/after",
            "The position after a move, the other player on roll.",
            List.of(POSITION, Parameter.required("move", "as people write it", "8/5 6/5")),
            (Route.Plain) query -> BackgammonMoveMade.of(position(query), query.text("move"))),
        new Route(
            "/backgammon/board",
            "A board as a picture.",
            List.of(POSITION),
            (Route.Picture) query -> BoardPicture.of(position(query))));
  }

  private static BackgammonPosition position(Query query) {
    return PositionText.parse(query.text("position"));
  }

  /** One question at a time: what was solved on the spot is kept for the next. */
  private BackgammonAnswer answer(BackgammonPosition position) {
    synchronized (lock) {
      BackgammonAsk open = ask;
      if (open == null) {
        open = new BackgammonAsk(BearoffShelf.NONE, new Crew(1));
        ask = open;
      }
      return open.answer(position);
    }
  }
}
