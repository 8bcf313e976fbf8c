package dev.hindsight.core.tables;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of other programs; what holds of tables alone is in {@link TableWriterTest}. */
@Tag("java")
class WholeFileTest {
  @TempDir Path folder;
  private Path target;

  @BeforeEach
  void nameTarget() throws IOException {
    target = folder.resolve("words.kwg");
    Files.writeString(target, "before");
  }

  @Test
  void theFileIsReplacedWhole() throws IOException {
    WholeFile.write(
        target,
        out -> {
          out.write('a');
          out.flush();
          assertThat(target).hasContent("before");
          out.write("fter".getBytes(US_ASCII));
        });
    assertThat(target).hasContent("after");
    assertThat(folder.toFile().list()).containsExactly("words.kwg");
  }

  @Test
  void aFailureLeavesWhatWasThereAndNothingElse() {
    assertThatThrownBy(
            () ->
                WholeFile.write(
                    target,
                    out -> {
                      out.write(new byte[3 << 20]);
                      throw new IOException("a reason");
                    }))
        .hasMessage("a reason");
    assertThat(target).hasContent("before");
    assertThat(folder.toFile().list()).containsExactly("words.kwg");
  }

  @Test
  void whileItIsWrittenNobodyElseMayBegin() throws IOException {
    WholeFile.write(
        target,
        out -> {
          assertThatThrownBy(() -> WholeFile.write(target, other -> other.write('x')))
              .isInstanceOf(FileSystemException.class)
              .hasMessageContaining("is being written by another run");
          assertThatThrownBy(() -> WholeFile.check(target))
              .hasMessageContaining("is being written by another run");
          out.write('y');
        });
    assertThat(target).hasContent("y");
    WholeFile.check(target);
    assertThat(target).hasContent("y");
  }

  @Test
  void whatAKilledRunLeftIsReplaced() throws IOException {
    Files.writeString(folder.resolve("words.kwg.partial"), "left behind, and longer");
    WholeFile.write(target, out -> out.write('z'));
    assertThat(target).hasContent("z");
    assertThat(folder.toFile().list()).containsExactly("words.kwg");
  }

  @Test
  void whatThisProcessWritesCanBeAbandoned() throws IOException {
    WholeFile.abandon(target); // nothing has begun
    assertThatThrownBy(
            () ->
                WholeFile.write(
                    target,
                    out -> {
                      WholeFile.abandon(target);
                      assertThat(folder.toFile().list()).containsExactly("words.kwg");
                    }))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("was removed");
    assertThat(target).hasContent("before");
    Path others = Files.writeString(folder.resolve("words.kwg.partial"), "of a killed run");
    WholeFile.abandon(target);
    assertThat(others).as("of nobody here").hasContent("of a killed run");
  }

  @Test
  void aFolderOrAMissingOneIsRefusedBeforeTheWork() {
    assertThatThrownBy(() -> WholeFile.check(folder))
        .hasMessageContaining("is a folder; give the name of a file to write");
    assertThatThrownBy(() -> WholeFile.check(folder.resolve("none").resolve("x")))
        .isInstanceOf(NoSuchFileException.class);
  }
}
