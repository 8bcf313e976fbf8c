package dev.hindsight.backgammon.table.foreign;

import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.NetSplit;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.neural.InputAlphabet;
import dev.hindsight.neural.Network;
import dev.hindsight.neural.NetworkEvaluator;
import dev.hindsight.neural.OnnxExport;
import dev.hindsight.neural.Softmax;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A backgammon net as an ONNX model, for programs that run those; they are written and not read.
 *
 * <pre>
 * inputs    float[rows, 208, 263 or 399]  one position a row, before the roll, seen by who rolls
 * chances   float[rows, 6]            to win a single game, a gammon, a backgammon, and to lose the
 *                                     same; they exclude each other and sum to 1
 * </pre>
 *
 * A contact net is for positions in which a checker can still be hit or blocked: the cells of the
 * rearmost checkers, each counted from its own side's edge, sum to more than 25. Where there are
 * several, each is for the positions of one plan, the first of these that fits:
 *
 * <pre>
 * backgame      a side holds two of its points 19 to 24 or more, with two checkers or more each
 * containment   a side has borne off a checker, and has one on its points 19 to 24 or the bar
 * bear-in       a side has no checker beyond its point 12
 * crashed       a side has eight checkers or more on its points 1 to 3 or off
 * primes        a side holds five of six points in a row up to point 12 and the other has a checker
 *               on its points 19 to 24 or the bar; or both sides hold four, the same being so
 * many-back     a side has four checkers or more on its points 19 to 24 and the bar
 * holding       a side has none there, the other holds one of its points 18 to 24 or has two on the
 *               bar
 * ordinary      all others
 * </pre>
 *
 * The race net is for positions without contact. A result that cannot happen any more is left out
 * and the rest divided by its sum: gammons and backgammons against a side that has borne off a
 * checker, and without contact backgammons against a side with none left on its points 19 to 24 or
 * the bar. Equity without a cube is the sum of 1, 2, 3, −1, −2, −3 times the chances. For the five
 * numbers of gnubg add up: its gammons hold the backgammons.
 *
 * <p>Metadata of the model, all texts:
 *
 * <pre>
 * net               contact, one of the plans, or race
 * encoding          cells-208, threats-263 or anchors-399; another order or meaning has another name
 * input_names       what each input is, in order, with ", " between them
 * output_names      the six results, likewise
 * point_of_view     whose chances, and when
 * nets_sha256       of the file of nets
 * example_position  an XGID, so that others can try whether they encode as we do
 * example_inputs    number:value of those of its inputs that are not 0, with blanks between them
 * example_chances   what the model says of it, all six, with blanks between them
 * </pre>
 *
 * Cells: each side has 26, counted from its own edge: off, points 1 to 24, bar. {@code mover 6 >=
 * 2} is 1 if the mover has two or more checkers on the own point 6, else 0; {@code max(0; mover 6 -
 * 3) / 2} is half of those beyond three. The mover has the inputs 0 to 103, the other 104 to 207.
 *
 * <p>Threats, the inputs 208 to 262, for each side:
 *
 * <pre>
 * shots       of the 36 rolls, those with which a checker reaches a blot of the opponent: by either
 *             die or both, over open points, by up to four steps with a double. Checkers on the
 *             bar enter first, at a step each of a double; else with one there any checker has the
 *             other die, with two only entering hits. Nothing more of the rules is looked at.
 * cost        what the dearest hit of each roll takes, a checker on the hitter's point p having
 *             come p pips: the mean over the 36 rolls, rounded down
 * escapes     of the 36 rolls, those that take the rearmost checker seven points or more ahead: by
 *             the sum of both dice, its point and one of the two on the way being open, or by up to
 *             four steps with a double, all being open. The opponent closes points with two or
 *             more; what is further than twelve ahead does not count.
 * block       the fewest escapes that a checker of the opponent would have anywhere from the bar to
 *             this side's point 6
 * closed      if this side has a checker on the bar: how many points the opponent has made at home
 * spare pips  of the checkers beyond point 6, what each has to point 6; two that hold a point from
 *             19 to 24 stay there; up to 127
 * </pre>
 *
 * and last {@code lead}, by how many pips the mover is ahead, from −100 to 100.
 *
 * <p>Anchors, the inputs 263 to 398 of anchors-399, for each side: {@code holds 20 24} is 1 if it
 * holds its points 20 and 24 and no other from 19 to 24; second escapes are those of its rearmost
 * checker on another cell than the rearmost of all.
 */
public final class OnnxNets {
  private static final int ALL_RESULTS = 0b111111;
  private static final String CONTACT_EXAMPLE =
      "XGID=-b--AaD-C---dE---c-e----AA:0:0:1:00:0:0:0:0:10";
  private static final String RACE_EXAMPLE = "XGID=-ABCDE------------abcccc--:0:0:1:00:0:0:0:0:10";

  /** Which of the nets. */
  public enum Which {
    /** For positions in which checkers can still be hit or blocked, if there is one for all. */
    CONTACT(null, CONTACT_EXAMPLE),

    BACKGAME(GamePlan.BACKGAME, CONTACT_EXAMPLE),
    CONTAINMENT(GamePlan.CONTAINMENT, CONTACT_EXAMPLE),
    BEAR_IN(GamePlan.BEAR_IN, CONTACT_EXAMPLE),
    CRASHED(GamePlan.CRASHED, CONTACT_EXAMPLE),
    PRIMES(GamePlan.PRIMES, CONTACT_EXAMPLE),
    MANY_BACK(GamePlan.MANY_BACK, CONTACT_EXAMPLE),
    HOLDING(GamePlan.HOLDING, CONTACT_EXAMPLE),
    ORDINARY(GamePlan.ORDINARY, CONTACT_EXAMPLE),

    /** For positions without contact. */
    RACE(null, RACE_EXAMPLE);

    private final @Nullable GamePlan plan;
    private final String example;

    Which(@Nullable GamePlan plan, String example) {
      this.plan = plan;
      this.example = example;
    }

    /** What files and answers call it. */
    public String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** How options write it. */
    @Override
    public String toString() {
      return text();
    }

    /** Whether there is such a net among these. */
    public boolean isAmong(BackgammonNets nets) {
      return this != CONTACT || nets.split() == NetSplit.ONE;
    }

    /** It among some nets. */
    public Network of(BackgammonNets nets) {
      if (!isAmong(nets)) {
        throw new IllegalArgumentException("there is a contact net for each plan, not one for all");
      }
      if (this == RACE) {
        return nets.race();
      }
      return nets.contacts().get(plan == null ? 0 : nets.split().of(plan));
    }

    /** What it sees. */
    public ContactEncoding encoding(BackgammonNets nets) {
      return this == RACE ? ContactEncoding.CELLS : nets.encoding();
    }
  }

  private OnnxNets() {}

  /**
   * Writes one of the nets.
   *
   * @param sha256 of the file of nets
   */
  public static void write(Path target, BackgammonNets nets, Which which, String sha256)
      throws IOException {
    byte[] model = OnnxExport.toBytes(which.of(nets), which.text(), metadata(nets, which, sha256));
    WholeFile.write(target, out -> out.write(model));
  }

  private static SortedMap<String, String> metadata(
      BackgammonNets nets, Which which, String sha256) {
    ContactEncoding encoding = which.encoding(nets);
    SortedMap<String, String> metadata = new TreeMap<>();
    metadata.put("net", which.text());
    metadata.put("encoding", encoding.text());
    metadata.put("input_names", String.join(", ", encoding.alphabet().names()));
    metadata.put(
        "output_names",
        "win single, win gammon, win backgammon, lose single, lose gammon, lose backgammon");
    metadata.put("point_of_view", "the player about to roll, before the roll");
    metadata.put("nets_sha256", sha256);
    addExample(metadata, which.of(nets), encoding, which.example);
    return metadata;
  }

  private static void addExample(
      SortedMap<String, String> metadata, Network net, ContactEncoding encoding, String position) {
    InputAlphabet alphabet = encoding.alphabet();
    int[] symbols = new int[ContactEncoding.MOST_SYMBOLS];
    int count = encoding.write(new RunningBoard(Xgid.parse(position).board()), symbols);
    float[] inputs = alphabet.inputs(symbols, count);
    StringJoiner notZero = new StringJoiner(" ");
    for (int input = 0; input < inputs.length; input++) {
      if (inputs[input] != 0) {
        notZero.add(input + ":" + number(inputs[input]));
      }
    }
    float[] chances = new float[net.shape().outputs()];
    new NetworkEvaluator(net, alphabet).evaluate(symbols, 0, count, chances, 0);
    Softmax.apply(chances, 0, chances.length, ALL_RESULTS);
    StringJoiner six = new StringJoiner(" ");
    for (float chance : chances) {
      six.add(number(chance));
    }
    metadata.put("example_position", position);
    metadata.put("example_inputs", notZero.toString());
    metadata.put("example_chances", six.toString());
  }

  private static String number(float value) {
    return value == Math.rint(value)
        ? Integer.toString((int) value)
        : String.format(Locale.ROOT, "%.6f", value);
  }
}
