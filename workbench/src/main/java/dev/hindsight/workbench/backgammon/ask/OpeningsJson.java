package dev.hindsight.workbench.backgammon.ask;

import java.util.List;

/** Openings as programs read them. */
public record OpeningsJson(
    long trials,
    long seed,
    int truncatePlies,
    boolean varianceReduced,
    String source,
    List<Opening> openings) {

  /** A roll and its moves, each as in a rollout. */
  public record Opening(String roll, List<RolloutJson.Line> lines) {}

  static OpeningsJson of(OpeningsAnswer answer) {
    return new OpeningsJson(
        answer.plan().trials(),
        answer.plan().seed(),
        answer.plan().truncatePlies(),
        answer.plan().varianceReduced(),
        answer.source(),
        answer.openings().stream()
            .map(
                opening ->
                    new Opening(
                        opening.roll(), opening.lines().stream().map(RolloutJson::line).toList()))
            .toList());
  }
}
