package dev.hindsight.cli;

import dev.hindsight.bench.BenchReport;
import dev.hindsight.cli.options.BatchOption;
import dev.hindsight.cli.tables.FileResults;
import dev.hindsight.workbench.BuildPlan;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.ConvertResult;
import dev.hindsight.workbench.DuelResult;
import dev.hindsight.workbench.answers.Range;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.ask.OpeningReport;
import dev.hindsight.workbench.backgammon.ask.OpeningsAnswer;
import dev.hindsight.workbench.backgammon.ask.RolloutAnswer;
import dev.hindsight.workbench.backgammon.build.BackgammonExperience;
import dev.hindsight.workbench.backgammon.files.BackgammonExport;
import dev.hindsight.workbench.backgammon.files.DatabaseDescription;
import dev.hindsight.workbench.backgammon.files.DatabaseVerdict;
import dev.hindsight.workbench.backgammon.files.MatchConvert;
import dev.hindsight.workbench.backgammon.files.MatchDescription;
import dev.hindsight.workbench.backgammon.play.BackgammonQuiz;
import dev.hindsight.workbench.backgammon.play.MatchInPlay;
import dev.hindsight.workbench.backgammon.review.ReviewedMatch;
import dev.hindsight.workbench.crossword.ask.BestAnswer;
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
import dev.hindsight.workbench.crossword.files.SharedFile;
import dev.hindsight.workbench.crossword.files.SharedFileVerdict;
import dev.hindsight.workbench.crossword.review.Alternative;
import dev.hindsight.workbench.crossword.review.GameReview;
import dev.hindsight.workbench.crossword.review.ReviewedGames;
import dev.hindsight.workbench.crossword.review.ReviewedTurn;
import dev.hindsight.workbench.oware.OwareAnswer;
import dev.hindsight.workbench.oware.OwareExport;
import dev.hindsight.workbench.oware.TurnsAnswer;
import dev.hindsight.workbench.runs.RunHistory;
import dev.hindsight.workbench.runs.RunStatus;
import dev.hindsight.workbench.runs.Runs;
import dev.hindsight.workbench.tables.TableDescription;
import dev.hindsight.workbench.tables.TableVerdict;
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
  private static final JsonPage PAGE = JsonPage.of("json.md");

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
        BestAnswer.class,
        BestAnswer.Move.class,
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
        PlacementReportResult.class,
        CrosswordSimulation.class,
        CrosswordSimulation.Candidate.class,
        InferenceAnswer.class,
        InferenceAnswer.Recorded.class,
        InferenceAnswer.Leave.class,
        InferenceAnswer.Letter.class,
        BuildPlan.class,
        BackgammonAnswer.class,
        OpeningReport.class,
        OpeningsAnswer.class,
        RolloutAnswer.class,
        ReviewedMatch.class,
        BackgammonQuiz.class,
        RackEquityResult.class,
        PlayedGeneration.class,
        RackEquityResult.Leave.class,
        SweptGeneration.class,
        RackAnswer.class,
        OwareExport.Result.class,
        BackgammonExport.Result.class,
        BackgammonExperience.Result.class,
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
        MatchDescription.class,
        MatchDescription.Verdict.class,
        MatchConvert.Result.class,
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
    PAGE.checkKeys(printed);
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        OwareAnswer.class,
        BackgammonAnswer.class,
        OpeningReport.class,
        OpeningsAnswer.class,
        RolloutAnswer.class,
        ReviewedMatch.class,
        BackgammonQuiz.class,
        MatchInPlay.class,
        BatchOption.Refusal.class,
        PlacementResult.class,
        PlacementReportResult.class,
        BuildPlan.class,
        RackEquityResult.class,
        PlayedGeneration.class,
        SweptGeneration.class,
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
        MatchDescription.class,
        MatchDescription.Verdict.class,
        MatchConvert.Result.class,
        ConvertResult.class,
        dev.hindsight.workbench.crossword.play.PlayedGame.class,
        dev.hindsight.workbench.crossword.play.PlayedGame.Turn.class,
        dev.hindsight.workbench.oware.PlayedGame.class,
        TurnsAnswer.class
      })
  void everyComponentSaysWhatItIs(Class<?> printed) {
    JsonPage.checkDescriptions(printed);
  }

  @Test
  void theTablesOfThePageAreWhatTheRecordsSay() throws Exception {
    PAGE.checkTables();
  }
}
