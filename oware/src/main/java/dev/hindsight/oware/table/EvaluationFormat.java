package dev.hindsight.oware.table;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import java.util.List;

/**
 * Oware evaluations: a small net that judges boards beyond the tables.
 *
 * <pre>
 * Evaluation  →  Container header, Pits, Sums, Worth, Container footer
 *   parameters     rules     of the games it was learnt from
 *   pits           int32[12 × 24 × 16]   (pit × 24 + seeds in it) × 16 + sum, the mover's pits first:
 *                                        64ths that the pit adds to the sum; 24 or more count as 23
 *   sums           int32[16]             64ths of a hundredth of a seed for each one of a sum above 0;
 *                                        the last sum counts below 0 too
 *   worth          int32[49]             by seeds on the board: thousandths of a logit for each
 *                                        hundredth of a net seed at the end, times 4096
 * </pre>
 *
 * <p>History: 1 first version.
 */
public final class EvaluationFormat {
  public static final TableKind KIND = new TableKind("oware.evaluation", 1, 1);

  static final String PITS = "pits";
  static final String SUMS = "sums";
  static final String WORTH = "worth";

  private EvaluationFormat() {}

  static Parameters parameters(OwareRules rules) {
    return Parameters.of().with(RulesParameter.KEY, rules.name());
  }

  static List<ColumnSpec> columns() {
    return List.of(
        column(PITS, BoardEvaluation.PITS * BoardEvaluation.COUNTS * BoardEvaluation.HIDDEN),
        column(SUMS, BoardEvaluation.HIDDEN),
        column(WORTH, Row.MOST_SEEDS + 1));
  }

  private static ColumnSpec column(String name, int count) {
    return new ColumnSpec(name, ColumnType.INT32, count, Storage.RAW);
  }
}
