package dev.hindsight.cli.terminal;

import java.io.IOException;
import java.nio.file.Path;

/** What a game brings to a {@link PlayDialogue}: its board, its moves, and words of its own. */
public interface PlayedGame {
  /** Words that only this game understands, each with what it does, for {@code help}. */
  TextTable words();

  boolean isOver();

  /** Whether the person has something to decide. */
  boolean isPersonsTurn();

  /** Does what is not for the person to decide, such as the opponent's turn, and tells of it. */
  void goOn();

  /** Draws the board as the person sees it. */
  void show();

  /** Says what the program thinks of the decision that is due. */
  void hint();

  /** What stands before the place where the person types. */
  String prompt();

  /**
   * Does what was typed, if it is a move or another word of this game.
   *
   * @return whether something was done; if not, why not has been said
   * @throws IllegalArgumentException if it is not understood or not allowed; the message says why
   */
  boolean obey(String typed);

  /** Back to the person's last decision; false if there is none. */
  boolean takeBack();

  /**
   * The person gives up.
   *
   * @param how what was typed after the word, perhaps nothing
   * @return whether it was done, as for {@link #obey}
   */
  boolean resign(String how);

  /** Writes the record of the game so far, whole or not at all. */
  void write(Path file) throws IOException;

  /** Says how it ended, or that it has not. */
  void tellEnd();
}
