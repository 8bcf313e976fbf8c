package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.Optional;

/** Why a move is not allowed in a game, in a sentence. */
public final class MoveCheck {
  private final Game game;
  private final CrosswordRules rules;

  private MoveCheck(Game game) {
    this.game = game;
    this.rules = game.rules();
  }

  /** The first reason, or nothing if the move is allowed; words are not checked. */
  public static Optional<String> findObstacle(Game game, Move move) {
    return new MoveCheck(game).findObstacle(move);
  }

  private Optional<String> findObstacle(Move move) {
    if (game.isOver()) {
      return Optional.of("the game is over");
    }
    if (move instanceof Placement placement) {
      return game.board()
          .findObstacle(placement)
          .or(() -> findMissingTile(placement.tiles(), true));
    }
    if (move instanceof Exchange exchange) {
      return findSmallBag(exchange).or(() -> findMissingTile(exchange.letters(), false));
    }
    return Optional.empty();
  }

  private Optional<String> findSmallBag(Exchange exchange) {
    int needed = Math.max(rules.exchangeMinimum(), exchange.letters().length());
    int there = game.bag().size();
    return there >= needed
        ? Optional.empty()
        : Optional.of("an exchange needs " + needed + " tiles in the bag, but there are " + there);
  }

  private Optional<String> findMissingTile(Tiles tiles, boolean placed) {
    TileCounts rack = game.rack(game.seatOnTurn()).copy();
    for (int index = 0; index < tiles.length(); index++) {
      int tile = tiles.get(index);
      if (placed && tile == 0) {
        continue;
      }
      int letter = TileCounts.onRack(tile);
      if (letter >= rack.letterCount() || rack.count(letter) == 0) {
        return Optional.of(missing(letter));
      }
      rack.remove(letter);
    }
    return Optional.empty();
  }

  private String missing(int letter) {
    TileSet tiles = rules.tiles();
    if (letter >= tiles.letterCount()) {
      return "there is no letter number " + letter;
    }
    String rack = game.rack(game.seatOnTurn()).format(tiles);
    return "the rack " + rack + " has too few tiles of " + tiles.letter(letter).upper();
  }
}
