package dev.hindsight.backgammon.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.neural.NetworkColumn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackgammonNetsTest {
  private static final BackgammonNets NETS = BackgammonNets.random(16, 8, TrialRandom.of(1, 0));

  @TempDir Path folder;

  @Test
  void netsComeBackAsTheyAreRounded() throws IOException {
    Path file = folder.resolve("a.nets");
    NETS.write(file, Provenance.ofRecipe("test"));
    assertThat(BackgammonNets.open(file)).isEqualTo(NETS.rounded());
    assertThat(NETS.rounded().rounded()).isEqualTo(NETS.rounded());
    assertThat(NETS.rounded()).isNotEqualTo(NETS);
  }

  @Test
  void netsOfAnotherEncodingAreRefused() throws IOException {
    Path file = folder.resolve("b.nets");
    Parameters parameters = NetFormat.parameters(NETS).with(NetFormat.ENCODING, "cells-196");
    TableSchema schema =
        new TableSchema(
            NetFormat.KIND,
            parameters,
            Provenance.ofRecipe("test"),
            NetFormat.columns(NETS.contact().shape(), NETS.race().shape()));
    try (TableWriter writer = TableWriter.create(file, schema)) {
      NetworkColumn.write(writer, NetFormat.CONTACT, NETS.contact());
      NetworkColumn.write(writer, NetFormat.RACE, NETS.race());
      writer.seal();
    }
    assertThatThrownBy(() -> BackgammonNets.open(file))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("cells-196");
  }

  @Test
  void theFileIsSmall() throws IOException {
    Path file = folder.resolve("c.nets");
    BackgammonNets.random(256, 128, TrialRandom.of(1, 0)).write(file, Provenance.ofRecipe("test"));
    assertThat(Files.size(file)).isLessThan(250_000);
  }
}
