package dev.hindsight.crossword.play.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Definition;
import dev.hindsight.crossword.play.simulation.FollowingLeaves.Sight;
import dev.hindsight.crossword.play.simulation.RankingRule;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayerSpecTest {
  private static PlayerSpec parse(String text) {
    return PlayerSpec.parse(text).value();
  }

  @Test
  void aNameAloneIsAPlayer() {
    assertThat(PlayerSpec.parse(" static ")).hasToString("static");
    assertThat(parse("static").usesSharedLeaves()).isTrue();
    assertThat(parse("score").usesSharedLeaves()).isFalse();
    assertThat(parse("score").files()).isEmpty();
  }

  @Test
  void aPlayerMayBringItsOwnLeaves() {
    PlayerSpec spec = parse("static:leaves=some:where/trained.klv2");
    assertThat(spec.leaves()).hasValue("some:where/trained.klv2");
    assertThat(spec.usesSharedLeaves()).isFalse();
    assertThat(spec).isEqualTo(parse("static:leaves=some:where/trained.klv2"));
    assertThat(parse("static:leaves=none").usesSharedLeaves()).isFalse();
    assertThat(parse("static:leaves=none").files()).isEmpty();
  }

  @Test
  void filesOfAllOptionsAreNamed() {
    assertThat(parse("simulate:win-chance=w,leaves=l,rack-equity=r,plies=3").files())
        .containsExactly("l", "r", "w");
  }

  @Test
  void aPlayerWithABudgetOfTimeIsTimed() {
    assertThat(parse("simulate:seconds=1").isTimed()).isTrue();
    assertThat(parse("simulate:iterations=10").isTimed()).isFalse();
    assertThat(parse("static").isTimed()).isFalse();
    assertThat(parse("static:leaves=l,endgame=0.5"))
        .isEqualTo(
            new PlayerSpec.Solving(
                new PlayerSpec.BestEquity(
                    Optional.of("l"), Optional.empty(), Optional.empty(), false),
                OptionalLong.of(500_000_000L),
                OptionalLong.empty()));
    assertThat(((PlayerSpec.Solving) parse("static:pre-endgame=2")).preEndgameNanos())
        .isEqualTo(OptionalLong.of(2_000_000_000L));
    assertThat(parse("score:endgame=1").isTimed()).isTrue();
    assertThat(parse("dynamic:rack-equity=r,endgame=1").files()).containsExactly("r");
  }

  @Test
  void leavesFollowTheBagOfWhoeverWantsThat() {
    assertThat(parse("static"))
        .isEqualTo(
            new PlayerSpec.BestEquity(Optional.empty(), Optional.empty(), Optional.empty(), false));
    assertThat(parse("static:follow=true"))
        .isEqualTo(
            new PlayerSpec.BestEquity(Optional.empty(), Optional.empty(), Optional.empty(), true));
    assertThat(((SimulatingSpec) parse("simulate:follow=true")).follows()).isTrue();
  }

  @Test
  void optionsBecomeTypedFields() {
    assertThat(parse("dynamic:rack-equity=r,top=7"))
        .isEqualTo(
            new PlayerSpec.Dynamic(
                Optional.empty(), Optional.of("r"), Optional.empty(), Optional.empty(), 7));
    SimulationPlan usual = SimulationPlan.usual().withCandidates(10).withIterations(600);
    assertThat(parse("simulate:seconds=0.25,rank=win,infer=true,margin=2.5,definition=classic"))
        .isEqualTo(
            new SimulatingSpec(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.empty(),
                usual.withRanking(RankingRule.WIN),
                OptionalLong.of(250_000_000),
                Optional.of(
                    new ReadingSpec(
                        new Criterion.WithinMargin(Definition.CLASSIC, 2_500, true), 200_000))));
    assertThat(parse("simulate:plies=3,iterations=50,candidates=5"))
        .isEqualTo(
            new SimulatingSpec(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.empty(),
                usual.withPlies(3).withIterations(50).withCandidates(5),
                OptionalLong.empty(),
                Optional.empty()));
  }

  @Test
  void simulationsMayDeriveLeavesAgainInPlayouts() {
    assertThat(((SimulatingSpec) parse("simulate:leaves-from=every:7,bag=true")).from())
        .contains(new SimulationLeaves("every:7", false, Sight.TRUE));
    assertThat(((SimulatingSpec) parse("simulate:leaves-from=letter")).from())
        .contains(new SimulationLeaves("letter", false, Sight.VISIBLE));
    assertThat(parse("simulate:leaves-from=letter").usesUsualRackEquity()).isTrue();
    assertThat(parse("simulate:leaves-from=static").usesUsualRackEquity()).isFalse();
  }

  @Test
  void simulationsMayEndGames() {
    assertThat(((SimulatingSpec) parse("simulate")).plan().endings()).isEmpty();
    assertThat(((SimulatingSpec) parse("simulate:endings=0")).plan().endings()).hasValue(0);
    assertThat(((SimulatingSpec) parse("simulate:iterations=50,endings=300")).plan())
        .isEqualTo(SimulationPlan.usual().withCandidates(10).withIterations(50).withEndings(300));
  }

  @ParameterizedTest
  @CsvSource({
    "grandmaster, there is no player 'grandmaster'",
    "'', there is no player ''",
    "static:depth=2, has no option 'depth'; it knows leaves",
    "static:follow=perhaps, follow",
    "score:leaves=x, has no option 'leaves'; it knows endgame",
    "static:, has no option ''",
    "static:leaves, needs a file",
    "static:leaves=, needs a file",
    "'static:leaves=a,leaves=b', is there twice",
    "'dynamic:rack-equity=x,top=0', must be a whole number from 1",
    "simulate:plies=0, must be a whole number from 1 to 100",
    "simulate:plies=101, must be a whole number from 1 to 100",
    "simulate:iterations=many, must be a whole number from 1",
    "simulate:candidates=201, must be a whole number from 1 to 200",
    "simulate:endings=-1, must be a whole number from 0 to 1000000",
    "simulate:endings=1000001, must be a whole number from 0 to 1000000",
    "simulate:endings=all, must be a whole number from 0 to 1000000",
    "static:endings=1, has no option 'endings'",
    "simulate:rank=luck, must be equity or win or auto",
    "'simulate:seconds=1,iterations=600', either seconds or iterations",
    "simulate:seconds=0, more than 0 and at most 3600",
    "static:endgame=0, more than 0 and at most 3600",
    "simulate:seconds=3601, more than 0 and at most 3600",
    "simulate:seconds=-1, must be a number such as 0.5",
    "simulate:seconds=soon, must be a number such as 0.5",
    "simulate:infer=maybe, must be true or false",
    "simulate:leaves-from=seldom, 'come from static, root, letter or every:N'",
    "simulate:bag=true, needs leaves-from=every:N",
    "'simulate:leaves-from=root,bag=true', the true bag is for leaves that are derived again",
    "'simulate:leaves-from=every:7,follow=true', cannot follow besides",
    "simulate:margin=3, needs infer=true",
    "'simulate:infer=false,racks=3', needs infer=true",
    "'simulate:infer=true,margin=x', must be a number such as 0.5",
    "'simulate:infer=true,margin=100001', from 0 to 100000 points",
    "'simulate:infer=true,definition=best', near-best or classic",
    "'simulate:infer=true,likelihood=4', softmax: and a temperature",
    "'simulate:infer=true,likelihood=softmax:hot', must be a number",
    "'simulate:infer=true,likelihood=softmax:0', more than 0",
    "'simulate:infer=true,likelihood=softmax:1,margin=1', does not go with",
    "'simulate:infer=true,racks=0', must be a whole number from 1"
  })
  void whatIsNoPlayerIsRefused(String text, String reason) {
    assertThatThrownBy(() -> PlayerSpec.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }
}
