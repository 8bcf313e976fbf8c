package dev.hindsight.backgammon.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.build.nets.StartPositions;
import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.neural.Network;
import dev.hindsight.neural.NetworkColumn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
            NetFormat.columns(NetSplit.ONE, NETS.contactShape(), NETS.race().shape()));
    try (TableWriter writer = TableWriter.create(file, schema)) {
      NetworkColumn.write(writer, NetFormat.CONTACT, NETS.contacts().get(0));
      NetworkColumn.write(writer, NetFormat.RACE, NETS.race());
      writer.seal();
    }
    assertThatThrownBy(() -> BackgammonNets.open(file))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("cells-196");
  }

  @Test
  void netsByPlanBeginAsTheOneTheyWere() throws IOException {
    BackgammonNets byPlan = NETS.seeing(ContactEncoding.ANCHORS).split(NetSplit.PLANS);
    Path file = folder.resolve("d.nets");
    byPlan.write(file, Provenance.ofRecipe("test"));
    assertThat(BackgammonNets.open(file)).isEqualTo(byPlan.rounded());
    NetEvaluator before = new NetEvaluator(NETS);
    NetEvaluator after = new NetEvaluator(byPlan);
    float[] expected = new float[NetEncoding.OUTPUTS];
    float[] chances = new float[NetEncoding.OUTPUTS];
    for (GamePlan plan : GamePlan.values()) {
      for (int number = 0; number < 20; number++) {
        Board board = StartPositions.draw(plan, TrialRandom.of(3, number)).orElseThrow();
        before.chancesBeforeRoll(new RunningBoard(board), expected);
        after.chancesBeforeRoll(new RunningBoard(board), chances);
        assertThat(chances).as("%s", board).isEqualTo(expected);
      }
    }
  }

  @Test
  void eachPlanIsJudgedByItsOwnNet() {
    List<Network> contacts = new ArrayList<>();
    for (int net = 0; net < NetSplit.PLANS.nets(); net++) {
      contacts.add(BackgammonNets.random(16, 8, TrialRandom.of(7, net)).contacts().get(0));
    }
    NetEvaluator byPlan = new NetEvaluator(new BackgammonNets(contacts, NETS.race()));
    MoveGenerator moves = new MoveGenerator();
    float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];
    float[] chances = new float[NetEncoding.OUTPUTS];
    RunningBoard next = new RunningBoard(Board.START);
    for (GamePlan plan : GamePlan.values()) {
      moves.prepare(StartPositions.draw(plan, TrialRandom.of(4, 1)).orElseThrow());
      int count = moves.generate(3, 1);
      byPlan.equitiesAfterMove(moves, equities);
      for (int move = 0; move < count; move++) {
        next.play(moves, move);
        Network own =
            next.isContact() ? contacts.get(GamePlan.of(next).position()) : contacts.get(0);
        NetEvaluator alone = new NetEvaluator(new BackgammonNets(List.of(own), NETS.race()));
        alone.chancesBeforeRoll(next, chances);
        assertThat(equities[move]).isEqualTo(-ResultChances.cubelessEquity(chances, 0));
      }
    }
  }

  @Test
  void theFileIsSmall() throws IOException {
    Path file = folder.resolve("c.nets");
    BackgammonNets.random(256, 128, TrialRandom.of(1, 0)).write(file, Provenance.ofRecipe("test"));
    assertThat(Files.size(file)).isLessThan(250_000);
  }
}
