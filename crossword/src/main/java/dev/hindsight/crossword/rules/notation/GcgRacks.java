package dev.hindsight.crossword.rules.notation;

import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayList;
import java.util.List;

/**
 * What the players hold at the end of a record that is not the end of a game, which no event tells:
 *
 * <pre>
 * #rack1 AEINRST
 * #rack2 BDGOOU?
 * </pre>
 */
public final class GcgRacks {
  private static final String RACK = "rack";

  private GcgRacks() {}

  /** The racks of both players; one that is not recorded is empty. */
  public static List<Tiles> read(GcgGame game) {
    TileText tileText = new TileText(game.rules().tiles());
    List<Tiles> racks = new ArrayList<>();
    for (int player = 1; player <= 2; player++) {
      String name = RACK + player;
      racks.add(
          game.lastRemarks().stream()
              .filter(pragma -> pragma.name().equals(name) && !pragma.text().isEmpty())
              .findFirst()
              .map(pragma -> RackText.parse(tileText, pragma.text()))
              .orElse(Tiles.of()));
    }
    return racks;
  }

  /** The game with these racks at its end instead of those it names. */
  public static GcgGame with(GcgGame game, List<Tiles> racks) {
    TileText tileText = new TileText(game.rules().tiles());
    List<GcgPragma> remarks = new ArrayList<>(game.lastRemarks());
    remarks.removeIf(pragma -> pragma.name().equals(RACK + 1) || pragma.name().equals(RACK + 2));
    for (int player = 1; player <= 2; player++) {
      Tiles rack = racks.get(player - 1);
      if (rack.length() > 0) {
        remarks.add(new GcgPragma(RACK + player, tileText.format(rack.toArray())));
      }
    }
    return game.withLastRemarks(remarks);
  }
}
