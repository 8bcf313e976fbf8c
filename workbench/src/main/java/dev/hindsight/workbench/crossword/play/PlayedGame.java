package dev.hindsight.workbench.crossword.play;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game of a person against a player of ours, as the person sees it. */
public record PlayedGame(
    @Says("as CGP; the person's rack comes first while the game goes on") String position,
    @Says("of both, in order, as people write them: with the seed they are the whole game")
        List<String> moves,
    @Says("the same with what they scored") List<Turn> turns,
    @Says("of the person") int score,
    @Says("of the other") int opponentScore,
    @Says("how many are left to draw") int tilesInBag,
    @Says("what the person does not see: the bag and the opponent's rack") String unseen,
    @Says("whether the game has ended; if not, the person is on turn") boolean over,
    @Says("`win`, `draw` or `loss` for the person; `null` before the end") @Nullable String result,
    @Says("the record, which names all racks; `null` before the end") @Nullable String gcg) {
  /** A turn. */
  public record Turn(
      @Says("`you` or `opponent`") String player,
      @Says("as people write it") String move,
      @Says(value = "points of the move", unit = Unit.POINTS) int score,
      @Says("the player's points after it") int total) {}

  /**
   * Brings a game that has just begun to where its moves lead, and lets the opponent answer.
   *
   * @param moves of both so far
   * @param cancellation looked at before each move
   */
  public static PlayedGame of(CrosswordPlay play, List<String> moves, Cancellation cancellation) {
    List<Turn> turns = new ArrayList<>();
    List<String> made = new ArrayList<>();
    int[] totals = new int[2];
    for (int next = 0; !play.isOver() && (next < moves.size() || !play.isPersonsTurn()); next++) {
      cancellation.check();
      boolean isPersons = play.isPersonsTurn();
      CrosswordPlay.Made turn =
          next >= moves.size()
              ? play.reply()
              : isPersons ? play.move(moves.get(next)) : play.repeat(moves.get(next));
      int player = isPersons ? 0 : 1;
      totals[player] += turn.score();
      made.add(turn.move());
      turns.add(
          new Turn(
              isPersons ? "you" : "opponent",
              isPersons || turn.exchanged() == 0 ? turn.move() : "exch " + turn.exchanged(),
              turn.score(),
              totals[player]));
    }
    if (made.size() < moves.size()) {
      throw new CrosswordFormatException("the game is over after " + made.size() + " moves");
    }
    return of(play, made, turns);
  }

  private static PlayedGame of(CrosswordPlay play, List<String> made, List<Turn> turns) {
    GamePosition position = play.position();
    int score = play.points(play.person());
    int other = play.points(1 - play.person());
    boolean over = play.isOver();
    return new PlayedGame(
        Cgp.format(new CgpPosition(position, List.of())),
        made,
        turns,
        score,
        other,
        play.tilesInBag(),
        position.unseen().format(position.rules().tiles()),
        over,
        over ? (score > other ? "win" : score < other ? "loss" : "draw") : null,
        over ? Gcg.format(play.record()) : null);
  }
}
