package dev.hindsight.backgammon.rules;

import java.util.SplittableRandom;

/**
 * One number over all end positions of all rolls along seeded random games: it changes when move
 * generation finds other positions, and does not when it only finds them in another order.
 */
public final class MoveFingerprint {
  private static final long SEED = 20_240_601;

  private MoveFingerprint() {}

  /** The fingerprint over this many games played at random from the start. */
  public static long of(int games) {
    MoveGenerator generator = new MoveGenerator();
    long sum = 0;
    for (int game = 0; game < games; game++) {
      SplittableRandom random = new SplittableRandom(mix(SEED ^ game));
      Board board = Board.START;
      while (board.mover(Checkers.OFF) < Checkers.PER_SIDE
          && board.other(Checkers.OFF) < Checkers.PER_SIDE) {
        generator.prepare(board);
        for (Dice roll : Dice.ROLLS) {
          sum += sumOfEnds(generator, generator.generate(roll.high(), roll.low()));
        }
        Dice roll = Dice.ROLLS.get(random.nextInt(Dice.ROLLS.size()));
        int count = generator.generate(roll.high(), roll.low());
        board = smallestFrom(generator, count, random.nextLong()).swapped();
      }
    }
    return sum;
  }

  private static long sumOfEnds(MoveGenerator generator, int count) {
    long sum = 0;
    for (int index = 0; index < count; index++) {
      sum += hash(generator, index, 0);
    }
    return sum;
  }

  /** The end position with the smallest hash: a choice that does not depend on their order. */
  private static Board smallestFrom(MoveGenerator generator, int count, long salt) {
    int chosen = 0;
    for (int index = 1; index < count; index++) {
      if (hash(generator, index, salt) < hash(generator, chosen, salt)) {
        chosen = index;
      }
    }
    return generator.board(chosen);
  }

  private static long hash(MoveGenerator generator, int index, long salt) {
    long hash = mix(salt ^ generator.moverNear(index));
    hash = mix(hash + generator.moverFar(index));
    hash = mix(hash + generator.otherNear(index));
    return mix(hash + generator.otherFar(index));
  }

  /** Spreads every input bit over the whole word (multiply, shift, xor). */
  private static long mix(long value) {
    long mixed = (value ^ value >>> 31) * 0x9E37_79B9_7F4A_7C15L;
    mixed = (mixed ^ mixed >>> 29) * 0xBF58_476D_1CE4_E5B9L;
    return mixed ^ mixed >>> 32;
  }
}
