package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.TurnMoves;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.DrawnRacks;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.sweep.ExpectedReply;
import dev.hindsight.crossword.play.sweep.RackSweep;
import dev.hindsight.crossword.play.sweep.WordsByLength;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.workbench.crossword.files.BagLeaves;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * A look one move ahead: for the first plays of a turn, what the opponent gets on average over all
 * racks that he can hold, and how often bingos come and where tiles go on a few drawn racks. Leaves
 * of both are those for the tiles unseen, as in {@link CrosswordAsk}.
 *
 * <p>Any number of threads of one crew, one answer at a time.
 */
public final class CrosswordReplies {
  private static final int DRAWN_RACKS = 400;
  private static final long SEED = 1;

  private final LoadedEquipment loaded;
  private final CrosswordRules rules;
  private final Board board;
  private final TurnMoves moves;
  private final @Nullable String leavesName;
  private final RackSweep sweep;

  /** With the leave values of the equipment, for the tiles unseen if it has such. */
  public CrosswordReplies(LoadedEquipment loaded) {
    this(loaded, loaded.bagLeaves().orElse(null));
  }

  /** With leave values derived from rack equities for the tiles unseen. */
  public static CrosswordReplies deriving(LoadedEquipment loaded, Path rackEquity)
      throws IOException {
    return new CrosswordReplies(loaded, loaded.openBagLeaves(rackEquity));
  }

  private CrosswordReplies(LoadedEquipment loaded, @Nullable BagLeaves bagLeaves) {
    this.loaded = loaded;
    Equipment equipment = loaded.equipment();
    this.rules = loaded.rules();
    this.moves = new TurnMoves(equipment, bagLeaves == null ? null : bagLeaves.derivation(), false);
    this.board = moves.board();
    this.leavesName = bagLeaves == null ? loaded.leavesName() : bagLeaves.text();
    this.sweep =
        new RackSweep(
            new WordsByLength(equipment.words()),
            equipment.anagrams(),
            equipment.staticEvaluation());
  }

  /** What replies to one play look like on drawn racks. */
  private static final class Drawn {
    private int bingos;
    private final int[] squares;

    Drawn(int squares) {
      this.squares = new int[squares];
    }
  }

  /**
   * Answers for the first placements.
   *
   * @param plays how many to look at
   * @throws CrosswordFormatException if nothing can be said: no tiles, or too few in the bag
   */
  public RepliesAnswer answer(CgpPosition asked, int plays, Crew crew) {
    GamePosition position = asked.game();
    Tiles own = position.racks().get(0);
    TileCounts unseen = position.unseen();
    int bag = unseen.size() - rules.rackSize();
    if (own.length() == 0 || bag <= rules.rackSize()) {
      throw new CrosswordFormatException(
          own.length() == 0
              ? "the player on turn has no tiles; write the rack before the slash, as in AEINRST/."
              : "replies are worked out only while no play can empty the bag, which has "
                  + Math.max(0, bag)
                  + " tiles; ask for the moves alone.");
    }
    moves.setUp(position);
    List<RankedMove> first = new ArrayList<>(moves.top(plays));
    first.removeIf(move -> !(move.move() instanceof Placement));
    DrawnRacks drawn =
        new DrawnRacks(unseen.counts(), rules.rackSize(), DRAWN_RACKS, new SplittableRandom(SEED));
    StaticEvaluation opponents = moves.ofOpponent(unseen, crew);
    Replier replier =
        new Replier(unseen.counts(), opponents, sweep.withEvaluation(opponents), drawn);
    List<Answered> answered = new ArrayList<>();
    for (RankedMove move : first) {
      answered.add(look(position, move, bag, replier, crew));
    }
    answered.sort(Comparator.comparingInt(Answered::net).reversed());
    return new RepliesAnswer(
        asked,
        answered.stream().map(Answered::play).toList(),
        DRAWN_RACKS,
        answered.isEmpty() ? List.of() : percents(answered.get(0).drawn()),
        loaded.wordsName(),
        leavesName,
        loaded.placementName());
  }

  private record Answered(RepliesAnswer.Play play, int net, Drawn drawn) {}

  /**
   * The opponent.
   *
   * @param pool tiles that his rack is drawn from, by letter
   * @param evaluation what moves are worth to him
   * @param sweep by that
   * @param drawn racks of his
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared, and nobody else has it
  private record Replier(
      int[] pool, StaticEvaluation evaluation, RackSweep sweep, DrawnRacks drawn) {}

  private Answered look(
      GamePosition position, RankedMove move, int bag, Replier replier, Crew crew) {
    Placement placement = (Placement) move.move();
    int left = bag - placement.tilesPlayed();
    board.place(placement);
    ExpectedReply reply = ExpectedReply.of(replier.sweep(), board, replier.pool(), left, crew);
    Drawn drawn = draw(replier, left);
    board.takeBack();
    int net = move.equityMillipoints() - reply.meanMillipoints();
    RepliesAnswer.Play play =
        new RepliesAnswer.Play(
            new MoveInPosition(position, placement),
            move.scorePoints(),
            new Equity(move.equityMillipoints()),
            Rack.of(rules.tiles(), move.leave()),
            new Equity(reply.meanMillipoints()),
            reply.deviationPoints(),
            100.0 * drawn.bingos / replier.drawn().size(),
            new Equity(net));
    return new Answered(play, net, drawn);
  }

  private Drawn draw(Replier replier, int bag) {
    Drawn drawn = new Drawn(board.size() * board.size());
    DrawnRacks racks = replier.drawn();
    MoveFinder finder = moves.finder();
    for (int number = 0; number < racks.size(); number++) {
      finder.setRack(racks.rack(number), replier.evaluation(), bag, 0);
      if (finder.best().move() instanceof Placement reply) {
        drawn.bingos += reply.tilesPlayed() == rules.rackSize() ? 1 : 0;
        for (int offset = 0; offset < reply.tiles().length(); offset++) {
          if (reply.tiles().get(offset) != 0) {
            int place = reply.place() + offset;
            boolean across = reply.direction() == Direction.ACROSS;
            drawn
                .squares[
                across
                    ? reply.line() * board.size() + place
                    : place * board.size() + reply.line()]++;
          }
        }
      }
    }
    return drawn;
  }

  private List<List<Integer>> percents(Drawn drawn) {
    List<List<Integer>> rows = new ArrayList<>();
    for (int row = 0; row < board.size(); row++) {
      int from = row * board.size();
      rows.add(
          Arrays.stream(drawn.squares, from, from + board.size())
              .map(count -> Math.round(100f * count / DRAWN_RACKS))
              .boxed()
              .toList());
    }
    return rows;
  }
}
