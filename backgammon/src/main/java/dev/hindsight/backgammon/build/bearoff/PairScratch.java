package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.core.runs.ScratchFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * The values of all pairs on disk, while a table is solved that does not fit the memory: the file
 * {@code NAME.scratch} beside the table {@code NAME}.
 *
 * <pre>
 * Scratch  →  Header, Block[panels][layers]
 *   Header    4,096 bytes: whose values these are, in one line, and zeros
 *   Block     [weighed planes][sides of the layer][lanes]: what the sides of a panel are worth
 *             on roll against the sides of a layer, as the solver keeps them in memory
 * </pre>
 *
 * <p>Little-endian, in the precision of the build. What a panel is worth against some neighbouring
 * layers is one stretch of the file: the solver needs 24 of them at a time, 8 MB for 15 checkers.
 * Every block that is read is compared with the checksum of when it was written; whoever wants to
 * go on after the process has ended must keep the {@link #checksums} and bring them back.
 */
final class PairScratch<A> implements Closeable {
  private static final int HEADER_BYTES = 4_096;

  private final ScratchFile file;
  private final LaneArithmetic<A> arithmetic;
  private final LayerPanels panels;
  private final int planes;

  /** {@code checksums[panel · layers + layer]}: CRC-32C of a block that was written. */
  private int[] checksums;

  private final List<ByteBuffer> bufferOfWorker = new ArrayList<>();

  private PairScratch(
      ScratchFile file,
      LaneArithmetic<A> arithmetic,
      LayerPanels panels,
      CubePlanes<A> roles,
      int threads) {
    this.file = file;
    this.arithmetic = arithmetic;
    this.panels = panels;
    this.planes = roles.weighed();
    this.checksums = new int[panels.panels() * panels.layers()];
    for (int worker = 0; worker < threads; worker++) {
      bufferOfWorker.add(
          ByteBuffer.allocateDirect(bufferBytes(panels, roles)).order(ByteOrder.LITTLE_ENDIAN));
    }
  }

  /** Where the values of the pairs of a table are kept. */
  static Path beside(Path target) {
    return target.resolveSibling(target.getFileName() + ".scratch");
  }

  /** The largest block. */
  static int bufferBytes(LayerPanels panels, CubePlanes<?> roles) {
    return panels.largestLayer() * roles.weighed() * BandPlan.ROW_BYTES;
  }

  /** The disk that the values of all layers before one take. */
  static long bytes(LayerPanels panels, CubePlanes<?> roles, int endLayer) {
    long rows = (long) panels.panelStart(endLayer) * panels.order().layerStart(endLayer);
    return HEADER_BYTES + rows * roles.weighed() * BandPlan.ROW_BYTES;
  }

  /**
   * Opens or creates the file.
   *
   * @param owner what the values are of; a file of another owner is refused and left alone
   */
  static <A> PairScratch<A> open(
      Path path,
      String owner,
      LaneArithmetic<A> arithmetic,
      LayerPanels panels,
      CubePlanes<A> roles,
      int threads)
      throws IOException {
    boolean isNew = !Files.exists(path);
    ScratchFile file = ScratchFile.open(path);
    try {
      PairScratch<A> scratch = new PairScratch<>(file, arithmetic, panels, roles, threads);
      scratch.claim(owner);
      return scratch;
    } catch (IOException | RuntimeException failed) {
      file.close();
      if (isNew) {
        Files.deleteIfExists(path);
      }
      throw failed;
    }
  }

  private void claim(String owner) throws IOException {
    byte[] expected =
        Arrays.copyOf(
            ("hindsight scratch: " + owner + "\n").getBytes(StandardCharsets.UTF_8), HEADER_BYTES);
    if (file.size() == 0) {
      file.write(ByteBuffer.wrap(expected), 0);
      return;
    }
    ByteBuffer found = ByteBuffer.allocate((int) Math.min(HEADER_BYTES, file.size()));
    file.read(found, 0);
    if (!Arrays.equals(found.array(), expected)) {
      throw new FileSystemException(
          file.path().toString(),
          null,
          "is not the scratch file of this build; finish the build that it belongs to with its own"
              + " command, or delete it");
    }
  }

  /** Of all blocks so far, for {@link #restoreChecksums}; do not write. */
  int[] checksums() {
    return checksums;
  }

  void restoreChecksums(int[] kept) {
    checksums = kept.clone();
  }

  /** Writes a block from an array for each plane, all from the same offset on. */
  void write(int panel, int layer, List<A> values, int offset, int worker) throws IOException {
    ByteBuffer buffer = buffer(layer, worker);
    int length = panels.sidesOfLayer(layer) * arithmetic.lanes();
    for (int plane = 0; plane < planes; plane++) {
      arithmetic.write(values.get(plane), offset, length, buffer);
    }
    buffer.flip();
    checksums[panel * panels.layers() + layer] = checksum(buffer);
    file.write(buffer, position(panel, layer));
  }

  /** Reads a block into an array for each plane, all from the same offset on. */
  void read(int panel, int layer, List<A> values, int offset, int worker) throws IOException {
    ByteBuffer buffer = check(panel, layer, worker);
    int length = panels.sidesOfLayer(layer) * arithmetic.lanes();
    for (int plane = 0; plane < planes; plane++) {
      arithmetic.read(buffer, values.get(plane), offset, length);
    }
  }

  /** Reads a block and compares it with its checksum. */
  ByteBuffer check(int panel, int layer, int worker) throws IOException {
    ByteBuffer buffer = buffer(layer, worker);
    file.read(buffer, position(panel, layer));
    buffer.flip();
    if (checksum(buffer) != checksums[panel * panels.layers() + layer]) {
      throw file.damaged("a block of it is not what was written");
    }
    return buffer;
  }

  /** The worker's buffer, with room for just one block. */
  private ByteBuffer buffer(int layer, int worker) {
    int bytes = panels.sidesOfLayer(layer) * planes * BandPlan.ROW_BYTES;
    return bufferOfWorker.get(worker).clear().limit(bytes);
  }

  private static int checksum(ByteBuffer buffer) {
    CRC32C crc = new CRC32C();
    crc.update(buffer.duplicate());
    return (int) crc.getValue();
  }

  private long position(int panel, int layer) {
    long rows = (long) panel * panels.order().size() + panels.order().layerStart(layer);
    return HEADER_BYTES + rows * planes * BandPlan.ROW_BYTES;
  }

  /** Returns when everything written is on the disk itself. */
  void force() throws IOException {
    file.force();
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
