package dev.hindsight.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class TextTableTest {
  @Test
  void columnsAreAlignedAndLinesEndWithoutSpaces() {
    assertThat(new TextTable("", "lr").row("A", "12").row("long", "7").toString())
        .isEqualToNormalizingNewlines("A     12\nlong   7\n");
    assertThat(new TextTable("  ", "rl").row("→", "x").row("12", "").toString())
        .isEqualToNormalizingNewlines("   →  x\n  12\n");
  }

  @Test
  void noRowsAreNoText() {
    assertThat(new TextTable("  ", "ll").toString()).isEmpty();
  }

  @Test
  void aRowOfTheWrongLengthIsRefused() {
    assertThatThrownBy(() -> new TextTable("", "ll").row("x"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
