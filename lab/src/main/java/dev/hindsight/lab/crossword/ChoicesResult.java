package dev.hindsight.lab.crossword;

import static dev.hindsight.lab.crossword.ExperimentSetting.CONFIDENCE;
import static dev.hindsight.lab.crossword.ExperimentSetting.MILLIPOINTS;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.answers.Range;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How often leaves for the tiles unseen choose another move. */
public record ChoicesResult(
    @Says("that were played with") String words,
    @Says("where the static leaves come from") String leaves,
    @Says("where the others come from") String rackEquity,
    @Says(value = "of static players", unit = Unit.GAMES) long games,
    @Says("of all chance") long seed,
    @Says("moves that were ranked anew on each turn") int top,
    @Says("by tiles unseen, most first") List<Band> bands,
    @Says("turns together") Band all)
    implements Reported {
  private static final int LONGEST_BAR = 20;

  public ChoicesResult {
    bands = List.copyOf(bands);
  }

  /** Turns with about as many tiles unseen. */
  public record Band(
      @Says("fewest tiles unseen") int from,
      @Says("most tiles unseen") int to,
      @Says(value = "counted", unit = Unit.TURNS) long turns,
      @Says("of these, on which another move came first") long changed,
      @Says("of them") Range share,
      @Says(
              value =
                  "equity by the new leaves, in points per turn, turns without a change included",
              unit = Unit.POINTS)
          Range gained,
      @Says("the same per turn with a change; `null` if there was none")
          @Nullable Double gainedPerChange,
      @Says(
              value =
                  "static equity, in points, that the new move has less; `null` if there was none",
              unit = Unit.POINTS)
          @Nullable Double givenUpPerChange) {
    private static Band of(int from, int to, GroupedSums sums) {
      return new Band(
          from,
          to,
          sums.sum(ChoiceExperiment.TURNS).longValueExact(),
          sums.sum(ChoiceExperiment.CHANGED).longValueExact(),
          ExperimentSetting.range(share(sums), 1),
          ExperimentSetting.range(
              ChoiceExperiment.mean(
                  sums, ChoiceExperiment.GAINED, ChoiceExperiment.TURNS, CONFIDENCE),
              MILLIPOINTS),
          perChange(sums, ChoiceExperiment.GAINED),
          perChange(sums, ChoiceExperiment.GIVEN_UP));
    }

    /** By game, within 0 and 1; where all turns are alike, as if each were a game. */
    private static Interval share(GroupedSums sums) {
      long turns = sums.sum(ChoiceExperiment.TURNS).longValueExact();
      long changed = sums.sum(ChoiceExperiment.CHANGED).longValueExact();
      if (changed == 0 || changed == turns || sums.groups() < 2) {
        return Interval.ofProportion(changed, turns, CONFIDENCE);
      }
      return ChoiceExperiment.mean(
              sums, ChoiceExperiment.CHANGED, ChoiceExperiment.TURNS, CONFIDENCE)
          .map(value -> Math.min(1, Math.max(0, value)));
    }

    private String name() {
      return ExperimentSetting.band(from, to);
    }

    private double shareOrNothing() {
      return turns == 0 ? 0 : (double) changed / turns;
    }

    private static @Nullable Double perChange(GroupedSums sums, int figure) {
      return ExperimentSetting.finite(sums.ratio(figure, ChoiceExperiment.CHANGED) / MILLIPOINTS);
    }
  }

  static ChoicesResult of(ExperimentSetting setting, int top, BandSums sums) {
    List<Band> bands = new ArrayList<>();
    for (int band = sums.bands().size() - 1; band >= 0; band--) {
      bands.add(Band.of(sums.bands().from(band), sums.bands().to(band), sums.band(band)));
    }
    int first = sums.bands().from(0);
    int last = sums.bands().to(sums.bands().size() - 1);
    return new ChoicesResult(
        setting.words(),
        setting.leaves(),
        setting.rackEquity(),
        setting.games(),
        setting.seed(),
        top,
        bands,
        Band.of(first, last, sums.all()));
  }

  @Override
  public Report toReport() {
    return new Report(
        "How often dynamic leaves choose another move",
        List.of(
            new ExperimentSetting(words, leaves, rackEquity, games, seed).sentence(),
            "Of the first "
                + top
                + " moves by static equity, those were compared that come first with leaves for a"
                + " full bag and for the tiles unseen."),
        List.of(
            ReportSection.of("Another move").withTable(choices()),
            ReportSection.of("What it is worth")
                .withParagraph(
                    "Gained: equity by dynamic leaves, per turn and per change. Given up: static"
                        + " equity per change. Intervals have the game for their unit.")
                .withTable(worth())));
  }

  private ReportTable choices() {
    ReportTable table =
        ReportTable.of(
            ReportColumn.number("tiles unseen"),
            ReportColumn.number("turns"),
            ReportColumn.number("changed"),
            ReportColumn.number("share", "%", 1),
            ReportColumn.number("95 % from", "", 1),
            ReportColumn.number("to", "", 1),
            ReportColumn.text(""));
    double most = bands.stream().mapToDouble(Band::shareOrNothing).max().orElse(0);
    for (Band band : bands) {
      long bar = most == 0 ? 0 : Math.round(LONGEST_BAR * band.shareOrNothing() / most);
      table = table.withRow(choices(band, band.name(), "\u2588".repeat((int) bar)));
    }
    return table.withRow(choices(all, "all", ""));
  }

  private static @Nullable Object[] choices(Band band, String name, String bar) {
    return new @Nullable Object[] {
      name,
      band.turns,
      band.changed,
      percent(band.share.estimate()),
      percent(band.share.low()),
      percent(band.share.high()),
      bar
    };
  }

  private ReportTable worth() {
    ReportTable table =
        ReportTable.of(
            ReportColumn.number("tiles unseen"),
            ReportColumn.number("gained", "points", 3),
            ReportColumn.number("95 % from", "", 3),
            ReportColumn.number("to", "", 3),
            ReportColumn.number("per change", "", 2),
            ReportColumn.number("given up", "", 2));
    for (Band band : bands) {
      table = table.withRow(worth(band, band.name()));
    }
    return table.withRow(worth(all, "all"));
  }

  private static @Nullable Object[] worth(Band band, String name) {
    return new @Nullable Object[] {
      name,
      band.gained.estimate(),
      band.gained.low(),
      band.gained.high(),
      band.gainedPerChange,
      band.givenUpPerChange
    };
  }

  private static @Nullable Double percent(@Nullable Double share) {
    return share == null ? null : (Double) (100 * share);
  }
}
