package dev.hindsight.crossword.play.preendgame;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.endgame.Endings;
import dev.hindsight.crossword.play.endgame.ReferenceEndgame;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.PlayFinder;
import dev.hindsight.crossword.play.find.PlayList;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One tile in the bag, by enumeration: every move, every unseen tile in the bag one after the
 * other, each end of a game by {@link ReferenceEndgame}; after a pass every reply of the opponent,
 * and every tile that he thinks may be in the bag.
 */
final class ReferencePreEndgame {
  private final CrosswordRules rules;
  private final WordGraph words;
  private final ReferenceEndgame endgame;
  private final Board board;
  private final PlayFinder finder;
  private final Map<GamePosition, Integer> solved = new HashMap<>();

  /** Over all tiles that may be in the bag: twice the wins and once the draws; and the leads. */
  record Value(int halfWins, int leadPoints) {}

  ReferencePreEndgame(CrosswordRules rules, WordGraph words) {
    this.rules = rules;
    this.words = words;
    this.endgame = new ReferenceEndgame(rules, words);
    this.board = new Board(rules, words);
    this.finder = Endings.equipment(rules, words).playFinder(board);
  }

  Map<Move, Value> values(GamePosition position) {
    Map<Move, Value> values = new HashMap<>();
    for (Move move : placements(position)) {
      values.put(move, sum(leadsAfter(position, move)));
    }
    values.put(new Pass(), sum(leadsAfterPass(position)));
    return values;
  }

  /** Of one move, by the place of the tile in the bag among the unseen, the lead at the end. */
  List<Integer> leads(GamePosition position, Move move) {
    return move instanceof Pass ? leadsAfterPass(position) : leadsAfter(position, move);
  }

  private static Value sum(List<Integer> leads) {
    int halfWins = 0;
    int sum = 0;
    for (int lead : leads) {
      halfWins += lead > 0 ? 2 : lead == 0 ? 1 : 0;
      sum += lead;
    }
    return new Value(halfWins, sum);
  }

  private List<Move> placements(GamePosition position) {
    board.setUp(position.squares().toArray());
    int[] rack = TileCounts.count(position.racks().get(0), rules.tiles().letterCount());
    finder.setRack(rack, Evaluation.SCORE, 1, 0);
    PlayList found = new PlayList(board.size());
    finder.findAll(found);
    List<Move> moves = new ArrayList<>();
    for (int index = 0; index < found.size(); index++) {
      moves.add(found.placement(index));
    }
    return moves;
  }

  /** By the place of the tile in the bag among the unseen. */
  private List<Integer> leadsAfter(GamePosition position, Move move) {
    List<Integer> leads = new ArrayList<>();
    for (int place = 0; place < position.unseen().size(); place++) {
      Game game = new Game(rules, words);
      game.resume(withTileInBag(position, place), TrialRandom.of(0, 0));
      game.play(move);
      int lead = game.scorePoints(0) - game.scorePoints(1);
      leads.add(
          game.isOver() ? lead : lead - solved.computeIfAbsent(game.position(), endgame::value));
    }
    return leads;
  }

  /** The opponent has the unseen tiles but one. */
  private GamePosition withTileInBag(GamePosition position, int place) {
    Tiles unseen = position.unseen().letters();
    TileCounts opponents = TileCounts.of(rules.tiles(), unseen);
    opponents.remove(unseen.get(place));
    return new GamePosition(
        rules,
        position.squares(),
        List.of(position.racks().get(0), opponents.letters()),
        position.scorePoints(),
        position.scorelessTurns());
  }

  private List<Integer> leadsAfterPass(GamePosition position) {
    List<Integer> leads = new ArrayList<>();
    for (int place = 0; place < position.unseen().size(); place++) {
      GamePosition known = withTileInBag(position, place);
      if (position.scorelessTurns() + 1 == rules.scorelessTurnLimit()) {
        leads.add(-leadIfAllPass(reversed(known), known.racks().get(0)));
      } else {
        leads.add(-leadOfReply(reversed(known), position.unseen().letters().get(place)));
      }
    }
    return leads;
  }

  private GamePosition reversed(GamePosition position) {
    return new GamePosition(
        rules,
        position.squares(),
        List.of(position.racks().get(1), Tiles.of()),
        List.of(position.scorePoints().get(1), position.scorePoints().get(0)),
        position.scorelessTurns() + 1);
  }

  /** What the reply that looks best to its player brings if this tile is in the bag. */
  private int leadOfReply(GamePosition position, byte inBag) {
    Tiles unseen = position.unseen().letters();
    int actual = 0;
    while (unseen.get(actual) != inBag) {
      actual++;
    }
    List<Integer> passing = new ArrayList<>();
    for (int place = 0; place < unseen.length(); place++) {
      passing.add(leadIfAllPass(position, withTileInBag(position, place).racks().get(1)));
    }
    List<Integer> best = passing;
    for (Move move : placements(position)) {
      List<Integer> leads = leadsAfter(position, move);
      Value value = sum(leads);
      Value most = sum(best);
      if (value.halfWins > most.halfWins
          || (value.halfWins == most.halfWins && value.leadPoints > most.leadPoints)
          || (value.equals(most) && leads.get(actual) > best.get(actual))) {
        best = leads;
      }
    }
    return best.get(actual);
  }

  private int leadIfAllPass(GamePosition position, Tiles others) {
    return position.scorePoints().get(0)
        - position.scorePoints().get(1)
        - points(position.racks().get(0))
        + points(others);
  }

  private int points(Tiles rack) {
    return TileCounts.of(rules.tiles(), rack).points(rules.tiles());
  }
}
