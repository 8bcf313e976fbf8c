package dev.hindsight.crossword.play.endgame;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraph;

/**
 * The most that a single tile can score in words with tiles of a play, were that made: without
 * making it.
 */
final class TileNextTo {
  private static final Direction[] DIRECTIONS = Direction.values();

  private final SearchBoard searchBoard;
  private final Board board;
  private final PlayStore store;
  private final WordGraph words;
  private final int[] nodes;
  private final int size;

  // The play, and the tile.
  private int play;
  private Direction direction = Direction.ACROSS;
  private byte[] tiles = new byte[0];
  private int playLine;
  private int playPlace;
  private int playLength;
  private int letter;
  private int letterPoints;

  // Where the tile is tried.
  private int line;
  private int place;

  TileNextTo(SearchBoard searchBoard, WordGraph words) {
    this.searchBoard = searchBoard;
    this.board = searchBoard.board;
    this.store = searchBoard.store;
    this.words = words;
    this.nodes = words.nodes();
    this.size = board.size();
  }

  /**
   * The most that a tile scores on a square where it is part of a word with tiles of a play, and at
   * least a number given. Tiles may be counted twice: it is an upper bound.
   *
   * @param ofLetter the tile's letter, or the blank, whose words are not looked up
   */
  int most(int ofPlay, int ofLetter, int atLeast) {
    play = ofPlay;
    letter = ofLetter;
    letterPoints = searchBoard.points(ofLetter);
    int number = store.lineNumber(play);
    direction = DIRECTIONS[number / SearchBoard.FIRST_DOWN];
    playLine = number % SearchBoard.FIRST_DOWN;
    playPlace = store.place(play);
    playLength = store.length(play);
    tiles = board.tiles(direction);
    int[] crossing = board.crossScores(direction);
    int wordPoints = 0;
    int most = atLeast;
    for (int at = playPlace; at < playPlace + playLength; at++) {
      int tile = store.tile(play, at - playPlace);
      int address = playLine * size + at;
      if (tile == 0) {
        wordPoints += searchBoard.points(Math.max(tiles[address], 0));
        continue;
      }
      int own = searchBoard.points(Math.max(tile, 0));
      wordPoints += own;
      int across = own + Math.max(0, crossing[address]);
      int before = playLine - 1;
      while (before >= 0 && tiles[before * size + at] != 0) {
        before--;
      }
      int after = playLine + 1;
      while (after < size && tiles[after * size + at] != 0) {
        after++;
      }
      most = mostAt(before, at, across, 0, most);
      most = mostAt(after, at, across, 0, most);
    }
    most = mostAt(playLine, playPlace - 1, -1, wordPoints, most);
    return mostAt(playLine, playPlace + playLength, -1, wordPoints, most);
  }

  /**
   * What the tile scores on a square with more points than now in the words through it, if that is
   * more than a number and they are words; else the number.
   *
   * @param crossPoints more points across the direction; −1 if nothing changes there
   * @param wordPoints more points along it; 0 if nothing changes there
   */
  private int mostAt(int atLine, int atPlace, int crossPoints, int wordPoints, int most) {
    if (atLine < 0 || atLine >= size || atPlace < 0 || atPlace >= size) {
      return most;
    }
    int address = atLine * size + atPlace;
    int across = board.crossScores(direction)[address];
    int along = board.crossScores(direction.other())[atPlace * size + atLine];
    int tile = letterPoints * board.letterMultipliers(direction)[address];
    int score = 0;
    if (crossPoints >= 0 || across >= 0) {
      score += Math.max(0, across) + Math.max(0, crossPoints) + tile;
    }
    if (crossPoints < 0 || along >= 0) {
      score += Math.max(0, along) + wordPoints + tile;
    }
    score *= board.wordMultipliers(direction)[address];
    if (score <= most) {
      return most;
    }
    return letter == TileSet.BLANK || fits(atLine, atPlace, crossPoints >= 0) ? score : most;
  }

  /**
   * Whether the tile makes words. Only that with the play is looked up: what the other one may be,
   * the board knows.
   *
   * @param crosses whether the word with the play goes across its direction
   */
  private boolean fits(int atLine, int atPlace, boolean crosses) {
    long others =
        crosses
            ? board.crossMasks(direction.other())[atPlace * size + atLine]
            : board.crossMasks(direction)[atLine * size + atPlace];
    if ((others >>> letter & 1) == 0) {
      return false;
    }
    line = atLine;
    place = atPlace;
    return crosses ? makesWord(1, 0) : makesWord(0, 1);
  }

  /** Whether the tile and the play make a word in the direction of a step. */
  private boolean makesWord(int lineStep, int placeStep) {
    int atLine = line;
    int at = place;
    while (letterAt(atLine - lineStep, at - placeStep) != 0) {
      atLine -= lineStep;
      at -= placeStep;
    }
    int list = words.wordRoot();
    int node = 0;
    for (int next = letterAt(atLine, at); next != 0; next = letterAt(atLine, at)) {
      int index = words.find(list, next);
      if (index == 0) {
        return false;
      }
      node = nodes[index];
      list = WordGraph.arc(node);
      atLine += lineStep;
      at += placeStep;
    }
    return WordGraph.accepts(node);
  }

  /** The letter on a square with the play and the tile on the board; 0 for none. */
  private int letterAt(int atLine, int at) {
    if (atLine < 0 || atLine >= size || at < 0 || at >= size) {
      return 0;
    }
    if (atLine == line && at == place) {
      return letter;
    }
    int tile = tiles[atLine * size + at];
    int offset = at - playPlace;
    if (tile == 0 && atLine == playLine && offset >= 0 && offset < playLength) {
      tile = store.tile(play, offset);
    }
    return Math.abs(tile);
  }
}
