package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code hindsight} without its jar: it builds once, with a stand-in for Maven. */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class FirstUseTest {
  private static final String BUILDING = "Building Hindsight (first use, about a minute)…\n";

  @TempDir Path temp;
  private LauncherTree tree;
  private Path tools;

  @BeforeEach
  void copyTreeWithoutJar() throws IOException {
    tree = LauncherTree.in(temp);
    tree.environment().put("JAVA_HOME", tree.fakeJdk("jdk", "17.0.1", true).toString());
    tools = Files.createDirectories(temp.resolve("tools"));
    for (String tool : List.of("mkdir", "rm", "mv", "sleep", "touch", "readlink")) {
      LauncherTree.script(tools.resolve(tool), "PATH=/usr/bin:/bin; exec " + tool + " \"$@\"");
    }
    tree.environment().put("PATH", tools.toString());
  }

  private void maven(String script) throws IOException {
    LauncherTree.script(tools.resolve("mvn"), script);
  }

  @Test
  void buildsOnceAndSaysSoInOneLine() throws Exception {
    maven("echo noise; echo \"$PWD $JAVA_HOME $*\" >>calls; touch cli/target/hindsight.jar");
    ChildProcess first = tree.launch("--version");
    assertThat(first.err()).isEqualTo(BUILDING);
    assertThat(first.out()).startsWith("jdk ").contains("-jar " + tree.jar() + " --version");
    assertThat(first.exitCode()).isZero();
    assertThat(tree.launch("--version").err()).isEmpty();
    assertThat(Files.readAllLines(tree.root().resolve("calls")))
        .singleElement()
        .asString()
        .startsWith(tree.root() + " " + tree.environment().get("JAVA_HOME"))
        .contains("-DskipTests", "-Dspotless.check.skip=true");
  }

  @Test
  void twoFirstUsesAtOnceBuildOnce() throws Exception {
    maven("echo x >>calls; sleep 2; touch cli/target/hindsight.jar");
    ChildProcess.Running one = tree.start("--version");
    ChildProcess.Running other = tree.start("--version");
    List<ChildProcess> both = List.of(one.end(), other.end());
    assertThat(both).allSatisfy(child -> assertThat(child.exitCode()).as(child.err()).isZero());
    assertThat(both).extracting(ChildProcess::err).containsOnlyOnce(BUILDING);
    assertThat(Files.readAllLines(tree.root().resolve("calls"))).hasSize(1);
    assertThat(tree.root().resolve("cli/target/first-build.lock")).doesNotExist();
  }

  @Test
  void theLockOfADeadBuildIsTakenAway() throws Exception {
    maven("touch cli/target/hindsight.jar");
    Path lock = Files.createDirectories(tree.root().resolve("cli/target/first-build.lock"));
    Process gone = new ProcessBuilder("/bin/sh", "-c", "exit 0").start();
    gone.waitFor();
    Files.writeString(lock.resolve("owner"), gone.pid() + "\n");
    assertThat(tree.launch("--version").exitCode()).isZero();
    assertThat(lock).doesNotExist();
  }

  @Test
  void aFailedBuildShowsWhereItsMessagesAre() throws Exception {
    maven("echo 'cannot resolve'; exit 1");
    ChildProcess child = tree.launch("--version");
    Path log = tree.root().resolve("cli/target/first-build.log");
    assertThat(child.exitCode()).isEqualTo(3);
    assertThat(child.err())
        .isEqualTo(BUILDING + "hindsight: the build failed; its messages are in " + log + ".\n");
    assertThat(log).hasContent("cannot resolve");
    assertThat(tree.root().resolve("cli/target/first-build.lock")).doesNotExist();
  }

  @Test
  void withoutMavenItSaysSo() throws Exception {
    ChildProcess child = tree.launch("--version");
    assertThat(child.exitCode()).isEqualTo(3);
    assertThat(child.err()).contains("Maven (mvn) was not found").hasLineCount(1);
  }

  @Test
  void withoutACompilerItSaysSo() throws Exception {
    maven("exit 1");
    tree.environment().put("JAVA_HOME", tree.fakeJdk("jre", "25", false).toString());
    ChildProcess child = tree.launch("--version");
    assertThat(child.exitCode()).isEqualTo(3);
    assertThat(child.err()).contains("no Java compiler (javac").hasLineCount(1);
  }

  @Test
  void runsOnTheNewestJavaAndBuildsWithTheOldestThatWillDo() throws Exception {
    maven("echo \"$JAVA_HOME\" >home; touch cli/target/hindsight.jar");
    Path newest = tree.fakeJdk("newest", "25", true);
    tree.environment().put("HINDSIGHT_JDK_FOLDERS", newest.getParent().toString());
    assertThat(tree.launch("x").out()).startsWith("newest ");
    assertThat(Files.readString(tree.root().resolve("home")).strip()).endsWith("/jdk");
  }
}
