package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.NetSplit;
import dev.hindsight.neural.QuantisedEvaluator;
import dev.hindsight.neural.Softmax;
import java.util.Arrays;

/**
 * What nets think of positions, without looking ahead.
 *
 * <p>The end positions of a roll share what the other player has, who rolls next and so comes first
 * among the symbols: that half of the first layer is summed up once, and again only after a hit.
 */
public final class NetEvaluator implements Evaluator {
  private static final int NOTHING_SHARED = -1;

  private final String name;
  private final ContactEncoding encoding;
  private final NetSplit split;

  /** The contact nets, and last the race net. */
  private final QuantisedEvaluator[] nets;

  private final int race;

  /** By net: the number of hits of the end position whose roller it has summed up. */
  private final int[] shares;

  private final int[] symbols = new int[ContactEncoding.MOST_SYMBOLS];
  private final float[] outputs = new float[ResultChances.COUNT];

  public NetEvaluator(BackgammonNets nets) {
    this(nets, "nets");
  }

  /**
   * @param name what to call them where several are known
   */
  public NetEvaluator(BackgammonNets nets, String name) {
    this.name = name;
    this.encoding = nets.encoding();
    this.split = nets.split();
    this.race = nets.contacts().size();
    this.nets = new QuantisedEvaluator[race + 1];
    for (int net = 0; net < race; net++) {
      this.nets[net] = new QuantisedEvaluator(nets.contacts().get(net), encoding.alphabet());
    }
    this.nets[race] = new QuantisedEvaluator(nets.race(), NetEncoding.ALPHABET);
    this.shares = new int[race + 1];
  }

  /** The number of the net for a position with contact. */
  private int net(long moverNear, long moverFar, long otherNear, long otherFar) {
    return race == 1 ? 0 : split.of(GamePlan.of(moverNear, moverFar, otherNear, otherFar));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void chancesBeforeRoll(RunningBoard board, float[] chances) {
    if (board.isOver()) {
      ResultChances.setResult(
          false, GameResult.ofLoser(board.moverNear(), board.moverFar()), chances, 0);
      return;
    }
    if (board.isContact()) {
      int net = net(board.moverNear(), board.moverFar(), board.otherNear(), board.otherFar());
      nets[net].evaluate(symbols, 0, encoding.write(board, symbols), chances, 0);
    } else {
      nets[race].evaluate(symbols, 0, NetEncoding.write(board, symbols), chances, 0);
    }
    Softmax.apply(chances, 0, ResultChances.COUNT, ResultChances.possible(board));
  }

  @Override
  public void equitiesAfterMove(MoveGenerator ends, float[] equities) {
    int count = ends.count();
    Arrays.fill(shares, NOTHING_SHARED);
    int hitsWritten = NOTHING_SHARED;
    int shared = 0;
    long rollerNear = 0;
    long rollerFar = 0;
    for (int index = 0; index < count; index++) {
      int hits = ends.hits(index);
      if (hits != hitsWritten) {
        rollerNear = ends.otherNear(index);
        rollerFar = ends.otherFar(index);
        shared = NetEncoding.writeMover(rollerNear, rollerFar, symbols, 0);
        hitsWritten = hits;
      }
      long near = ends.moverNear(index);
      long far = ends.moverFar(index);
      if (Checkers.on(Checkers.OFF, near, far) == Checkers.PER_SIDE) {
        equities[index] = GameResult.ofLoser(rollerNear, rollerFar).multiple();
        continue;
      }
      boolean isContact = RunningBoard.isContact(rollerNear, rollerFar, near, far);
      int net = isContact ? net(rollerNear, rollerFar, near, far) : race;
      if (shares[net] != hits) {
        nets[net].share(symbols, 0, shared);
        shares[net] = hits;
      }
      int all = NetEncoding.writeOther(near, far, symbols, shared);
      if (isContact) {
        all = encoding.writeThreats(rollerNear, rollerFar, near, far, symbols, all);
      }
      nets[net].evaluateRest(symbols, shared, all, outputs, 0);
      int possible = ResultChances.possible(rollerNear, rollerFar, near, far, isContact);
      Softmax.apply(outputs, 0, ResultChances.COUNT, possible);
      equities[index] = -ResultChances.cubelessEquity(outputs, 0);
    }
  }
}
