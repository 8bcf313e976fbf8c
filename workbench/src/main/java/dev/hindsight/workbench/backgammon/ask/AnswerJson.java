package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.rules.notation.GnubgId;
import dev.hindsight.backgammon.rules.notation.Xgid;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An answer under the keys that programs rely on. A map and not the record itself, because one of
 * the keys, {@code class}, cannot be a name in Java.
 */
final class AnswerJson {
  private AnswerJson() {}

  static Map<String, @Nullable Object> of(BackgammonAnswer answer) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("positionId", GnubgId.writeBoard(answer.position().board()));
    json.put("xgid", Xgid.write(answer.position()));
    json.put("class", answer.positionClass().name().toLowerCase(Locale.ROOT));
    json.put("winProbability", answer.winProbability());
    json.put("equity", answer.equity());
    json.put("cube", cube(answer.cube()));
    json.put("sides", answer.sides());
    List<BackgammonAnswer.Move> moves = answer.moves();
    if (moves != null) {
      json.put("moves", moves);
    }
    json.put("exact", answer.exact());
    json.put("source", answer.source());
    json.put("notes", answer.notes());
    json.put("chances", answer.chances());
    json.put("match", answer.match());
    json.put("rollouts", answer.rollouts());
    return json;
  }

  private static Map<String, @Nullable Object> cube(BackgammonAnswer.CubeAdvice advice) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("action", advice.action());
    json.put("noDouble", advice.noDouble());
    json.put("doubleTake", advice.doubleTake());
    json.put("doublePass", advice.doublePass());
    BackgammonAnswer.Costs costs = advice.costs();
    json.put("costOfNoDouble", costs == null ? null : costs.noDouble());
    json.put("costOfDouble", costs == null ? null : costs.doubling());
    json.put("costOfTake", costs == null ? null : costs.take());
    json.put("costOfPass", costs == null ? null : costs.pass());
    json.put("source", advice.source());
    return json;
  }
}
