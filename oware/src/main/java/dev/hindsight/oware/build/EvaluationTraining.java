package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.BoardEvaluation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.random.RandomGenerator;

/**
 * Learns a {@link BoardEvaluation} from games of the program against itself.
 *
 * <p>In rounds: games are played with what was learnt so far, and the positions of the last rounds
 * are learnt from. The same seed gives the same evaluation, whatever the number of threads. The
 * positions of each finished round are kept beside the target until that is written, so a training
 * that was stopped goes on where it was.
 *
 * @param rules of the games
 * @param games to play
 * @param nodes that a player looks at before each move
 * @param seed of all chance
 */
public record EvaluationTraining(OwareRules rules, int games, long nodes, long seed) {
  static final int GAMES_IN_A_ROUND = 500;

  private static final int ROUNDS_REMEMBERED = 16;
  private static final int BATCH = 256;
  private static final double FIRST_STEP = 0.01;
  private static final double[] LAST_STEPS = {0.003, 0.001, 0.0003, 0.0001};

  /** One game in so many is not learnt from, but shows what was learnt. */
  private static final int HELD_OUT_IN = 20;

  /**
   * What was learnt.
   *
   * @param positions learnt from in the last round
   * @param lossBefore mean cross entropy on games held out, of what people count
   * @param lossAfter the same, of the evaluation
   */
  public record Learnt(
      BoardEvaluation evaluation, long positions, double lossBefore, double lossAfter) {}

  /**
   * Trains, and writes the evaluation.
   *
   * @param inputs the tables by name with their SHA-256
   */
  public Learnt run(Path target, ExactTables tables, SortedMap<String, String> inputs, Crew crew)
      throws IOException {
    Provenance provenance =
        new Provenance(
            "oware train --games " + games + " --nodes " + nodes, seed, 0, games, inputs);
    Checkpoints checkpoints =
        Checkpoints.beside(
            target, Parameters.of().with("rules", rules.name()).with("nodes", nodes), provenance);
    RandomGenerator chance = TrialRandom.of(seed, -1);
    EvaluationModel untaught = new EvaluationModel(TrialRandom.of(seed, -1));
    EvaluationModel model = new EvaluationModel(chance);
    List<TrainingSample> heldOut = new ArrayList<>();
    List<List<TrainingSample>> remembered = new ArrayList<>();
    int rounds = (games + GAMES_IN_A_ROUND - 1) / GAMES_IN_A_ROUND;
    for (int round = 0; round < rounds; round++) {
      List<TrainingSample> played = new ArrayList<>();
      List<List<TrainingSample>> ofGames = gamesOf(round, model, tables, checkpoints, crew);
      for (int game = 0; game < ofGames.size(); game++) {
        (game % HELD_OUT_IN == 0 ? heldOut : played).addAll(ofGames.get(game));
      }
      remembered.add(played);
      if (remembered.size() > ROUNDS_REMEMBERED) {
        remembered.remove(0);
      }
      learn(model, remembered, FIRST_STEP / Math.sqrt(1 + round), chance);
    }
    for (double step : LAST_STEPS) {
      learn(model, remembered, step, chance);
    }
    BoardEvaluation evaluation = model.evaluation();
    evaluation.write(target, rules, provenance);
    checkpoints.remove();
    return new Learnt(
        evaluation,
        remembered.stream().mapToLong(List::size).sum(),
        untaught.loss(heldOut),
        model.loss(heldOut));
  }

  private static void learn(
      EvaluationModel model,
      List<List<TrainingSample>> remembered,
      double step,
      RandomGenerator chance) {
    List<TrainingSample> samples = new ArrayList<>();
    remembered.forEach(samples::addAll);
    for (int last = samples.size() - 1; last > 0; last--) {
      int other = chance.nextInt(last + 1);
      TrainingSample moved = samples.get(last);
      samples.set(last, samples.get(other));
      samples.set(other, moved);
    }
    for (int from = 0; from + BATCH <= samples.size(); from += BATCH) {
      model.learn(samples.subList(from, from + BATCH), step);
    }
  }

  private List<List<TrainingSample>> gamesOf(
      int round, EvaluationModel model, ExactTables tables, Checkpoints checkpoints, Crew crew)
      throws IOException {
    String part = "round-" + round;
    Optional<NamedArrays> saved = checkpoints.find(part);
    if (saved.isPresent()) {
      return RoundOfGames.read(saved.get());
    }
    int first = round * GAMES_IN_A_ROUND;
    int count = Math.min(GAMES_IN_A_ROUND, games - first);
    BoardEvaluation evaluation = model.evaluation();
    Workspaces<SelfPlay> players =
        new Workspaces<>(() -> new SelfPlay(rules, tables, evaluation, nodes));
    List<List<TrainingSample>> played = new ArrayList<>();
    for (int game = 0; game < count; game++) {
      played.add(List.of());
    }
    crew.progress().begin("round " + (round + 1), count, "games");
    crew.sweep(
        count,
        1,
        (from, to, worker) -> {
          for (long game = from; game < to; game++) {
            int number = (int) game;
            players.use(
                player -> played.set(number, player.play(TrialRandom.of(seed, first + number))));
          }
        });
    crew.progress().end();
    checkpoints.save(part, RoundOfGames.write(played));
    return played;
  }
}
