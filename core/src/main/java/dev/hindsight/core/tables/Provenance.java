package dev.hindsight.core.tables;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How a table came to be: enough to make it again, byte for byte. There is no time and no machine
 * in it, because the same run must give the same file.
 *
 * @param recipe one line naming the method
 * @param seed the seed of the trials, 0 where there are none
 * @param firstTrial index of the first trial
 * @param trialCount number of trials, 0 where there are none
 * @param inputSha256 SHA-256 in lower-case hexadecimal of each file the table was derived from, by
 *     the role or name of that file
 */
public record Provenance(
    String recipe,
    long seed,
    long firstTrial,
    long trialCount,
    SortedMap<String, String> inputSha256) {

  public Provenance {
    HeaderWords.checkText("The recipe", recipe);
    if (firstTrial < 0 || trialCount < 0) {
      throw new IllegalArgumentException(
          "Trials cannot be negative: first " + firstTrial + ", count " + trialCount);
    }
    Math.addExact(firstTrial, trialCount);
    // Natural order whatever comparator the caller used: the order is part of the file's bytes.
    TreeMap<String, String> sorted = new TreeMap<>();
    sorted.putAll(Collections.unmodifiableMap(inputSha256));
    sorted.forEach(
        (name, hexadecimal) -> {
          HeaderWords.checkText("An input's name", name);
          HeaderWords.checkSha256("The SHA-256 of input " + name, hexadecimal);
        });
    inputSha256 = Collections.unmodifiableSortedMap(sorted);
  }

  /** A recipe that needs neither chance nor other files. */
  public static Provenance ofRecipe(String recipe) {
    return new Provenance(recipe, 0, 0, 0, new TreeMap<>());
  }
}
