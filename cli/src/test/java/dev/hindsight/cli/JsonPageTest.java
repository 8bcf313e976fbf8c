package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.bench.BenchReport;
import dev.hindsight.cli.options.BatchOption;
import dev.hindsight.cli.tables.FileResults;
import dev.hindsight.workbench.BuildPlan;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.ConvertResult;
import dev.hindsight.workbench.DuelResult;
import dev.hindsight.workbench.answers.AnswerSchema;
import dev.hindsight.workbench.answers.Inlined;
import dev.hindsight.workbench.answers.Range;
import dev.hindsight.workbench.backgammon.ask.AnchoredMoves;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.ask.OpeningReport;
import dev.hindsight.workbench.backgammon.ask.OpeningsJson;
import dev.hindsight.workbench.backgammon.ask.RolloutJson;
import dev.hindsight.workbench.backgammon.files.BackgammonExport;
import dev.hindsight.workbench.backgammon.files.DatabaseDescription;
import dev.hindsight.workbench.backgammon.files.DatabaseVerdict;
import dev.hindsight.workbench.backgammon.play.MatchInPlay;
import dev.hindsight.workbench.backgammon.review.ReviewJson;
import dev.hindsight.workbench.backgammon.review.ReviewedPlayer;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulation;
import dev.hindsight.workbench.crossword.ask.EndgameReport;
import dev.hindsight.workbench.crossword.ask.InferenceAnswer;
import dev.hindsight.workbench.crossword.ask.LeaveAnswer;
import dev.hindsight.workbench.crossword.ask.PreEndgameReport;
import dev.hindsight.workbench.crossword.ask.RackAnswer;
import dev.hindsight.workbench.crossword.ask.RepliesAnswer;
import dev.hindsight.workbench.crossword.ask.WhyAnswer;
import dev.hindsight.workbench.crossword.build.PlacementReportResult;
import dev.hindsight.workbench.crossword.build.PlacementResult;
import dev.hindsight.workbench.crossword.build.PlayedGeneration;
import dev.hindsight.workbench.crossword.build.RackEquityResult;
import dev.hindsight.workbench.crossword.build.SweptGeneration;
import dev.hindsight.workbench.crossword.experiments.ChoicesResult;
import dev.hindsight.workbench.crossword.experiments.CostsResult;
import dev.hindsight.workbench.crossword.experiments.EndingsResult;
import dev.hindsight.workbench.crossword.experiments.OpennessResult;
import dev.hindsight.workbench.crossword.experiments.PlacementComparisonResult;
import dev.hindsight.workbench.crossword.experiments.PreEndgamesResult;
import dev.hindsight.workbench.crossword.experiments.PredictionsResult;
import dev.hindsight.workbench.crossword.experiments.RacksResult;
import dev.hindsight.workbench.crossword.experiments.SimulationsResult;
import dev.hindsight.workbench.crossword.experiments.SpreadResult;
import dev.hindsight.workbench.crossword.files.SharedFile;
import dev.hindsight.workbench.crossword.files.SharedFileVerdict;
import dev.hindsight.workbench.crossword.review.Alternative;
import dev.hindsight.workbench.crossword.review.GameReview;
import dev.hindsight.workbench.crossword.review.ReviewedGames;
import dev.hindsight.workbench.crossword.review.ReviewedTurn;
import dev.hindsight.workbench.json.GameForms;
import dev.hindsight.workbench.oware.OwareAnswer;
import dev.hindsight.workbench.oware.OwareExport;
import dev.hindsight.workbench.oware.TurnsAnswer;
import dev.hindsight.workbench.runs.RunHistory;
import dev.hindsight.workbench.runs.RunStatus;
import dev.hindsight.workbench.runs.Runs;
import dev.hindsight.workbench.tables.TableDescription;
import dev.hindsight.workbench.tables.TableVerdict;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The components of the records that are printed are the keys of the JSON: all are documented. The
 * tables of docs/json.md between {@code <!-- keys: … -->} and {@code <!-- end -->} are made of what
 * the records say of themselves; run with {@code -Dhindsight.regenerate=true} this test writes
 * them.
 */
class JsonPageTest {
  private static final Path PAGE =
      Path.of(System.getProperty("basedir", ".")).resolve("../docs/json.md");

  @ParameterizedTest
  @ValueSource(
      classes = {
        OwareAnswer.class,
        OwareAnswer.Move.class,
        BatchOption.Refusal.class,
        CrosswordAnswer.class,
        CrosswordAnswer.Move.class,
        CrosswordAnswer.Scored.class,
        EndgameReport.class,
        EndingsResult.class,
        PreEndgamesResult.class,
        SpreadResult.class,
        OpennessResult.class,
        PreEndgameReport.class,
        PreEndgameReport.Move.class,
        GameReview.class,
        GameReview.Player.class,
        GameReview.UnjudgedTurns.class,
        ReviewedTurn.class,
        ReviewedTurn.Seat.class,
        Alternative.class,
        ReviewedGames.class,
        ReviewedGames.Game.class,
        ReviewedGames.Player.class,
        ReviewedGames.UnjudgedShare.class,
        RepliesAnswer.class,
        RepliesAnswer.Play.class,
        WhyAnswer.class,
        WhyAnswer.Tile.class,
        PlacementResult.class,
        PlacementResult.Generation.class,
        PlacementComparisonResult.class,
        PlacementComparisonResult.Way.class,
        PlacementReportResult.class,
        CrosswordSimulation.class,
        CrosswordSimulation.Candidate.class,
        InferenceAnswer.class,
        InferenceAnswer.Recorded.class,
        InferenceAnswer.Leave.class,
        InferenceAnswer.Letter.class,
        BuildPlan.class,
        ResultChances.class,
        AnchoredMoves.class,
        AnchoredMoves.Line.class,
        OpeningReport.class,
        OpeningReport.Roll.class,
        OpeningReport.Play.class,
        BackgammonAnswer.Move.class,
        BackgammonAnswer.Match.class,
        RolloutJson.class,
        RolloutJson.Line.class,
        RolloutJson.Cube.class,
        OpeningsJson.class,
        OpeningsJson.Opening.class,
        ReviewJson.class,
        ReviewJson.Decision.class,
        ReviewedPlayer.class,
        ChoicesResult.class,
        ChoicesResult.Band.class,
        PredictionsResult.class,
        PredictionsResult.Band.class,
        CostsResult.class,
        CostsResult.Cost.class,
        RackEquityResult.class,
        PlayedGeneration.class,
        RackEquityResult.Leave.class,
        SweptGeneration.class,
        RackAnswer.class,
        RacksResult.class,
        SimulationsResult.class,
        SimulationsResult.Line.class,
        RacksResult.Group.class,
        OwareExport.Result.class,
        BackgammonExport.Result.class,
        BuildResult.class,
        Runs.Planned.class,
        Runs.Counted.class,
        RunStatus.class,
        RunStatus.All.class,
        RunHistory.class,
        RunHistory.Event.class,
        RunHistory.Rate.class,
        RunHistory.Figures.class,
        DuelResult.class,
        Range.class,
        BenchReport.class,
        BenchReport.Result.class,
        FileResults.class,
        FileResults.Problem.class,
        TableDescription.class,
        TableDescription.Origin.class,
        TableDescription.Column.class,
        SharedFile.class,
        SharedFileVerdict.class,
        TableVerdict.class,
        DatabaseDescription.class,
        DatabaseVerdict.class,
        ConvertResult.class,
        LeaveAnswer.class,
        LeaveAnswer.Letter.class,
        dev.hindsight.workbench.crossword.play.PlayedGame.class,
        dev.hindsight.workbench.crossword.play.PlayedGame.Turn.class,
        dev.hindsight.workbench.oware.PlayedGame.class,
        TurnsAnswer.class,
        TurnsAnswer.Turns.class,
        MatchInPlay.class
      })
  void everyKeyIsDocumentedInOneSection(Class<?> printed) throws Exception {
    List<String> keys = new ArrayList<>();
    collectKeys(printed, keys);
    List<String> fewest = keys;
    for (String section : Files.readString(PAGE).split("\n## ", -1)) {
      List<String> missing = keys.stream().filter(key -> !names(section, key)).toList();
      fewest = missing.size() < fewest.size() ? missing : fewest;
    }
    assertThat(fewest)
        .as("keys of %s that the section with most of them lacks", printed.getName())
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        OwareAnswer.class,
        BatchOption.Refusal.class,
        EndingsResult.class,
        PreEndgamesResult.class,
        SpreadResult.class,
        OpennessResult.class,
        PlacementResult.class,
        PlacementComparisonResult.class,
        PlacementReportResult.class,
        BuildPlan.class,
        ChoicesResult.class,
        PredictionsResult.class,
        CostsResult.class,
        RackEquityResult.class,
        PlayedGeneration.class,
        SweptGeneration.class,
        RacksResult.class,
        SimulationsResult.class,
        OwareExport.Result.class,
        BackgammonExport.Result.class,
        BuildResult.class,
        Runs.Planned.class,
        Runs.Counted.class,
        RunStatus.class,
        RunStatus.All.class,
        RunHistory.class,
        DuelResult.class,
        Range.class,
        FileResults.class,
        TableDescription.class,
        SharedFile.class,
        SharedFileVerdict.class,
        TableVerdict.class,
        DatabaseDescription.class,
        DatabaseVerdict.class,
        ConvertResult.class,
        dev.hindsight.workbench.crossword.play.PlayedGame.class,
        dev.hindsight.workbench.crossword.play.PlayedGame.Turn.class,
        dev.hindsight.workbench.oware.PlayedGame.class,
        TurnsAnswer.class
      })
  void everyComponentSaysWhatItIs(Class<?> printed) {
    Map<?, ?> definitions = (Map<?, ?>) AnswerSchema.of(printed, GameForms.all()).get("$defs");
    List<String> silent = new ArrayList<>();
    definitions.forEach(
        (name, definition) ->
            ((Map<?, ?>) ((Map<?, ?>) definition).get("properties"))
                .forEach(
                    (key, property) -> {
                      if (!((Map<?, ?>) property).containsKey("description")) {
                        silent.add(name + "." + key);
                      }
                    }));
    assertThat(silent).as("components of %s without @Says", printed.getName()).isEmpty();
  }

  private static final Pattern TABLE =
      Pattern.compile("<!-- keys: ([\\w.$ ]+) -->\\n.*?<!-- end -->", Pattern.DOTALL);

  @Test
  void theTablesOfThePageAreWhatTheRecordsSay() throws Exception {
    String page = Files.readString(PAGE);
    Matcher table = TABLE.matcher(page);
    StringBuilder expected = new StringBuilder();
    while (table.find()) {
      String rows = rows(Class.forName("dev.hindsight." + table.group(1)));
      table.appendReplacement(
          expected,
          Matcher.quoteReplacement(
              "<!-- keys: " + table.group(1) + " -->\n" + rows + "<!-- end -->"));
    }
    table.appendTail(expected);
    if (Boolean.getBoolean("hindsight.regenerate")) {
      Files.writeString(PAGE, expected);
    }
    assertThat(Files.readString(PAGE))
        .as("docs/json.md; CONTRIBUTING.md says how to write it again")
        .isEqualTo(expected.toString());
  }

  private static String rows(Class<?> answer) {
    Map<String, Object> schema = AnswerSchema.of(answer, GameForms.all());
    Map<?, ?> definitions = (Map<?, ?>) schema.get("$defs");
    StringBuilder rows = new StringBuilder("\n| key | meaning | unit |\n|---|---|---|\n");
    addRows("", definition(schema, definitions), definitions, new LinkedHashMap<>(), rows);
    return rows.append('\n').toString();
  }

  /** The object that a schema refers to, of a list its elements; null if it is none. */
  private static Map<?, ?> definition(Map<?, ?> schema, Map<?, ?> definitions) {
    if (schema.get("$ref") instanceof String name) {
      return (Map<?, ?>) definitions.get(name.substring("#/$defs/".length()));
    }
    if (schema.get("anyOf") instanceof List<?> any && any.size() == 2) {
      return definition((Map<?, ?>) any.get(0), definitions);
    }
    return schema.get("items") instanceof Map<?, ?> items ? definition(items, definitions) : null;
  }

  private static boolean isList(Map<?, ?> schema) {
    return schema.containsKey("items")
        || schema.get("anyOf") instanceof List<?> any && isList((Map<?, ?>) any.get(0));
  }

  private static void addRows(
      String prefix,
      Map<?, ?> object,
      Map<?, ?> definitions,
      Map<Map<?, ?>, String> shown,
      StringBuilder rows) {
    Map<?, ?> properties = (Map<?, ?>) object.get("properties");
    for (Object key : properties.keySet()) {
      Map<?, ?> property = (Map<?, ?>) properties.get(key);
      String name = prefix + key + (isList(property) ? "[]" : "");
      Map<?, ?> inner = definition(property, definitions);
      String before = inner == null ? null : shown.putIfAbsent(inner, name);
      Object unit = property.get("x-unit");
      rows.append("| `" + name + "` | ")
          .append(property.get("description"))
          .append(before == null ? "" : "; keys as of `" + before + "`")
          .append(" | " + (unit == null ? "" : unit) + " |\n");
      if (inner != null && before == null) {
        addRows(name + ".", inner, definitions, shown, rows);
      }
    }
  }

  private static boolean names(String section, String key) {
    return Pattern.compile("`[^`]*\\b" + key + "\\b[^`]*`").matcher(section).find();
  }

  private static void collectKeys(Class<?> printed, List<String> keys) {
    for (RecordComponent key : printed.getRecordComponents()) {
      if (key.isAnnotationPresent(Inlined.class)) {
        collectKeys(key.getType(), keys);
      } else {
        keys.add(key.getName());
      }
    }
  }
}
