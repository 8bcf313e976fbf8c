package dev.hindsight.lab;

import dev.hindsight.cli.JsonPage;
import dev.hindsight.lab.crossword.ChoicesResult;
import dev.hindsight.lab.crossword.CostsResult;
import dev.hindsight.lab.crossword.EndingsResult;
import dev.hindsight.lab.crossword.InferenceComparisonResult;
import dev.hindsight.lab.crossword.OpennessResult;
import dev.hindsight.lab.crossword.PlacementComparisonResult;
import dev.hindsight.lab.crossword.PreEndgamesResult;
import dev.hindsight.lab.crossword.PredictionsResult;
import dev.hindsight.lab.crossword.RacksResult;
import dev.hindsight.lab.crossword.SimulationsResult;
import dev.hindsight.lab.crossword.SpreadResult;
import dev.hindsight.lab.reproduce.ReproduceResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** docs/lab/json.md names every key that an experiment prints. */
class LabJsonPageTest {
  private static final JsonPage PAGE = JsonPage.of("lab/json.md");

  @ParameterizedTest
  @ValueSource(
      classes = {
        ChoicesResult.class,
        ChoicesResult.Band.class,
        CostsResult.class,
        CostsResult.Cost.class,
        EndingsResult.class,
        InferenceComparisonResult.class,
        ReproduceResult.class,
        ReproduceResult.Line.class,
        OpennessResult.class,
        PlacementComparisonResult.class,
        PlacementComparisonResult.Way.class,
        PreEndgamesResult.class,
        PredictionsResult.class,
        PredictionsResult.Band.class,
        RacksResult.class,
        RacksResult.Group.class,
        SimulationsResult.class,
        SimulationsResult.Line.class,
        SpreadResult.class
      })
  void everyKeyIsDocumentedInOneSection(Class<?> printed) throws Exception {
    PAGE.checkKeys(printed);
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        ChoicesResult.class,
        CostsResult.class,
        EndingsResult.class,
        InferenceComparisonResult.class,
        ReproduceResult.class,
        OpennessResult.class,
        PlacementComparisonResult.class,
        PreEndgamesResult.class,
        PredictionsResult.class,
        RacksResult.class,
        SimulationsResult.class,
        SpreadResult.class
      })
  void everyComponentSaysWhatItIs(Class<?> printed) {
    JsonPage.checkDescriptions(printed);
  }

  @Test
  void theTablesOfThePageAreWhatTheRecordsSay() throws Exception {
    PAGE.checkTables();
  }
}
