package dev.hindsight.cli.oware;

import dev.hindsight.cli.terminal.Conversation;
import dev.hindsight.cli.terminal.PlayedGame;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.workbench.oware.OwareAnswer;
import dev.hindsight.workbench.oware.OwareGameRecords;
import dev.hindsight.workbench.oware.OwarePlay;
import java.io.IOException;
import java.nio.file.Path;

/** A game of oware in the terminal. */
final class PlayedOware implements PlayedGame {
  private final OwarePlay play;
  private final String opponent;
  private final Conversation talk;

  PlayedOware(OwarePlay play, String opponent, Conversation talk) {
    this.play = play;
    this.opponent = opponent;
    this.talk = talk;
  }

  void begin() {
    String rules = play.game().rules().name();
    talk.say("You are %s against %s, %s rules.", name(play.person()), opponent, rules);
    talk.say("Type the letter of a pit, or help.");
  }

  @Override
  public TextTable words() {
    return new TextTable("", "ll").row("A letter", "sow the seeds of that pit");
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
    talk.say("%n%s plays %s.", opponent, play.reply());
  }

  @Override
  public void show() {
    talk.show("\n" + BoardDrawing.of(play.game().position()));
  }

  @Override
  public String prompt() {
    return "> ";
  }

  @Override
  public boolean obey(String typed) {
    if (typed.isEmpty()) {
      return false;
    }
    play.move(typed);
    return true;
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
    OwareGameRecords.write(file, play.record(opponent));
  }

  @Override
  public void hint() {
    TextTable table = new TextTable("  ", "lrl");
    for (OwareAnswer.Move move : play.hint().moves()) {
      String value = AnswerText.worth(move.value(), move.known().isProven());
      table.row(move.move().toString(), value, move.known().isProven() ? "exact" : "estimate");
    }
    talk.show(table.toString());
  }

  @Override
  public void tellEnd() {
    OwareGame game = play.game();
    if (!play.isOver()) {
      talk.say("The game is not over.");
      return;
    }
    show();
    if (!game.isOver()) {
      talk.say("You have given up.");
      return;
    }
    int net = game.netSeedsForSouth();
    String winner = net > 0 ? "South wins by " + net : "North wins by " + -net;
    talk.say("%s.", net == 0 ? "A draw" : winner + (Math.abs(net) == 1 ? " seed" : " seeds"));
  }

  private static String name(Side side) {
    return side == Side.SOUTH ? "South" : "North";
  }
}
