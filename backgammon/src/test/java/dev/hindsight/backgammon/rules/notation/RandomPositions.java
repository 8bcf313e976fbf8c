package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameOptions;
import dev.hindsight.backgammon.rules.GamePhase;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.RandomBoards;
import dev.hindsight.backgammon.rules.Turn;
import java.util.List;
import java.util.SplittableRandom;

/** Random positions of games in play with every field filled at random. */
final class RandomPositions {
  private static final List<Offer> OFFERS = List.of(Offer.DOUBLE, Offer.BEAVER, Offer.RACCOON);

  private RandomPositions() {}

  static BackgammonPosition position(SplittableRandom random) {
    Board board = RandomBoards.board(random);
    MatchScore score = score(random);
    boolean money = score.isMoney();
    return new BackgammonPosition(
        board,
        turn(random),
        Cube.ofLogarithm(random.nextInt(16), random.nextInt(3) == 0 ? null : player(random)),
        score,
        new GameOptions(
            money && random.nextBoolean(), money && random.nextBoolean(), random.nextInt(16)),
        GamePhase.PLAYING);
  }

  private static Player player(SplittableRandom random) {
    return random.nextBoolean() ? Player.X : Player.O;
  }

  private static Turn turn(SplittableRandom random) {
    Player player = player(random);
    return switch (random.nextInt(3)) {
      case 0 -> Turn.toRoll(player);
      case 1 -> Turn.toMove(player, new Dice(random.nextInt(1, 7), random.nextInt(1, 7)));
      default -> Turn.offered(player, OFFERS.get(random.nextInt(3)));
    };
  }

  private static MatchScore score(SplittableRandom random) {
    if (random.nextBoolean()) {
      return new MatchScore(0, random.nextInt(100), random.nextInt(100), false);
    }
    int length = random.nextInt(1, random.nextBoolean() ? 8 : MatchScore.MOST_POINTS + 1);
    int x = random.nextInt(3) == 0 ? length - 1 : random.nextInt(length);
    int o = random.nextInt(length);
    boolean oneAway = x == length - 1 || o == length - 1;
    return new MatchScore(length, x, o, oneAway && random.nextBoolean());
  }
}
