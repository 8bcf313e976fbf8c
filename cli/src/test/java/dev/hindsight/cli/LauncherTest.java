package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The real script {@code hindsight}: which folder, which Java, which arguments. */
@DisabledOnOs(OS.WINDOWS)
@Tag("java")
class LauncherTest {
  /** Which compute long enough with nets or bearoffs that vectors pay. */
  static final List<String> WITH_VECTORS =
      List.of(
          "backgammon build anchors",
          "backgammon build bearoff",
          "backgammon build returns",
          "backgammon build rollouts",
          "backgammon duel",
          "lab backgammon",
          "backgammon learn",
          "backgammon learn-rollouts",
          "backgammon openings",
          "backgammon review",
          "backgammon rollout",
          "backgammon train",
          "backgammon work",
          "bench");

  @TempDir Path temp;
  private LauncherTree tree;

  @BeforeEach
  void copyTree() throws IOException {
    tree = LauncherTree.in(temp);
    tree.writeJar();
  }

  private static void assertVersion(ChildProcess child) {
    assertThat(child.err()).isEmpty();
    assertThat(child.out()).startsWith("hindsight ");
    assertThat(child.exitCode()).isZero();
  }

  /** For tests of the way to the jar: a java that only prints its arguments. */
  private void useFakeJava() throws IOException {
    tree.environment().put("HINDSIGHT_JAVA_HOME", tree.fakeJdk("fake", "17", true).toString());
  }

  private void assertJarFound(ChildProcess child) {
    assertThat(child.err()).isEmpty();
    assertThat(child.out()).endsWith(" -jar " + tree.jar() + " ask\n");
    assertThat(child.exitCode()).isZero();
  }

  @Test
  void startsFromAnotherFolderWithSpacesInThePath() throws Exception {
    assertVersion(tree.launch(tree.launcher(), Path.of("/"), "--version"));
  }

  @Test
  void findsItsJarFromAnyFolder() throws Exception {
    useFakeJava();
    assertJarFound(tree.launch(tree.launcher(), tree.root(), "ask"));
    assertJarFound(tree.launch(Path.of("./hindsight"), tree.root(), "ask"));
    assertJarFound(tree.launch(Path.of("../hindsight tree/hindsight"), tree.root(), "ask"));
    assertJarFound(
        ChildProcess.run(
            tree.root(), tree.environment(), List.of("/bin/sh", "-c", "sh hindsight ask")));
  }

  @Test
  void findsItsJarThroughChainsOfSymbolicLinks() throws Exception {
    useFakeJava();
    Path bin = Files.createDirectories(temp.resolve("some bin"));
    Path absolute = Files.createSymbolicLink(bin.resolve("absolute"), tree.launcher());
    Files.createSymbolicLink(temp.resolve("relative"), Path.of("some bin/absolute"));
    Path chain = Files.createSymbolicLink(bin.resolve("chain"), Path.of("../relative"));
    assertJarFound(tree.launch(absolute, temp, "ask"));
    assertJarFound(tree.launch(chain, Path.of("/"), "ask"));
    tree.environment().put("PATH", bin + ":/usr/bin:/bin");
    assertJarFound(
        ChildProcess.run(temp, tree.environment(), List.of("/bin/sh", "-c", "chain ask")));
  }

  @Test
  void aLoopOfLinksIsRefusedByTheSystemNotByAHang() throws Exception {
    Files.createSymbolicLink(temp.resolve("a"), Path.of("b"));
    Files.createSymbolicLink(temp.resolve("b"), Path.of("a"));
    ChildProcess child =
        ChildProcess.run(temp, tree.environment(), List.of("/bin/sh", "-c", "./a"));
    assertThat(child.exitCode()).isNotZero();
  }

  @Test
  void aReleaseHasItsProgramInLibAndNothingToBuild() throws Exception {
    useFakeJava();
    Path jar = tree.root().resolve("lib/hindsight.jar");
    Files.createDirectories(jar.getParent());
    Files.move(tree.jar(), jar);
    ChildProcess child = tree.launch("ask");
    assertThat(child.err()).isEmpty();
    assertThat(child.out()).endsWith(" -jar " + jar + " ask\n");
  }

  @Test
  void aReleaseWithItsOwnJavaAsksForNoOther() throws Exception {
    Path own = tree.fakeJdk("own", "25.0.3", false);
    Files.createSymbolicLink(tree.root().resolve("java"), own);
    ChildProcess child = tree.launch("ask");
    assertThat(child.out()).startsWith("own ");
    useFakeJava();
    assertThat(tree.launch("ask").out()).startsWith("fake ");
  }

  @Test
  void javaHomeIsEnoughWithoutJavaOnThePath() throws Exception {
    tree.environment().put("PATH", "/nonexistent");
    assertVersion(tree.launch("--version"));
  }

  @Test
  void withoutAnyJavaItSaysWhatToInstall() throws Exception {
    tree.environment().put("PATH", "/nonexistent");
    tree.environment().remove("JAVA_HOME");
    ChildProcess child = tree.launch("--version");
    assertThat(child.exitCode()).isEqualTo(3);
    assertThat(child.out()).isEmpty();
    assertThat(child.err())
        .isEqualTo(
            "hindsight: Java 17 or newer is needed, but none was found;"
                + " install a JDK or set JAVA_HOME to one.\n");
  }

  @Test
  void anOldJavaIsNamed() throws Exception {
    tree.environment().put("PATH", "/nonexistent");
    tree.environment().put("JAVA_HOME", tree.fakeJdk("eight", "1.8.0_392", true).toString());
    tree.environment()
        .put("HINDSIGHT_JDK_FOLDERS", tree.fakeJdk("eleven", "11.0.2", true).getParent() + "");
    ChildProcess child = tree.launch("--version");
    assertThat(child.exitCode()).isEqualTo(3);
    assertThat(child.err()).contains("Java 17 or newer is needed, but the newest found is 11;");
  }

  @Test
  void theNewestJavaWins() throws Exception {
    tree.environment().put("PATH", "/nonexistent");
    tree.environment().put("JAVA_HOME", tree.fakeJdk("a", "17.0.15", true).toString());
    tree.fakeJdk("b", "21.0.9", false);
    tree.fakeJdk("c", "21.0.10", false);
    tree.fakeJdk("d", "9", false);
    tree.fakeJdk("e", "garbage", false);
    Path folder = tree.fakeJdk("f", "1.8.0_392", true).getParent();
    tree.environment().put("HINDSIGHT_JDK_FOLDERS", "/nonexistent:" + folder);
    assertThat(tree.launch("x").out()).startsWith("c ");
    tree.fakeJdk("g/Contents/Home", "26-ea", false);
    assertThat(tree.launch("x").out()).startsWith("g/Contents/Home ");
  }

  @Test
  void theJavaOnThePathIsFoundBehindItsLinks() throws Exception {
    Path bin = Files.createDirectories(temp.resolve("bin"));
    Path hop =
        Files.createSymbolicLink(
            temp.resolve("hop"), tree.fakeJdk("a", "99", true).resolve("bin/java"));
    Files.createSymbolicLink(bin.resolve("java"), hop);
    tree.environment().put("PATH", bin + ":/usr/bin:/bin");
    assertThat(tree.launch("x").out()).startsWith("a ");
  }

  @Test
  void aNamedJavaIsTheOnlyOne() throws Exception {
    tree.environment().put("HINDSIGHT_JAVA_HOME", tree.fakeJdk("a", "17", true).toString());
    tree.environment()
        .put("HINDSIGHT_JDK_FOLDERS", tree.fakeJdk("b", "99", true).getParent().toString());
    assertThat(tree.launch("x").out()).startsWith("a ");
    tree.environment().put("HINDSIGHT_JAVA_HOME", "/nonexistent");
    assertThat(tree.launch("x").err()).contains("HINDSIGHT_JAVA_HOME is /nonexistent");
  }

  @Test
  void argumentsAndExitCodesPassThrough() throws Exception {
    ChildProcess child = tree.launch("@ a 'b' \"c\" $HOME *");
    assertThat(child.exitCode()).isEqualTo(2);
    assertThat(child.err()).contains("'@ a 'b' \"c\" $HOME *'");
  }

  @Test
  @Tag("slow")
  void textIsUtf8WhateverTheLocale() throws Exception {
    assertThat(tree.launch("@Häuser→").err()).contains("'@Häuser→'");
    tree.environment().put("LC_ALL", "C");
    assertThat(tree.launch("@Häuser→").err()).contains("'@Häuser→'");
  }

  @Test
  void moreJavaOptionsComeFromTheEnvironment() throws Exception {
    tree.environment().put("HINDSIGHT_JAVA_HOME", tree.fakeJdk("a", "17", true).toString());
    tree.environment().put("HINDSIGHT_JAVA_OPTS", "-Xmx1g -Dx=y");
    assertThat(tree.launch("ask").out()).contains(" -Xmx1g -Dx=y -jar " + tree.jar() + " ask");
  }

  @Test
  void awayFromATerminalNoWidthIsPassedOn() throws Exception {
    tree.environment().put("HINDSIGHT_JAVA_HOME", tree.fakeJdk("a", "17", true).toString());
    tree.environment().put("COLUMNS", "80");
    assertThat(tree.launch("ask").out()).doesNotContain("hindsight.terminal");
  }

  /** A java that says so when it makes an archive, and how that ends. */
  private Path archivingJava(String ending) throws IOException {
    tree.forgetArchive();
    Path home = tree.fakeJdk("a", "17.0.15", true);
    LauncherTree.script(
        home.resolve("bin/java"),
        """
        for word; do
          case $word in
            -XX:ArchiveClassesAtExit=*)
              echo classes >"${word#*=}"
              echo made >>'%s'
              %s ;;
          esac
        done
        echo "$*"
        """
            .formatted(temp.resolve("log"), ending));
    tree.environment().put("HINDSIGHT_JAVA_HOME", home.toString());
    return tree.jar().resolveSibling("classes-17000015.jsa");
  }

  @Test
  void theFirstStartLeavesAnArchiveOfClassesForTheOthers() throws Exception {
    Path archive = archivingJava("exit 0");
    String used = "-XX:SharedArchiveFile=" + archive;
    assertThat(tree.launch("ask").out()).contains(used).endsWith(" -jar " + tree.jar() + " ask\n");
    assertThat(tree.launch("ask").out()).contains(used);
    assertThat(temp.resolve("log")).hasContent("made");
    assertThat(archive).hasContent("classes");
    Files.setLastModifiedTime(tree.jar(), Files.getLastModifiedTime(archive));
    assertThat(tree.launch("ask").out()).as("of the same moment").contains(used);
    assertThat(temp.resolve("log")).hasContent("made");
    Files.setLastModifiedTime(tree.jar(), FileTime.fromMillis(System.currentTimeMillis() + 10_000));
    assertThat(tree.launch("ask").out()).as("the jar is newer").contains(used);
    assertThat(temp.resolve("log")).hasContent("made\nmade");
    try (Stream<Path> files = Files.list(archive.getParent())) {
      assertThat(files)
          .as("nothing is left over")
          .containsExactlyInAnyOrder(
              archive, archive.resolveSibling(archive.getFileName() + ".sum"), tree.jar());
    }
  }

  /** Java maps it unseen and would crash. */
  @Test
  void anArchiveThatWasCutShortIsMadeAgain() throws Exception {
    Path archive = archivingJava("exit 0");
    tree.launch("ask");
    Files.writeString(archive, "clas");
    assertThat(tree.launch("ask").out()).contains("-XX:SharedArchiveFile=" + archive);
    assertThat(archive).hasContent("classes");
    assertThat(temp.resolve("log")).hasContent("made\nmade");
    Files.delete(archive.resolveSibling(archive.getFileName() + ".sum"));
    tree.launch("ask");
    assertThat(temp.resolve("log")).as("of an earlier version").hasContent("made\nmade\nmade");
  }

  /** Any bit may be the one that crashes: Java looks at the first few bytes only. */
  @Test
  void anArchiveWithOneWrongByteIsMadeAgain() throws Exception {
    Path archive = archivingJava("exit 0");
    tree.launch("ask");
    Files.writeString(archive, "clasSes\n");
    assertThat(tree.launch("ask").out()).contains("-XX:SharedArchiveFile=" + archive);
    assertThat(archive).hasContent("classes");
    assertThat(temp.resolve("log")).hasContent("made\nmade");
  }

  /** A program that needs no class path: archives hold classes of jars only. */
  static final class Greeting {
    public static void main(String[] arguments) {
      System.out.println("greetings");
    }
  }

  /**
   * A real archive of a real Java: damaged ones of the same length crashed every start for good.
   */
  @Test
  void aDamagedArchiveHeals() throws Exception {
    tree.writeJarOf(Greeting.class);
    tree.forgetArchive(); // it may be of the same tick of the clock as the jar
    assertThat(tree.launch("ask").out()).isEqualTo("greetings\n");
    Path archive;
    try (Stream<Path> files = Files.list(tree.jar().getParent())) {
      archive = files.filter(file -> file.toString().endsWith(".jsa")).findFirst().orElseThrow();
    }
    byte[] whole = Files.readAllBytes(archive);
    assertThat(whole).as("this Java makes archives").hasSizeGreaterThan(100_000);
    byte[] damaged = whole.clone();
    Arrays.fill(damaged, whole.length / 4, whole.length * 3 / 4, (byte) 0);
    Files.write(archive, damaged);
    ChildProcess healed = tree.launch("ask");
    assertThat(healed.exitCode()).as(healed.err()).isZero();
    assertThat(healed.out()).isEqualTo("greetings\n");
    assertThat(Files.readAllBytes(archive)).isNotEqualTo(damaged).hasSizeGreaterThan(100_000);
  }

  @Test
  void anArchiveOfARunThatFailedIsNotTakenNorTriedAgain() throws Exception {
    Path archive = archivingJava("exit 1");
    for (int start = 0; start < 2; start++) {
      ChildProcess child = tree.launch("ask");
      assertThat(child.out()).doesNotContain("SharedArchiveFile");
      assertThat(child.err()).isEmpty();
    }
    assertThat(temp.resolve("log")).hasContent("made");
    assertThat(archive).isEmptyFile();
  }

  @Test
  void whatOnlyPrintsTakesTheLightCompiler() throws Exception {
    useFakeJava();
    String light = "-XX:TieredStopAtLevel=1";
    assertThat(tree.launch("--version").out()).contains(light);
    assertThat(tree.launch("oware", "ask", "--help").out()).contains(light);
    assertThat(tree.launch("tables", "info", "x").out()).contains(light);
    assertThat(tree.launch("oware", "ask", "x").out()).doesNotContain(light);
    String[] middle = {"crossword", "ask", "15/4QUAG7/15", "AIIMMOT/", "0/28", "0"};
    assertThat(tree.launch(middle).out()).contains(light);
  }

  /** Java warns of them in a line, which help and questions do not deserve. */
  @Test
  void onlyWhatComputesWithVectorsAsksForThem() throws Exception {
    useFakeJava();
    String vectors = "jdk.incubator.vector";
    for (String work : WITH_VECTORS) {
      String[] command = (work + " --out x").split(" ");
      assertThat(tree.launch(command).out()).as(work).contains(vectors);
      String[] help = (work + " --help").split(" ");
      assertThat(tree.launch(help).out()).as(work).doesNotContain(vectors);
    }
    assertThat(tree.launch("backgammon", "ask", "x").out()).doesNotContain(vectors);
    assertThat(tree.launch("oware", "build", "book").out()).doesNotContain(vectors);
    assertThat(tree.launch("crossword", "review", "x").out()).doesNotContain(vectors);
    for (String kind : List.of("backgammon.rollout", "crossword.duel")) {
      Path plan = temp.resolve("some.plan");
      Files.writeString(plan, "hindsight run plan 1\nkind " + kind + "\nseed 1\n");
      String started = tree.launch("runs", "run", plan.toString(), "--out", "x").out();
      assertThat(started.contains(vectors)).as(kind).isEqualTo(kind.startsWith("backgammon"));
    }
    assertThat(tree.launch("runs", "run", "missing").out()).doesNotContain(vectors);
  }

  /** An empty bag: its end is solved, which the better compiler does in half the time. */
  @Test
  void whatMaySearchForLongTakesTheBetterCompiler() throws Exception {
    useFakeJava();
    String light = "-XX:TieredStopAtLevel=1";
    String full = "ABCDEFGHIJKLMNO/5PQRSTUVWXY";
    String ending = String.join("/", full, full, full, full, "15", "15", "15");
    assertThat(tree.launch("crossword", "ask", ending, "AB/", "0/0", "0").out())
        .doesNotContain(light);
    assertThat(tree.launch("crossword", "ask", "--batch", "x").out()).doesNotContain(light);
    assertThat(tree.launch("crossword", "ask", "x", "--tiles", "x").out()).doesNotContain(light);
    assertThat(tree.launch("oware", "ask", "x").out()).doesNotContain(light);
  }
}
