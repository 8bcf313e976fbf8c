package dev.hindsight.backgammon;

/** Where the cube is, as the player on roll sees it. */
public enum CubePlace {
  /** There is none. */
  CUBELESS,

  /** The player on roll owns it. */
  OWNED,

  /** In the middle: both may double. */
  CENTRED,

  /** The opponent owns it. */
  OPPONENTS
}
