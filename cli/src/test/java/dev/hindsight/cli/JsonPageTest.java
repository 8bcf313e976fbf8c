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
import dev.hindsight.workbench.backgammon.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.DatabaseDescription;
import dev.hindsight.workbench.backgammon.DatabaseVerdict;
import dev.hindsight.workbench.backgammon.MatchInPlay;
import dev.hindsight.workbench.backgammon.OpeningsJson;
import dev.hindsight.workbench.backgammon.ReviewJson;
import dev.hindsight.workbench.backgammon.ReviewedPlayer;
import dev.hindsight.workbench.backgammon.RolloutJson;
import dev.hindsight.workbench.crossword.ChoicesResult;
import dev.hindsight.workbench.crossword.CostsResult;
import dev.hindsight.workbench.crossword.CrosswordAnswer;
import dev.hindsight.workbench.crossword.CrosswordSimulation;
import dev.hindsight.workbench.crossword.EndgameReport;
import dev.hindsight.workbench.crossword.EndingsResult;
import dev.hindsight.workbench.crossword.GameReview;
import dev.hindsight.workbench.crossword.InferenceAnswer;
import dev.hindsight.workbench.crossword.LeaveAnswer;
import dev.hindsight.workbench.crossword.PlacementComparisonResult;
import dev.hindsight.workbench.crossword.PlacementReportResult;
import dev.hindsight.workbench.crossword.PlacementResult;
import dev.hindsight.workbench.crossword.PreEndgameReport;
import dev.hindsight.workbench.crossword.PredictionsResult;
import dev.hindsight.workbench.crossword.RackAnswer;
import dev.hindsight.workbench.crossword.RackEquityResult;
import dev.hindsight.workbench.crossword.RacksResult;
import dev.hindsight.workbench.crossword.RepliesAnswer;
import dev.hindsight.workbench.crossword.ReviewedTurn;
import dev.hindsight.workbench.crossword.SharedFile;
import dev.hindsight.workbench.crossword.SharedFileVerdict;
import dev.hindsight.workbench.crossword.SimulationsResult;
import dev.hindsight.workbench.crossword.SweepsResult;
import dev.hindsight.workbench.crossword.WhyAnswer;
import dev.hindsight.workbench.oware.OwareAnswer;
import dev.hindsight.workbench.oware.OwareExport;
import dev.hindsight.workbench.oware.TurnsAnswer;
import dev.hindsight.workbench.runs.Runs;
import dev.hindsight.workbench.tables.TableDescription;
import dev.hindsight.workbench.tables.TableVerdict;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
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
        RackEquityResult.Generation.class,
        RackEquityResult.Leave.class,
        SweepsResult.class,
        SweepsResult.Generation.class,
        RackAnswer.class,
        RacksResult.class,
        SimulationsResult.class,
        SimulationsResult.Line.class,
        RacksResult.Group.class,
        OwareExport.Result.class,
        BuildResult.class,
        Runs.Planned.class,
        Runs.Counted.class,
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
        dev.hindsight.workbench.crossword.PlayedGame.class,
        dev.hindsight.workbench.crossword.PlayedGame.Turn.class,
        dev.hindsight.workbench.oware.PlayedGame.class,
        TurnsAnswer.class,
        TurnsAnswer.Turns.class,
        MatchInPlay.class
      })
  void everyKeyIsDocumented(Class<?> printed) throws Exception {
    checkKeys(printed, Files.readString(PAGE));
  }

  private static void checkKeys(Class<?> printed, String page) {
    for (RecordComponent key : printed.getRecordComponents()) {
      if (key.getAccessor().isAnnotationPresent(Inlined.class)) {
        checkKeys(key.getType(), page);
      } else {
        assertThat(page).as(printed.getSimpleName()).containsPattern("\\b" + key.getName() + "\\b");
      }
    }
  }
}
