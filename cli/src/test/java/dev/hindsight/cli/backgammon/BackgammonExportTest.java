package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.cli.Transcript;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code backgammon export}: another program has the nets by the model and its metadata alone. */
class BackgammonExportTest {
  /** The model has the floats of the net; the program asks it in whole numbers of 16 bits. */
  private static final Offset<Double> WHOLE_NUMBERS = within(5e-4);

  private static final Pattern COUNT_AT_LEAST = Pattern.compile("(mover|other) (\\S+) >= (\\d)");
  private static final Pattern COUNT_BEYOND =
      Pattern.compile("max\\(0; (mover|other) (\\S+) - 3\\) / 2");

  @TempDir Path folder;

  private OnnxModel export(String net, String... more) throws IOException {
    Path file = folder.resolve(net + ".onnx");
    String[] start = {"backgammon", "export", "--net", net, "--out", file.toString()};
    String[] all = Arrays.copyOf(start, start.length + more.length);
    System.arraycopy(more, 0, all, start.length, more.length);
    assertThat(Transcript.fine(all).out()).contains(net);
    assertThat(folder.resolve(net + ".onnx.partial")).doesNotExist();
    return new OnnxModel(Files.readAllBytes(file));
  }

  /** Checkers on a cell as names of inputs call it. */
  private static int count(Board board, String side, String cell) {
    int number = cell.equals("off") ? 0 : cell.equals("bar") ? 25 : Integer.parseInt(cell);
    return side.equals("mover") ? board.mover(number) : board.other(number);
  }

  /** Inputs by their names and nothing else. */
  private static float[] inputsByName(OnnxModel model, Board board) {
    List<String> names = List.of(model.metadata().get("input_names").split(", "));
    float[] inputs = new float[names.size()];
    for (int input = 0; input < inputs.length; input++) {
      Matcher atLeast = COUNT_AT_LEAST.matcher(names.get(input));
      Matcher beyond = COUNT_BEYOND.matcher(names.get(input));
      if (atLeast.matches()) {
        int limit = Integer.parseInt(atLeast.group(3));
        inputs[input] = count(board, atLeast.group(1), atLeast.group(2)) >= limit ? 1 : 0;
      } else {
        assertThat(beyond.matches()).as(names.get(input)).isTrue();
        inputs[input] = Math.max(0, count(board, beyond.group(1), beyond.group(2)) - 3) / 2f;
      }
    }
    return inputs;
  }

  @Test
  void theRaceNetIsUsableByTheNamesOfItsInputsAlone() throws IOException {
    OnnxModel model = export("race");
    NetEvaluator nets = new NetEvaluator(DefaultNets.nets());
    float[] expected = new float[6];
    // All fifteen in the home board of each side and nobody beyond it, so only gammons are open.
    for (String cells :
        List.of(
            "-EEE------------------eee-",
            "-CCCCC--------------ccccc-",
            "---FFC-------------cff----",
            "-----FI-----------if------")) {
      Board board = Xgid.parse("XGID=" + cells + ":0:0:1:00:0:0:0:0:10").board();
      nets.chancesBeforeRoll(new RunningBoard(board), expected);
      double[] chances = model.run(inputsByName(model, board));
      double possible = chances[0] + chances[1] + chances[3] + chances[4];
      for (int result : new int[] {0, 1, 3, 4}) {
        assertThat(chances[result] / possible)
            .as("%s, result %d", cells, result)
            .isCloseTo(expected[result], WHOLE_NUMBERS);
      }
      assertThat(expected[2] + expected[5]).isZero();
    }
  }

  @Test
  void theNetOfOrdinaryPositionsSaysWhatItSaysHere() throws IOException {
    OnnxModel model = export("ordinary");
    BackgammonNets nets = DefaultNets.nets();
    ContactEncoding encoding = nets.encoding();
    assertThat(model.metadata().get("encoding")).isEqualTo(encoding.text());
    NetEvaluator evaluator = new NetEvaluator(nets);
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(Board.START);
    RunningBoard board = new RunningBoard(Board.START);
    int[] symbols = new int[ContactEncoding.MOST_SYMBOLS];
    float[] expected = new float[6];
    for (Dice dice : Dice.ROLLS) {
      for (int move = 0; move < moves.generate(dice.first(), dice.second()); move++) {
        board.play(moves, move);
        if (GamePlan.of(board) != GamePlan.ORDINARY) {
          continue;
        }
        evaluator.chancesBeforeRoll(board, expected);
        double[] chances =
            model.run(encoding.alphabet().inputs(symbols, encoding.write(board, symbols)));
        for (int result = 0; result < 6; result++) {
          assertThat(chances[result]).isCloseTo(expected[result], WHOLE_NUMBERS);
        }
      }
    }
  }

  /** An author tries the own encoding with the example, so it has to be right. */
  @Test
  void theExampleIsOneOfThisModelAndThisEncoding() throws IOException {
    for (String net : List.of("ordinary", "race")) {
      OnnxModel model = export(net);
      var metadata = model.metadata();
      assertThat(metadata).containsEntry("net", net);
      assertThat(metadata).containsEntry("nets_sha256", DefaultNets.sha256());
      assertThat(metadata.get("point_of_view"))
          .isEqualTo("the player about to roll, before the roll");
      assertThat(metadata.get("output_names").split(", ")).hasSize(6).startsWith("win single");
      assertThat(model.graphName()).isEqualTo(net);
      List<String> names = List.of(metadata.get("input_names").split(", "));
      assertThat(names).doesNotContain("").doesNotHaveDuplicates();
      Board board = Xgid.parse(metadata.get("example_position")).board();
      assertThat(new RunningBoard(board).isContact()).isEqualTo(net.equals("ordinary"));
      float[] inputs = new float[names.size()];
      for (String pair : metadata.get("example_inputs").split(" ")) {
        String[] numberAndValue = pair.split(":");
        inputs[Integer.parseInt(numberAndValue[0])] = Float.parseFloat(numberAndValue[1]);
      }
      ContactEncoding encoding =
          net.equals("ordinary") ? DefaultNets.nets().encoding() : ContactEncoding.CELLS;
      int[] symbols = new int[ContactEncoding.MOST_SYMBOLS];
      int count = encoding.write(new RunningBoard(board), symbols);
      assertThat(inputs).containsExactly(encoding.alphabet().inputs(symbols, count), within(1e-6f));
      double[] chances = model.run(inputs);
      String[] told = metadata.get("example_chances").split(" ");
      for (int result = 0; result < 6; result++) {
        assertThat(Double.parseDouble(told[result])).isCloseTo(chances[result], WHOLE_NUMBERS);
      }
    }
  }

  @Test
  void netsOfAFileAreExportedAsWell() throws IOException {
    Path file = folder.resolve("my.nets");
    BackgammonNets.random(16, 16, new SplittableRandom(7))
        .write(file, new Provenance("a test", 7, 0, 0, new TreeMap<>()));
    OnnxModel model = export("contact", "--nets", file.toString());
    assertThat(model.metadata()).containsEntry("encoding", "cells-208");
    assertThat(model.metadata()).containsEntry("nets_sha256", Sha256.of(file));
    float[] expected = new float[6];
    new NetEvaluator(BackgammonNets.open(file))
        .chancesBeforeRoll(new RunningBoard(Board.START), expected);
    double[] chances = model.run(inputsByName(model, Board.START));
    for (int result = 0; result < 6; result++) {
      assertThat(chances[result]).isCloseTo(expected[result], WHOLE_NUMBERS);
    }
    Transcript converted =
        Transcript.of(
            "tables", "convert", file.toString(), "--out", folder.resolve("x.onnx").toString());
    assertThat(converted.exitCode()).isEqualTo(2);
    assertThat(converted.err()).contains("holds nets; 'hindsight backgammon export'");
  }

  @Test
  void aModelIsNotReadBack() throws IOException {
    export("race");
    String model = folder.resolve("race.onnx").toString();
    for (String[] args :
        List.of(
            new String[] {"tables", "info", model},
            new String[] {"tables", "verify", model},
            new String[] {"tables", "convert", model, "--out", folder.resolve("x").toString()},
            new String[] {"backgammon", "ask", "4HPwATDgc/ABMA", "--nets", model})) {
      Transcript refused = Transcript.of(args);
      assertThat(refused.exitCode()).as(String.join(" ", args)).isEqualTo(3);
      assertThat(refused.err())
          .as(String.join(" ", args))
          .contains("an ONNX model, which is for other programs")
          .hasLineCount(1);
    }
    assertThat(folder.resolve("x")).doesNotExist();
    Transcript missing = Transcript.of("tables", "info", folder.resolve("no.onnx").toString());
    assertThat(missing.err()).contains("there is no file or folder");
  }

  @Test
  void whatCannotBeWrittenIsAnsweredInASentence() {
    Transcript which = Transcript.of("backgammon", "export", "--out", "x.onnx");
    assertThat(which.exitCode()).isEqualTo(2);
    assertThat(which.err()).contains("--net").hasLineCount(1);
    Transcript nowhere =
        Transcript.of(
            "backgammon",
            "export",
            "--net",
            "race",
            "--out",
            folder.resolve("no/x.onnx").toString());
    assertThat(nowhere.exitCode()).isEqualTo(3);
    assertThat(nowhere.err()).contains("there is no folder").hasLineCount(1);
  }
}
