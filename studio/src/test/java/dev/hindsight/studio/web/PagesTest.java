package dev.hindsight.studio.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PagesTest {
  @Test
  void allPagesTogetherWeighLittle() {
    assertThat(new Pages().packedBytes()).isBetween(5_000L, 100_000L);
  }
}
