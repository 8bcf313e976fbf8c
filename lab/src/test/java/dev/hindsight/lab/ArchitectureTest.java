package dev.hindsight.lab;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The arrows between packages. */
@Tag("slow")
class ArchitectureTest {
  private static final String BASE = "dev.hindsight.";

  /** Inside every game, each may use those before it. */
  private static final List<String> STEPS = List.of("rules", "index", "table", "play", "build");

  /**
   * The rooms in which crossword games are played: each may use those of the lines before it, and
   * none of its own line. An empty name is the package itself, here that of the equipment.
   */
  private static final List<List<String>> ROOMS_OF_PLAY =
      List.of(
          List.of("evaluate"),
          List.of("find"),
          List.of(""),
          List.of("lanes", "sweep"),
          List.of("endgame"),
          List.of("simulation", "inference"),
          List.of("preendgame"),
          List.of("judge"),
          List.of("players"));

  /** The rooms of a game at the workbench, in the same order; last the list of its runs. */
  private static final List<List<String>> ROOMS_OF_THE_WORKBENCH =
      List.of(
          List.of("files", "redis"),
          List.of("ask", "build"),
          List.of("review", "play"),
          List.of("engine"),
          List.of(""));

  /** The rooms of a game at the command line; last its verbs as a whole. */
  private static final List<List<String>> ROOMS_OF_THE_COMMAND_LINE =
      List.of(List.of("options"), List.of("ask", "build"), List.of("review", "play"), List.of(""));

  /** The rooms in which tables of crossword games are learnt; first what they share. */
  private static final List<List<String>> ROOMS_OF_BUILD =
      List.of(
          List.of(""), List.of("racks", "wins"), List.of("sweeps", "placement"), List.of("lanes"));

  private static final JavaClasses MAIN = MainClasses.imported();

  /** Whatever has rules is a game. */
  static Set<String> games() {
    return MAIN.stream()
        .map(type -> type.getPackageName().split("\\."))
        .filter(names -> names.length > 3 && names[3].equals(STEPS.get(0)))
        .map(names -> names[2])
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyModuleIsSeen() {
    assertThat(games()).contains("oware", "backgammon", "crossword");
    assertThat(MAIN.containPackage("dev.hindsight.core.tables")).isTrue();
    assertThat(MAIN.containPackage("dev.hindsight.cli")).isTrue();
    assertThat(MAIN.containPackage("dev.hindsight.lab")).isTrue();
  }

  @ParameterizedTest
  @MethodSource("games")
  void insideAGameTheArrowsNeverPointBackwards(String game) {
    for (int step = 0; step < STEPS.size(); step++) {
      String[] later =
          STEPS.subList(step + 1, STEPS.size()).stream()
              .map(name -> BASE + game + "." + name + "..")
              .toArray(String[]::new);
      if (later.length > 0) {
        noClasses()
            .that()
            .resideInAPackage(BASE + game + "." + STEPS.get(step) + "..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(later)
            .allowEmptyShould(true)
            .check(MAIN);
      }
    }
  }

  @Test
  void theRoomsOfCrosswordPlayFollowEachOther() {
    checkOrder(BASE + "crossword.play", ROOMS_OF_PLAY);
  }

  @Test
  void theRoomsOfCrosswordBuildsFollowEachOther() {
    checkOrder(BASE + "crossword.build", ROOMS_OF_BUILD);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theRoomsOfAGameAtTheWorkbenchFollowEachOther(String game) {
    checkOrder(BASE + "workbench." + game, ROOMS_OF_THE_WORKBENCH);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theRoomsOfAGameAtTheCommandLineFollowEachOther(String game) {
    checkOrder(BASE + "cli." + game, ROOMS_OF_THE_COMMAND_LINE);
  }

  private static void checkOrder(String base, List<List<String>> rooms) {
    Set<String> earlier = new TreeSet<>();
    for (List<String> line : rooms) {
      for (String room : line) {
        String own = room.isEmpty() ? base : base + "." + room;
        noClasses()
            .that()
            .resideInAPackage(own)
            .should()
            .dependOnClassesThat(
                resideInAPackage(base + "..")
                    .and(not(resideInAPackage(own)))
                    .and(not(resideInAnyPackage(earlier.toArray(String[]::new))))
                    .as("are of a room that comes later or beside it"))
            .allowEmptyShould(true)
            .check(MAIN);
      }
      line.forEach(room -> earlier.add(room.isEmpty() ? base : base + "." + room));
    }
    assertThat(
            MAIN.stream()
                .map(type -> type.getPackageName())
                .filter(name -> name.equals(base) || name.startsWith(base + ".")))
        .as("every room has its place")
        .isSubsetOf(earlier);
  }

  @Test
  void onePlaceKnowsRedis() {
    noClasses()
        .that()
        .resideOutsideOfPackage(BASE + "workbench.backgammon.redis..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("redis.clients..")
        .check(MAIN);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theRoomsOfAGameFormNoCycles(String game) {
    slices()
        .assignedFrom(new Rooms(game))
        .should()
        .beFreeOfCycles()
        // One door a game: what opens any file has to know ours and those of other programs.
        .ignoreDependency(
            simpleNameEndingWith("Tables").and(resideInAPackage(BASE + game + ".table")),
            resideInAPackage(BASE + game + ".table.foreign"))
        .check(MAIN);
  }

  /** Every package of a game is a room. */
  private record Rooms(String game) implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      return type.getPackageName().startsWith(BASE + game)
          ? SliceIdentifier.of(type.getPackageName())
          : SliceIdentifier.ignore();
    }

    @Override
    public String getDescription() {
      return "packages of " + game;
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameHasTheFivePackagesAndNoOther(String game) {
    assertThat(
            MAIN.stream()
                .map(type -> type.getPackageName())
                .filter(name -> name.startsWith(BASE + game + "."))
                .map(name -> name.split("\\.")[3])
                .distinct())
        .isSubsetOf(STEPS);
  }

  /** It may use all of the game, and is for other programs: our own know the game itself. */
  @ParameterizedTest
  @MethodSource("games")
  void theLibraryOfAGameIsUsedByNobodyHere(String game) {
    noClasses()
        .that()
        .resideOutsideOfPackage(BASE + game)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(BASE + game)
        .check(MAIN);
  }

  @Test
  void theCoreStandsOnTheJdkAlone() {
    noClasses()
        .that()
        .resideInAPackage(BASE + "core..")
        .should()
        .dependOnClassesThat(
            not(resideInAPackage(BASE + "core.."))
                .and(not(resideInAPackage("java..")))
                .and(not(resideInAPackage("jdk..")))
                .and(not(resideInAPackage("org.jspecify.annotations")))
                .as("are of neither the core nor the JDK"))
        .check(MAIN);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameKnowsNeitherTheWorkbenchNorAnotherGame(String game) {
    noClasses()
        .that()
        .resideInAPackage(BASE + game + "..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("dev.hindsight..")
                .and(not(resideInAPackage(BASE + game + "..")))
                .and(not(resideInAPackage(BASE + "core..")))
                .and(not(resideInAPackage(BASE + "neural..")))
                .as("are of neither this game nor the core"))
        .check(MAIN);
  }

  @Test
  void nothingDependsOnTheLaboratory() {
    noClasses()
        .that()
        .resideOutsideOfPackage(BASE + "lab..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(BASE + "lab..")
        .check(MAIN);
  }

  @Test
  void nothingButTheLaboratoryDependsOnTheCommandLine() {
    noClasses()
        .that()
        .resideOutsideOfPackages(BASE + "cli..", BASE + "lab..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(BASE + "cli..")
        .check(MAIN);
  }

  /** So that to take a game out of the build breaks one line in each of these, and no other. */
  @ParameterizedTest
  @MethodSource("games")
  void outsideItsPackagesAGameIsNamedInOnePlacePerModule(String game) {
    Set<String> naming =
        MAIN.stream()
            .filter(type -> !isOf(game, type.getName()))
            .filter(
                type ->
                    type.getDirectDependenciesFromSelf().stream()
                        .anyMatch(found -> isOf(game, found.getTargetClass().getName())))
            .map(type -> type.getName().replaceFirst("\\$.*", ""))
            .collect(Collectors.toCollection(TreeSet::new));
    // The one list of tables that the studio builds; those of crossword games take hours.
    boolean built = naming.remove("dev.hindsight.studio.tables.Recipe");
    assertThat(built).isEqualTo(!game.equals("crossword"));
    boolean measured = naming.remove("dev.hindsight.lab.LabCommand");
    assertThat(measured).isEqualTo(!game.equals("oware"));
    assertThat(naming)
        .containsExactly(
            "dev.hindsight.bench.GameBench",
            "dev.hindsight.cli.HindsightCommand",
            "dev.hindsight.studio.Studio",
            "dev.hindsight.workbench.catalogue.Catalogue",
            "dev.hindsight.workbench.json.GameForms",
            "dev.hindsight.workbench.runs.RunKinds",
            "dev.hindsight.workbench.tables.AnyFile");
  }

  /** Whether a class is in a package of the game, or one of its classes in {@code bench}. */
  private static boolean isOf(String game, String type) {
    return type.matches(
        "dev\\.hindsight\\.(cli\\.|lab\\.|workbench\\.|studio\\.)?"
            + game
            + "\\..*|dev\\.hindsight\\.bench\\.(?i:"
            + game
            + ")\\w*(\\$.*)?");
  }
}
