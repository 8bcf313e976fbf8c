package dev.hindsight.crossword.rules.letters;

import java.util.Arrays;

/**
 * A short immutable run of tiles as bytes; what a byte means is said where the run is used (see
 * {@link TileSet}).
 */
public final class Tiles {
  private final byte[] tiles;

  private Tiles(byte[] tiles) {
    this.tiles = tiles;
  }

  public static Tiles of(byte... tiles) {
    return new Tiles(tiles.clone());
  }

  public int length() {
    return tiles.length;
  }

  public byte get(int index) {
    return tiles[index];
  }

  /** The caller's own copy. */
  public byte[] toArray() {
    return tiles.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Tiles that && Arrays.equals(tiles, that.tiles);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(tiles);
  }

  @Override
  public String toString() {
    return Arrays.toString(tiles);
  }
}
