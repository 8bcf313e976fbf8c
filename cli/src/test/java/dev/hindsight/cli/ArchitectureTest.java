package dev.hindsight.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.BaseStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The arrows between packages, and what main code does not do. */
class ArchitectureTest {
  private static final String BASE = "dev.hindsight.";

  /** Inside every game, each may use those before it. */
  private static final List<String> STEPS = List.of("rules", "index", "table", "play", "build");

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(location -> !location.contains("test-jar"))
          .importPackages("dev.hindsight");

  @Test
  void everyModuleIsSeen() {
    assertThat(MAIN.stream().map(type -> type.getPackageName().split("\\.")[2]).distinct())
        .contains("core", "oware", "cli");
  }

  @ParameterizedTest
  @ValueSource(strings = {"oware"})
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

  @ParameterizedTest
  @ValueSource(strings = {"oware"})
  void aGameHasTheFivePackagesAndNoOther(String game) {
    assertThat(
            MAIN.stream()
                .map(type -> type.getPackageName())
                .filter(name -> name.startsWith(BASE + game + "."))
                .map(name -> name.split("\\.")[3])
                .distinct())
        .isSubsetOf(STEPS);
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

  @Test
  void gamesKnowNeitherTheWorkbenchNorOneAnother() {
    noClasses()
        .that()
        .resideInAPackage(BASE + "oware..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(BASE + "workbench..", BASE + "crossword..", BASE + "backgammon..")
        .check(MAIN);
  }

  @Test
  void nothingDependsOnTheCommandLine() {
    noClasses()
        .that()
        .resideOutsideOfPackage(BASE + "cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(BASE + "cli..")
        .check(MAIN);
  }

  @Test
  void onlyTheMainClassEndsTheProgram() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(Main.class.getName())
        .should()
        .callMethod(System.class, "exit", int.class)
        .orShould()
        .callMethod(Runtime.class, "exit", int.class)
        .orShould()
        .callMethod(Runtime.class, "halt", int.class)
        .check(MAIN);
  }

  @Test
  void onlyTheCommandLineTouchesTheStandardStreams() {
    noClasses()
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .accessField(System.class, "in")
        .check(MAIN);
  }

  @Test
  void randomnessComesFromSeedsAlone() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .areAssignableTo(ThreadLocalRandom.class)
        .orShould()
        .callConstructor(Random.class)
        .orShould()
        .callMethod(Math.class, "random")
        .check(MAIN);
  }

  @Test
  void nobodyHidesWorkInTheCommonPool() {
    noClasses()
        .should()
        .callMethod(BaseStream.class, "parallel")
        .orShould()
        .callMethod(java.util.Collection.class, "parallelStream")
        .orShould()
        .callMethod(ForkJoinPool.class, "commonPool")
        .check(MAIN);
  }

  @Test
  void staticFieldsAreFinal() {
    fields()
        .that()
        .areStatic()
        .and()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .and()
        .doNotHaveName("$VALUES")
        .should()
        .beFinal()
        .check(MAIN);
  }
}
