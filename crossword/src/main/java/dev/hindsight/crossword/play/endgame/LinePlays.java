package dev.hindsight.crossword.play.endgame;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.Arrays;

/**
 * All placements of some tiles in one line of the board, pushed on a {@link PlayStore}.
 *
 * <p>Words are read outwards from each square where a play can be in touch with tiles, first to the
 * left, never over another such square to the left, then to the right; so each placement comes up
 * once. With fewer squares to begin at, those are found that cover one of them. A single tile that
 * makes words both ways counts as across. Nothing is allocated.
 */
final class LinePlays {
  /** To begin at all places where a play can be in touch with tiles. */
  static final int ALL_PLACES = -1;

  private final Board board;
  private final int[] nodes;
  private final int root;
  private final EndgameKeys keys;
  private final PlayStore store;
  private final int size;
  private final int rackSize;
  private final int bingoPoints;
  private final int startSquare;
  private final int[] points;

  // The line looked at: arrays of its direction, and where in them it begins.
  private int lineNumber;
  private int line;
  private boolean down;
  private byte[] tiles = new byte[0];
  private long[] masks = new long[0];
  private int[] crossScores = new int[0];
  private int[] letterMultipliers = new int[0];
  private int[] wordMultipliers = new int[0];
  private int lineStart;

  /** By place of an empty square: the lines of the empty squares where its cross word ends. */
  private final int[] endsBefore;

  private final int[] endsAfter;

  /** As bits: the places where a play is in touch with tiles; then those to begin at. */
  private int anchors;

  // The tiles to play: by letter how many there are, and what one takes of the packed rack and of
  // the number of the part that is left.
  private final int[] counts;
  private final int[] units;
  private final int[] weights;
  private int tilesLeft;

  /** As bits: the letters that some tile can be. */
  private long letters;

  private int need;
  private int part;

  // The word being read.
  private final byte[] word;
  private int anchor;
  private int leftmost;

  LinePlays(Board board, WordGraph words, EndgameKeys keys, PlayStore store) {
    this.board = board;
    this.nodes = words.nodes();
    this.root = words.gaddagRoot();
    this.keys = keys;
    this.store = store;
    this.size = board.size();
    this.rackSize = board.rules().rackSize();
    this.bingoPoints = board.rules().bingoPoints();
    this.startSquare =
        board.rules().layout().start().row() * size + board.rules().layout().start().column();
    TileSet tileSet = board.rules().tiles();
    this.points = new int[tileSet.letterCount()];
    Arrays.setAll(points, tileSet::scorePoints);
    this.endsBefore = new int[size];
    this.endsAfter = new int[size];
    this.counts = new int[tileSet.letterCount()];
    this.units = new int[tileSet.letterCount()];
    this.weights = new int[tileSet.letterCount()];
    this.word = new byte[size];
  }

  /** Turns to a line; returns the key of everything that its plays depend on, but the rack. */
  long enter(Direction direction, int lineEntered) {
    line = lineEntered;
    down = direction == Direction.DOWN;
    lineNumber = SearchBoard.lineNumber(direction, line);
    tiles = board.tiles(direction);
    masks = board.crossMasks(direction);
    crossScores = board.crossScores(direction);
    letterMultipliers = board.letterMultipliers(direction);
    wordMultipliers = board.wordMultipliers(direction);
    lineStart = line * size;
    byte[] crossing = board.tiles(direction.other());
    long key = keys.line(lineNumber);
    anchors = 0;
    for (int place = 0; place < size; place++) {
      byte tile = tiles[lineStart + place];
      if (tile != 0) {
        key += keys.tile(square(line, place), tile);
        continue;
      }
      int before = line - 1;
      int after = line + 1;
      boolean crosses = crossScores[lineStart + place] != Board.NO_CROSS_WORD;
      if (crosses) {
        for (; before >= 0 && crossing[place * size + before] != 0; before--) {
          key += keys.tile(square(before, place), crossing[place * size + before]);
        }
        for (; after < size && crossing[place * size + after] != 0; after++) {
          key += keys.tile(square(after, place), crossing[place * size + after]);
        }
      }
      endsBefore[place] = before;
      endsAfter[place] = after;
      if (crosses
          || (place > 0 && tiles[lineStart + place - 1] != 0)
          || (place + 1 < size && tiles[lineStart + place + 1] != 0)) {
        anchors |= 1 << place;
      }
    }
    if (board.isEmpty()) {
      key += 1;
      int row = startSquare / size;
      int column = startSquare % size;
      if (line == (down ? column : row)) {
        anchors |= 1 << (down ? row : column);
      }
    }
    return key;
  }

  /** The square's address across. */
  private int square(int ofLine, int place) {
    return down ? place * size + ofLine : ofLine * size + place;
  }

  /**
   * Pushes all plays of a rack in the line entered that cover one of some places.
   *
   * @param places as bits, all of them in touch with tiles
   */
  void pushAll(PackedRack rack, int held, int places) {
    anchors &= places;
    Arrays.fill(counts, 0);
    tilesLeft = 0;
    letters = 0;
    for (int kind = 0; kind < rack.kinds(); kind++) {
      int count = PackedRack.count(held, kind);
      counts[rack.letter(kind)] = count;
      units[rack.letter(kind)] = PackedRack.unit(kind);
      weights[rack.letter(kind)] = rack.weight(kind);
      tilesLeft += count;
      letters |= count == 0 ? 0 : 1L << rack.letter(kind);
    }
    if (counts[TileSet.BLANK] > 0) {
      letters = -1;
    }
    need = 0;
    part = 0;
    if (root == 0 || tilesLeft == 0) {
      return;
    }
    Arrays.fill(word, (byte) 0);
    for (int left = anchors; left != 0; left &= left - 1) {
      anchor = Integer.numberOfTrailingZeros(left);
      readLeft(anchor, root);
    }
  }

  // Left and right are written out: one method that is told the direction takes 2 to 4 % longer.

  private void readLeft(int place, int list) {
    byte tile = tiles[lineStart + place];
    if (tile != 0) {
      int node = sibling(list, Math.abs(tile));
      if (node != 0) {
        goOnLeft(place, node);
      }
      return;
    }
    long fits = masks[lineStart + place] & letters;
    if (fits == 0 || tilesLeft == 0) {
      return;
    }
    int last = Long.SIZE - 1 - Long.numberOfLeadingZeros(fits);
    int node;
    int letter;
    int index = list;
    do {
      node = nodes[index++];
      letter = WordGraph.letter(node);
      // Bit 0, the separator's, is never set.
      if ((fits >>> letter & 1) != 0) {
        if (counts[letter] > 0) {
          take(letter, place, letter);
          goOnLeft(place, node);
          giveBack(letter, place);
        }
        if (counts[TileSet.BLANK] > 0) {
          take(TileSet.BLANK, place, -letter);
          goOnLeft(place, node);
          giveBack(TileSet.BLANK, place);
        }
      }
    } while (letter < last && !WordGraph.isLast(node));
  }

  private void goOnLeft(int place, int node) {
    int list = WordGraph.arc(node);
    if (place > 0 && tiles[lineStart + place - 1] != 0) {
      if (list != 0) {
        readLeft(place - 1, list);
      }
      return;
    }
    boolean endsAtAnchor = anchor + 1 == size || tiles[lineStart + anchor + 1] == 0;
    if (endsAtAnchor && WordGraph.accepts(node)) {
      push(place, anchor);
    }
    if (list == 0) {
      return;
    }
    if (place > 0 && ((anchors >>> (place - 1)) & 1) == 0) {
      readLeft(place - 1, list);
    }
    // The separator is the lowest letter, and so the first of its siblings.
    int first = nodes[list];
    if (anchor + 1 < size && WordGraph.letter(first) == WordGraph.SEPARATOR) {
      leftmost = place;
      readRight(anchor + 1, WordGraph.arc(first));
    }
  }

  private void readRight(int place, int list) {
    byte tile = tiles[lineStart + place];
    if (tile != 0) {
      int node = sibling(list, Math.abs(tile));
      if (node != 0) {
        goOnRight(place, node);
      }
      return;
    }
    long fits = masks[lineStart + place] & letters;
    if (fits == 0 || tilesLeft == 0) {
      return;
    }
    int last = Long.SIZE - 1 - Long.numberOfLeadingZeros(fits);
    int node;
    int letter;
    int index = list;
    do {
      node = nodes[index++];
      letter = WordGraph.letter(node);
      if ((fits >>> letter & 1) != 0) {
        if (counts[letter] > 0) {
          take(letter, place, letter);
          goOnRight(place, node);
          giveBack(letter, place);
        }
        if (counts[TileSet.BLANK] > 0) {
          take(TileSet.BLANK, place, -letter);
          goOnRight(place, node);
          giveBack(TileSet.BLANK, place);
        }
      }
    } while (letter < last && !WordGraph.isLast(node));
  }

  private void goOnRight(int place, int node) {
    boolean ends = place + 1 == size || tiles[lineStart + place + 1] == 0;
    if (ends && WordGraph.accepts(node)) {
      push(leftmost, place);
    }
    int list = WordGraph.arc(node);
    if (list != 0 && place + 1 < size) {
      readRight(place + 1, list);
    }
  }

  private int sibling(int list, int letter) {
    int node;
    int index = list;
    do {
      node = nodes[index++];
      if (WordGraph.letter(node) == letter) {
        return node;
      }
    } while (!WordGraph.isLast(node));
    return 0;
  }

  private void take(int letter, int place, int tile) {
    counts[letter]--;
    tilesLeft--;
    need += units[letter];
    part += weights[letter];
    word[place] = (byte) tile;
  }

  private void giveBack(int letter, int place) {
    counts[letter]++;
    tilesLeft++;
    need -= units[letter];
    part -= weights[letter];
    word[place] = 0;
  }

  /** Pushes the word from one place to another, with all that is known of it. */
  private void push(int from, int to) {
    if (down && isOneTileCrossing(from, to)) {
      return; // It is found across.
    }
    int play = store.push();
    int set = play * store.setLongs;
    Arrays.fill(store.filled, set, set + store.setLongs, 0);
    Arrays.fill(store.guards, set, set + store.setLongs, 0);
    int mainPoints = 0;
    int mainMultiplier = 1;
    int crossPoints = 0;
    int played = 0;
    int rackPoints = 0;
    long boardKey = 0;
    long rackKey = 0;
    long first = 0;
    long second = 0;
    for (int place = from; place <= to; place++) {
      int tile = word[place];
      int address = lineStart + place;
      if (tile == 0) {
        mainPoints += points[Math.max(tiles[address], 0)];
        continue;
      }
      int tilePoints = points[Math.max(tile, 0)];
      int tileScore = tilePoints * letterMultipliers[address];
      int multiplier = wordMultipliers[address];
      mainPoints += tileScore;
      mainMultiplier *= multiplier;
      if (crossScores[address] != Board.NO_CROSS_WORD) {
        crossPoints += (crossScores[address] + tileScore) * multiplier;
      }
      played++;
      rackPoints += tilePoints;
      int square = square(line, place);
      boardKey += keys.tile(square, tile);
      rackKey += keys.rackTile(tile);
      int offset = place - from;
      if (offset < 8) {
        first |= (tile & 0xFFL) << (offset * 8);
      } else {
        second |= (tile & 0xFFL) << ((offset - 8) * 8);
      }
      PlayStore.addSquare(store.filled, set, square);
      PlayStore.addSquare(store.guards, set, square);
      guard(set, endsBefore[place], place);
      guard(set, endsAfter[place], place);
    }
    guard(set, line, from - 1);
    guard(set, line, to + 1);
    int score = mainPoints * mainMultiplier + crossPoints + (played == rackSize ? bingoPoints : 0);
    store.describe(
        play,
        need,
        score,
        PlayStore.tiles(rackPoints, part, played),
        PlayStore.where(lineNumber, from, to - from + 1));
    store.firsts[play] = first;
    store.seconds[play] = second;
    store.boardKeys[play] = boardKey;
    store.rackKeys[play] = rackKey;
  }

  private boolean isOneTileCrossing(int from, int to) {
    int at = -1;
    for (int place = from; place <= to; place++) {
      if (word[place] != 0) {
        if (at >= 0) {
          return false;
        }
        at = place;
      }
    }
    return crossScores[lineStart + at] != Board.NO_CROSS_WORD;
  }

  /** Guards the end of a word, unless that is the edge of the board. */
  private void guard(int set, int ofLine, int place) {
    if (ofLine >= 0 && ofLine < size && place >= 0 && place < size) {
      PlayStore.addSquare(store.guards, set, square(ofLine, place));
    }
  }
}
