package dev.hindsight.workbench.oware;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.rules.notation.OgnWriter;
import dev.hindsight.oware.rules.notation.RecordedGame;
import dev.hindsight.workbench.answers.Says;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game as far as it has been played; its start, rules and moves are the whole of it. */
public record PlayedGame(
    @Says("`codingame`, `abapa` or `awari`") OwareRules rules,
    @Says("the position that it began with") OwarePosition start,
    @Says("pits, A…F for South and a…f for North") List<Pit> moves,
    @Says("before each move, and the last one") List<OwarePosition> positions,
    @Says("the last one") OwarePosition position,
    @Says("plies before the game is stopped, or `null` without a limit")
        @Nullable Integer turnsLeft,
    @Says("whether nobody can move any more") boolean over,
    @Says("such as `27-21`, or `*` before the end") String result,
    @Says("the record") String ogn) {
  /** What there is to say of a game. */
  public static PlayedGame of(OwareGame game) {
    List<Pit> moves = new ArrayList<>();
    List<OwarePosition> positions = new ArrayList<>();
    OwareGame replayed = game.restart();
    for (int pit : game.moves()) {
      positions.add(replayed.position());
      Side mover = replayed.toMove();
      moves.add(new Pit(mover, pit));
      replayed = replayed.play(pit);
    }
    OwarePosition last = game.position();
    positions.add(last);
    RecordedGame record = RecordedGame.of(game);
    return new PlayedGame(
        game.rules(),
        game.startPosition(),
        moves,
        positions,
        last,
        game.pliesLeft().isPresent() ? game.pliesLeft().getAsInt() : null,
        game.isOver(),
        record.result(),
        OgnWriter.write(record));
  }
}
