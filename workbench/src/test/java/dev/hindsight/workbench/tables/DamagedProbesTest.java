package dev.hindsight.workbench.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.BearoffWriter;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.tables.ColumnHeader;
import dev.hindsight.core.tables.CorruptBlockException;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.EndgameFormat;
import dev.hindsight.oware.table.EndgameFormat.Values;
import dev.hindsight.oware.table.EndgameTable;
import dev.hindsight.oware.table.EndgameWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tables that are probed where they lie, with damaged blocks: each is noticed when it is first
 * touched, and no probe gives a value that was not written. What the values mean does not matter
 * here, so they are drawn at random.
 */
class DamagedProbesTest {
  private static final int BLOCK = 65_536;
  private static final long SEED = 2029;

  @TempDir private Path folder;

  /** Every kind of table that is mapped, too large to be checked when it is opened. */
  enum Mapped {
    OWARE_EXACT {
      @Override
      void write(Path file) throws IOException {
        writeEndgame(file, OwareRules.CODINGAME, Values.EXACT, SEEDS_EXACT);
      }

      @Override
      IntUnaryOperator open(Path file) throws IOException {
        EndgameTable table = EndgameTable.open(file);
        return boards(
            SEEDS_EXACT,
            (mover, other) -> table.findNetSeedsForMover(mover, other, OwareRules.NO_TURN_LIMIT));
      }
    },
    OWARE_BOUNDS {
      @Override
      void write(Path file) throws IOException {
        writeEndgame(file, OwareRules.ABAPA, Values.BOUNDS, SEEDS_BOUNDS);
      }

      @Override
      IntUnaryOperator open(Path file) throws IOException {
        EndgameTable table = EndgameTable.open(file);
        IntUnaryOperator lowest = boards(SEEDS_BOUNDS, table::lowestForMover);
        IntUnaryOperator highest = boards(SEEDS_BOUNDS, table::highestForMover);
        int size = Math.toIntExact(new SeedIndex(SEEDS_BOUNDS).size());
        return place -> place < size ? lowest.applyAsInt(place) : highest.applyAsInt(place - size);
      }
    },
    BEAROFF {
      @Override
      void write(Path file) throws IOException {
        BearoffIndex index = new BearoffIndex(6, CHECKERS);
        short[] values = new short[index.size() * index.size() * CubeState.values().length];
        for (int place = 0; place < values.length; place++) {
          values[place] = (short) value(place);
        }
        try (BearoffWriter writer =
            BearoffTable.writer(file, index, true, Provenance.ofRecipe("random values"))) {
          writer.write(values, values.length);
          writer.seal();
        }
      }

      @Override
      int written(int place) {
        return value(place) & 0xFFFF;
      }

      @Override
      IntUnaryOperator open(Path file) throws IOException {
        BearoffTable table = BearoffTable.open(file);
        CubeState[] states = CubeState.values();
        int sides = table.index().size();
        return place -> {
          int pair = place / states.length;
          return table.stored(states[place % states.length], pair / sides, pair % sides);
        };
      }
    };

    private static final int SEEDS_EXACT = 17;
    private static final int SEEDS_BOUNDS = 16;
    private static final int CHECKERS = 8;

    /** Writes a table of values that are drawn by their place, column after column. */
    abstract void write(Path file) throws IOException;

    /** The value at a place. */
    int written(int place) {
      return (byte) value(place);
    }

    private static int value(int place) {
      int mixed = (place ^ place >>> 15) * 0x2C1B3C6D;
      return mixed ^ mixed >>> 13;
    }

    /** Opens it; gives what a probe of each place says. */
    abstract IntUnaryOperator open(Path file) throws IOException;

    private static void writeEndgame(Path file, OwareRules rules, Values kind, int seeds)
        throws IOException {
      SeedIndex index = new SeedIndex(seeds);
      List<String> names = EndgameFormat.names(kind);
      int size = Math.toIntExact(index.size());
      try (EndgameWriter writer =
          EndgameTable.writer(file, rules, index, kind, Provenance.ofRecipe("random values"))) {
        for (int column = 0; column < names.size(); column++) {
          byte[] values = new byte[size];
          for (int place = 0; place < size; place++) {
            values[place] = (byte) value(column * size + place);
          }
          writer.write(names.get(column), values);
        }
        writer.seal();
      }
    }

    /** The question about a board, asked by the number of the board. */
    private static IntUnaryOperator boards(int mostSeeds, LongBinaryToInt question) {
      SeedIndex index = new SeedIndex(mostSeeds);
      long[] rows = new long[2];
      return place -> {
        int seeds = mostSeeds;
        while (place < index.layerStart(seeds)) {
          seeds--;
        }
        index.unrank(place - index.layerStart(seeds), seeds, rows);
        return question.ask(rows[0], rows[1]);
      };
    }
  }

  private interface LongBinaryToInt {
    int ask(long mover, long other);
  }

  /** Values of a column lie one after the other, and columns in the order of their places. */
  private static final class Layout {
    private final List<ColumnHeader> columns;

    Layout(Path file) throws IOException {
      columns = TableFiles.inspect(file).columns();
    }

    /** Of all columns; they are of one length. */
    int places() {
      return Math.toIntExact(columns.size() * columns.get(0).spec().count());
    }

    long blocks() {
      long ofOne = (columns.get(0).spec().contentBytes() + BLOCK - 1) / BLOCK;
      return columns.size() * ofOne;
    }

    private ColumnHeader columnOf(int place) {
      return columns.get((int) (place / columns.get(0).spec().count()));
    }

    /** Where the value of a place begins in the file. */
    long offset(int place) {
      ColumnHeader column = columnOf(place);
      return column.offset() + place % column.spec().count() * column.spec().type().bytesPerValue();
    }

    /** A number for the block that a place is in; no two columns share one. */
    long block(int place) {
      ColumnHeader column = columnOf(place);
      return column.offset() << 20 | (offset(place) - column.offset()) / BLOCK;
    }
  }

  @ParameterizedTest
  @EnumSource
  @Tag("slow")
  void noProbeOfADamagedTableGivesAWrongValue(Mapped kind) throws IOException {
    probe(kind, 3_000);
  }

  @ParameterizedTest
  @EnumSource
  @Tag("long")
  void noneOfAHundredThousandProbesOfADamagedTableGivesAWrongValue(Mapped kind) throws IOException {
    probe(kind, 100_000);
  }

  /** Damages a few bytes at a time and probes the blocks they are in, and as often any. */
  private void probe(Mapped kind, int damagedProbes) throws IOException {
    Path file = folder.resolve("mapped.table");
    kind.write(file);
    assertThat(Files.size(file)).isGreaterThan(32 << 20);
    Layout layout = new Layout(file);
    int places = layout.places();
    SplittableRandom random = new SplittableRandom(SEED + 1);
    int refused = 0;
    while (refused < damagedProbes) {
      int[] damagedPlaces = random.ints(20, 0, places).toArray();
      Set<Long> damagedBlocks = new TreeSet<>();
      for (int place : damagedPlaces) {
        damagedBlocks.add(layout.block(place));
      }
      byte[] masks = flip(file, layout, damagedPlaces, random);
      IntUnaryOperator probe = kind.open(file);
      for (int trial = 0; trial < 500; trial++) {
        int place = random.nextInt(places);
        refused += checkProbe(probe, place, kind.written(place), damagedBlocks, layout);
        int damaged = damagedPlaces[trial % damagedPlaces.length];
        refused += checkProbe(probe, damaged, kind.written(damaged), damagedBlocks, layout);
      }
      unflip(file, layout, damagedPlaces, masks);
    }
  }

  /** One if the probe was refused; fails if it should not have been, or gives another value. */
  private static int checkProbe(
      IntUnaryOperator probe, int place, int written, Set<Long> damagedBlocks, Layout layout) {
    boolean isDamaged = damagedBlocks.contains(layout.block(place));
    try {
      int found = probe.applyAsInt(place);
      assertThat(isDamaged).as("place %d is in a damaged block", place).isFalse();
      assertThat(found).as("place %d", place).isEqualTo(written);
      return 0;
    } catch (CorruptBlockException noticed) {
      assertThat(isDamaged).as("place %d: %s", place, noticed.getMessage()).isTrue();
      return 1;
    }
  }

  /** One bit of one byte of every block, one block after the other. */
  @ParameterizedTest
  @EnumSource
  @Tag("long")
  void everyDamagedBlockIsNoticedWhenItIsFirstTouched(Mapped kind) throws IOException {
    Path file = folder.resolve("mapped.table");
    kind.write(file);
    Layout layout = new Layout(file);
    SplittableRandom random = new SplittableRandom(SEED + 2);
    Set<Long> tried = new TreeSet<>();
    for (int place = 0; place < layout.places(); place += 997) {
      if (tried.add(layout.block(place))) {
        int[] one = {place};
        byte[] masks = flip(file, layout, one, random);
        IntUnaryOperator probe = kind.open(file);
        assertThat(
                checkProbe(probe, place, kind.written(place), Set.of(layout.block(place)), layout))
            .isOne();
        unflip(file, layout, one, masks);
      }
    }
    assertThat((long) tried.size()).isEqualTo(layout.blocks());
    assertThat(TableFiles.verify(file).firstFault()).isEmpty();
  }

  /** Flips a bit of each of these values; gives what to flip to have them back. */
  private static byte[] flip(Path file, Layout layout, int[] places, SplittableRandom random)
      throws IOException {
    byte[] masks = new byte[places.length];
    for (int one = 0; one < masks.length; one++) {
      masks[one] = (byte) (1 << random.nextInt(8));
    }
    unflip(file, layout, places, masks);
    return masks;
  }

  private static void unflip(Path file, Layout layout, int[] places, byte[] masks)
      throws IOException {
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
      for (int one = 0; one < places.length; one++) {
        bytes.seek(layout.offset(places[one]));
        int value = bytes.read();
        bytes.seek(layout.offset(places[one]));
        bytes.write(value ^ masks[one]);
      }
    }
  }
}
