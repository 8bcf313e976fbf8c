package dev.hindsight.workbench.crossword.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.crossword.rules.notation.GcgEvent;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A game against a player: turns, refusals, taking back, and going on from the record. */
class CrosswordPlayTest {
  private static final String ACE =
      "#player1 You You\n#player2 Hindsight score\n#rack1 ACEFT?V\n#rack2 EEIINRR\n";
  private static LoadedEquipment loaded;

  @BeforeAll
  static void load() throws IOException {
    loaded = LoadedEquipment.open(CrosswordFiles.NONE);
  }

  private static CrosswordPlay resumed(String record, long seed) throws IOException {
    GcgGame game = Gcg.parse(record, CrosswordRules.english());
    return CrosswordPlay.resume(game, loaded, PlayerSpec.parse("score"), 0, seed);
  }

  private static String own(CrosswordPlay play) {
    GamePosition position = play.position();
    return TileCounts.of(position.rules().tiles(), position.racks().get(0))
        .format(position.rules().tiles());
  }

  @Test
  void racksOfTheRecordAreOnesOwnAndTheOpponentsHidden() throws IOException {
    CrosswordPlay play = resumed(ACE, 1);
    assertThat(own(play)).isEqualTo("ACEFTV?");
    assertThat(play.position().racks().get(1).length()).isZero();
    assertThat(play.tilesInBag()).isEqualTo(86);
    assertThat(play.isPersonsTurn()).isTrue();
  }

  @Test
  void aRefusalSaysWhichTileWordOrRule() throws IOException {
    CrosswordPlay play = resumed(ACE, 1);
    refused(play, "8D FACETS", "the rack has no S; a blank is written as s");
    refused(play, "8D VACET", "it makes VACET, which is not in the words");
    refused(play, "1A CAFE", "must cover the start square 8H");
    refused(play, "8D CAFTE", "it makes CAFTE, which is not in the words");
    refused(play, "8H FEE", "it needs 2 tiles E, and the rack has 1; a blank is written as e");
    assertThatThrownBy(() -> play.move("exchange Q")).hasMessageEndingWith("the rack has no Q");
    refused(play, "cafe", "is not a move");
    assertThat(own(play)).as("costs nothing").isEqualTo("ACEFTV?");
    assertThat(play.isPersonsTurn()).isTrue();
  }

  private static void refused(CrosswordPlay play, String typed, String why) {
    assertThatThrownBy(() -> play.move(typed))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageContaining(why);
  }

  @Test
  void aWordInLowerCaseIsMeantInUpperCaseUnlessThereAreAsManyBlanks() throws IOException {
    assertThat(resumed(ACE, 1).move("8d facet")).extracting("move").isEqualTo("8D FACET");
    assertThat(resumed(ACE, 1).move("8D FaCET")).extracting("move").isEqualTo("8D FaCET");
    CrosswordPlay blanks = resumed(ACE.replace("ACEFT?V", "ACEF??V"), 1);
    assertThat(blanks.move("8H to")).extracting("move", "score").containsExactly("8H to", 0);
  }

  @Test
  void whatIsTakenBackIsAsBeforeTilesIncluded() throws IOException {
    CrosswordPlay play = CrosswordPlay.begin(loaded, PlayerSpec.parse("score"), 1, 7);
    assertThat(play.takeBack()).isFalse();
    String first = play.reply().move();
    String rack = own(play);
    assertThat(play.takeBack()).as("the opponent's move is not the person's").isFalse();
    String best;
    try (Crew alone = new Crew(1)) {
      best = play.hint(1, alone).best().get(0).move().toString();
    }
    play.move(best);
    GcgGame once = play.record();
    String reply = play.reply().move();
    assertThat(play.takeBack()).isTrue();
    assertThat(own(play)).isEqualTo(rack);
    assertThat(play.isPersonsTurn()).isTrue();
    play.move(best);
    assertThat(play.record()).isEqualTo(once);
    assertThat(play.reply().move()).isEqualTo(reply);
    assertThat(first).isNotEqualTo(reply);
  }

  @Test
  void aGameLeftGoesOnWithTheSameTilesAndCanBeTakenBackBeyondThat() throws IOException {
    CrosswordPlay play = resumed(ACE, 5);
    play.move("8D FACET");
    play.reply();
    play.move("pass");
    play.reply();
    String kept = Gcg.format(play.record());
    CrosswordPlay again = resumed(kept, 99);
    assertThat(Gcg.format(again.record())).isEqualTo(kept);
    assertThat(again.position()).isEqualTo(play.position());
    assertThat(again.takeBack()).isTrue();
    assertThat(again.takeBack()).isTrue();
    assertThat(own(again)).isEqualTo("ACEFTV?");
    assertThat(again.record().events()).isEmpty();
    assertThat(again.takeBack()).isFalse();
    again.move("8D FACET");
    again.reply();
    assertThat(again.record().events().get(1).rack())
        .isEqualTo(play.record().events().get(1).rack());
  }

  @Test
  void wholeGamesEndAsTheirRecordsSay() throws IOException {
    for (int seed = 1; seed <= 3; seed++) {
      CrosswordPlay play = CrosswordPlay.begin(loaded, PlayerSpec.parse("static"), seed % 2, seed);
      try (Crew alone = new Crew(1)) {
        while (!play.isOver()) {
          if (play.isPersonsTurn()) {
            play.move(
                play.tilesInBag() > 0
                    ? play.hint(1, alone).best().get(0).move().toString()
                    : "pass");
          } else {
            play.reply();
          }
          if (play.tilesInBag() % 5 == 0) { // as if it had been left and taken up again
            GcgGame record = Gcg.parse(Gcg.format(play.record()), CrosswordRules.english());
            assertThat(CrosswordPlay.isFinished(record)).isEqualTo(play.isOver());
            if (!play.isOver()) {
              play =
                  CrosswordPlay.resume(record, loaded, PlayerSpec.parse("static"), seed % 2, seed);
            }
          }
        }
      }
      GcgGame record = Gcg.parse(Gcg.format(play.record()), CrosswordRules.english());
      assertThat(record.doubts()).isEmpty();
      assertThat(record.events().get(record.events().size() - 1).action())
          .isInstanceOf(GcgEvent.LeftoverTiles.class);
      for (int player = 0; player < 2; player++) {
        assertThat(record.totalPoints(player)).isEqualTo(play.points(player));
      }
    }
  }

  @Test
  void givingUpIsNoted() throws IOException {
    CrosswordPlay play = resumed(ACE, 1);
    play.move("pass");
    play.reply();
    play.resign();
    assertThat(play.isOver()).isTrue();
    assertThat(Gcg.format(play.record())).contains("#note You resigned.", "#rack1 ACEFTV?");
  }
}
