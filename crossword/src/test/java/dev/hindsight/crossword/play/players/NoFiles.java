package dev.hindsight.crossword.play.players;

import dev.hindsight.crossword.table.LaneTable;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.Optional;

/** For players that are to open no file. */
public class NoFiles implements Players.Files {
  @Override
  public LeaveTable leaves(String name) {
    throw new AssertionError(name);
  }

  @Override
  public RackEquityTable rackEquities(String name) {
    throw new AssertionError(name);
  }

  @Override
  public Optional<LeaveDerivation> usualRackEquities() {
    return Optional.empty();
  }

  @Override
  public WinChanceTable winChances(String name) {
    throw new AssertionError(name);
  }

  @Override
  public PlacementTable placement(String name) {
    throw new AssertionError(name);
  }

  @Override
  public LaneTable lanes(String name) {
    throw new AssertionError(name);
  }
}
