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
import dev.hindsight.workbench.Inlined;
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
import dev.hindsight.workbench.crossword.review.GameReview;
import dev.hindsight.workbench.crossword.review.ReviewedTurn;
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
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The components of the records that are printed are the keys of the JSON: all are documented. */
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
        ReviewedTurn.class,
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
        DuelResult.Range.class,
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

  private static boolean names(String section, String key) {
    return Pattern.compile("`[^`]*\\b" + key + "\\b[^`]*`").matcher(section).find();
  }

  private static void collectKeys(Class<?> printed, List<String> keys) {
    for (RecordComponent key : printed.getRecordComponents()) {
      if (key.getAccessor().isAnnotationPresent(Inlined.class)) {
        collectKeys(key.getType(), keys);
      } else {
        keys.add(key.getName());
      }
    }
  }
}
