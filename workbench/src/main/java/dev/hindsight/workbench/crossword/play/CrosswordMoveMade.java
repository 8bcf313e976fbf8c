package dev.hindsight.workbench.crossword.play;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.List;

/**
 * A position after a move, seen by the other player, who is then on turn. What the mover draws is
 * not known: the rack has the tiles that were kept.
 */
public record CrosswordMoveMade(
    @Says("as CGP") String position,
    @Says("as people write it") String move,
    @Says(value = "points", unit = Unit.POINTS) int score) {
  /**
   * Makes a move. Words are not looked up: phonies are played too.
   *
   * @param text of the move, such as {@code 8D FACET}
   * @throws CrosswordFormatException if the rack or the board does not allow it
   */
  public static CrosswordMoveMade of(CgpPosition asked, String text) {
    GamePosition before = asked.game();
    CrosswordRules rules = before.rules();
    Board board = Board.withoutWords(rules);
    board.setUp(before.squares().toArray());
    MoveNotation notation = new MoveNotation(rules);
    Move move = notation.parse(text, board);
    String written = notation.format(move, board);
    int score = 0;
    TileCounts rack = TileCounts.of(rules.tiles(), before.racks().get(0));
    if (move instanceof Placement placement) {
      score = placement.scorePoints();
      for (byte tile : placement.tiles().toArray()) {
        if (tile != 0) { // where the board has one already
          take(rack, TileCounts.onRack(tile), rules.tiles());
        }
      }
      board.checkPlacement(placement);
      board.place(placement);
    } else if (move instanceof Exchange exchange) {
      for (byte letter : exchange.letters().toArray()) {
        take(rack, letter, rules.tiles());
      }
    }
    GamePosition after =
        new GamePosition(
            rules,
            Tiles.of(board.tiles(Direction.ACROSS).clone()),
            List.of(before.racks().get(1), rack.letters()),
            List.of(before.scorePoints().get(1), before.scorePoints().get(0) + score),
            score > 0 ? 0 : Math.min(before.scorelessTurns() + 1, rules.scorelessTurnLimit()));
    return new CrosswordMoveMade(
        Cgp.format(new CgpPosition(after, asked.options())), written, score);
  }

  private static void take(TileCounts rack, int letter, TileSet tiles) {
    if (rack.count(letter) == 0) {
      throw new CrosswordFormatException(
          "the rack has no " + tiles.letter(letter).upper() + " left for this move");
    }
    rack.remove(letter);
  }
}
