package dev.hindsight.crossword.build.racks;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.TileCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The games of training played plainly: one after another, every move from a fresh search. */
final class ReferenceTraining {
  /** Equities seen with each rack. */
  final Map<Integer, List<Integer>> equitiesByRack = new TreeMap<>();

  final List<String> results = new ArrayList<>();

  private final Equipment equipment;
  private final RackIndex index;

  ReferenceTraining(Equipment equipment, RackIndex index) {
    this.equipment = equipment;
    this.index = index;
  }

  void play(long seed, long firstGame, long games) {
    for (long number = firstGame; number < firstGame + games; number++) {
      Game game = new Game(equipment.rules(), equipment.words());
      game.start(TrialRandom.of(seed, number));
      while (!game.isOver()) {
        RankedMove best = best(game);
        TileCounts rack = game.rack(game.seatOnTurn());
        if (!game.bag().isEmpty()
            && rack.size() == index.rackSize()
            && !(best.move() instanceof Pass)) {
          equitiesByRack
              .computeIfAbsent(index.rank(rack.counts()), rank -> new ArrayList<>())
              .add(best.equityMillipoints());
        }
        game.play(best.move());
      }
      int points = game.scorePoints(0) + game.scorePoints(1);
      results.add(game.turns() + " turns, " + points + " points");
    }
  }

  private RankedMove best(Game game) {
    MoveFinder finder = equipment.moveFinder(game.board());
    int seat = game.seatOnTurn();
    int opponentPoints = 0;
    for (byte letter : game.rack(1 - seat).letters().toArray()) {
      opponentPoints += equipment.rules().tiles().scorePoints(letter);
    }
    finder.setRack(
        game.rack(seat).counts(),
        new StaticEvaluation(equipment.rules(), equipment.leaves()),
        game.bag().size(),
        opponentPoints);
    return finder.best();
  }
}
