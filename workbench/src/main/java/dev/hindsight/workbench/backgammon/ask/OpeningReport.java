package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.OpeningBook;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.workbench.backgammon.files.AnchorChoice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The plays of all 21 rolls from the start of a game, or in reply to a first move, as rollouts that
 * were kept value them.
 *
 * @param source which rollouts
 * @param after the first move that is replied to, such as {@code 3-1: 8/5 6/5}; null for the start
 * @param rolls in the order of {@link Dice#ROLLS}; those of which nothing is known are missing
 */
public record OpeningReport(String source, @Nullable String after, List<Roll> rolls) {
  public OpeningReport {
    rolls = List.copyOf(rolls);
  }

  /** A roll and its plays that were rolled out, best first. */
  public record Roll(String roll, List<Play> plays) {
    public Roll {
      plays = List.copyOf(plays);
    }
  }

  /**
   * A play.
   *
   * @param equity of the player who makes it, without a cube
   * @param loss of equity against the best play
   * @param bookPlace 1 for the usual play, 2 and more for others that players know by heart, 0 for
   *     one that they do not, and for replies
   */
  public record Play(
      String move, double equity, double standardError, double loss, int games, int bookPlace) {}

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
            anchors.name(), first + ": " + MoveNotation.write(Move.of(moves, index)), rolls);
      }
    }
    throw new IllegalArgumentException(
        "no replies to "
            + first
            + " are among "
            + anchors.name()
            + "; 'hindsight backgammon build anchors --scope replies --out FILE' makes them for"
            + " --anchors FILE");
  }

  private static List<Roll> rolls(AnchorChoice anchors, Board board) {
    List<Roll> rolls = new ArrayList<>();
    for (Dice dice : Dice.ROLLS) {
      List<Play> plays = plays(anchors, board, dice);
      if (!plays.isEmpty()) {
        rolls.add(new Roll(dice.toString(), plays));
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
                MoveNotation.write(Move.of(moves, index)),
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
