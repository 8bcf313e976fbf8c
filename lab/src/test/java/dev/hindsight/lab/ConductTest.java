package dev.hindsight.lab;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import dev.hindsight.backgammon.rules.notation.FibsBoard;
import dev.hindsight.backgammon.rules.notation.GnubgId;
import dev.hindsight.backgammon.rules.notation.MatFile;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.cli.Main;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.notation.OgnReader;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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

  /**
   * The compiler refuses most of these; here are the roads around it, and text that a later
   * argument would make depend on the language.
   */
  private static final ArchRule NOBODY_ASKS_FOR_THE_LANGUAGE_OF_THE_MACHINE =
      noClasses()
          .should()
          .callMethod(Locale.class, "getDefault")
          .orShould()
          .callMethod(Locale.class, "getDefault", Locale.Category.class)
          .orShould()
          .callMethod(Charset.class, "defaultCharset")
          .orShould()
          .callMethod(ZoneId.class, "systemDefault")
          .orShould()
          .callMethod(TimeZone.class, "getDefault")
          .orShould()
          .callMethod(String.class, "formatted", Object[].class)
          .orShould()
          .callMethod(String.class, "format", String.class, Object[].class)
          .orShould()
          .callMethod(PrintWriter.class, "printf", String.class, Object[].class)
          .orShould()
          .callMethod(PrintStream.class, "printf", String.class, Object[].class);

  private static final ArchRule STATIC_FIELDS_ARE_FINAL =
      fields()
          .that()
          .areStatic()
          .and()
          .doNotHaveModifier(JavaModifier.SYNTHETIC)
          .should()
          .beFinal();

  /**
   * Where people and other programs hand in moves, positions and games as text, and where they
   * stand in the source: the demos, the openings that players know, examples of exported nets, the
   * fixed workloads of bench.
   */
  private static final Set<String> DOORS_FOR_TEXT =
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
          "dev.hindsight.workbench.crossword.engine.CrosswordEngine",
          "dev.hindsight.workbench.crossword.play.CrosswordMoveMade",
          "dev.hindsight.workbench.crossword.play.EnginePlayer",
          "dev.hindsight.workbench.crossword.play.CrosswordPlay",
          "dev.hindsight.workbench.crossword.CrosswordQuestions",
          "dev.hindsight.workbench.crossword.CrosswordSettings",
          "dev.hindsight.workbench.crossword.SimulationQuestions",
          "dev.hindsight.workbench.backgammon.BackgammonQuestions",
          "dev.hindsight.workbench.oware.OwareQuestions",
          "dev.hindsight.studio.crossword.CrosswordRoutes",
          "dev.hindsight.studio.crossword.Positions",
          "dev.hindsight.studio.crossword.SimulationRoutes",
          "dev.hindsight.backgammon.Backgammon",
          "dev.hindsight.backgammon.BackgammonNet",
          "dev.hindsight.backgammon.BearoffRolls",
          "dev.hindsight.backgammon.play.OpeningBook",
          "dev.hindsight.backgammon.play.players.GnubgPlayer",
          "dev.hindsight.backgammon.play.players.UbgiPlayer",
          "dev.hindsight.backgammon.table.foreign.OnnxNets",
          "dev.hindsight.cli.backgammon.BackgammonDemo",
          "dev.hindsight.cli.backgammon.ask.BackgammonAskCommand",
          "dev.hindsight.cli.backgammon.ask.BackgammonRolloutCommand",
          "dev.hindsight.cli.backgammon.play.PlayedBackgammon",
          // A plan of a run is a file that somebody hands in.
          "dev.hindsight.workbench.backgammon.ask.RolloutRequest",
          "dev.hindsight.workbench.backgammon.engine.GnubgServer",
          "dev.hindsight.workbench.backgammon.engine.UbgiEngine",
          "dev.hindsight.workbench.backgammon.play.BackgammonMoveMade",
          "dev.hindsight.workbench.backgammon.review.BackgammonReview",
          "dev.hindsight.studio.backgammon.BackgammonRoutes",
          "dev.hindsight.studio.backgammon.MatchRoutes",
          "dev.hindsight.oware.Oware",
          "dev.hindsight.oware.play.engine.OwareEngine",
          "dev.hindsight.oware.play.players.UciPlayer",
          "dev.hindsight.cli.oware.OwareAskCommand",
          "dev.hindsight.cli.oware.OwareDemo",
          "dev.hindsight.workbench.oware.OwareGameRecords",
          "dev.hindsight.workbench.oware.OwarePlay",
          "dev.hindsight.studio.oware.OwareRoutes");

  private static final Set<String> ROOMS_OF_NOTATION =
      Set.of(
          Cgp.class.getPackageName(),
          Xgid.class.getPackageName(),
          OgnReader.class.getPackageName());

  /** What main code wrote it never reads back: answers hold moves and positions themselves. */
  private static final ArchRule ONLY_DOORS_READ_TEXT =
      noClasses()
          .that(
              describe(
                  "are neither doors nor notation",
                  type ->
                      !DOORS_FOR_TEXT.contains(type.getName())
                          && !ROOMS_OF_NOTATION.contains(type.getPackageName())))
          .should()
          .accessTargetWhere(describe("reads a move or a position", ConductTest::readsText));

  private static final List<Class<?>> READERS =
      List.of(
          Cgp.class,
          MoveNotation.class,
          Xgid.class,
          GnubgId.class,
          FibsBoard.class,
          PositionText.class,
          MatFile.class,
          dev.hindsight.backgammon.rules.notation.MoveNotation.class,
          OgnReader.class,
          OwarePosition.class);

  /** Called by another class, or handed on as a reference. */
  private static boolean readsText(JavaAccess<?> access) {
    String name = access.getName();
    return (name.startsWith("parse") || name.startsWith("read") || name.startsWith("find"))
        && !access.getOriginOwner().equals(access.getTargetOwner())
        && READERS.stream().anyMatch(access.getTargetOwner()::isEquivalentTo);
  }

  private static boolean isCommonPool(JavaMethodCall call) {
    return call.getTargetOwner().getPackageName().startsWith("java.util")
        && COMMON_POOL_METHODS.contains(call.getName());
  }

  /**
   * Where files are opened to be written: whole ones, lines of a log, values that do not fit the
   * memory, games on their way to a learner, and what a cluster is handed. The others on the list
   * open channels to read.
   */
  private static final Set<String> DOORS_FOR_WRITING =
      Set.of(
          "dev.hindsight.core.tables.WholeFile",
          "dev.hindsight.core.tables.AppendedLines",
          "dev.hindsight.core.runs.ScratchFile",
          "dev.hindsight.backgammon.build.nets.SpillingBuffer",
          "dev.hindsight.cluster.ClusterSession",
          "dev.hindsight.core.tables.TableInput",
          "dev.hindsight.backgammon.table.foreign.GnubgOneSided",
          "dev.hindsight.backgammon.table.foreign.GnubgTwoSided");

  private static final Set<String> WAYS_TO_WRITE =
      Set.of(
          "java.nio.file.Files.newOutputStream",
          "java.nio.file.Files.newBufferedWriter",
          "java.nio.file.Files.newByteChannel",
          "java.nio.file.Files.write",
          "java.nio.file.Files.writeString",
          "java.nio.file.Files.copy",
          "java.nio.file.Files.createFile",
          "java.nio.file.Files.createLink",
          "java.nio.file.Files.createSymbolicLink",
          "java.nio.channels.FileChannel.open",
          "java.nio.channels.AsynchronousFileChannel.open",
          "java.io.FileOutputStream.<init>",
          "java.io.FileWriter.<init>",
          "java.io.RandomAccessFile.<init>");

  private static final ArchRule ONLY_DOORS_WRITE_FILES =
      noClasses()
          .that(describe("are no doors", type -> !DOORS_FOR_WRITING.contains(outermost(type))))
          .should()
          .callCodeUnitWhere(describe("opens a file to write", ConductTest::opensToWrite));

  private static String outermost(JavaClass type) {
    return type.getName().replaceFirst("\\$.*", "");
  }

  /** The standard streams of the program are files too, but are open already. */
  private static boolean opensToWrite(JavaCall<?> call) {
    String called = call.getTargetOwner().getName() + "." + call.getName();
    return WAYS_TO_WRITE.contains(called)
        && call.getTarget().getRawParameterTypes().stream()
            .noneMatch(type -> type.isEquivalentTo(FileDescriptor.class));
  }

  static Stream<Arguments> rules() {
    return Map.of(
            ONLY_MAIN_ENDS_THE_PROGRAM, Ender.class,
            NOBODY_TOUCHES_THE_STANDARD_STREAMS, Talker.class,
            CHANCE_COMES_FROM_TRIALS, Gambler.class,
            NO_WORK_IN_THE_COMMON_POOL, Hider.class,
            NOBODY_ASKS_FOR_THE_LANGUAGE_OF_THE_MACHINE, Speaker.class,
            STATIC_FIELDS_ARE_FINAL, Rememberer.class,
            ONLY_DOORS_READ_TEXT, Rereader.class,
            ONLY_DOORS_WRITE_FILES, Scribbler.class)
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

    Function<String, ?> handOn() {
      return Xgid::parse;
    }
  }

  static final class Scribbler {
    void scribble(Path file) throws IOException {
      Files.writeString(file, "something");
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

  static final class Speaker {
    String speak(String name) {
      return "%s".formatted(name);
    }
  }

  @SuppressWarnings("NonFinalStaticField")
  static final class Rememberer {
    static int memory;
  }

  /** An option of a command in a text, but not the dashes of an XGID. */
  private static final Pattern OPTION =
      Pattern.compile("\"[^\"\\n]*(?<![\\w-])--[a-z][a-z-]+[^\"\\n]*\"");

  /** What is no sentence for a user: recipes in files, commands of others, a command to copy. */
  private static final Set<String> NO_SENTENCES =
      Set.of("EvaluationTraining.java", "RedisConnection.java", "Recipe.java", "Builds.java");

  @Test
  void onlyTheCommandLineNamesItsOptions() throws IOException {
    assertThat(OPTION.matcher("\"name them with --tiles\"").find()).isTrue();
    assertThat(OPTION.matcher("\"XGID=-A----a--:0\"").find()).isFalse();
    List<String> named = new ArrayList<>();
    for (String module :
        List.of(
            "core", "neural", "oware", "backgammon", "crossword", "workbench", "serve", "studio")) {
      try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          if (!NO_SENTENCES.contains(file.getFileName().toString())) {
            Files.readAllLines(file).stream()
                .filter(line -> !line.strip().startsWith("*") && !line.strip().startsWith("/"))
                .filter(line -> OPTION.matcher(line).find())
                .forEach(line -> named.add(file.getFileName() + ": " + line.strip()));
          }
        }
      }
    }
    assertThat(named).as("a setting is named in backquotes: see SettingNames").isEmpty();
  }
}
