package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import dev.hindsight.workbench.crossword.files.BagLeaves;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Answers what tiles are worth to whoever keeps them, with a full bag and with the one of a
 * position, and which tiles of the bag make the difference.
 *
 * <p>Tiles of the rack on turn are valued as {@link CrosswordAsk} values them: what else is on the
 * rack is gone. Other tiles come out of everything that is not on the board.
 */
public final class CrosswordLeave {
  private final LoadedEquipment loaded;
  private final CrosswordRules rules;

  public CrosswordLeave(LoadedEquipment loaded) {
    this.loaded = loaded;
    this.rules = loaded.rules();
  }

  /**
   * What tiles are worth.
   *
   * @param letters one tile or more, fewer than a rack holds; ? for a blank
   * @throws CrosswordFormatException if the position leaves no such tiles
   */
  public LeaveAnswer answer(GamePosition position, String letters, Crew crew) {
    TileCounts leave = TileCounts.parse(rules.tiles(), letters);
    if (leave.isEmpty() || leave.size() >= rules.rackSize()) {
      throw new CrosswordFormatException(
          "a leave has from 1 to " + (rules.rackSize() - 1) + " tiles, not " + leave.size());
    }
    int[] unseen = unseen(position, leave);
    LeaveTable fullBag = loaded.equipment().leaves();
    BagLeaves bag = loaded.bagLeaves().orElse(null);
    boolean isDrawn = TileCounts.total(unseen) > rules.rackSize();
    List<LeaveAnswer.Letter> found = new ArrayList<>();
    Integer value = null;
    if (bag != null && isDrawn) {
      value = value(bag.derivation(), leave, unseen, crew);
      for (int letter = 0; letter < unseen.length; letter++) {
        if (unseen[letter] > 0) {
          unseen[letter]--;
          int without = value(bag.derivation(), leave, unseen, crew);
          unseen[letter]++;
          found.add(
              new LeaveAnswer.Letter(
                  Rack.of(rules.tiles(), Tiles.of((byte) letter)),
                  unseen[letter],
                  new Equity(without),
                  new Equity(value - without)));
        }
      }
    }
    found.sort(Comparator.comparing(LeaveAnswer.Letter::gain).reversed());
    return new LeaveAnswer(
        Rack.of(rules.tiles(), leave),
        new Equity(fullBag.millipoints(fullBag.index().rank(leave.counts()))),
        value == null ? null : new Equity(value),
        Rack.of(rules.tiles(), TileCounts.copyOf(unseen)),
        found,
        bag == null ? loaded.leavesName() : bag.text());
  }

  private static int value(LeaveDerivation derivation, TileCounts leave, int[] bag, Crew crew) {
    crew.cancellation().check();
    return derivation
        .deriveCandidates(leave.counts(), bag, DrawConvention.HELD_APART, crew)
        .millipoints(leave.counts());
  }

  private int[] unseen(GamePosition position, TileCounts leave) {
    TileCounts rack = TileCounts.of(rules.tiles(), position.racks().get(0));
    if (holds(rack, leave)) {
      return position.unseen().counts().clone();
    }
    int[] rest = position.offBoard().counts().clone();
    for (int letter = 0; letter < rest.length; letter++) {
      rest[letter] -= leave.count(letter);
      if (rest[letter] < 0) {
        throw new CrosswordFormatException(
            "there are not that many tiles of "
                + (letter == TileSet.BLANK ? "?" : rules.tiles().letter(letter).upper())
                + " off the board");
      }
    }
    return rest;
  }

  private static boolean holds(TileCounts rack, TileCounts leave) {
    for (int letter = 0; letter < rack.letterCount(); letter++) {
      if (leave.count(letter) > rack.count(letter)) {
        return false;
      }
    }
    return true;
  }
}
