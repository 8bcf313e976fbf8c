package dev.hindsight.oware.table;

import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.EndgameFormat.Values;

/**
 * A solved endgame in memory, layer by layer: what {@link EndgameTable#of} makes a table of and
 * {@link EndgameWriter} seals in a file.
 *
 * @param values which of the three there are; the others stay empty
 * @param netSeeds where endless play is worth nothing
 * @param lowest at least this, whatever a repetition is worth
 * @param highest at most this, whatever a repetition is worth
 */
public record EndgameLayers(
    OwareRules rules,
    SeedIndex index,
    Values values,
    SolvedLayers netSeeds,
    SolvedLayers lowest,
    SolvedLayers highest) {
  /** With nothing solved yet. */
  public static EndgameLayers unsolved(OwareRules rules, SeedIndex index, Values values) {
    int seeds = index.mostSeeds();
    return new EndgameLayers(
        rules,
        index,
        values,
        new SolvedLayers(seeds),
        new SolvedLayers(seeds),
        new SolvedLayers(seeds));
  }
}
