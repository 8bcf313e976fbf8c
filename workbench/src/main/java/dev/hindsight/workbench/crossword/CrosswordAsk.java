package dev.hindsight.workbench.crossword;

import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.FoundPlay;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.PlayFinder;
import dev.hindsight.crossword.play.find.PlayList;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import java.math.BigDecimal;
import java.util.List;

/**
 * Answers what can be played in a position, and what it is worth.
 *
 * <p>The player on turn sees the board and the own rack. Of the tiles not seen, as many as a rack
 * holds are the opponent's, and the rest is the bag, whatever the position says of the opponent's
 * rack; so once the bag is empty the opponent's tiles are known.
 *
 * <p>One thread at a time.
 */
public final class CrosswordAsk {
  private final CrosswordEngine engine;
  private final CrosswordRules rules;
  private final Board board;
  private final MoveFinder finder;
  private final MoveNotation notation;
  private final Evaluation evaluation;

  public CrosswordAsk(CrosswordEngine engine) {
    this.engine = engine;
    this.rules = engine.rules();
    this.board = new Board(rules, engine.words());
    this.notation = new MoveNotation(rules);
    this.finder =
        new MoveFinder(new PlayFinder(board, rules, engine.anagrams(), engine.leaves().index()));
    this.evaluation = new StaticEvaluation(rules, engine.leaves());
  }

  /**
   * Finds all plays of the player on turn.
   *
   * @param listed how many moves to list at most
   * @param withSums whether to add up scores and equities of all placements
   * @throws CrosswordFormatException if the player on turn has no tiles
   */
  public CrosswordAnswer answer(CgpPosition asked, int listed, boolean withSums) {
    GamePosition position = asked.game();
    Tiles own = position.racks().get(0);
    if (own.length() == 0) {
      throw new CrosswordFormatException(
          "the player on turn has no tiles; write the rack before the slash, as in AEINRST/.");
    }
    board.setUp(position.squares().toArray());
    int[] rack = counts(own);
    int[] unseen = unseen(position);
    int unseenTiles = total(unseen);
    int tilesInBag = Math.max(0, unseenTiles - rules.rackSize());
    int opponentPoints = tilesInBag == 0 ? points(unseen) : 0;

    finder.setRack(rack, Evaluation.SCORE, tilesInBag, opponentPoints);
    CrosswordAnswer.Scored byScore = bestByScore();
    finder.setRack(rack, evaluation, tilesInBag, opponentPoints);
    PlayList placements = finder.placements();
    int plays = placements.size();
    long scores = 0;
    long equities = 0;
    for (int index = 0; index < plays; index++) {
      scores += placements.scorePoints(index);
      equities += placements.equityMillipoints(index);
    }
    return new CrosswordAnswer(
        Cgp.format(asked),
        plays,
        finder.exchanges().size(),
        finder.top(listed).stream().map(this::listed).toList(),
        byScore,
        withSums ? scores : null,
        withSums ? equities : null,
        format(unseen),
        tilesInBag,
        engine.wordsName(),
        engine.leavesName(),
        remarks(asked));
  }

  private List<String> remarks(CgpPosition asked) {
    List<String> remarks = BoardRemarks.of(asked.game(), engine.words());
    String named = asked.findOption("lex").orElse("");
    if (engine.usesBuiltInWords() && !named.isEmpty() && !engine.wordsName().equals(named)) {
      remarks.add(
          "The position names the words "
              + named
              + ", but these are the plays with "
              + engine.wordsName()
              + ".");
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
        BigDecimal.valueOf(ranked.equityMillipoints(), 3),
        format(counts(ranked.leave())),
        BigDecimal.valueOf(ranked.leaveMillipoints(), 3));
  }

  private String write(Move move) {
    return notation.format(move, board);
  }

  private int[] unseen(GamePosition position) {
    int[] unseen = position.bagCounts();
    Tiles opponents = position.racks().get(1);
    for (int index = 0; index < opponents.length(); index++) {
      unseen[opponents.get(index)]++;
    }
    return unseen;
  }

  private int[] counts(Tiles letters) {
    int[] counts = new int[rules.tiles().letterCount()];
    for (int index = 0; index < letters.length(); index++) {
      counts[letters.get(index)]++;
    }
    return counts;
  }

  private int points(int[] counts) {
    int points = 0;
    for (int letter = 0; letter < counts.length; letter++) {
      points += counts[letter] * rules.tiles().scorePoints(letter);
    }
    return points;
  }

  private static int total(int[] counts) {
    int total = 0;
    for (int count : counts) {
      total += count;
    }
    return total;
  }

  /** As people write tiles without order: letters ascending, blanks last. */
  private String format(int[] counts) {
    TileSet tiles = rules.tiles();
    Rack rack = new Rack(tiles);
    for (int letter = 0; letter < counts.length; letter++) {
      for (int copy = 0; copy < counts[letter]; copy++) {
        rack.add(letter);
      }
    }
    return rack.format(tiles);
  }
}
