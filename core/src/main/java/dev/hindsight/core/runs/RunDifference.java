package dev.hindsight.core.runs;

import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;

/** Says in words where two runs differ: "seed is 7 there and 8 here". */
final class RunDifference {
  private RunDifference() {}

  /** The first difference, or an empty text if there is none. */
  static String find(
      Parameters here, Provenance originHere, Parameters there, Provenance originThere) {
    Map<String, String> factsHere = facts(here, originHere);
    Map<String, String> factsThere = facts(there, originThere);
    for (String fact : joined(factsHere, factsThere)) {
      String valueHere = factsHere.getOrDefault(fact, "missing");
      String valueThere = factsThere.getOrDefault(fact, "missing");
      if (!valueHere.equals(valueThere)) {
        return fact + " is " + valueThere + " there and " + valueHere + " here";
      }
    }
    return "";
  }

  private static Iterable<String> joined(Map<String, String> one, Map<String, String> other) {
    TreeSet<String> keys = new TreeSet<>(one.keySet());
    keys.addAll(other.keySet());
    return keys;
  }

  private static Map<String, String> facts(Parameters parameters, Provenance origin) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("recipe", "\"" + origin.recipe() + "\"");
    facts.put("seed", Long.toString(origin.seed()));
    facts.put("first trial", Long.toString(origin.firstTrial()));
    facts.put("number of trials", Long.toString(origin.trialCount()));
    origin.inputSha256().forEach((role, hash) -> facts.put("input " + role, "SHA-256 " + hash));
    for (String key : parameters.keys()) {
      facts.put("parameter " + key, parameters.text(key));
    }
    return facts;
  }
}
