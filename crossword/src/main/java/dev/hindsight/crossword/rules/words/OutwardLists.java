package dev.hindsight.crossword.rules.words;

import dev.hindsight.crossword.rules.letters.TileSet;

/**
 * The part of the GADDAG before the separators: every beginning of a word, read backwards.
 *
 * <p>After the letters of a beginning comes the separator, and then what the forward graph has
 * after that beginning. So the beginnings, not all turnings of all words, are what is sorted: for
 * the ENABLE list 0.4 instead of 1.5 million.
 */
final class OutwardLists {
  /** Up to here sorting by insertion is the quicker way. */
  private static final int FEW = 24;

  private final PrefixTree prefixes;
  private final SiblingLists lists;

  /** The beginnings, in the order of their letters from the end as far as they are sorted. */
  private int[] order;

  /** Per place in the order, what is left of the beginning: 0 if all its letters were read. */
  private int[] left;

  private int[] otherOrder;
  private int[] otherLeft;

  /** Per number of letters read, the siblings being collected. */
  private final int[][] siblings =
      new int[WordGraph.MOST_WORD_LETTERS + 1][TileSet.MOST_LETTERS + 1];

  OutwardLists(PrefixTree prefixes, SiblingLists lists) {
    this.prefixes = prefixes;
    this.lists = lists;
    int count = prefixes.size() - 1;
    this.order = new int[count];
    this.left = new int[count];
    this.otherOrder = new int[count];
    this.otherLeft = new int[count];
    for (int place = 0; place < count; place++) {
      order[place] = place + 1;
      left[place] = place + 1;
    }
  }

  /** The list that every walk begins in. */
  int build() {
    return build(0, order.length, 0);
  }

  /** The list of what follows when {@code read} letters, the same for all places, were read. */
  private int build(int from, int to, int read) {
    sort(from, to);
    int[] found = siblings[read];
    int count = 0;
    int place = from;
    // Beginnings differ, so at most one of them has been read to its end.
    if (place < to && left[place] == 0) {
      int continuations = WordGraph.arc(prefixes.node(order[place]));
      if (continuations != 0) {
        found[count++] = WordGraph.SEPARATOR << WordGraph.LETTER_SHIFT | continuations;
      }
      place++;
    }
    while (place < to) {
      int letter = prefixes.lastLetter(left[place]);
      int node = letter << WordGraph.LETTER_SHIFT;
      int end = place;
      while (end < to && prefixes.lastLetter(left[end]) == letter) {
        left[end] = prefixes.parent(left[end]);
        if (left[end] == 0) {
          node |= prefixes.node(order[end]) & WordGraph.ACCEPTS;
        }
        end++;
      }
      found[count++] = node | build(place, end, read + 1);
      place = end;
    }
    return lists.add(found, count);
  }

  /** Sorts places by the next letter to be read, those without one first. */
  private void sort(int from, int to) {
    if (to - from <= FEW) {
      sortFew(from, to);
      return;
    }
    int[] ends = new int[TileSet.MOST_LETTERS + 2];
    for (int place = from; place < to; place++) {
      ends[prefixes.lastLetter(left[place]) + 1]++;
    }
    ends[0] = from;
    for (int letter = 0; letter <= TileSet.MOST_LETTERS; letter++) {
      ends[letter + 1] += ends[letter];
    }
    for (int place = from; place < to; place++) {
      int target = ends[prefixes.lastLetter(left[place])]++;
      otherOrder[target] = order[place];
      otherLeft[target] = left[place];
    }
    System.arraycopy(otherOrder, from, order, from, to - from);
    System.arraycopy(otherLeft, from, left, from, to - from);
  }

  private void sortFew(int from, int to) {
    for (int place = from + 1; place < to; place++) {
      int prefix = order[place];
      int rest = left[place];
      int letter = prefixes.lastLetter(rest);
      int target = place;
      while (target > from && prefixes.lastLetter(left[target - 1]) > letter) {
        order[target] = order[target - 1];
        left[target] = left[target - 1];
        target--;
      }
      order[target] = prefix;
      left[target] = rest;
    }
  }
}
