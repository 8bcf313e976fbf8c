package dev.hindsight.workbench;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * What the decisions of one player lost against the best ones, in whatever the game counts.
 *
 * @param decisions how many were judged
 * @param mistakes those that lost anything
 * @param lost by all of them
 * @param worst those that lost most, the worst first and of equal ones the earlier
 * @param <D> a decision
 */
public record Losses<D>(int decisions, int mistakes, BigDecimal lost, List<D> worst) {
  /** Sums up decisions, and names up to {@code mostWorst} of the mistakes. */
  public static <D> Losses<D> of(
      List<D> decisions, Function<? super D, BigDecimal> loss, int mostWorst) {
    BigDecimal lost = BigDecimal.ZERO;
    for (D decision : decisions) {
      lost = lost.add(loss.apply(decision));
    }
    List<D> mistakes =
        decisions.stream().filter(decision -> loss.apply(decision).signum() > 0).toList();
    Comparator<D> byLoss = Comparator.comparing(loss);
    return new Losses<>(
        decisions.size(),
        mistakes.size(),
        lost,
        mistakes.stream().sorted(byLoss.reversed()).limit(mostWorst).toList());
  }
}
