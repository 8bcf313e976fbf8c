package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Code that nothing but a test runs is dead: it goes, or it stands here with the reason.
 *
 * <p>Alive is what {@code Main} reaches, and what the library of a game offers to other programs.
 */
@Tag("slow")
class DeadCodeTest {
  private static final String BASE = "dev.hindsight.";

  private static final JavaClasses MAIN = MainClasses.imported();

  /** Found by their names, because they need a module or a step of the build. */
  private static final Set<String> STARTED_BY_NAME =
      Set.of(
          "backgammon.build.VectorDoubleLanes",
          "backgammon.build.VectorFloatLanes",
          "crossword.rules.words.EnableGraph",
          "neural.VectorArithmetic",
          "studio.tables.BuildProcess");

  /** The program as a test runs it: on streams of its own, or with limits that make it small. */
  private static final Set<String> FOR_TESTS_TO_START =
      Set.of(
          "backgammon.build.TwoSidedBuilder.buildInBands",
          "backgammon.table.BackgammonNets.random",
          "cli.CommandRunner.run",
          "cli.terminal.Console.of",
          "cli.terminal.KeptWork.beside",
          "crossword.build.RackEquityTraining.build",
          "crossword.build.SweepTraining.build",
          "crossword.build.placement.PlacementTraining.build",
          "crossword.play.endgame.EndgameLimits.withPlies",
          "crossword.play.endgame.EndgameLimits.withWinFirst",
          "crossword.play.preendgame.PreEndgameLimits.withCandidates",
          "crossword.play.sweep.RackPrefixes.<init>",
          "oware.table.export.Language.fileName",
          "oware.table.export.SourceKind.className",
          "workbench.backgammon.redis.RedisPassword.of",
          "workbench.backgammon.redis.RedisSettings.withTimes");

  /**
   * Windows: what a test must see to compare a fast way with a slow one, or a file with what was
   * written.
   */
  private static final Set<String> FOR_TESTS_TO_SEE =
      Set.of(
          "backgammon.index.BearoffMoves.count",
          "backgammon.table.BackgammonNets.rounded",
          "core.measure.Moments.maximum",
          "core.measure.Moments.minimum",
          "core.measure.Moments.checkNotEmpty",
          "core.measure.PairedComparison.pairsWithHalfPoints",
          "core.measure.PairedComparison.spreadPerPair",
          "core.runs.UnusableCheckpointException.path",
          "core.tables.TableException.path",
          "crossword.play.inference.InferenceResult.observation",
          "crossword.play.inference.InferenceResult.recordedCandidates",
          "crossword.play.inference.InferenceResult.recordedWeights",
          "crossword.play.simulation.Playout.scorePoints",
          "crossword.rules.board.Bag.toArray",
          "crossword.rules.board.Game.scorelessTurns",
          "crossword.table.PlacementTable.exposureVarianceThousandths",
          "crossword.table.WinChanceTable.games",
          "neural.Arithmetic.name",
          "neural.InputAlphabet.inputs",
          "neural.NetworkColumn.rounded",
          "neural.NetworkTrainer.gradient",
          "oware.table.BookTable.isComplete",
          "oware.table.EndgameTable.hasBounds",
          "studio.web.Pages.packedBytes");

  /** Pairs and families of which one half, or one type, has no user yet. */
  private static final Set<String> OTHER_HALVES =
      Set.of(
          "backgammon.index.BearoffIndex.side",
          "backgammon.rules.MatchScore.after",
          "backgammon.rules.notation.GnubgId.parseBoard",
          "core.runs.NamedArrays.shorts",
          "core.tables.BytesColumn.<init>",
          "core.tables.BytesColumn.copyTo",
          "core.tables.BytesColumn.get",
          "core.tables.BytesColumn.size",
          "core.tables.Float32Column.get",
          "core.tables.Float64Column.get",
          "core.tables.Int32Column.get",
          "core.tables.Int64Column.get",
          "core.tables.Table.bytes",
          "crossword.index.PoolIndex.rank",
          "crossword.index.PoolIndex.unrank",
          "crossword.play.sweep.RackPrefixes.unrank");

  /** What the module cluster calls, which is not seen from here. */
  private static final Set<String> FOR_THE_CLUSTER =
      Set.of(
          "core.runs.ArrayBytes.of",
          "core.runs.ArrayBytes.size",
          "core.runs.ArrayBytes.read",
          "core.runs.ArrayBytes.readName",
          "core.runs.ArrayBytes.need",
          "core.runs.ArrayBytes.damaged",
          "core.runs.ArrayBytes.checksum",
          "core.runs.ArrayBytes.put",
          "core.runs.ArrayBytes.with",
          "core.runs.ArrayBytes.<clinit>",
          "core.runs.NamedArrays.ofBytes",
          "core.runs.NamedArrays.toBytes",
          "core.runs.Progress.mended",
          "core.runs.RunPlan.text",
          "core.runs.TallyCodec.ofBytes",
          "core.runs.TallyCodec.toBytes",
          "core.runs.Trials.luggage",
          "workbench.json.JsonPrinter.text",
          "workbench.runs.RunLog.fault",
          "workbench.runs.RunWatch.mended");

  /** Whole classes that wait for the command that will use them. */
  private static final Set<String> WAITING =
      Set.of(
          "crossword.lab.EndgameExperiment",
          "crossword.lab.EndgameFigures",
          "crossword.rules.board.MoveCheck",
          "crossword.rules.notation.GcgRecord",
          "neural.OnnxExport",
          "neural.ProtobufWriter");

  private static final Set<String> WAITING_METHODS =
      Set.of("crossword.rules.board.Game.findObstacle", "crossword.rules.notation.Gcg.write");

  @Test
  void whatOnlyTestsReachIsGoneOrExplained() {
    Reachability alive = Reachability.from(roots());
    Set<String> dead =
        MAIN.stream()
            .flatMap(type -> type.getCodeUnits().stream())
            .filter(unit -> !alive.contains(unit) && isWritten(unit))
            .map(DeadCodeTest::name)
            .filter(name -> !WAITING.contains(outermost(name)))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(dead)
        .as("methods that nothing but tests can reach")
        .isSubsetOf(
            Stream.of(
                    FOR_TESTS_TO_START,
                    FOR_TESTS_TO_SEE,
                    FOR_THE_CLUSTER,
                    OTHER_HALVES,
                    WAITING_METHODS)
                .flatMap(Set::stream)
                .collect(Collectors.toCollection(TreeSet::new)));
  }

  @Test
  void theWalkFindsWhatNobodyCalls() {
    Reachability alive =
        Reachability.from(MAIN.get(CommandRunner.class).getMethods().stream().limit(0));
    assertThat(MAIN.get(CommandRunner.class).getMethods()).noneMatch(alive::contains);
    assertThat(MAIN.get(CommandRunner.class).getMethods())
        .anyMatch(Reachability.from(roots())::contains);
  }

  private static Stream<JavaCodeUnit> roots() {
    return Stream.of(
            MAIN.get(Main.class).getMethods().stream(),
            STARTED_BY_NAME.stream().flatMap(name -> MAIN.get(BASE + name).getCodeUnits().stream()),
            MAIN.stream()
                .filter(type -> ArchitectureTest.games().contains(last(type.getPackageName())))
                .filter(type -> type.getPackageName().split("\\.").length == 3)
                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                .flatMap(type -> type.getCodeUnits().stream())
                .filter(unit -> unit.getModifiers().contains(JavaModifier.PUBLIC)))
        .flatMap(units -> units);
  }

  /** Whether somebody wrote it; the rest the compiler makes by itself, and it costs nobody time. */
  private static boolean isWritten(JavaCodeUnit unit) {
    JavaClass owner = unit.getOwner();
    boolean hasNoParameters = unit.getRawParameterTypes().isEmpty();
    boolean isMadeByTheCompiler =
        Stream.of(owner.getModifiers(), unit.getModifiers())
            .anyMatch(modifiers -> modifiers.contains(JavaModifier.SYNTHETIC));
    boolean isOfARecord =
        owner.isRecord()
            && ((hasNoParameters && owner.tryGetField(unit.getName()).isPresent())
                || List.of("equals", "hashCode", "toString").contains(unit.getName()));
    boolean isOfAnEnum =
        owner.isEnum() && List.of("values", "valueOf", "<init>").contains(unit.getName());
    boolean forbidsInstances =
        unit.isConstructor()
            && hasNoParameters
            && unit.getModifiers().contains(JavaModifier.PRIVATE);
    return !isMadeByTheCompiler && !isOfARecord && !isOfAnEnum && !forbidsInstances;
  }

  private static String name(JavaCodeUnit unit) {
    return (unit.getOwner().getName() + "." + unit.getName()).substring(BASE.length());
  }

  private static String outermost(String name) {
    return name.replaceFirst("\\$.*|\\.[^.]+$", "");
  }

  private static String last(String packageName) {
    return packageName.substring(packageName.lastIndexOf('.') + 1);
  }
}
