package dev.hindsight.workbench.oware;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.rules.notation.OgnWriter;
import dev.hindsight.oware.rules.notation.RecordedGame;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game as far as it has been played; its start, rules and moves are the whole of it.
 *
 * @param rules the name of the variant
 * @param start the position that it began with
 * @param moves pits, A…F for South and a…f for North
 * @param positions before each move, and the last one
 * @param position the last one
 * @param turnsLeft plies before the game is stopped, or null without a limit
 * @param over whether nobody can move any more
 * @param result such as {@code 27-21}, or {@code *} before the end
 * @param ogn the record
 */
public record PlayedGame(
    String rules,
    String start,
    List<String> moves,
    List<String> positions,
    String position,
    @Nullable Integer turnsLeft,
    boolean over,
    String result,
    String ogn) {
  /** What there is to say of a game. */
  public static PlayedGame of(OwareGame game) {
    List<String> moves = new ArrayList<>();
    List<String> positions = new ArrayList<>();
    OwareGame replayed = game.restart();
    for (int pit : game.moves()) {
      positions.add(replayed.position().toString());
      Side mover = replayed.toMove();
      moves.add(mover.pitName(pit));
      replayed = replayed.play(pit);
    }
    OwarePosition last = game.position();
    positions.add(last.toString());
    RecordedGame record = RecordedGame.of(game);
    return new PlayedGame(
        game.rules().name(),
        game.startPosition().toString(),
        moves,
        positions,
        last.toString(),
        game.pliesLeft().isPresent() ? game.pliesLeft().getAsInt() : null,
        game.isOver(),
        record.result(),
        OgnWriter.write(record));
  }
}
