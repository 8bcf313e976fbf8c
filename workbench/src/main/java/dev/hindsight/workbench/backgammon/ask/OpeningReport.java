package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.OpeningBook;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.backgammon.files.AnchorChoice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The plays of all 21 rolls from the start of a game, or in reply to a first move, as rollouts that
 * were kept value them.
 */
public record OpeningReport(
    @Says("which rollouts") String source,
    @Says("the first move that is replied to; `null` for the start") @Nullable FirstMove after,
    @Says("in the order of their dice; those of which nothing is known are missing")
        List<Roll> rolls) {
  public OpeningReport {
    rolls = List.copyOf(rolls);
  }

  /** A first move. */
  public record FirstMove(@Says("the dice") Dice roll, @Says("what was played") Move move) {
    @Override
    public String toString() {
      return roll + ": " + MoveNotation.write(move);
    }
  }

  /** A roll and its plays that were rolled out, best first. */
  public record Roll(
      @Says("the dice") Dice roll,
      @Says("its moves that were rolled out, the best first") List<Play> plays) {
    public Roll {
      plays = List.copyOf(plays);
    }
  }

  /** A play. */
  public record Play(
      @Says("as people write it") Move move,
      @Says(value = "of the player who makes it, without a cube", unit = Unit.CUBES) double equity,
      @Says(value = "of the equity", unit = Unit.CUBES) double standardError,
      @Says(value = "of equity against the best play", unit = Unit.CUBES) double loss,
      @Says(value = "that were played", unit = Unit.GAMES) int games,
      @Says(
              "1 for the usual play, 2 and more for others that players know by heart, 0 for one"
                  + " that they do not, and for replies")
          int bookPlace) {}

  /** First moves. */
  public static OpeningReport ofStart(AnchorChoice anchors) {
    return new OpeningReport(anchors.name(), null, rolls(anchors, Board.START));
  }

  /**
   * Replies to the best play of a first roll to which replies were rolled out.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static OpeningReport ofReplies(AnchorChoice anchors, Dice first) {
    if (first.isDouble()) {
      throw new IllegalArgumentException(
          "no game opens with a double, so there are no replies to " + first);
    }
    MoveGenerator moves = moves(Board.START, first);
    List<Integer> byEquity = new ArrayList<>();
    for (int index = 0; index < moves.count(); index++) {
      if (anchors.table().find(moves.board(index).swapped()).isPresent()) {
        byEquity.add(index);
      }
    }
    byEquity.sort(
        Comparator.comparingDouble(
            index -> anchors.table().find(moves.board(index).swapped()).orElseThrow().equity()));
    for (int index : byEquity) {
      List<Roll> rolls = rolls(anchors, moves.board(index).swapped());
      if (!rolls.isEmpty()) {
        return new OpeningReport(
            anchors.name(), new FirstMove(first, Move.of(moves, index)), rolls);
      }
    }
    throw new IllegalArgumentException(
        "no replies to "
            + first
            + " are among "
            + anchors.name()
            + "; 'hindsight backgammon build anchors' makes them, of the scope replies, for"
            + " `anchors`");
  }

  private static List<Roll> rolls(AnchorChoice anchors, Board board) {
    List<Roll> rolls = new ArrayList<>();
    for (Dice dice : Dice.ROLLS) {
      List<Play> plays = plays(anchors, board, dice);
      if (!plays.isEmpty()) {
        rolls.add(new Roll(dice, plays));
      }
    }
    return rolls;
  }

  private static List<Play> plays(AnchorChoice anchors, Board board, Dice dice) {
    List<Board> book = board.equals(Board.START) ? OpeningBook.boardsAfter(dice) : List.of();
    MoveGenerator moves = moves(board, dice);
    List<Play> plays = new ArrayList<>();
    double best = Double.NEGATIVE_INFINITY;
    for (int index = 0; index < moves.count(); index++) {
      Board after = moves.board(index);
      Optional<Anchor> found = anchors.table().find(after.swapped());
      if (found.isPresent()) {
        // An anchor is seen by the player who rolls next.
        double equity = -found.get().equity();
        best = Math.max(best, equity);
        plays.add(
            new Play(
                Move.of(moves, index),
                equity,
                found.get().standardError(),
                0,
                found.get().games(),
                1 + book.indexOf(after)));
      }
    }
    double most = best;
    return plays.stream()
        .map(
            play ->
                new Play(
                    play.move(),
                    play.equity(),
                    play.standardError(),
                    most - play.equity(),
                    play.games(),
                    play.bookPlace()))
        .sorted(Comparator.comparingDouble(Play::loss))
        .toList();
  }

  private static MoveGenerator moves(Board board, Dice dice) {
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(board);
    moves.generate(dice.first(), dice.second());
    return moves;
  }
}
