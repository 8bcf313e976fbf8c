package dev.hindsight.cli.crossword.play;

import dev.hindsight.cli.crossword.ask.AnswerText;
import dev.hindsight.cli.crossword.ask.BesideTheBoard;
import dev.hindsight.cli.crossword.ask.BoardDrawing;
import dev.hindsight.cli.terminal.Conversation;
import dev.hindsight.cli.terminal.PlayedGame;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.crossword.rules.notation.GcgEvent;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.play.CrosswordPlay;
import java.io.IOException;
import java.nio.file.Path;

/** A crossword game in the terminal. */
final class PlayedCrossword implements PlayedGame {
  private static final int MOST_HINTS = 5;

  private final CrosswordPlay play;
  private final Crew crew;
  private final Conversation talk;

  /**
   * @param crew that hints are worked out with
   */
  PlayedCrossword(CrosswordPlay play, Crew crew, Conversation talk) {
    this.play = play;
    this.crew = crew;
    this.talk = talk;
  }

  void begin(String opponent, String words, long seed) {
    talk.say("A game against %s with the words %s; seed %d.", opponent, words, seed);
    talk.say(
        "The list of words decides: a play with another word is refused and costs nothing."
            + " Type help for what can be typed.");
  }

  @Override
  public TextTable words() {
    return new TextTable("", "ll")
        .row("8D FACET", "place tiles across, from column D of row 8; D8 FACET goes down")
        .row("8D FAcET", "the same with a blank for the C")
        .row("exchange QV", "put tiles back and draw as many")
        .row("pass", "do nothing");
  }

  @Override
  public boolean isOver() {
    return play.isOver();
  }

  @Override
  public boolean isPersonsTurn() {
    return play.isPersonsTurn();
  }

  @Override
  public void goOn() {
    talk.say("%nHindsight %s.", told(play.reply(), "plays", "exchanges", "passes"));
  }

  private static String told(CrosswordPlay.Made made, String plays, String exchanges, String pass) {
    if (made.exchanged() > 0) {
      return exchanges + " " + made.exchanged() + (made.exchanged() == 1 ? " tile" : " tiles");
    }
    return made.move().equals("pass")
        ? pass
        : plays + " " + made.move() + " for " + points(made.score());
  }

  private static String points(int points) {
    return points + (points == 1 ? " point" : " points");
  }

  @Override
  public void show() {
    talk.show(
        "\n"
            + BoardDrawing.of(
                play.position(), BesideTheBoard.of(play.position(), play.tilesInBag())));
  }

  @Override
  public String prompt() {
    return "Your move: ";
  }

  @Override
  public boolean obey(String typed) {
    if (typed.isEmpty()) {
      return false;
    }
    talk.say("You %s.", told(play.move(typed), "play", "exchange", "pass"));
    return true;
  }

  @Override
  public void hint() {
    CrosswordAnswer answer = play.hint(MOST_HINTS, crew);
    talk.show(AnswerText.moves(answer));
  }

  @Override
  public boolean takeBack() {
    return play.takeBack();
  }

  @Override
  public boolean resign(String how) {
    play.resign();
    return true;
  }

  @Override
  public void write(Path file) throws IOException {
    WholeFile.writeText(file, Gcg.format(play.record()));
  }

  @Override
  public void tellEnd() {
    int own = play.points(play.person());
    int others = play.points(1 - play.person());
    if (!play.isOver()) {
      talk.say("The game is not over: you have %d, Hindsight has %d.", own, others);
      return;
    }
    show();
    if (play.isResigned()) {
      talk.say("You have given up with %d to %d.", own, others);
      return;
    }
    tellTilesLeft();
    String result =
        own == others
            ? "A draw"
            : (own > others ? "You win" : "Hindsight wins")
                + " by "
                + points(Math.abs(own - others));
    talk.say("%s: %d to %d.", result, own, others);
  }

  private void tellTilesLeft() {
    GcgGame record = play.record();
    TileText tiles = new TileText(record.rules().tiles());
    for (GcgEvent event : record.events()) {
      if (event.action() instanceof GcgEvent.LeftoverTiles left) {
        boolean gains = event.scorePoints() > 0;
        boolean isPerson = event.player() == play.person();
        talk.say(
            "%s %s for the tiles left, %s.",
            isPerson ? (gains ? "You get" : "You lose") : "Hindsight " + (gains ? "gets" : "loses"),
            points(Math.abs(event.scorePoints())),
            tiles.format(left.letters().toArray()));
      }
    }
  }
}
