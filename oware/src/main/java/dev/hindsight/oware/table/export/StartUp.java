package dev.hindsight.oware.table.export;

import java.util.Locale;

/**
 * How long an exported source takes until its table is there: processor time without optimisation
 * (g++ -O0, a Java machine and its start, CPython), as measured in docs/lab/2026-11-oware-bots.md.
 */
final class StartUp {
  private static final int FEWEST_MEASURED = 7;

  private StartUp() {}

  /** Seconds for 7, 8, 9 and 10 seeds. */
  private static double[] seconds(Language language, SourceKind kind) {
    boolean isBook = kind == SourceKind.BOOK;
    return switch (language) {
      case CPP ->
          isBook ? new double[] {0.04, 0.18, 0.60, 1.81} : new double[] {0.02, 0.04, 0.10, 0.23};
      case JAVA ->
          isBook ? new double[] {0.07, 0.20, 0.38, 0.87} : new double[] {0.08, 0.09, 0.10, 0.22};
      case PYTHON ->
          isBook ? new double[] {0.60, 1.60, 6.06, 14.90} : new double[] {0.16, 0.29, 0.56, 1.19};
    };
  }

  /** In a few words, for a comment: {@code 0.18 s without optimisation}. */
  static String words(Language language, SourceKind kind, int seeds) {
    double[] measured = seconds(language, kind);
    int place = seeds - FEWEST_MEASURED;
    if (place < 0) {
      return String.format(Locale.ROOT, "less than %.2f s without optimisation", measured[0]);
    }
    return place < measured.length
        ? String.format(Locale.ROOT, "%.2f s without optimisation", measured[place])
        : String.format(
            Locale.ROOT,
            "more than %.1f s without optimisation",
            2 * measured[measured.length - 1]);
  }
}
