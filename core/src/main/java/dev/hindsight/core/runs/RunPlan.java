package dev.hindsight.core.runs;

import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import java.nio.charset.StandardCharsets;
import java.util.SortedMap;

/**
 * What a run is, written down: whoever reads it, on any machine, counts the same trials. As text:
 *
 * <pre>
 * hindsight run plan 1
 * kind crossword.win-chance
 * seed 7
 * trials 0..20000
 * block 100
 * parameter leaves mine.klv2
 * input 9e26bdd69fd492b4f62ecd11ab179874f01db712493f49312e459f8f51ac6f81 mine.klv2
 * </pre>
 *
 * <p>Nothing else may change what comes out: inputs are what they were if their SHA-256 is, and
 * players that think by the clock have no plan. It holds no secret and no time.
 *
 * @param kind of run, by which it is known who can make the trial
 * @param parameters what the kind needs to know, in texts of one line
 * @param inputSha256 SHA-256 in lower-case hexadecimal of every file, and of everything built in,
 *     that the trials depend on, by what it is called
 * @param range all trials of the run; parts of it may be counted apart
 * @param blockSize how many trials share a tally before it is merged, which does not show in the
 *     result
 */
public record RunPlan(
    String kind,
    Parameters parameters,
    SortedMap<String, String> inputSha256,
    TrialRange range,
    int blockSize) {
  public RunPlan {
    if (!kind.matches("[a-z]+\\.[a-z-]+")) {
      throw new IllegalArgumentException("A kind of run is called game.what, not " + kind + ".");
    }
    if (range.count() < 1 || blockSize < 1) {
      throw new IllegalArgumentException(
          "A run has at least 1 trial and 1 in a block, not "
              + range.count()
              + " and "
              + blockSize
              + ".");
    }
    inputSha256 = provenance(kind, range, inputSha256).inputSha256();
  }

  /** The plan as text, with a line end after every line. */
  public String text() {
    return RunPlanText.of(this);
  }

  /** The text in UTF-8, which is what a file of it holds. */
  public byte[] toBytes() {
    return text().getBytes(StandardCharsets.UTF_8);
  }

  /**
   * The plan that a text says.
   *
   * @param source what to call it if it is not one
   */
  public static RunPlan parse(String source, String text) throws UnusablePlanException {
    return RunPlanText.parse(source, text);
  }

  /**
   * Throws unless the inputs found here are those of the plan.
   *
   * @throws WrongInputException naming the first that differs
   */
  public void checkInputs(SortedMap<String, String> found) throws WrongInputException {
    for (String name : inputSha256.keySet()) {
      String here = found.getOrDefault(name, "missing");
      String planned = String.valueOf(inputSha256.get(name));
      if (!here.equals(planned)) {
        throw new WrongInputException(name, planned, here);
      }
    }
    for (String name : found.keySet()) {
      if (!inputSha256.containsKey(name)) {
        throw new WrongInputException(name, "missing", String.valueOf(found.get(name)));
      }
    }
  }

  /** What a file of trials of this run says about where it comes from. */
  Provenance provenance(TrialRange counted) {
    return provenance(kind, counted, inputSha256);
  }

  private static Provenance provenance(
      String kind, TrialRange counted, SortedMap<String, String> inputs) {
    return new Provenance(kind, counted.seed(), counted.first(), counted.count(), inputs);
  }
}
