package dev.hindsight.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CriticalValuesTest {

  /** The columns for 90, 95 and 99 % of the tables printed in any textbook. */
  @ParameterizedTest
  @CsvSource({
    "1, 6.314, 12.706, 63.657",
    "2, 2.920, 4.303, 9.925",
    "3, 2.353, 3.182, 5.841",
    "4, 2.132, 2.776, 4.604",
    "5, 2.015, 2.571, 4.032",
    "9, 1.833, 2.262, 3.250",
    "10, 1.812, 2.228, 3.169",
    "20, 1.725, 2.086, 2.845",
    "30, 1.697, 2.042, 2.750",
    "60, 1.671, 2.000, 2.660",
    "120, 1.658, 1.980, 2.617",
    "1000, 1.646, 1.962, 2.581",
    "1000000000000, 1.645, 1.960, 2.576"
  })
  void studentEqualsThePublishedTable(long degrees, double at90, double at95, double at99) {
    assertThat(CriticalValues.student(0.90, degrees)).isCloseTo(at90, within(0.00051));
    assertThat(CriticalValues.student(0.95, degrees)).isCloseTo(at95, within(0.00051));
    assertThat(CriticalValues.student(0.99, degrees)).isCloseTo(at99, within(0.00051));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.01, 0.5, 0.9, 0.95, 0.999, 0.999999})
  void studentWithOneAndTwoDegreesHasAClosedForm(double confidence) {
    double one = Math.tan(Math.PI * confidence / 2);
    double two = confidence * Math.sqrt(2 / (1 - confidence * confidence));
    assertThat(CriticalValues.student(confidence, 1)).isCloseTo(one, within(one * 1e-9));
    assertThat(CriticalValues.student(confidence, 2)).isCloseTo(two, within(two * 1e-9));
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 0.6744897501960817", "0.68268949213708589717, 1", "0.9, 1.6448536269514722",
    "0.95, 1.959963984540054", "0.99, 2.5758293035489004", "0.999, 3.2905267314918945",
    "0.9999, 3.8905918864131203"
  })
  void normalEqualsPublishedDigits(double confidence, double expected) {
    assertThat(CriticalValues.normal(confidence)).isCloseTo(expected, within(1e-11));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 0.9, 0.95, 0.99, 0.9999})
  void bothWaysToStudentMeet(double confidence) {
    int border = CriticalValues.MANY_DEGREES_OF_FREEDOM;
    double before = CriticalValues.student(confidence, border - 1);
    double after = CriticalValues.student(confidence, border);
    double furtherBefore = CriticalValues.student(confidence, border - 2);
    // The steps from one degree to the next shrink smoothly, by about 2 / border of themselves.
    double expectedStep = (furtherBefore - before) * (border - 2) / border;
    assertThat(before - after).isCloseTo(expectedStep, within(expectedStep * 1e-4 + 1e-10));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1, -0.5, 95, Double.NaN})
  void whatIsNoConfidenceIsRefused(double confidence) {
    assertThatThrownBy(() -> CriticalValues.normal(confidence))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> CriticalValues.student(confidence, 5))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void noDegreeOfFreedomIsRefused() {
    assertThatThrownBy(() -> CriticalValues.student(0.95, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
