package dev.hindsight.core.tables;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.hindsight.core.ExitKind;
import org.junit.jupiter.api.Test;

class ShippedTableTest {
  @Test
  void withoutTheJarThatBringsItASentenceNamesThatJar() {
    ShippedTable table = new ShippedTable(ShippedTableTest.class, "hindsight-x-tables", "x.table");
    assertThatExceptionOfType(MissingShippedTableException.class)
        .isThrownBy(table::bytes)
        .withMessage(
            "The table x.table is not on the class path; add the jar hindsight-x-tables,"
                + " or bring a table of your own.")
        .matches(e -> e.exitKind() == ExitKind.UNUSABLE_FILE);
  }
}
