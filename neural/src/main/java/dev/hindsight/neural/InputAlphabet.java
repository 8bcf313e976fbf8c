package dev.hindsight.neural;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the inputs of a net are made of: symbols, each of which stands for a few inputs with their
 * strengths.
 *
 * <p>A position is a short list of symbols, such as "three checkers on point 6", and its inputs are
 * the sum of what they stand for. A net that is only evaluated adds up one precomputed row for each
 * symbol; a net that learns looks at the inputs behind them, so that three checkers on a point have
 * something in common with two.
 */
public final class InputAlphabet {
  private final int inputs;

  /** The inputs of symbol s are at {@code starts[s]} to {@code starts[s + 1] − 1}. */
  private final int[] starts;

  private final int[] inputOf;
  private final float[] strengthOf;
  private final List<String> names;

  /** What share of its budget a symbol takes up. */
  private final float[] shareOf;

  /** Whether a symbol is the last of its budget. */
  private final boolean[] endsBudget;

  private InputAlphabet(
      int inputs,
      int[] starts,
      int[] inputOf,
      float[] strengthOf,
      List<String> names,
      float[] shareOf,
      boolean[] endsBudget) {
    this.inputs = inputs;
    this.starts = starts;
    this.inputOf = inputOf;
    this.strengthOf = strengthOf;
    this.names = names;
    this.shareOf = shareOf;
    this.endsBudget = endsBudget;
  }

  /** Collects symbols, numbered from 0 in the order in which they are added. */
  public static final class Builder {
    private final int inputs;
    private final List<Integer> starts = new ArrayList<>(List.of(0));
    private final List<Integer> inputOf = new ArrayList<>();
    private final List<Float> strengthOf = new ArrayList<>();
    private final String[] names;
    private final List<Float> shareOf = new ArrayList<>();
    private final List<Boolean> endsBudget = new ArrayList<>();

    public Builder(int inputs) {
      this.inputs = inputs;
      this.names = new String[inputs];
      Arrays.fill(names, "");
    }

    /** Says what an input means, in a few words without a comma. */
    public Builder name(int input, String name) {
      names[input] = name;
      return this;
    }

    /** Adds an input to the symbol that is being described; strength 0 adds nothing. */
    public Builder input(int input, float strength) {
      if (input < 0 || input >= inputs) {
        throw new IndexOutOfBoundsException("input " + input + " is outside 0…" + (inputs - 1));
      }
      if (strength != 0) {
        inputOf.add(input);
        strengthOf.add(strength);
      }
      return this;
    }

    /**
     * Ends the description of a symbol and returns its number. It is not in a list more than once.
     */
    public int endSymbol() {
      endSymbol(1);
      endBudget();
      return starts.size() - 2;
    }

    /**
     * Ends the description of a symbol that takes up this share of a budget: the shares of the
     * symbols of a list that are of one budget sum to 1 at most. A symbol of share 0 is never in a
     * list. Three checkers of fifteen take up a fifth of those of their side.
     */
    public Builder endSymbol(float share) {
      starts.add(inputOf.size());
      shareOf.add(share);
      endsBudget.add(false);
      return this;
    }

    /** The symbols since the last budget share this one. */
    public Builder endBudget() {
      endsBudget.set(endsBudget.size() - 1, true);
      return this;
    }

    public InputAlphabet build() {
      float[] strengths = new float[strengthOf.size()];
      for (int at = 0; at < strengths.length; at++) {
        strengths[at] = strengthOf.get(at);
      }
      int symbols = shareOf.size();
      float[] shares = new float[symbols];
      boolean[] ends = new boolean[symbols];
      for (int symbol = 0; symbol < symbols; symbol++) {
        shares[symbol] = shareOf.get(symbol);
        ends[symbol] = endsBudget.get(symbol);
      }
      return new InputAlphabet(
          inputs, toInts(starts), toInts(inputOf), strengths, List.of(names), shares, ends);
    }

    private static int[] toInts(List<Integer> numbers) {
      return numbers.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  public int inputs() {
    return inputs;
  }

  /** What each input means, in order; empty where nobody has said it. */
  public List<String> names() {
    return names;
  }

  public int symbols() {
    return starts.length - 1;
  }

  /** How many inputs a symbol stands for. */
  public int inputCount(int symbol) {
    return starts[symbol + 1] - starts[symbol];
  }

  /** One of the inputs of a symbol. */
  public int input(int symbol, int number) {
    return inputOf[starts[symbol] + number];
  }

  public float strength(int symbol, int number) {
    return strengthOf[starts[symbol] + number];
  }

  /** What share of its budget a symbol takes up, see {@link Builder#endSymbol(float)}. */
  float share(int symbol) {
    return shareOf[symbol];
  }

  /** Whether a symbol is the last of its budget. */
  boolean endsBudget(int symbol) {
    return endsBudget[symbol];
  }

  /** The inputs of some symbols, one number each: the slow way that everything must agree with. */
  public float[] inputs(int[] symbols, int count) {
    float[] values = new float[inputs];
    for (int at = 0; at < count; at++) {
      for (int number = 0; number < inputCount(symbols[at]); number++) {
        values[input(symbols[at], number)] += strength(symbols[at], number);
      }
    }
    return values;
  }
}
