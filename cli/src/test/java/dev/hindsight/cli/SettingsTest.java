package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every sealed kind is the same bytes under whatever number of threads, version of Java, kernels
 * with vectors or without, language, and memory.
 */
@Tag("slow")
class SettingsTest {
  private static final List<String> THREADS = List.of("1", "2", "3", "7");
  private static final List<String> LANGUAGES = List.of("en-US", "ar-EG", "tr-TR", "de-DE");

  private static final int SMALL_HEAP_MEGABYTES = 192;
  private static final int HEAP_MEGABYTES = 512;

  @TempDir static Path folders;
  private static Map<String, String> inThisProcess = Map.of();

  /** A Java of another version stands beside this one where packages of Debian put it. */
  record Setting(String threads, Path java, boolean vectors, String language, boolean smallHeap) {
    List<String> command(Path folder) {
      String[] words = language.split("-", -1);
      List<String> command = new ArrayList<>();
      command.add(java.toString());
      if (vectors) {
        command.addAll(List.of("--add-modules", "jdk.incubator.vector"));
      }
      command.addAll(
          List.of(
              "-Xmx" + (smallHeap ? SMALL_HEAP_MEGABYTES : HEAP_MEGABYTES) + "m",
              "-XX:TieredStopAtLevel=" + (vectors ? 4 : 1),
              "-Duser.language=" + words[0],
              "-Duser.country=" + words[1],
              "-cp",
              System.getProperty("java.class.path"),
              SealedKinds.class.getName(),
              folder.toString(),
              threads));
      return command;
    }
  }

  private static List<Path> javas() throws IOException {
    List<Path> javas = new ArrayList<>(List.of(ChildProcess.javaHome().resolve("bin/java")));
    Path all = Path.of("/usr/lib/jvm");
    if (Files.isDirectory(all)) {
      try (Stream<Path> homes = Files.list(all)) {
        homes
            .filter(home -> home.getFileName().toString().matches(".*(17|25).*"))
            .map(home -> home.resolve("bin/java"))
            .filter(Files::isExecutable)
            .sorted()
            .forEach(javas::add);
      }
    }
    return List.of(javas.get(0), javas.get(javas.size() - 1));
  }

  /** Two that have nothing in common. */
  static Stream<Setting> someSettings() throws IOException {
    List<Path> javas = javas();
    return Stream.of(
        new Setting("7", javas.get(1), true, "ar-EG", true),
        new Setting("1", javas.get(0), false, "tr-TR", false));
  }

  static Stream<Setting> allSettings() throws IOException {
    List<Setting> all = new ArrayList<>();
    for (Path java : javas()) {
      for (String threads : THREADS) {
        for (String language : LANGUAGES) {
          for (int rest = 0; rest < 4; rest++) {
            all.add(new Setting(threads, java, (rest & 1) == 0, language, (rest & 2) == 0));
          }
        }
      }
    }
    return all.stream();
  }

  @BeforeAll
  static void makeInThisProcess() throws IOException {
    inThisProcess = SealedKinds.make(folders.resolve("here"), "2");
  }

  @ParameterizedTest
  @MethodSource("someSettings")
  void theBytesAreTheSame(Setting setting) throws IOException, InterruptedException {
    compare(setting);
  }

  @ParameterizedTest
  @MethodSource("allSettings")
  @Tag("long")
  void theBytesAreTheSameUnderAllSettings(Setting setting)
      throws IOException, InterruptedException {
    compare(setting);
  }

  private static void compare(Setting setting) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory(folders, "made").resolve("there");
    ChildProcess made =
        ChildProcess.run(folders, Map.of("PATH", "/usr/bin:/bin"), setting.command(folder));
    assertThat(made.exitCode()).as(made.err()).isZero();
    List<String> expected = new ArrayList<>();
    inThisProcess.forEach((name, sha256) -> expected.add(name + " " + sha256));
    assertThat(made.out().lines()).containsExactlyElementsOf(expected);
  }
}
