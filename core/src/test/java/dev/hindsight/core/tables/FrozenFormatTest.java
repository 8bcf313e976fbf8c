package dev.hindsight.core.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A file of container version 1 as it was once written. It is never written again: if this test
 * fails, tables that people have no longer open.
 */
@Tag("java")
class FrozenFormatTest {
  private static final int COUNT = 20;
  private static final long SEED = 1;

  @TempDir Path folder;
  private Path frozen;

  @BeforeEach
  void findFixture() throws URISyntaxException {
    frozen = fixture("container-version-1.table");
  }

  private static Path fixture(String name) throws URISyntaxException {
    return Path.of(
        Objects.requireNonNull(FrozenFormatTest.class.getResource("/tables/" + name)).toURI());
  }

  @Test
  void versionOneStillOpens() throws IOException {
    assertThat(TableFiles.verify(frozen).firstFault()).isEmpty();
    try (Table table = Table.open(frozen, SampleTables.KIND, SampleTables.PARAMETERS)) {
      assertThat(table.header().containerVersion()).isEqualTo(1);
      assertThat(table.provenance()).isEqualTo(SampleTables.PROVENANCE);
      table.checkColumns(SampleTables.schema(COUNT).columns());
      ColumnSpec spec = SampleTables.schema(COUNT).columns().get(0);
      byte[] values = new byte[COUNT];
      table.int8(spec.name()).copyTo(0, values, 0, COUNT);
      assertThat(values).isEqualTo(SampleTables.content(spec, SEED));
    }
  }

  /** Content, not bytes: another zlib may compress the deflated columns differently. */
  @Test
  void theSameContentHasTheSameColumnChecksums() throws IOException {
    Path today = folder.resolve("today.table");
    SampleTables.write(today, COUNT, SEED, COUNT);
    assertThat(TableFiles.inspect(today).columns().stream().map(ColumnHeader::contentCrc32c))
        .containsExactlyElementsOf(
            TableFiles.inspect(frozen).columns().stream()
                .map(ColumnHeader::contentCrc32c)
                .toList());
  }
}
