package dev.hindsight.crossword.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.Evaluation;
import dev.hindsight.crossword.play.MoveFinder;
import dev.hindsight.crossword.play.PlayFinder;
import dev.hindsight.crossword.play.RankedMove;
import dev.hindsight.crossword.play.StaticEvaluation;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.table.CandidateLeaves;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveDerivation;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game in which both players value what they keep by the tiles that they do not see: the first
 * moves by static equity are ranked anew, and the best of them is taken and told by its new equity.
 *
 * <p>Looked at are the first {@value #MOST_CANDIDATES} moves, as far as they are within {@value
 * #MARGIN_MILLIPOINTS} millipoints of the first: values seldom change by more. Only what these
 * moves keep is derived. With an empty bag, or if there is nothing but a pass, all is as in {@link
 * StaticGame}.
 */
final class DynamicGame implements SelfPlay {
  static final int MOST_CANDIDATES = 20;
  static final int MARGIN_MILLIPOINTS = 8_000;

  private final Game game;
  private final MoveFinder moves;
  private final Evaluation evaluation;
  private final LeaveDerivation derivation;
  private final TileSet tiles;
  private final int[] unseen;

  /** What was found last. */
  private @Nullable RankedMove found;

  /**
   * @param equipment whose leaves rank the moves at first
   * @param derivation of the leaves that rank them in the end
   */
  DynamicGame(Equipment equipment, LeaveDerivation derivation) {
    this.game = new Game(equipment.rules(), equipment.words());
    this.moves =
        new MoveFinder(
            new PlayFinder(
                game.board(), equipment.rules(), equipment.anagrams(), equipment.leaves().index()));
    this.evaluation = new StaticEvaluation(equipment.rules(), equipment.leaves());
    this.derivation = derivation;
    this.tiles = equipment.rules().tiles();
    this.unseen = new int[tiles.letterCount()];
  }

  @Override
  public void start(RandomGenerator random) {
    game.start(random);
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public int findMove() {
    int seat = game.seatOnTurn();
    game.countUnseen(seat, unseen);
    return find(game.rack(seat).counts());
  }

  @Override
  public int look(int[] rackCounts) {
    int seat = game.seatOnTurn();
    game.countUnseen(seat, unseen);
    int[] own = game.rack(seat).counts();
    for (int letter = 0; letter < unseen.length; letter++) {
      unseen[letter] += own[letter] - rackCounts[letter];
    }
    return find(rackCounts);
  }

  @Override
  public boolean isPass() {
    return found().move() instanceof Pass;
  }

  @Override
  public void playMove() {
    game.play(found().move());
  }

  private RankedMove found() {
    RankedMove move = found;
    if (move == null) {
      throw new IllegalStateException("no move was looked for yet");
    }
    return move;
  }

  private int find(int[] rack) {
    int tilesInBag = game.bag().size();
    moves.setRack(rack, evaluation, tilesInBag, tilesInBag == 0 ? pointsUnseen() : 0);
    if (tilesInBag == 0) {
      RankedMove best = moves.best();
      found = best;
      return best.equityMillipoints();
    }
    List<RankedMove> candidates = nearFirst(moves.top(MOST_CANDIDATES));
    if (candidates.get(0).move() instanceof Pass) {
      found = candidates.get(0);
      return candidates.get(0).equityMillipoints();
    }
    return choose(candidates, derive(candidates));
  }

  /** A pass is far behind everything else while there is a bag, and so never among others. */
  private static List<RankedMove> nearFirst(List<RankedMove> ranked) {
    int least = ranked.get(0).equityMillipoints() - MARGIN_MILLIPOINTS;
    List<RankedMove> near = new ArrayList<>();
    for (RankedMove move : ranked) {
      if (move.equityMillipoints() >= least) {
        near.add(move);
      }
    }
    return near;
  }

  /** The first by new equity; of equals the first by static equity. */
  private int choose(List<RankedMove> candidates, CandidateLeaves leaves) {
    int best = Integer.MIN_VALUE;
    for (RankedMove candidate : candidates) {
      int equity =
          candidate.equityMillipoints()
              - candidate.leaveMillipoints()
              + leaves.millipoints(counts(candidate.leave()));
      if (equity > best) {
        best = equity;
        found = candidate;
      }
    }
    return best;
  }

  /** Values of all that is kept of the tiles which some candidate keeps. */
  private CandidateLeaves derive(List<RankedMove> candidates) {
    int[] kept = new int[unseen.length];
    for (RankedMove candidate : candidates) {
      int[] leave = counts(candidate.leave());
      for (int letter = 0; letter < kept.length; letter++) {
        kept[letter] = Math.max(kept[letter], leave[letter]);
      }
    }
    try (Crew alone = new Crew(1)) {
      return derivation.deriveCandidates(kept, unseen, DrawConvention.HELD_APART, alone);
    }
  }

  private int[] counts(Tiles letters) {
    int[] counts = new int[unseen.length];
    for (int index = 0; index < letters.length(); index++) {
      counts[letters.get(index)]++;
    }
    return counts;
  }

  private int pointsUnseen() {
    int points = 0;
    for (int letter = 0; letter < unseen.length; letter++) {
      points += unseen[letter] * tiles.scorePoints(letter);
    }
    return points;
  }
}
