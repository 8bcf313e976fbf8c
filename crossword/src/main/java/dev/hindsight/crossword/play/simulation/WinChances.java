package dev.hindsight.crossword.play.simulation;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.table.DefaultTables;
import dev.hindsight.crossword.table.EquityLead;

/**
 * How likely a lead is to last: the chance to win, a draw counting half, of the player on turn.
 *
 * <p>Chances are whole millionths, so that sums of them are exact. Any thread may ask.
 */
public interface WinChances {
  /** What a certain win is. */
  int CERTAIN = 1_000_000;

  /**
   * The chance of the player on turn, from 0 to {@link #CERTAIN}.
   *
   * @param lead of the player on turn
   * @param unseenTiles in the bag and on the opponent's rack
   */
  int winMillionths(EquityLead lead, int unseenTiles);

  /**
   * What a player on turn has kept on average when he last moved: for the lead of one whose tiles
   * are not known.
   *
   * @param unseenTiles by him
   */
  int meanKeptMillipoints(int unseenTiles);

  /**
   * The chance of a player who has moved, as far as he knows: his opponent is on turn, and has kept
   * what players keep.
   *
   * @param before the position that he moved in
   * @param equityMillipoints of the move
   * @param tilesPlayed by it, 0 if it was no placement
   */
  default int winMillionthsAfterMove(GamePosition before, int equityMillipoints, int tilesPlayed) {
    int bag = Math.max(0, before.unseen().size() - before.rules().rackSize());
    int unseen = bag + before.racks().get(0).length() - tilesPlayed;
    if (unseen == 0) {
      // Who goes out has ended the game, and the equity is what it came to.
      EquityLead last = EquityLead.of(before.lead(), equityMillipoints, 0);
      return (Integer.signum(last.millipoints()) + 1) * CERTAIN / 2;
    }
    // Nobody has kept anything before his first turn.
    int kept = before.isBoardEmpty() ? 0 : meanKeptMillipoints(unseen);
    EquityLead after = EquityLead.of(before.lead(), equityMillipoints, kept);
    return CERTAIN - winMillionths(after.ofOther(), unseen);
  }

  /** Those that come with the program, or a rough curve if the tiles are others. */
  static WinChances usual(CrosswordRules rules, String wordsSha256) {
    return DefaultTables.findWinChances(rules.tiles())
        .<WinChances>map(
            table ->
                new LearntWinChances(
                    table,
                    table.wordsSha256().equals(wordsSha256)
                        ? "learnt with the built-in words"
                        : "learnt with the built-in words, not with these"))
        .orElseGet(() -> new NormalWinChances(rules));
  }

  /** For people: where the chances come from. */
  String name();
}
