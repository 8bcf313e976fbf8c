package dev.hindsight.crossword.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class GameTest {
  private static final CrosswordRules RULES = CrosswordRules.english();
  private static final SomeWords WORDS = new SomeWords();

  private final Game game = new Game(RULES, WORDS.graph);

  private static Tiles tiles(String text) {
    return Tiles.of(new TileText(TileSet.english()).parseTiles(text.replace('.', '?')));
  }

  /** What is left of the bag when all tiles but these are on the board, one word after another. */
  private static GamePosition endgame(String firstRack, String secondRack, String bag) {
    int[] counts = TileSet.english().counts();
    for (String kept : List.of(firstRack, secondRack, bag)) {
      for (byte letter : tiles(kept).toArray()) {
        counts[letter]--;
      }
    }
    byte[] squares = new byte[225];
    int square = 0;
    for (int letter = 0; letter < counts.length; letter++) {
      for (int tile = 0; tile < counts[letter]; tile++) {
        squares[square++] = (byte) (letter == 0 ? -1 : letter);
      }
    }
    return new GamePosition(
        RULES,
        Tiles.of(squares),
        List.of(tiles(firstRack), tiles(secondRack)),
        List.of(300, 310),
        0);
  }

  /** Under the full rows of {@link #endgame}, where the first column is always taken. */
  private static Placement below(GamePosition position, String word) {
    int row = 0;
    while (row < 15 && position.tile(row, 0) != 0) {
      row++;
    }
    return new Placement(Direction.ACROSS, row, 0, tiles(word), 0);
  }

  @Test
  void bothPlayersAreDealtSevenTilesFromTheTwoEndsOfTheBag() {
    game.start(TrialRandom.of(1, 0));
    byte[] order = new Bag(RULES, TrialRandom.of(1, 0)).toArray();
    byte[] first = Arrays.copyOf(order, 7);
    byte[] second = Arrays.copyOfRange(order, 93, 100);
    Arrays.sort(first);
    Arrays.sort(second);
    assertThat(game.rack(0).letters().toArray()).isEqualTo(first);
    assertThat(game.rack(1).letters().toArray()).isEqualTo(second);
    assertThat(game.bag().size()).isEqualTo(86);
    assertThat(game.seatOnTurn()).isZero();
    assertThat(game.isOver()).isFalse();
  }

  @Test
  void aSeatsTilesDoNotDependOnHowManyTheOtherPlays() {
    game.start(TrialRandom.of(2, 0));
    Game other = new Game(RULES, WORDS.graph);
    other.start(TrialRandom.of(2, 0));
    byte[] rack = game.rack(0).letters().toArray();
    other.play(new Pass());
    game.play(new Placement(Direction.ACROSS, 7, 5, Tiles.of(visible(rack)), 0));
    assertThat(game.rack(1)).isEqualTo(other.rack(1));
    game.play(new Pass());
    other.play(new Pass());
    other.play(new Placement(Direction.ACROSS, 7, 5, Tiles.of(visible(rack)), 0));
    assertThat(game.rack(0)).isEqualTo(other.rack(0));
  }

  private static byte[] visible(byte[] letters) {
    byte[] shown = letters.clone();
    for (int index = 0; index < shown.length; index++) {
      shown[index] = shown[index] == 0 ? -1 : shown[index];
    }
    return shown;
  }

  @Test
  void everyTileIsAlwaysSomewhere() {
    for (int seed = 0; seed < 30; seed++) {
      RandomMoves moves = new RandomMoves(TrialRandom.of(seed, 1));
      game.start(TrialRandom.of(seed, 0));
      while (!game.isOver()) {
        assertThat(countAll(game)).as("seed %d", seed).isEqualTo(TileSet.english().counts());
        game.play(moves.choose(game));
      }
      assertThat(countAll(game)).as("seed %d", seed).isEqualTo(TileSet.english().counts());
    }
  }

  private static int[] countAll(Game game) {
    int[] counts = new int[27];
    game.countUnseen(0, counts);
    for (byte letter : game.rack(0).letters().toArray()) {
      counts[letter]++;
    }
    for (byte tile : game.board().tiles(Direction.ACROSS)) {
      if (tile != 0) {
        counts[Math.max(tile, 0)]++;
      }
    }
    return counts;
  }

  /** All that there is of a game. */
  private record Snapshot(
      GamePosition position,
      List<Long> masks,
      List<Integer> crossScores,
      List<Byte> bag,
      long random,
      int seat,
      boolean over) {
    static Snapshot of(Game game) {
      List<Long> masks = new ArrayList<>();
      List<Integer> crossScores = new ArrayList<>();
      for (Direction direction : Direction.values()) {
        Arrays.stream(game.board().crossMasks(direction)).forEach(masks::add);
        Arrays.stream(game.board().crossScores(direction)).forEach(crossScores::add);
      }
      List<Byte> bag = new ArrayList<>();
      for (byte letter : game.bag().toArray()) {
        bag.add(letter);
      }
      return new Snapshot(
          game.position(),
          masks,
          crossScores,
          bag,
          game.bag().randomState(),
          game.seatOnTurn(),
          game.isOver());
    }
  }

  @Test
  @Tag("slow")
  void undoingAWholeGameRestoresEverythingAndReplayingGivesTheSameGame() {
    for (int seed = 0; seed < 25; seed++) {
      RandomMoves moves = new RandomMoves(TrialRandom.of(seed, 1));
      game.start(TrialRandom.of(seed, 0));
      Deque<Snapshot> before = new ArrayDeque<>();
      List<Move> played = new ArrayList<>();
      while (!game.isOver()) {
        before.push(Snapshot.of(game));
        Move move = moves.choose(game);
        game.play(move);
        played.add(move);
        assertThat(game.move(played.size() - 1)).isEqualTo(move);
      }
      Snapshot end = Snapshot.of(game);
      assertThat(game.turns()).isEqualTo(played.size());
      while (!before.isEmpty()) {
        game.undo();
        assertThat(Snapshot.of(game)).as("seed %d", seed).isEqualTo(before.pop());
      }
      assertThatThrownBy(game::undo).isInstanceOf(IllegalStateException.class);
      played.forEach(game::play);
      assertThat(Snapshot.of(game)).as("seed %d, replayed", seed).isEqualTo(end);
    }
  }

  @Test
  void goingOutEarnsTwiceWhatTheOpponentHolds() {
    GamePosition position = endgame("CAT", "QZ", "");
    game.resume(position, TrialRandom.of(3, 0));
    Placement last = below(position, "CAT");
    assertThat(MoveCheck.findObstacle(game, last)).isEmpty();
    int points = game.board().scorePoints(last);
    game.play(last);
    assertThat(game.isOver()).isTrue();
    assertThat(game.scorePoints(0)).isEqualTo(300 + points + 2 * (10 + 10));
    assertThat(game.scorePoints(1)).isEqualTo(310);
    assertThat(MoveCheck.findObstacle(game, new Pass())).hasValue("the game is over");
    assertThatThrownBy(() -> game.play(new Pass())).isInstanceOf(IllegalArgumentException.class);
    game.undo();
    assertThat(game.isOver()).isFalse();
    assertThat(game.scorePoints(0)).isEqualTo(300);
  }

  @Test
  void playingTheWholeRackDoesNotEndTheGameWhileTheBagHasTiles() {
    GamePosition position = endgame("CATERED", "QZJXIOU", "EE");
    game.resume(position, TrialRandom.of(3, 0));
    game.play(below(position, "CATERED"));
    assertThat(game.isOver()).isFalse();
    assertThat(game.rack(0).format(TileSet.english())).isEqualTo("EE");
  }

  @Test
  void aRackThatIsNotFullDrawsWhatItLacks() {
    game.resume(endgame("CATERED", "QZJX", "EE"), TrialRandom.of(3, 0));
    assertThat(game.rack(1).format(TileSet.english())).isEqualTo("EEJQXZ");
    assertThat(game.bag().isEmpty()).isTrue();
  }

  @Test
  void sixTurnsWithoutPointsCostEachPlayerTheOwnRack() {
    game.resume(endgame("CAT", "QZ", ""), TrialRandom.of(3, 0));
    for (int turn = 0; turn < 5; turn++) {
      game.play(new Pass());
      assertThat(game.isOver()).isFalse();
    }
    assertThat(game.position().scorelessTurns()).isEqualTo(5);
    game.play(new Pass());
    assertThat(game.isOver()).isTrue();
    assertThat(game.scorePoints(0)).isEqualTo(300 - 5);
    assertThat(game.scorePoints(1)).isEqualTo(310 - 20);
  }

  @Test
  void aPlayForNoPointsIsATurnWithoutPoints() {
    game.resume(
        new GamePosition(
            RULES, Tiles.of(new byte[225]), List.of(tiles("??"), tiles("A")), List.of(0, 0), 5),
        TrialRandom.of(3, 0));
    game.play(new Placement(Direction.ACROSS, 7, 7, tiles("aa"), 0));
    assertThat(game.isOver()).isTrue();
  }

  @Test
  void anExchangeNeedsSevenTilesInTheBag() {
    Exchange exchange = new Exchange(tiles("CA"));
    game.resume(endgame("CATERED", "QZJXIOU", "EEEEEE"), TrialRandom.of(3, 0));
    assertThat(MoveCheck.findObstacle(game, exchange))
        .hasValue("an exchange needs 7 tiles in the bag, but there are 6");
    assertThatThrownBy(() -> game.play(exchange)).isInstanceOf(IllegalArgumentException.class);
    game.resume(endgame("CATERED", "QZJXIOU", "EEEEEEE"), TrialRandom.of(3, 0));
    assertThat(MoveCheck.findObstacle(game, exchange)).isEmpty();
    game.play(exchange);
    assertThat(game.rack(0).format(TileSet.english())).isEqualTo("DEEEERT");
    assertThat(game.bag().size()).isEqualTo(7);
    assertThat(game.position().scorelessTurns()).isEqualTo(1);
  }

  @Test
  void aMoveNeedsItsTilesOnTheRack() {
    game.resume(endgame("CATERED", "QZJXIOU", "EEEEEEE"), TrialRandom.of(3, 0));
    Snapshot before = Snapshot.of(game);
    GamePosition position = game.position();
    assertThat(MoveCheck.findObstacle(game, new Exchange(tiles("CC"))))
        .hasValue("the rack ACDEERT has too few tiles of C");
    assertThat(MoveCheck.findObstacle(game, below(position, "CaT")))
        .hasValue("the rack ACDEERT has too few tiles of ?");
    for (Move wrong :
        List.of(
            new Exchange(tiles("TREC?")),
            new Exchange(tiles("CC")),
            new Exchange(Tiles.of((byte) 27)),
            below(position, "CaT"),
            below(position, "TACC"),
            new Placement(Direction.ACROSS, 0, 0, tiles("CAT"), 0),
            new Placement(Direction.ACROSS, 14, 13, tiles("CAT"), 0))) {
      assertThat(MoveCheck.findObstacle(game, wrong)).as(wrong.toString()).isPresent();
      assertThatThrownBy(() -> game.play(wrong))
          .as(wrong.toString())
          .isInstanceOf(IllegalArgumentException.class);
      assertThat(Snapshot.of(game)).as(wrong.toString()).isEqualTo(before);
    }
    assertThatThrownBy(() -> new Exchange(Tiles.of((byte) -1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aPositionHasNoMoreTilesThanTheBag() {
    byte[] squares = new byte[225];
    Arrays.fill(squares, 0, 2, (byte) 10);
    assertThatThrownBy(
            () ->
                new GamePosition(
                    RULES, Tiles.of(squares), List.of(tiles("J"), tiles("")), List.of(0, 0), 0))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessage(
            "there are too many tiles of J: 2 on the board and 1 on the racks, but the full bag"
                + " has only 1");
    byte[] blanks = new byte[225];
    Arrays.fill(blanks, 0, 2, (byte) -10);
    assertThatThrownBy(
            () ->
                new GamePosition(
                    RULES, Tiles.of(blanks), List.of(tiles("A?"), tiles("")), List.of(0, 0), 0))
        .hasMessage(
            "there are too many tiles of ?: 2 on the board and 1 on the racks, but the full bag"
                + " has only 2");
    assertThatThrownBy(
            () ->
                new GamePosition(
                    RULES,
                    Tiles.of(blanks),
                    List.of(tiles("A"), tiles("ABCDEFGH")),
                    List.of(0, 0),
                    0))
        .hasMessage("rack 2 has 8 tiles; a rack holds at most 7");
    assertThatThrownBy(
            () ->
                new GamePosition(
                    RULES, Tiles.of(blanks), List.of(tiles("A"), tiles("")), List.of(0, 0), 7))
        .hasMessage("the scoreless turns are 7; they go from 0 to 6, which ends the game");
  }

  @Test
  void aPositionThatEndsTheGameIsOverWithItsScoresAsTheyAre() {
    game.resume(endgame("CAT", "", ""), TrialRandom.of(3, 0));
    assertThat(game.isOver()).isTrue();
    assertThat(game.scorePoints(0)).isEqualTo(300);
  }

  @Test
  void theUnseenTilesAreTheBagAndTheOpponentsRack() {
    game.start(TrialRandom.of(9, 0));
    int[] unseen = new int[27];
    game.countUnseen(1, unseen);
    assertThat(Arrays.stream(unseen).sum()).isEqualTo(93);
    for (byte letter : game.rack(1).letters().toArray()) {
      unseen[letter]++;
    }
    assertThat(unseen).isEqualTo(TileSet.english().counts());
  }
}
