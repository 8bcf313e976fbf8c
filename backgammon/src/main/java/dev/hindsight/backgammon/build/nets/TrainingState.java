package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.table.BackgammonNets;
import java.util.List;

/**
 * How far a training run has come.
 *
 * @param learntBlocks blocks of games learnt from so far
 * @param rate the learning rate of the last block
 * @param nets the nets as they are now
 * @param tally what was learnt from in the last block
 * @param games the games of that block; only until the next block is learnt
 */
public record TrainingState(
    TrainingPlan plan,
    long learntBlocks,
    double rate,
    BackgammonNets nets,
    LearningTally tally,
    List<GameExperience> games) {
  public long learntGames() {
    return learntBlocks * plan.blockGames();
  }
}
