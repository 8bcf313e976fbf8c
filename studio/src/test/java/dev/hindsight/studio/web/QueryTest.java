package dev.hindsight.studio.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What browsers, and others, put into an address or a form. */
class QueryTest {
  private static final String FORM =
      "position=15%2F15+AEINRST%2F+0%2F0+0&turns=40&note=%C3%A9t%C3%A9%20%F0%9D%92%B3";
  private static final String STRANGE = "\0\n +&=%;?#/é漢\uFFFD0123456789abcdefAZ";

  private static final List<Parameter> PARAMETERS =
      List.of(
          Parameter.required("position", "a position", "x"),
          Parameter.optional("turns", "a number", "40").whole(0, 1_000, 200),
          Parameter.optional("note", "a text", "x"));

  @Test
  void whatWasWrittenIsRead() {
    Query query = Query.parse(FORM, PARAMETERS);
    assertThat(query.text("position")).isEqualTo("15/15 AEINRST/ 0/0 0");
    assertThat(query.integer("turns")).isEqualTo(40);
    assertThat(query.text("note")).isEqualTo("été \uD835\uDCB3");
  }

  @Test
  void damagedFormsAreReadOrRefused() {
    readDamaged(50_000);
  }

  @Test
  @Tag("long")
  void aMillionDamagedFormsAreReadOrRefused() {
    readDamaged(1_000_000);
  }

  private static void readDamaged(int times) {
    int read = 0;
    for (long seed = 0; seed < times; seed++) {
      String form = damaged(new SplittableRandom(seed));
      try {
        Query.parse(form, PARAMETERS).integer("turns");
        read++;
      } catch (RefusedException refused) {
        assertThat(refused.getMessage()).as("seed %d", seed).endsWith(".");
      } catch (RuntimeException undocumented) {
        throw new AssertionError("seed " + seed + ": " + form, undocumented);
      }
    }
    assertThat(read).isBetween(1, times - 1);
  }

  private static String damaged(SplittableRandom random) {
    StringBuilder form = new StringBuilder(FORM);
    for (int wounds = random.nextInt(4); wounds >= 0; wounds--) {
      int at = random.nextInt(form.length());
      char strange = STRANGE.charAt(random.nextInt(STRANGE.length()));
      switch (random.nextInt(4)) {
        case 0 -> form.setCharAt(at, strange);
        case 1 -> form.insert(at, strange);
        case 2 -> form.delete(at, Math.min(form.length() - 1, at + random.nextInt(9)));
        default -> form.insert(at, form.substring(at, Math.min(form.length(), at + 12)));
      }
    }
    return form.toString();
  }
}
