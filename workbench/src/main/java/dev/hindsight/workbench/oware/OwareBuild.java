package dev.hindsight.workbench.oware;

import dev.hindsight.core.NotEnoughRoomException;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.build.EndgameDiskPlan;
import dev.hindsight.oware.build.EvaluationTraining;
import dev.hindsight.oware.build.LayerCost;
import dev.hindsight.oware.build.OpeningExpansion;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.BoardEvaluation;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.workbench.BuildPlan;
import dev.hindsight.workbench.FileForm;
import dev.hindsight.workbench.SolvedBuild;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/** How an oware table of either kind is built into a file. */
public final class OwareBuild {
  private static final int FEWEST_GAMES = 40;
  private static final int MOST_GAMES = 1_000_000;
  private static final long BYTES_TO_LEARN = 200L << 20;
  private static final long BYTES_OF_EVALUATION = 20_000;
  private static final int MOST_OPENINGS = 1_000_000;
  private static final long BYTES_TO_BUILD_A_POSITION = 1_000;
  private static final long BYTES_OF_A_POSITION = 26;

  private OwareBuild() {}

  /** As the other with all memory that Java may use. */
  public static SolvedBuild endgame(OwareRules rules, int seeds, boolean withBounds) {
    return endgame(rules, seeds, withBounds, Runtime.getRuntime().maxMemory(), layer -> {});
  }

  /**
   * The endgame without a turn limit, in memory where that suffices, else on disk.
   *
   * @param layers told of every layer that was solved on disk
   */
  public static SolvedBuild endgame(
      OwareRules rules,
      int seeds,
      boolean withBounds,
      long memoryBytes,
      Consumer<LayerCost> layers) {
    EndgameBuilder builder = new EndgameBuilder(rules, seeds, withBounds);
    BuildPlan.checkAllowed(memoryBytes);
    String what = "oware endgame, " + upTo(seeds) + ", " + rules.name() + " rules";
    long bytes = builder.fileBytes();
    if (builder.fits(memoryBytes)) {
      return build(
          what,
          seeds,
          (target, threads) -> new BuildPlan(what, builder.bytesNeeded(), 0, 0, bytes, 0),
          builder::build);
    }
    return build(
        what,
        seeds,
        (target, threads) -> {
          EndgameDiskPlan plan = builder.planOnDisk(target, threads, memoryBytes);
          return new BuildPlan(
              what, memoryBytes, plan.scratchBytes(), plan.keptBytes(), bytes, plan.ranges());
        },
        (target, crew) -> builder.buildOnDisk(target, crew, memoryBytes, layers));
  }

  /** The book for a game that stops after a number of turns. */
  public static SolvedBuild book(OwareRules rules, int seeds, int turns) {
    BookBuilder builder = new BookBuilder(rules, seeds, turns);
    String what = "oware book, " + upTo(seeds) + ", " + rules.name() + " rules";
    long boards = new SeedIndex(seeds).size();
    return build(
        what,
        seeds,
        (target, threads) -> {
          checkMemory(seeds, builder.bytesNeeded());
          return new BuildPlan(what, builder.bytesNeeded(), 0, 0, boards, 0);
        },
        builder::build);
  }

  /**
   * What the program learns of boards beyond the tables, from its own games.
   *
   * @param tables for exact endings
   * @param learnt told what came of it
   */
  public static SolvedBuild evaluation(
      OwareRules rules,
      int games,
      long nodes,
      long seed,
      List<Path> tables,
      Consumer<EvaluationTraining.Learnt> learnt) {
    if (games < FEWEST_GAMES || games > MOST_GAMES || nodes < 1) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%,d games of %,d nodes cannot be learnt from; choose %d to %,d games and at least"
                  + " 1 node",
              games,
              nodes,
              FEWEST_GAMES,
              MOST_GAMES));
    }
    String what = "oware evaluation, " + rules.name() + " rules";
    return new SolvedBuild(
        what,
        games,
        "games",
        FileForm.TABLE,
        (target, threads) -> new BuildPlan(what, BYTES_TO_LEARN, 0, 0, BYTES_OF_EVALUATION, 0),
        (target, crew) -> {
          SortedMap<String, String> inputs = new TreeMap<>();
          ExactTables exact = open(rules, tables, inputs);
          learnt.accept(
              new EvaluationTraining(rules, games, nodes, seed).run(target, exact, inputs, crew));
        });
  }

  /**
   * How games begin: the opening book of the player {@code strong} and of the engine.
   *
   * @param positions that it has at least
   * @param nodes that the search looks at in each
   * @param tables for exact endings
   */
  public static SolvedBuild openings(
      OwareRules rules, int positions, long nodes, List<Path> tables) {
    if (positions < 1 || positions > MOST_OPENINGS || nodes < 1) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a book of %,d positions with %,d nodes each cannot be built; choose 1 to %,d"
                  + " positions and at least 1 node",
              positions,
              nodes,
              MOST_OPENINGS));
    }
    String what = "oware openings, " + rules.name() + " rules";
    return new SolvedBuild(
        what,
        positions,
        "positions",
        FileForm.TABLE,
        (target, threads) ->
            new BuildPlan(
                what,
                BYTES_TO_BUILD_A_POSITION * positions,
                0,
                0,
                BYTES_OF_A_POSITION * positions,
                0),
        (target, crew) -> {
          SortedMap<String, String> inputs = new TreeMap<>();
          ExactTables exact = open(rules, tables, inputs);
          inputs.put(BoardEvaluation.SHIPPED.name(), BoardEvaluation.SHIPPED.sha256());
          new OpeningExpansion(rules, positions, nodes)
              .run(target, exact, BoardEvaluation.shipped(), inputs, crew);
        });
  }

  private static ExactTables open(
      OwareRules rules, List<Path> tables, SortedMap<String, String> inputs) throws IOException {
    List<OwareTable> opened = new ArrayList<>();
    for (Path table : tables) {
      opened.add(OwareTables.open(table, rules, rules.hasTurnLimit()));
      inputs.put(table.getFileName().toString(), Sha256.of(table));
    }
    return ExactTables.of(rules, opened);
  }

  private static String upTo(int seeds) {
    return "up to " + seeds + (seeds == 1 ? " seed" : " seeds");
  }

  private static void checkMemory(int seeds, long bytesNeeded) {
    long most = Runtime.getRuntime().maxMemory();
    if (bytesNeeded > most) {
      throw new NotEnoughRoomException(
          String.format(
              Locale.ROOT,
              "%d seeds need about %,d MB of memory, but Java may use %,d MB; ask for fewer seeds,"
                  + " or allow more with HINDSIGHT_JAVA_OPTS=-Xmx%dg",
              seeds,
              bytesNeeded >> 20,
              most >> 20,
              (bytesNeeded >> 30) + 2));
    }
  }

  private static SolvedBuild build(
      String what, int seeds, SolvedBuild.Planner planner, SolvedBuild.Work work) {
    return new SolvedBuild(
        what, new SeedIndex(seeds).size(), "boards", FileForm.TABLE, planner, work);
  }
}
