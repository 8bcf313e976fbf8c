package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.SquareValues;
import dev.hindsight.crossword.play.find.FoundPlay;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.PlayList;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.board.Square;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.crossword.files.BagLeaves;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Answers what can be played in a position, and what it is worth.
 *
 * <p>The player on turn sees the board and his own rack. Of the tiles not seen, as many as a rack
 * holds are the opponent's, and the rest is the bag, whatever the position says of the opponent's
 * rack; so once the bag is empty the opponent's tiles are known, and the end of the game is solved.
 *
 * <p>One thread at a time.
 */
public final class CrosswordAsk {
  private final LoadedEquipment loaded;
  private final CrosswordRules rules;
  private final Board board;
  private final MoveFinder finder;
  private final MoveNotation notation;
  private final TurnEvaluation evaluation;
  private @Nullable EndingAsk endings;
  private @Nullable PreEndingAsk preEndings;

  /** Of the turn that is being answered: whether its leaves are for the tiles unseen. */
  private boolean valuedForTheBag;

  /** Of the turn that is being answered, if there are placement values. */
  private @Nullable SquareValues squares;

  /**
   * With the leave values of the equipment: for the tiles that the player does not see if it has
   * such, or else for a full bag.
   */
  public CrosswordAsk(LoadedEquipment loaded) {
    this(loaded, loaded.bagLeaves().orElse(null), false);
  }

  /** With leave values derived from rack equities for the tiles that the player does not see. */
  public static CrosswordAsk deriving(LoadedEquipment loaded, Path rackEquity) throws IOException {
    return new CrosswordAsk(loaded, loaded.openBagLeaves(rackEquity), true);
  }

  private CrosswordAsk(
      LoadedEquipment loaded, @Nullable BagLeaves bagLeaves, boolean derivesFullBag) {
    this.loaded = loaded;
    this.rules = loaded.rules();
    this.board = loaded.equipment().board();
    this.notation = new MoveNotation(rules);
    this.finder = loaded.equipment().moveFinder(board);
    this.evaluation = new TurnEvaluation(loaded, bagLeaves, derivesFullBag);
  }

  /**
   * Finds all plays of the player on turn, and solves the end of a game within {@link
   * EndingAsk#USUAL_TIME}.
   *
   * @param listed how many moves to list at most
   * @param withSums whether to add up scores and equities of all placements
   * @throws CrosswordFormatException if the player on turn has no tiles
   */
  public CrosswordAnswer answer(CgpPosition asked, int listed, boolean withSums) {
    try (Crew alone = new Crew(1)) {
      return answer(asked, listed, withSums, EndingAsk.USUAL_TIME, alone);
    }
  }

  /**
   * The same with a time of the caller's.
   *
   * @param endgameTime how long to solve once the bag is empty; 0 for a rule of thumb instead
   * @param crew whose cancellation ends the solving; the answer is what is known then
   */
  public CrosswordAnswer answer(
      CgpPosition asked, int listed, boolean withSums, Duration endgameTime, Crew crew) {
    return answer(asked, listed, withSums, EndgameLimits.within(endgameTime), Duration.ZERO, crew);
  }

  /**
   * The same, with candidates compared by win chance if there are one to seven tiles in the bag.
   *
   * @param endgame how far to solve once the bag is empty; with no time, a rule of thumb instead
   * @param preEndgameTime how long to compare them; 0 for not at all
   */
  public CrosswordAnswer answer(
      CgpPosition asked,
      int listed,
      boolean withSums,
      EndgameLimits endgame,
      Duration preEndgameTime,
      Crew crew) {
    GamePosition position = asked.game();
    Tiles own = position.racks().get(0);
    if (own.length() == 0) {
      throw new CrosswordFormatException(
          "the player on turn has no tiles; write the rack before the slash, as in AEINRST/.");
    }
    board.setUp(position.squares().toArray());
    int[] rack = TileCounts.count(own, rules.tiles().letterCount());
    TileCounts unseen = position.unseen();
    int tilesInBag = Math.max(0, unseen.size() - rules.rackSize());
    valuedForTheBag = evaluation.isForTheBag() && tilesInBag > 0;
    int opponentPoints = tilesInBag == 0 ? unseen.points(rules.tiles()) : 0;

    finder.setRack(rack, Evaluation.SCORE, tilesInBag, opponentPoints);
    CrosswordAnswer.Scored byScore = bestByScore();
    int lead = position.scorePoints().get(0) - position.scorePoints().get(1);
    Evaluation valued = evaluation.ofMover(rack, unseen).atLead(lead);
    finder.setRack(rack, valued, tilesInBag, opponentPoints);
    squares = loaded.placementName() == null ? null : valued.squareValues(board, tilesInBag);
    PlayList placements = finder.placements();
    int plays = placements.size();
    long scores = 0;
    long equities = 0;
    for (int index = 0; index < plays; index++) {
      scores += placements.scorePoints(index);
      equities += placements.equityMillipoints(index);
    }
    EndingAsk.Solved solved =
        EndingAsk.isEnding(position) && !endgame.time().isZero()
            ? endings().solve(position, listed, endgame, crew)
            : null;
    List<CrosswordAnswer.Move> best =
        solved == null || solved.moves().isEmpty()
            ? finder.top(listed).stream().map(this::listed).toList()
            : solved.moves();
    return new CrosswordAnswer(
        Cgp.format(asked),
        plays,
        finder.exchanges().size(),
        solved != null && solved.proven(),
        best,
        byScore,
        withSums ? scores : null,
        withSums ? equities : null,
        unseen.format(rules.tiles()),
        tilesInBag,
        loaded.wordsName(),
        evaluation.leavesName(),
        loaded.placementName(),
        solved == null ? null : solved.report(),
        preEndgame(position, listed, preEndgameTime, crew),
        remarks(asked));
  }

  private @Nullable PreEndgameReport preEndgame(
      GamePosition position, int listed, Duration time, Crew crew) {
    if (time.isZero() || !PreEndgameSolver.isPreEndgame(position)) {
      return null;
    }
    PreEndingAsk known = preEndings;
    if (known == null) {
      known = new PreEndingAsk(loaded);
      preEndings = known;
    }
    return known.solve(position, listed, time, crew);
  }

  /** Made when first needed, because it takes much memory. */
  private EndingAsk endings() {
    EndingAsk known = endings;
    if (known == null) {
      known = new EndingAsk(loaded);
      endings = known;
    }
    return known;
  }

  /**
   * Takes a play apart, the one of a rank among all moves, as {@link #answer} ranks them.
   *
   * @param endgame how far to solve once the bag is empty; with no time, a rule of thumb instead
   * @throws CrosswordFormatException if there are fewer moves
   */
  public WhyAnswer why(CgpPosition asked, int rank, EndgameLimits endgame, Crew crew) {
    List<CrosswordAnswer.Move> moves =
        answer(asked, rank, false, endgame, Duration.ZERO, crew).best();
    if (moves.size() < rank) {
      throw new CrosswordFormatException(
          "there are " + moves.size() + " moves here; ask why of one of them, not of " + rank);
    }
    CrosswordAnswer.Move listed = moves.get(rank - 1);
    GamePosition position = asked.game();
    BigDecimal fullBag = listed.fullBagValue();
    return new WhyAnswer(
        Cgp.format(asked),
        rank,
        listed.move(),
        listed.score(),
        listed.leave(),
        listed.leaveValue(),
        valuedForTheBag && fullBag == null ? Millipoints.toExactPoints(0) : fullBag,
        notation.parse(listed.move(), position) instanceof Placement placement
            ? tiles(placement, position)
            : List.of(),
        listed.equity(),
        listed.bound());
  }

  private List<WhyAnswer.Tile> tiles(Placement placement, GamePosition position) {
    TileCounts unseen = position.unseen();
    int tilesInBag = Math.max(0, unseen.size() - rules.rackSize());
    int lead = position.scorePoints().get(0) - position.scorePoints().get(1);
    SquareValues values = evaluation.ofFullBag().atLead(lead).squareValues(board, tilesInBag);
    List<WhyAnswer.Tile> tiles = new ArrayList<>();
    for (int offset = 0; offset < placement.tiles().length(); offset++) {
      byte tile = placement.tiles().get(offset);
      if (tile != 0) {
        boolean across = placement.direction() == Direction.ACROSS;
        int place = placement.place() + offset;
        int row = across ? placement.line() : place;
        int column = across ? place : placement.line();
        TileSet.Letter letter = rules.tiles().letter(Math.abs(tile));
        tiles.add(
            new WhyAnswer.Tile(
                new Square(row, column).toString(),
                tile < 0 ? letter.lower() : letter.upper(),
                tile < 0 ? 0 : letter.scorePoints(),
                Millipoints.toExactPoints(values == null ? 0 : values.ofTile(placement, offset))));
      }
    }
    return tiles;
  }

  private List<String> remarks(CgpPosition asked) {
    List<String> remarks = BoardRemarks.of(asked.game(), loaded.words());
    String named = asked.findOption("lex").orElse("");
    if (loaded.usesBuiltInWords() && !named.isEmpty() && !loaded.wordsName().equals(named)) {
      remarks.add(
          "The position names the words "
              + named
              + ", but these are the plays with "
              + loaded.wordsName()
              + ".");
    }
    String tiles = asked.findOption("ld").orElse("");
    boolean isUsual = rules.tiles().equals(TileSet.english());
    if (isUsual && !tiles.isEmpty() && !tiles.equals(rules.tiles().name())) {
      remarks.add(
          "The position names the tiles "
              + tiles
              + ", but these are the "
              + rules.tiles().name()
              + " ones; --tiles names others.");
    }
    return remarks;
  }

  private CrosswordAnswer.Scored bestByScore() {
    FoundPlay play = finder.finder().findBest(Integer.MIN_VALUE);
    return play == null
        ? new CrosswordAnswer.Scored(write(new Pass()), 0)
        : new CrosswordAnswer.Scored(write(play.toPlacement(board.size())), play.scorePoints());
  }

  private CrosswordAnswer.Move listed(RankedMove ranked) {
    return new CrosswordAnswer.Move(
        write(ranked.move()),
        ranked.scorePoints(),
        Millipoints.toExactPoints(ranked.equityMillipoints()),
        TileCounts.of(rules.tiles(), ranked.leave()).format(rules.tiles()),
        Millipoints.toExactPoints(ranked.leaveMillipoints()),
        fullBagValue(ranked.leave()),
        loaded.placementName() == null
            ? null
            : Millipoints.toExactPoints(placementMillipoints(ranked.move())),
        false,
        null);
  }

  /** What the leave is worth with a full bag, if it was valued for another one. */
  private @Nullable BigDecimal fullBagValue(Tiles leave) {
    if (!valuedForTheBag || leave.length() >= rules.rackSize()) {
      return null;
    }
    int[] counts = TileCounts.count(leave, rules.tiles().letterCount());
    return Millipoints.toExactPoints(evaluation.fullBagMillipoints(counts));
  }

  private int placementMillipoints(Move move) {
    SquareValues values = squares;
    return values != null && move instanceof Placement placement ? values.of(placement) : 0;
  }

  private String write(Move move) {
    return notation.format(move, board);
  }
}
