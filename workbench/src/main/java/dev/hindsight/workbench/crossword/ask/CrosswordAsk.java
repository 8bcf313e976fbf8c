package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.TurnMoves;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.evaluate.SquareValues;
import dev.hindsight.crossword.play.find.FoundPlay;
import dev.hindsight.crossword.play.find.PlayFinder;
import dev.hindsight.crossword.play.find.PlayList;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.board.Square;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.workbench.crossword.files.BagLeaves;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
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
  private final TurnMoves moves;
  private final @Nullable String leavesName;
  private @Nullable EndingAsk endings;
  private @Nullable PreEndingAsk preEndings;

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
    this.moves =
        new TurnMoves(
            loaded.equipment(), bagLeaves == null ? null : bagLeaves.derivation(), derivesFullBag);
    this.leavesName = bagLeaves == null ? loaded.leavesName() : bagLeaves.text();
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
    EndgameLimits endgame = EndgameLimits.within(endgameTime);
    return answer(asked, listed, withSums, endgame, PreEndgameWish.NONE, crew);
  }

  /**
   * The same, with candidates compared by win chance if there are one to seven tiles in the bag.
   *
   * @param endgame how far to solve once the bag is empty; with no time, a rule of thumb instead
   * @param preEndgame how to compare them, if at all
   */
  public CrosswordAnswer answer(
      CgpPosition asked,
      int listed,
      boolean withSums,
      EndgameLimits endgame,
      PreEndgameWish preEndgame,
      Crew crew) {
    GamePosition position = asked.game();
    CrosswordAnswer.Scored byScore = bestByScore(position);
    TileCounts unseen = position.unseen();
    moves.setUp(position);
    PlayList placements = moves.finder().placements();
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
        solved == null || solved.moves().isEmpty() ? top(position, listed) : solved.moves();
    return new CrosswordAnswer(
        asked,
        plays,
        moves.finder().exchanges().size(),
        solved != null && solved.proven(),
        best,
        byScore,
        withSums ? scores : null,
        withSums ? equities : null,
        Rack.of(rules.tiles(), unseen),
        Math.max(0, unseen.size() - rules.rackSize()),
        loaded.wordsName(),
        leavesName,
        loaded.placementName(),
        solved == null ? null : solved.report(),
        preEndgame(position, listed, preEndgame, crew),
        remarks(asked));
  }

  /**
   * A move that was made in a position, beside the first ones by equity.
   *
   * @param first the best of all moves, the best first
   * @param made what the move that was made is worth; a play that makes words that are not in the
   *     list as if it stayed on the board; null if the rules do not allow it
   */
  public record Compared(List<CrosswordAnswer.Move> first, CrosswordAnswer.@Nullable Move made) {}

  /**
   * Holds a move against the first ones, by equity.
   *
   * @param listed how many of the first
   * @param isPhony whether it makes words that are not in the list
   */
  public Compared compare(GamePosition position, Move made, int listed, boolean isPhony) {
    moves.setUp(position);
    List<RankedMove> ranked = moves.top(Integer.MAX_VALUE);
    RankedMove found =
        isPhony && made instanceof Placement placement
            ? worthIfItStays(placement)
            : find(position, made, ranked);
    return new Compared(
        ranked.stream().limit(listed).map(move -> listed(position, move)).toList(),
        found == null ? null : listed(position, found));
  }

  /** On an empty board all plays are listed across, and one down is worth as much as its like. */
  private @Nullable RankedMove find(GamePosition position, Move made, List<RankedMove> ranked) {
    boolean isTurned =
        moves.board().isEmpty()
            && made instanceof Placement down
            && down.direction() == Direction.DOWN;
    Move listed =
        isTurned && made instanceof Placement down
            ? new Placement(
                Direction.ACROSS, down.line(), down.place(), down.tiles(), down.scorePoints())
            : made;
    MoveInPosition wanted = new MoveInPosition(position, listed);
    return ranked.stream()
        .filter(move -> wanted.isSameAs(move.move()))
        .findFirst()
        .map(
            move ->
                isTurned
                    ? new RankedMove(
                        made,
                        move.scorePoints(),
                        move.equityMillipoints(),
                        move.leave(),
                        move.leaveMillipoints())
                    : move)
        .orElse(null);
  }

  /** By its score and what it keeps, as if nobody challenged it. */
  private RankedMove worthIfItStays(Placement placement) {
    int[] played = TileCounts.countPlaced(placement.tiles(), rules.tiles().letterCount());
    int[] counts = new int[played.length];
    PlayFinder finder = moves.finder().finder();
    int all = finder.rack().all();
    for (int subset = 0; subset <= all; subset++) {
      finder.rack().counts(subset, counts);
      if (Arrays.equals(counts, played)) {
        int kept = finder.keptMillipoints(subset);
        int worth =
            placement.scorePoints() * Millipoints.PER_POINT + kept + squaresMillipoints(placement);
        finder.rack().counts(all - subset, counts);
        return new RankedMove(
            placement, placement.scorePoints(), worth, TileCounts.letters(counts), kept);
      }
    }
    throw new IllegalArgumentException("the rack does not hold " + placement);
  }

  private List<CrosswordAnswer.Move> top(GamePosition position, int most) {
    return moves.top(most).stream().map(move -> listed(position, move)).toList();
  }

  private @Nullable PreEndgameReport preEndgame(
      GamePosition position, int listed, PreEndgameWish wish, Crew crew) {
    if (wish.time().isZero() || !PreEndgameSolver.isPreEndgame(position)) {
      return null;
    }
    PreEndingAsk known = preEndings;
    if (known == null) {
      known = new PreEndingAsk(loaded);
      preEndings = known;
    }
    return known.solve(position, listed, wish, crew);
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
    List<CrosswordAnswer.Move> best =
        answer(asked, rank, false, endgame, PreEndgameWish.NONE, crew).best();
    if (best.size() < rank) {
      throw new CrosswordFormatException(
          "there are " + best.size() + " moves here; ask why of one of them, not of " + rank);
    }
    CrosswordAnswer.Move listed = best.get(rank - 1);
    Equity fullBag = listed.fullBagValue();
    return new WhyAnswer(
        asked,
        rank,
        listed.move(),
        listed.score(),
        listed.leave(),
        listed.leaveValue(),
        moves.isForTheBag() && fullBag == null ? Equity.ZERO : fullBag,
        listed.move().move() instanceof Placement placement ? tiles(placement) : List.of(),
        listed.equity(),
        listed.bound());
  }

  private List<WhyAnswer.Tile> tiles(Placement placement) {
    SquareValues values = moves.squaresOfFullBag();
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
                new Square(row, column),
                tile < 0 ? letter.lower() : letter.upper(),
                tile < 0 ? 0 : letter.scorePoints(),
                new Equity(values == null ? 0 : values.ofTile(placement, offset))));
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
              + " ones; the setting tiles names others.");
    }
    return remarks;
  }

  private CrosswordAnswer.Scored bestByScore(GamePosition position) {
    moves.setUpForScore(position);
    FoundPlay play = moves.finder().finder().findBest(Integer.MIN_VALUE);
    Move most = play == null ? new Pass() : play.toPlacement(moves.board().size());
    return new CrosswordAnswer.Scored(
        new MoveInPosition(position, most), play == null ? 0 : play.scorePoints());
  }

  private CrosswordAnswer.Move listed(GamePosition position, RankedMove ranked) {
    return new CrosswordAnswer.Move(
        new MoveInPosition(position, ranked.move()),
        ranked.scorePoints(),
        new Equity(ranked.equityMillipoints()),
        Rack.of(rules.tiles(), ranked.leave()),
        // A pass scores nothing: all that it is worth is the rack that it keeps.
        new Equity(
            ranked.move() instanceof Pass ? ranked.equityMillipoints() : ranked.leaveMillipoints()),
        fullBagValue(ranked.leave()),
        loaded.placementName() == null ? null : new Equity(squaresMillipoints(ranked.move())),
        false,
        null);
  }

  /** What the leave is worth with a full bag, if it was valued for another one. */
  private @Nullable Equity fullBagValue(Tiles leave) {
    if (!moves.isForTheBag() || leave.length() >= rules.rackSize()) {
      return null;
    }
    int[] counts = TileCounts.count(leave, rules.tiles().letterCount());
    return new Equity(moves.fullBagMillipoints(counts));
  }

  private int squaresMillipoints(Move move) {
    SquareValues values = moves.squares();
    return values != null && move instanceof Placement placement ? values.of(placement) : 0;
  }
}
