package dev.hindsight.crossword.play.endgame;

/** How a game ends for the player on turn if both play their best. */
public enum EndgameOutcome {
  LOSS,
  DRAW,
  WIN,
  /** Not proven. */
  UNKNOWN;

  static EndgameOutcome ofLead(int finalLeadPoints) {
    return finalLeadPoints > 0 ? WIN : finalLeadPoints == 0 ? DRAW : LOSS;
  }
}
