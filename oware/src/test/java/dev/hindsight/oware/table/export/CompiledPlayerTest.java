package dev.hindsight.oware.table.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.RandomBoards;
import dev.hindsight.oware.rules.ReferenceOware;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.OwareTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The exported player through the real compilers: it plays what plain minimax plays. */
@Tag("slow")
class CompiledPlayerTest {
  private static final int SEEDS = 5;
  private static final int DEPTH = 3;
  private static final int LONG_ENOUGH = 1_000_000;
  private static final int WON = 100_000;

  @TempDir private Path folder;

  /** Rules, table and what they are worth, the obvious way. */
  private record Reference(OwareRules rules, OwareTable table) {
    int value(int[] pits, int mine, int theirs, int turnsLeft, int depth) {
      int ahead = mine - theirs;
      int own = Arrays.stream(pits, 0, 6).sum();
      int there = Arrays.stream(pits, 6, 12).sum();
      if (turnsLeft == 0) {
        return outlook(ahead);
      }
      if (own + there <= SEEDS) {
        int net =
            table.findNetSeedsForMover(Row.pack(pits, 0), Row.pack(pits, 6), turns(turnsLeft));
        if (net != OwareTable.UNKNOWN) {
          return outlook(ahead + net);
        }
      }
      List<ReferenceOware.Result> moves = ReferenceOware.moves(pits, rules);
      if (moves.isEmpty()) {
        return outlook(ahead + own - there);
      }
      if (Math.abs(ahead) > own + there) {
        return outlook(ahead);
      }
      if (depth == 0) {
        int estimate = 100 * ahead + 15 * (own - there);
        for (int pit = 0; pit < 6; pit++) {
          estimate += 60 * (Integer.signum(pits[pit]) - Integer.signum(pits[pit + 6]));
        }
        return estimate;
      }
      return moves.stream()
          .mapToInt(move -> valueOf(move, mine, theirs, turnsLeft, depth))
          .max()
          .getAsInt();
    }

    int valueOf(ReferenceOware.Result move, int mine, int theirs, int turnsLeft, int depth) {
      return -value(move.boardForNext(), theirs, mine + move.captured(), turnsLeft - 1, depth - 1);
    }

    private int turns(int turnsLeft) {
      return rules.hasTurnLimit() ? turnsLeft : OwareRules.NO_TURN_LIMIT;
    }

    private static int outlook(int ahead) {
      return 100 * ahead + WON * Integer.signum(ahead);
    }
  }

  private static Reference book() {
    try (Crew crew = new Crew(1)) {
      return new Reference(
          OwareRules.CODINGAME, new BookBuilder(OwareRules.CODINGAME, SEEDS, 200).solve(crew));
    }
  }

  private static Reference endgame() {
    try (Crew crew = new Crew(1)) {
      return new Reference(
          OwareRules.AWARI, new EndgameBuilder(OwareRules.AWARI, SEEDS, false).solve(crew));
    }
  }

  @ParameterizedTest
  @EnumSource
  void moveWithBookIsOneOfTheBestThatPlainMinimaxFinds(Language language) throws Exception {
    Reference reference = book();
    String source =
        SourceExport.book(language, reference.rules(), Optional.of(reference.table()), SEEDS);
    check(language, SourceKind.BOOK, source, reference);
  }

  @ParameterizedTest
  @EnumSource
  void moveWithEndgameIsOneOfTheBestThatPlainMinimaxFinds(Language language) throws Exception {
    Reference reference = endgame();
    String source = SourceExport.endgame(language, reference.table(), SEEDS);
    check(language, SourceKind.ENDGAME, source, reference);
  }

  private void check(Language language, SourceKind kind, String source, Reference reference)
      throws Exception {
    String whole = SourceExport.withPlayer(source, language, kind, reference.rules(), SEEDS);
    assertThat(whole.length()).isLessThan(SourceExport.MOST_CHARACTERS);
    SplittableRandom random = new SplittableRandom(20_261_118);
    List<int[]> positions = new ArrayList<>();
    for (int number = 0; number < 150; number++) {
      int seeds = number % 3 == 0 ? random.nextInt(1, 12) : random.nextInt(12, 49);
      int[] position = Arrays.copyOf(RandomBoards.board(seeds, random), 17);
      position[12] = random.nextInt(48 - seeds + 1);
      position[13] = 48 - seeds - position[12];
      position[14] = number % 5 == 0 ? random.nextInt(4) : 100;
      position[15] = LONG_ENOUGH;
      position[16] = DEPTH;
      positions.add(position);
    }
    List<int[]> answers = CompiledSource.compilePlayer(language, whole, folder).ask(positions);
    assertThat(answers).hasSameSizeAs(positions);
    for (int number = 0; number < answers.size(); number++) {
      check(positions.get(number), answers.get(number)[0], reference);
    }
  }

  private static void check(int[] position, int pit, Reference reference) {
    int[] pits = Arrays.copyOf(position, 12);
    List<ReferenceOware.Result> moves =
        position[14] == 0 ? List.of() : ReferenceOware.moves(pits, reference.rules());
    if (moves.isEmpty()) {
      assertThat(pit).as(Arrays.toString(position)).isEqualTo(CompiledSource.NO_MOVE);
      return;
    }
    ReferenceOware.Result chosen =
        moves.stream().filter(move -> move.pit() == pit).findFirst().orElseThrow();
    // A player who has won or lost for certain stops at once, and a single move needs no search.
    int[] best = new int[DEPTH + 1];
    for (int depth = 1; depth <= DEPTH; depth++) {
      int reached = depth;
      best[depth] =
          moves.stream()
              .mapToInt(
                  move ->
                      reference.valueOf(move, position[12], position[13], position[14], reached))
              .max()
              .getAsInt();
      if (depth == DEPTH || Math.abs(best[depth]) >= WON) {
        assertThat(
                moves.size() == 1
                    ? best[depth]
                    : reference.valueOf(chosen, position[12], position[13], position[14], reached))
            .as(Arrays.toString(position))
            .isEqualTo(best[depth]);
        return;
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void moveIsLegalHoweverShortTheTime(Language language) throws Exception {
    Reference reference = endgame();
    String source =
        SourceExport.withPlayer(
            SourceExport.endgame(language, reference.table(), SEEDS),
            language,
            SourceKind.ENDGAME,
            reference.rules(),
            SEEDS);
    List<int[]> positions = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(7);
    for (int milliseconds : new int[] {0, 1, 20}) {
      for (int number = 0; number < 5; number++) {
        int[] position = Arrays.copyOf(RandomBoards.board(40, random), 17);
        position[14] = 1_000_000;
        position[15] = milliseconds;
        position[16] = 60;
        positions.add(position);
      }
    }
    List<int[]> answers = CompiledSource.compilePlayer(language, source, folder).ask(positions);
    for (int number = 0; number < positions.size(); number++) {
      int pit = answers.get(number)[0];
      List<ReferenceOware.Result> moves =
          ReferenceOware.moves(Arrays.copyOf(positions.get(number), 12), reference.rules());
      assertThat(
              moves.isEmpty()
                  ? pit == CompiledSource.NO_MOVE
                  : moves.stream().anyMatch(move -> move.pit() == pit))
          .as(Arrays.toString(positions.get(number)))
          .isTrue();
    }
  }
}
