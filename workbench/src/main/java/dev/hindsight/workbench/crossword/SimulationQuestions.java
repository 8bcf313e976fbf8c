package dev.hindsight.workbench.crossword;

import static dev.hindsight.workbench.crossword.CrosswordSettings.POSITION;
import static dev.hindsight.workbench.crossword.CrosswordSettings.RACK_EQUITY;
import static dev.hindsight.workbench.crossword.CrosswordSettings.SEED;

import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.simulation.FollowingLeaves.Sight;
import dev.hindsight.crossword.play.simulation.RankingRule;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulate;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulation;
import dev.hindsight.workbench.crossword.ask.InferenceAnswer;
import dev.hindsight.workbench.crossword.ask.InferenceQuestion;
import dev.hindsight.workbench.crossword.ask.SimulationTables;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.questions.Asking;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Question;
import dev.hindsight.workbench.questions.Setting;
import dev.hindsight.workbench.questions.SettingType;
import dev.hindsight.workbench.questions.SettingsRefusedException;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Questions about what nobody sees: what the opponent holds, and what is drawn. */
public final class SimulationQuestions {
  /** In place of tiles: those of the position. In lower case, so it cannot be tiles. */
  private static final String NAMED_RACK = "rack";

  private static final Setting<String> MOVE =
      Setting.<String>optional(
              "move",
              "the placement that was made, such as \"8D FACET\"",
              SettingType.text("MOVE"),
              "an exchange was made")
          .example("8H AA");

  private static final Setting<Integer> EXCHANGE =
      Setting.optional(
          "exchange",
          "the number of tiles that were exchanged",
          SettingType.whole(1, 100, Unit.TILES),
          "a placement was made");

  private static final Setting<Boolean> EXHAUSTIVE =
      Setting.usually(
          "exhaustive",
          "find the best move of every rack; slower, with the same result",
          SettingType.flag(),
          false);

  private static final Setting<String> MOVER_KNOWN =
      Setting.optional(
          "mover-known",
          "tiles that the mover was known to hold before the move",
          SettingType.text("TILES"),
          "none");

  private static final Setting<String> OPPONENT_KNOWN =
      Setting.optional(
          "opponent-known",
          "tiles that the other player holds; the word rack for the position's",
          SettingType.text("TILES"),
          "none");

  private static final Setting<Integer> TOP =
      Setting.usually(
          "top",
          "list so many leaves of most weight",
          SettingType.whole(0, CrosswordQuestions.MOST_LISTED, Unit.COUNT),
          15);

  public static final Question<InferenceAnswer> INFER =
      new Question<>(
          "crossword.infer",
          "Infer from a move which tiles the mover is likely to have kept.",
          "The position is the one before the move, with the mover on turn. Every rack that the"
              + " mover may have had is judged by the static evaluation; it counts if the move is"
              + " within the margin of the best. The racks in the position are ignored: say what is"
              + " known in the settings.",
          CrosswordSettings.with(
              List.of(POSITION, MOVE, EXCHANGE, EXHAUSTIVE, MOVER_KNOWN, OPPONENT_KNOWN, TOP),
              CrosswordSettings.EXPLAINING,
              CrosswordSettings.BROUGHT),
          InferenceAnswer.class,
          SimulationQuestions::infer);

  public static final Setting<Integer> PLIES =
      Setting.usually(
          "plies",
          "play so many turns after each move",
          SettingType.whole(1, SimulationPlan.MOST_PLIES, Unit.PLIES),
          SimulationPlan.usual().plies());

  private static final Setting<Integer> ENDINGS =
      Setting.optional(
          "endings",
          "once the bag is empty play to the end of the game: by a search of so many positions, or"
              + " for 0 by static play",
          SettingType.whole(0, SimulationPlan.MOST_POSITIONS, Unit.COUNT),
          "playouts end after their plies");

  public static final Setting<Integer> CANDIDATES =
      Setting.usually(
          "candidates",
          "compare so many of the best moves by static equity",
          SettingType.whole(1, SimulationPlan.MOST_CANDIDATES, Unit.COUNT),
          SimulationPlan.usual().candidates());

  private static final Setting<String> CANDIDATE =
      Setting.repeatable(
          "candidate",
          "compare this move instead, as in \"8D FACET\"",
          SettingType.text("MOVE"),
          "the best by static equity");

  public static final Setting<Long> ITERATIONS =
      Setting.optional(
          "iterations",
          "play on so many times at most, of all moves together",
          SettingType.large(1, Long.MAX_VALUE, Unit.COUNT),
          SimulationPlan.usual().iterations() + ", unless there are seconds");

  private static final Setting<BigDecimal> SECONDS =
      Setting.optional(
          "seconds",
          "take at most so long, and as many iterations as fit; no other run gives quite the same",
          SettingType.decimal("0", "86400", Unit.SECONDS),
          "no bound");

  private static final Setting<Boolean> NO_STOP =
      Setting.usually(
          "no-stop",
          "drop no move, and use all iterations in equal shares",
          SettingType.flag(),
          false);

  private static final Setting<RankingRule> RANK_BY =
      Setting.usually(
          "rank-by",
          "compare by equity or win, the chance to win; auto: by win with fewer than "
              + RankingRule.NEAR_THE_END
              + " tiles unseen, by equity before",
          SettingType.choice(RankingRule.class),
          RankingRule.AUTO);

  private static final Setting<Boolean> KNOWN_OPPONENT =
      Setting.usually(
          "known-opponent",
          "the opponent holds the tiles that the position says",
          SettingType.flag(),
          false);

  public static final Setting<String> LAST_MOVE =
      Setting.optional(
          "last-move",
          "the placement that the opponent just made, which is on the board; tiles that were there"
              + " before it are dots, as in \"8D F.CET\"; racks that explain it are played against,"
              + " as infer finds them",
          SettingType.text("MOVE"),
          "any rack");

  public static final Setting<Integer> LAST_EXCHANGE =
      Setting.optional(
          "last-exchange",
          "the same if the opponent just exchanged so many tiles",
          SettingType.whole(1, 100, Unit.TILES),
          "any rack");

  private static final Setting<Path> WIN_CHANCE =
      Setting.optional(
          "win-chance",
          "learnt win chances",
          SettingType.file(),
          "those for ENABLE, or else a rough curve");

  private static final Setting<String> LEAVES_FROM =
      Setting.optional(
          "leaves-from",
          "static: those for a full bag throughout; root: derived from rack equities for the tiles"
              + " unseen; every:N, letter: derived again in each playout when N more tiles are gone"
              + " or a letter runs out, which takes very long",
          SettingType.text("WHAT"),
          "root where there are rack equities, else static");

  private static final Setting<Boolean> FOLLOW =
      Setting.usually(
          "follow",
          "correct static leaves, or those of the root, on every turn of a playout for the tiles"
              + " that are left then",
          SettingType.flag(),
          false);

  private static final Setting<Sight> SIGHT =
      Setting.usually(
          "sight",
          "what playouts derive leaves for: the visible or the true bag",
          SettingType.choice(Sight.class),
          Sight.VISIBLE);

  public static final Question<CrosswordSimulation> SIMULATE =
      new Question<>(
          "crossword.simulate",
          "Compare moves by playing on from each of them, many times.",
          "Every candidate is followed by the static best moves of both players, with tiles drawn"
              + " at random but the same for all. Mean equity is what is gained on the opponent,"
              + " the tiles kept included. Moves that are clearly worse are dropped on the way; it"
              + " ends when one is left. The same seed gives the same result for any number of"
              + " threads.",
          CrosswordSettings.with(
              List.of(
                  POSITION,
                  PLIES,
                  ENDINGS,
                  CANDIDATES,
                  CANDIDATE,
                  ITERATIONS,
                  SECONDS,
                  NO_STOP,
                  RANK_BY,
                  SEED,
                  KNOWN_OPPONENT,
                  LAST_MOVE,
                  LAST_EXCHANGE),
              CrosswordSettings.EXPLAINING,
              List.of(WIN_CHANCE, LEAVES_FROM, FOLLOW, SIGHT),
              CrosswordSettings.BROUGHT),
          CrosswordSimulation.class,
          SimulationQuestions::simulate);

  private SimulationQuestions() {}

  private static InferenceAnswer infer(Chosen chosen, Asking asking) throws IOException {
    if (chosen.isSaid(MOVE) == chosen.isSaid(EXCHANGE)) {
      throw MOVE.refused("or " + EXCHANGE.quoted() + " must be said, and not both");
    }
    Criterion criterion = CrosswordSettings.criterion(chosen, !chosen.get(EXHAUSTIVE));
    if (chosen.get(EXHAUSTIVE) && criterion instanceof Criterion.Softmax) {
      throw EXHAUSTIVE.refused("does not go with `likelihood`");
    }
    CgpPosition asked = CrosswordSettings.position(chosen);
    GamePosition position = asked.game();
    Observation observation =
        new Observation(
            position,
            chosen
                .find(EXCHANGE)
                .<ObservedMove>map(ObservedMove.Exchanged::new)
                .orElseGet(() -> placed(chosen.find(MOVE).orElseThrow(), position)),
            tiles(chosen.find(MOVER_KNOWN), position),
            chosen.find(OPPONENT_KNOWN).filter(NAMED_RACK::equals).isPresent()
                ? position.racks().get(1)
                : tiles(chosen.find(OPPONENT_KNOWN), position));
    return CrosswordSettings.equipped(chosen, asking)
        .infer()
        .answer(
            new InferenceQuestion(observation, asked.options(), criterion, chosen.get(TOP)),
            asking.crew());
  }

  private static ObservedMove placed(String text, GamePosition position) {
    if (new MoveNotation(position.rules()).parse(text, position) instanceof Placement placement) {
      return new ObservedMove.Placed(placement);
    }
    throw MOVE.refused("must be a placement of tiles; of an exchange give the number of tiles");
  }

  private static Tiles tiles(Optional<String> text, GamePosition position) {
    return TileCounts.parse(position.rules().tiles(), text.orElse("")).letters();
  }

  private static CrosswordSimulation simulate(Chosen chosen, Asking asking) throws IOException {
    SimulationPlan plan = plan(chosen);
    checkLast(chosen);
    CrosswordRules rules = CrosswordSettings.rules(chosen);
    SimulationLeaves leaves = leaves(chosen, rules);
    CgpPosition position = CrosswordSettings.position(chosen);
    CrosswordSimulate.Question question =
        new CrosswordSimulate.Question(
            position,
            candidates(chosen, position.game()),
            chosen.get(KNOWN_OPPONENT),
            last(chosen, position.game()).orElse(null),
            plan);
    LoadedEquipment loaded = CrosswordSettings.equipped(chosen, asking).loaded();
    CrosswordSimulate simulate =
        new CrosswordSimulate(
            loaded,
            SimulationTables.open(
                loaded,
                leaves,
                chosen.find(RACK_EQUITY).orElse(null),
                chosen.find(WIN_CHANCE).orElse(null)));
    Optional<Duration> time = chosen.find(SECONDS).map(CrosswordSettings::duration);
    try (Told told = new Told(asking, plan.iterations())) {
      return time.isPresent()
          ? simulate.runFor(time.get(), question, asking.crew(), told)
          : simulate.run(question, asking.crew(), told);
    }
  }

  private static SimulationPlan plan(Chosen chosen) {
    return new SimulationPlan(
        chosen.get(PLIES),
        chosen.get(CANDIDATES),
        mostIterations(chosen),
        chosen.get(SEED),
        !chosen.get(NO_STOP),
        chosen.get(RANK_BY),
        chosen.find(ENDINGS).map(OptionalInt::of).orElse(OptionalInt.empty()));
  }

  /** How often a simulation plays on at most. */
  public static long mostIterations(Chosen chosen) {
    return chosen
        .find(ITERATIONS)
        .orElse(chosen.isSaid(SECONDS) ? Long.MAX_VALUE : SimulationPlan.usual().iterations());
  }

  private static void checkLast(Chosen chosen) {
    boolean isLastSaid = chosen.isSaid(LAST_MOVE) || chosen.isSaid(LAST_EXCHANGE);
    if (chosen.isSaid(LAST_MOVE) && chosen.isSaid(LAST_EXCHANGE)) {
      throw LAST_MOVE.refused("or " + LAST_EXCHANGE.quoted() + " must be said, not both");
    }
    if (isLastSaid && chosen.get(KNOWN_OPPONENT)) {
      throw KNOWN_OPPONENT.refused("leaves nothing to infer");
    }
    if (!isLastSaid && CrosswordSettings.isCriterionSaid(chosen)) {
      throw LAST_MOVE.refused(
          "or "
              + LAST_EXCHANGE.quoted()
              + " must be said where there is `margin`, `definition` or `likelihood`");
    }
    if (isLastSaid) {
      CrosswordSettings.criterion(chosen, true); // Refused, if it is, before anything is loaded.
    }
  }

  private static Optional<CrosswordSimulate.Last> last(Chosen chosen, GamePosition position) {
    Optional<ObservedMove> move =
        chosen
            .find(LAST_MOVE)
            .<ObservedMove>map(
                text ->
                    new ObservedMove.Placed(
                        new MoveNotation(position.rules()).parseLast(text, position)))
            .or(() -> chosen.find(LAST_EXCHANGE).map(ObservedMove.Exchanged::new));
    return move.map(
        seen -> new CrosswordSimulate.Last(seen, CrosswordSettings.criterion(chosen, true)));
  }

  private static List<Move> candidates(Chosen chosen, GamePosition position) {
    MoveNotation notation = new MoveNotation(position.rules());
    return chosen.all(CANDIDATE).stream().map(text -> notation.parse(text, position)).toList();
  }

  private static SimulationLeaves leaves(Chosen chosen, CrosswordRules rules) {
    boolean canBeDerived =
        chosen.isSaid(RACK_EQUITY)
            || LoadedEquipment.hasBagLeaves(CrosswordSettings.files(chosen), rules);
    SimulationLeaves leaves =
        SettingsRefusedException.check(
            () ->
                new SimulationLeaves(
                    chosen.find(LEAVES_FROM).orElse(canBeDerived ? "root" : "static"),
                    chosen.get(FOLLOW),
                    chosen.get(SIGHT)));
    if (leaves.isDerived() && !canBeDerived) {
      throw LEAVES_FROM.refused("cannot be " + leaves.word() + " without " + RACK_EQUITY.quoted());
    }
    return leaves;
  }

  /** Tells a listener what is known, and a progress how many iterations that took. */
  private static final class Told implements Consumer<CrosswordSimulation>, AutoCloseable {
    private final Consumer<Object> listener;
    private final Progress progress;
    private long done;

    Told(Asking asking, long most) {
      this.listener = asking.listener();
      this.progress = asking.crew().progress();
      progress.begin("simulation", most, "iterations");
    }

    @Override
    public void accept(CrosswordSimulation known) {
      progress.advance(known.run().iterations() - done);
      done = known.run().iterations();
      listener.accept(known);
    }

    @Override
    public void close() {
      progress.end();
    }
  }
}
