package dev.hindsight.lab.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Definition;
import dev.hindsight.crossword.play.inference.Inference;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.players.StaticPlayer;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Whether inference that gives a rack up at the first move that is too good finds the same racks as
 * inference that looks for the best move of each ({@code infercmp}).
 *
 * <p>Static players play games. Each move is explained, and wherever the rules allow an exchange,
 * so is an exchange of one to seven tiles in its place; by both definitions and for three margins.
 * All tiles of the mover but one and the opponent's rack are taken to be known, since a move that
 * is seen with nothing known has up to three million racks, and the slow way takes an hour for it.
 */
final class InferenceComparison {
  private static final int[] MARGINS_MILLIPOINTS = {0, 3_000, 10_000};
  private static final int MOST_EXCHANGED = 7;

  private final Equipment equipment;
  private final Inference inference;

  private long positions;
  private long sets;
  private long candidates;
  private long recorded;
  private long differing;

  InferenceComparison(Equipment equipment) {
    this.equipment = equipment;
    this.inference = new Inference(equipment, equipment.staticEvaluation());
  }

  /**
   * What was compared.
   *
   * @param positions turns of games
   * @param sets of racks that explain a move, each found twice
   * @param candidates racks that were judged, in all sets
   * @param recorded those of them that explain the move
   * @param differing sets that are not the same
   */
  record Extent(long positions, long sets, long candidates, long recorded, long differing) {}

  Extent run(TrialRange games, Crew crew) {
    StaticPlayer player = new StaticPlayer(equipment, equipment.staticEvaluation());
    Game game = equipment.game();
    crew.progress().begin("moves explained twice", games.count(), "games");
    try {
      for (long number = games.first(); number < games.end(); number++) {
        RandomGenerator random = TrialRandom.of(games.seed(), number);
        game.start(random);
        while (!game.isOver()) {
          crew.cancellation().check();
          Move move = player.best(game).move();
          compare(game.position(), move, random, crew);
          game.play(move);
        }
        crew.progress().advance(1);
      }
    } finally {
      crew.progress().end();
    }
    return new Extent(positions, sets, candidates, recorded, differing);
  }

  private void compare(GamePosition position, Move move, RandomGenerator random, Crew crew) {
    positions++;
    byte[] rack = shuffled(position.racks().get(0).toArray(), random);
    if (move instanceof Placement placement) {
      compare(position, new ObservedMove.Placed(placement), rack, crew);
    }
    if (position.bag().size() >= position.rules().exchangeMinimum()) {
      for (int tiles = 1; tiles <= Math.min(MOST_EXCHANGED, rack.length); tiles++) {
        compare(position, new ObservedMove.Exchanged(tiles), rack, crew);
      }
    }
  }

  private void compare(GamePosition position, ObservedMove move, byte[] rack, Crew crew) {
    Observation observation =
        new Observation(position, move, known(position, move, rack), position.racks().get(1));
    for (Definition definition : Definition.values()) {
      for (int margin : MARGINS_MILLIPOINTS) {
        int[] slow = racks(observation, definition, margin, false, crew);
        int[] fast = racks(observation, definition, margin, true, crew);
        sets++;
        recorded += slow.length;
        differing += Arrays.equals(slow, fast) ? 0 : 1;
      }
    }
  }

  private int[] racks(
      Observation observation, Definition definition, int margin, boolean cutoff, Crew crew) {
    var result =
        inference.run(observation, new Criterion.WithinMargin(definition, margin, cutoff), crew);
    candidates += cutoff ? 0 : result.candidates();
    return result.recordedCandidates();
  }

  /** All of a rack but the first tile that was not played. */
  private static Tiles known(GamePosition position, ObservedMove move, byte[] rack) {
    int[] played = new int[position.rules().tiles().letterCount()];
    if (move instanceof ObservedMove.Placed placed) {
      for (byte tile : placed.placement().tiles().toArray()) {
        if (tile != 0) {
          played[Math.max(0, tile)]++;
        }
      }
    }
    byte[] known = new byte[rack.length];
    int size = 0;
    boolean isOneUnknown = false;
    for (byte letter : rack) {
      if (played[letter] > 0) {
        played[letter]--;
        known[size++] = letter;
      } else if (isOneUnknown) {
        known[size++] = letter;
      } else {
        isOneUnknown = true;
      }
    }
    return Tiles.of(Arrays.copyOf(known, size));
  }

  private static byte[] shuffled(byte[] tiles, RandomGenerator random) {
    for (int last = tiles.length - 1; last > 0; last--) {
      int other = random.nextInt(last + 1);
      byte swapped = tiles[last];
      tiles[last] = tiles[other];
      tiles[other] = swapped;
    }
    return tiles;
  }
}
