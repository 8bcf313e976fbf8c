package dev.hindsight.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.hindsight.cli.Main;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Code that nothing but a test runs is dead: it goes, or it stands here with the reason.
 *
 * <p>Alive is what {@code Main} reaches, and what the library offers to other programs.
 */
@Tag("slow")
class DeadCodeTest {
  private static final String BASE = "dev.hindsight.";

  private static final JavaClasses MAIN = MainClasses.imported();

  /** Found by their names, because they need a module or a step of the build, or are a service. */
  private static final Set<String> STARTED_BY_NAME =
      Set.of(
          "backgammon.build.bearoff.VectorDoubleLanes",
          "backgammon.build.bearoff.VectorFloatLanes",
          "crossword.rules.words.EnableGraph",
          "lab.LabCommand",
          "neural.VectorArithmetic",
          "studio.tables.BuildProcess");

  /** The program as a test runs it: on streams of its own, or with limits that make it small. */
  private static final Set<String> FOR_TESTS_TO_START =
      Set.of(
          "backgammon.build.bearoff.TwoSidedBuilder.buildInBands",
          "cli.terminal.KeptWork.beside",
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
          "core.measure.PairedComparison.pairsWithHalfPoints",
          "core.tables.Int16Column.size",
          "crossword.play.endgame.EndgameValuer.isProven",
          "crossword.play.inference.InferenceResult.recordedWeights",
          "crossword.play.simulation.Playout.scorePoints",
          "crossword.rules.board.Bag.toArray",
          "crossword.table.WinChanceTable.games",
          "neural.Arithmetic.name",
          "neural.InputAlphabet$Builder.endSymbol",
          "neural.NetworkColumn.rounded",
          "neural.NetworkEvaluator.evaluateRest",
          "neural.NetworkEvaluator.share",
          "neural.NetworkTrainer.gradient",
          "neural.QuantisedNetwork.of",
          "oware.table.OpeningBook.nodes",
          "oware.table.OpeningBook.rules",
          "oware.table.OpeningBook.size",
          "studio.web.Pages.packedBytes",
          "workbench.backgammon.play.BackgammonQuiz$Question.right");

  /** Pairs and families of which one half, or one type, has no user yet. */
  private static final Set<String> OTHER_HALVES = Set.of("backgammon.rules.MatchScore.after");

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
          "core.runs.Checkpoints.isThereBeside",
          "core.runs.NamedArrays.ofBytes",
          "core.runs.NamedArrays.toBytes",
          "core.runs.TallyCodec.ofBytes",
          "core.runs.TallyCodec.toBytes",
          "core.runs.Trials.luggage",
          "workbench.backgammon.build.BackgammonWork.runUpTo");

  private static final Reachability ALIVE = Reachability.from(roots());

  @Test
  void whatOnlyTestsReachIsGoneOrExplained() {
    assertThat(without(dead(), explained()))
        .as("methods that nothing but tests can reach")
        .isEmpty();
  }

  /** An exception that has found a user, or is gone, goes from the list. */
  @Test
  void nothingIsExplainedThatIsAliveOrGone() {
    assertThat(without(explained(), dead())).as("exceptions without need").isEmpty();
  }

  /** Of a few classes somebody can see at a glance what runs. */
  @Test
  void theWalkFindsWhatRunsAndNothingElse() {
    JavaClasses few =
        new ClassFileImporter()
            .importClasses(Root.class, Used.class, Shape.class, Square.class, Circle.class);
    Reachability reached = Reachability.from(few.get(Root.class).getMethods().stream());
    assertThat(
            few.stream()
                .flatMap(type -> type.getMethods().stream())
                .filter(reached::contains)
                .map(method -> method.getOwner().getSimpleName() + "." + method.getName()))
        .containsExactlyInAnyOrder(
            "Root.run", "Used.called", "Used.referenced", "Shape.area", "Square.area");
  }

  static final class Root {
    private Root() {}

    static int run() {
      IntSupplier referenced = Used::referenced;
      Shape shape = new Square();
      return new Used().called() + referenced.getAsInt() + shape.area();
    }
  }

  static final class Used {
    int called() {
      return 1;
    }

    static int referenced() {
      return 2;
    }

    int neverCalled() {
      return 3;
    }
  }

  interface Shape {
    int area();
  }

  static final class Square implements Shape {
    @Override
    public int area() {
      return 4;
    }

    int neverCalled() {
      return 5;
    }
  }

  /** Nobody makes one. */
  static final class Circle implements Shape {
    @Override
    public int area() {
      return 6;
    }
  }

  private static Set<String> without(Set<String> all, Set<String> some) {
    Set<String> rest = new TreeSet<>(all);
    rest.removeAll(some);
    return rest;
  }

  private static Set<String> dead() {
    return MAIN.stream()
        .flatMap(type -> type.getCodeUnits().stream())
        .filter(unit -> !ALIVE.contains(unit) && isWritten(unit))
        .map(DeadCodeTest::name)
        // Words with which answers describe themselves; all of them need not be used at once.
        .filter(name -> !name.startsWith("workbench.answers."))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> explained() {
    return Stream.of(FOR_TESTS_TO_START, FOR_TESTS_TO_SEE, FOR_THE_CLUSTER, OTHER_HALVES)
        .flatMap(Set::stream)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<JavaCodeUnit> roots() {
    return Stream.of(
            MAIN.get(Main.class).getMethods().stream(),
            STARTED_BY_NAME.stream().flatMap(name -> MAIN.get(BASE + name).getCodeUnits().stream()),
            MAIN.stream()
                .filter(type -> isOfTheLibrary(last(type.getPackageName())))
                .filter(type -> type.getPackageName().split("\\.").length == 3)
                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                .flatMap(type -> type.getCodeUnits().stream())
                .filter(unit -> unit.getModifiers().contains(JavaModifier.PUBLIC)))
        .flatMap(units -> units);
  }

  private static boolean isOfTheLibrary(String name) {
    return ArchitectureTest.games().contains(name) || name.equals("questions");
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

  private static String last(String packageName) {
    return packageName.substring(packageName.lastIndexOf('.') + 1);
  }
}
