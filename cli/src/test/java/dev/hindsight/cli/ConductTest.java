package dev.hindsight.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What main code does not do, whatever the package; each rule is shown to catch an offender. */
@Tag("slow")
class ConductTest {
  private static final JavaClasses MAIN = MainClasses.imported();

  private static final Set<String> COMMON_POOL_METHODS =
      Set.of("parallel", "parallelStream", "parallelSort", "parallelSetAll", "commonPool");

  private static final ArchRule ONLY_MAIN_ENDS_THE_PROGRAM =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName(Main.class.getName())
          .should()
          .callMethod(System.class, "exit", int.class)
          .orShould()
          .callMethod(Runtime.class, "exit", int.class)
          .orShould()
          .callMethod(Runtime.class, "halt", int.class);

  /** But for a build of the studio, a process of its own that reports on them to its parent. */
  private static final ArchRule NOBODY_TOUCHES_THE_STANDARD_STREAMS =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("dev.hindsight.studio.tables.BuildProcess")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .orShould()
          .accessField(System.class, "in");

  private static final ArchRule CHANCE_COMES_FROM_TRIALS =
      noClasses()
          .should()
          .dependOnClassesThat()
          .belongToAnyOf(Random.class, ThreadLocalRandom.class)
          .orShould()
          .callMethod(Math.class, "random");

  private static final ArchRule NO_WORK_IN_THE_COMMON_POOL =
      noClasses()
          .should()
          .callMethodWhere(describe("runs in the common pool", ConductTest::isCommonPool));

  private static final ArchRule STATIC_FIELDS_ARE_FINAL =
      fields()
          .that()
          .areStatic()
          .and()
          .doNotHaveModifier(JavaModifier.SYNTHETIC)
          .should()
          .beFinal();

  /**
   * Where people and other programs hand in moves and positions of crossword games as text, and
   * where positions stand in the source: the demo and the fixed workloads of bench.
   */
  private static final Set<String> DOORS_FOR_CROSSWORD_TEXT =
      Set.of(
          "dev.hindsight.crossword.Crossword",
          "dev.hindsight.bench.CrosswordEndingsBench",
          "dev.hindsight.bench.CrosswordPlacementBench",
          "dev.hindsight.bench.CrosswordValuesBench",
          "dev.hindsight.cli.crossword.CrosswordDemo",
          "dev.hindsight.cli.crossword.ask.CrosswordAskCommand",
          "dev.hindsight.cli.crossword.ask.CrosswordInferCommand",
          "dev.hindsight.cli.crossword.ask.CrosswordLeaveCommand",
          "dev.hindsight.cli.crossword.ask.CrosswordSimulateCommand",
          "dev.hindsight.workbench.crossword.play.CrosswordMoveMade",
          "dev.hindsight.workbench.crossword.play.CrosswordPlay",
          "dev.hindsight.studio.crossword.CrosswordRoutes",
          "dev.hindsight.studio.crossword.Positions",
          "dev.hindsight.studio.crossword.SimulationRoutes");

  /** What main code wrote it never reads back: answers hold moves and positions themselves. */
  private static final ArchRule ONLY_DOORS_READ_CROSSWORD_TEXT =
      noClasses()
          .that(
              describe(
                  "are neither doors nor notation",
                  type ->
                      !DOORS_FOR_CROSSWORD_TEXT.contains(type.getName())
                          && !type.getPackageName().equals(Cgp.class.getPackageName())))
          .should()
          .callMethodWhere(describe("reads a move or a position", ConductTest::readsCrosswordText));

  private static boolean readsCrosswordText(JavaMethodCall call) {
    return call.getName().startsWith("parse")
        && (call.getTargetOwner().isEquivalentTo(Cgp.class)
            || call.getTargetOwner().isEquivalentTo(MoveNotation.class));
  }

  private static boolean isCommonPool(JavaMethodCall call) {
    return call.getTargetOwner().getPackageName().startsWith("java.util")
        && COMMON_POOL_METHODS.contains(call.getName());
  }

  static Stream<Arguments> rules() {
    return Map.of(
            ONLY_MAIN_ENDS_THE_PROGRAM, Ender.class,
            NOBODY_TOUCHES_THE_STANDARD_STREAMS, Talker.class,
            CHANCE_COMES_FROM_TRIALS, Gambler.class,
            NO_WORK_IN_THE_COMMON_POOL, Hider.class,
            STATIC_FIELDS_ARE_FINAL, Rememberer.class,
            ONLY_DOORS_READ_CROSSWORD_TEXT, Rereader.class)
        .entrySet()
        .stream()
        .map(entry -> Arguments.of(entry.getKey(), entry.getValue()));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void mainCodeKeepsTheRule(ArchRule rule, Class<?> offender) {
    rule.check(MAIN);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theRuleCatchesAnOffender(ArchRule rule, Class<?> offender) {
    JavaClasses one = new ClassFileImporter().importClasses(offender);
    assertThat(rule.evaluate(one).hasViolation()).as(rule.getDescription()).isTrue();
  }

  static final class Rereader {
    Object reread(String text, CrosswordRules rules) {
      return Cgp.parse(text, rules);
    }
  }

  static final class Ender {
    void end() {
      System.exit(0);
    }
  }

  static final class Talker {
    void talk() {
      System.out.println();
    }
  }

  static final class Gambler {
    int gamble() {
      return new Random(1).nextInt();
    }
  }

  static final class Hider {
    long hide(List<String> list) {
      return list.parallelStream().count();
    }
  }

  @SuppressWarnings("NonFinalStaticField")
  static final class Rememberer {
    static int memory;
  }
}
