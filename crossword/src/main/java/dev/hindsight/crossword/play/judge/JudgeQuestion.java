package dev.hindsight.crossword.play.judge;

import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.rules.board.GamePosition;
import java.util.Optional;

/**
 * A turn to judge.
 *
 * @param position as the player on turn sees it; what it says of the other rack is not looked at
 * @param last the opponent's last move, if it says something
 * @param seed of all chance
 */
public record JudgeQuestion(GamePosition position, Optional<ObservedMove> last, long seed) {}
