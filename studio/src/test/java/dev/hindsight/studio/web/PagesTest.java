package dev.hindsight.studio.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class PagesTest {
  @Test
  void allPagesTogetherWeighLittle() {
    // At most 500,000 are promised; this tells sooner of pages that grow by accident.
    assertThat(new Pages().packedBytes()).isBetween(5_000L, 200_000L);
  }
}
