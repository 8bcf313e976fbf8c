package dev.hindsight.cli.oware;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.CommandRunner;
import dev.hindsight.cli.SmallDisk;
import dev.hindsight.cli.Transcript;
import dev.hindsight.cli.terminal.Console;
import dev.hindsight.core.runs.Cancellation;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Results that do not fit the disk: a clear error, nothing under the final name but what was there
 * before, and nothing left beside it.
 */
@EnabledOnOs(OS.LINUX)
class OwareFullDiskTest {
  @TempDir Path temp;
  private SmallDisk disk;

  @BeforeEach
  void mount() throws Exception {
    disk = SmallDisk.mount(temp.resolve("disk"), "size=64k");
  }

  @AfterEach
  void unmount() throws Exception {
    if (disk != null) {
      disk.close();
    }
  }

  /** Each writes more than 64 kB into what follows; only the name is missing. */
  static Stream<List<String>> commandsWithLargeResults() {
    return Stream.of(
        List.of("oware", "build", "endgame", "--seeds", "9", "--out"),
        List.of("oware", "build", "endgame", "--seeds", "7", "--bounds", "--out"),
        List.of("oware", "build", "book", "--seeds", "8", "--out"),
        List.of("oware", "export", "--seeds", "11", "--language", "cpp", "--out"));
  }

  private static Transcript run(List<String> command, Path target) {
    List<String> args = new ArrayList<>(command);
    args.add(target.toString());
    args.add("--force"); // what lies there may be of another kind
    return Transcript.of(args.toArray(String[]::new));
  }

  private static void assertNoSpace(Transcript transcript) {
    assertThat(transcript.exitCode()).as(transcript.err()).isEqualTo(4);
    assertThat(transcript.out()).isEmpty();
    assertThat(transcript.err())
        .startsWith("hindsight: ")
        .contains("result", "free some space")
        .containsAnyOf("No space left on device", "KB are free") // met, or seen beforehand
        .hasLineCount(1);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(disk.folder())) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("commandsWithLargeResults")
  void aResultThatDoesNotFitLeavesNothingBehind(List<String> command) throws IOException {
    disk.fillUpTo(16 << 10);
    assertNoSpace(run(command, disk.folder().resolve("result")));
    assertThat(names()).containsExactly("filling");
  }

  @ParameterizedTest
  @MethodSource("commandsWithLargeResults")
  void aResultThatDoesNotFitLeavesTheOldOneUntouched(List<String> command) throws IOException {
    Path target = disk.folder().resolve("result");
    assertThat(
            Transcript.of("oware", "build", "endgame", "--seeds", "2", "--out", target.toString())
                .exitCode())
        .isZero();
    byte[] before = Files.readAllBytes(target);
    disk.fillUpTo(16 << 10);
    assertNoSpace(run(command, target));
    assertThat(names()).containsExactly("filling", "result");
    assertThat(target).hasBinaryContent(before);
    assertThat(Transcript.of("tables", "verify", target.toString()).exitCode()).isZero();
  }

  @ParameterizedTest
  @MethodSource("commandsWithLargeResults")
  void aDiskWithoutAnyRoomIsRefused(List<String> command) throws IOException {
    disk.fillUpTo(0);
    assertNoSpace(run(command, disk.folder().resolve("result")));
    assertThat(names()).containsExactly("filling");
  }

  @ParameterizedTest
  @MethodSource("commandsWithLargeResults")
  void aDiskThatCannotBeWrittenIsRefused(List<String> command) throws Exception {
    disk.close();
    disk = SmallDisk.mount(temp.resolve("larger"), "size=4m"); // room is not what is lacking
    Files.writeString(disk.folder().resolve("result"), "what was there before");
    disk.makeReadOnly();
    Transcript transcript = run(command, disk.folder().resolve("result"));
    assertThat(transcript.exitCode()).as(transcript.err()).isEqualTo(3);
    assertThat(transcript.out()).isEmpty();
    assertThat(transcript.err()).contains(disk.folder().toString()).hasLineCount(1);
    assertThat(names()).containsExactly("result");
    assertThat(disk.folder().resolve("result")).hasContent("what was there before");
  }

  @Test
  void anAnswerRedirectedToAFullDiskIsAnError() throws IOException {
    disk.fillUpTo(0);
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    try (OutputStream out = Files.newOutputStream(disk.folder().resolve("answer.json"))) {
      int exitCode =
          CommandRunner.run(
              Console.of(out, err, OptionalInt.empty()),
              Cancellation.never(),
              "oware",
              "ask",
              "0-0-1-0-0-1-0-0-0-0-1-0-22-23-S",
              "--json");
      assertThat(exitCode).isEqualTo(4);
    }
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualToNormalizingNewlines(
            "hindsight: the output could not be written (No space left on device).\n");
  }
}
