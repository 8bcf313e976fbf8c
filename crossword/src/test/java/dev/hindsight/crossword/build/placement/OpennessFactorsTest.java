package dev.hindsight.crossword.build.placement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class OpennessFactorsTest {
  @Test
  void factorsAreReadAndWrittenAndCheckedForSense() {
    OpennessFactors factors = OpennessFactors.parse("hooks:1400,1000,900,500,-400");
    assertThat(factors.text()).isEqualTo("hooks:1400,1000,900,500,-400");
    assertThat(OpennessFactors.parse("none")).isEqualTo(OpennessFactors.NONE);
    for (String wrong :
        new String[] {"hooks", "hooks:1,2,3", "edges:1,1,1,1,1", "none:1,1,1,1,1"}) {
      assertThatThrownBy(() -> OpennessFactors.parse(wrong))
          .as(wrong)
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> OpennessFactors.parse("hooks:1,1,1,1,99000"))
        .hasMessageContaining("at most 10");
  }
}
