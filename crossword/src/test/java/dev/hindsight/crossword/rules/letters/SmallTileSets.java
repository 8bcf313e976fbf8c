package dev.hindsight.crossword.rules.letters;

/** Tile sets for tests that English is too plain for. */
public final class SmallTileSets {
  private SmallTileSets() {}

  /** Some tiles of the Spanish game, with its three of two characters, and Catalan's L·L. */
  public static TileSet spanishLike() {
    return TileSet.parse(
        "spanish-like",
        """
        ?,?,2,0,0
        A,a,12,1,1
        C,c,4,3,0
        CH,ch,1,5,0
        E,e,12,1,1
        H,h,2,4,0
        L,l,4,1,0
        [LL],[ll],1,8,0
        L·L,l·l,1,10,0
        Ñ,ñ,1,8,0
        O,o,9,1,1
        R,r,5,1,0
        RR,rr,1,8,0
        """);
  }
}
