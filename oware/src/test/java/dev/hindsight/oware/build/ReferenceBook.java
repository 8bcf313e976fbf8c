package dev.hindsight.oware.build;

import dev.hindsight.oware.table.BookChanges;

/** The value of a board in a book, found by going through its changes one by one. */
final class ReferenceBook {
  private ReferenceBook() {}

  static int value(BookChanges book, int board, int turnsLeft) {
    int value = 0;
    for (int change = book.firstChange()[board]; change < book.firstChange()[board + 1]; change++) {
      if ((book.turns()[change] & 0xFF) > turnsLeft) {
        break;
      }
      value = book.netSeeds()[change];
    }
    return value;
  }
}
