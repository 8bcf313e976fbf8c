package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.build.bearoff.BandPlan.Band;
import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.table.BearoffWriter;
import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.DiskSweep;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.tables.Parameters;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One run of a {@link TwoSidedBuilder} that keeps its values in a {@link PairScratch}: solve or
 * resume band by band, then write.
 *
 * <p>After each band a small checkpoint says how many layers are solved, and the checksums of all
 * blocks of the scratch file; the blocks are on the disk by then. So a run that was stopped in any
 * way loses the band it was at, and may go on with other bands, in more or less memory.
 */
final class BandedBuild<A> {
  /** So that a build in memory refuses these checkpoints, and this one those. */
  private static final String WHERE_KEY = "pairs";

  private static final String ON_DISK = "in a scratch file";

  /** The name of the only checkpoint. */
  private static final String SOLVED = "solved";

  private static final String LAYERS = "layers";
  private static final String CHECKSUMS = "checksums";

  private final TwoSidedTask<A> task;
  private final LayerPanels panels;
  private final CubePlanes<A> roles;

  BandedBuild(TwoSidedTask<A> task) {
    this.task = task;
    this.panels = new LayerPanels(task.order(), task.arithmetic().lanes());
    this.roles = new CubePlanes<>(task.arithmetic(), task.cubeful());
  }

  /** What the build of this target will take; refuses too little memory and foreign checkpoints. */
  TwoSidedPlan plan(Path target, long memoryBytes, int threads) throws IOException {
    MemoryShares shares = MemoryShares.of(task, panels, roles, memoryBytes, threads);
    int solved = solvedLayers(checkpoints(target), target);
    BandPlan plan = new BandPlan(panels, roles, 0, shares.bandBytes());
    return new TwoSidedPlan(
        plan.bands().size(),
        shares.usedBytes(task, plan),
        PairScratch.bytes(panels, roles, panels.layers()),
        solved == 0 ? 0 : PairScratch.bytes(panels, roles, solved));
  }

  void run(Path target, BearoffWriter.Opener file, Crew crew, long memoryBytes) throws IOException {
    run(target, file, crew, MemoryShares.of(task, panels, roles, memoryBytes, crew.threads()));
  }

  void run(Path target, BearoffWriter.Opener file, Crew crew, MemoryShares shares)
      throws IOException {
    // The file is begun first: a folder that cannot be written must not cost the work.
    try (BearoffWriter writer = task.begin(file, target)) {
      Checkpoints checkpoints = checkpoints(target);
      int solved = solvedLayers(checkpoints, target);
      Path path = PairScratch.beside(target);
      String owner = parameters() + ", " + task.provenance().recipe();
      PairScratch<A> opened =
          PairScratch.open(path, owner, task.arithmetic(), panels, roles, crew.threads());
      try {
        try (PairScratch<A> scratch = opened) {
          if (solved > 0) {
            scratch.restoreChecksums(kept(checkpoints).ints(CHECKSUMS));
          }
          solveAndWrite(scratch, solved, checkpoints, shares, crew, writer);
        }
        writer.seal();
        checkpoints.remove();
      } finally {
        // Without a checkpoint it is of no use: nothing is solved yet, or all is done.
        if (!checkpoints.has(SOLVED)) {
          Files.deleteIfExists(path);
        }
      }
    }
  }

  private Checkpoints checkpoints(Path target) throws IOException {
    return Checkpoints.beside(target, parameters(), task.provenance());
  }

  private Parameters parameters() {
    return task.parameters().with(WHERE_KEY, ON_DISK);
  }

  /** How many layers are in the scratch file according to the checkpoint. */
  private int solvedLayers(Checkpoints checkpoints, Path target) throws IOException {
    if (!checkpoints.has(SOLVED)) {
      return 0;
    }
    NamedArrays kept = kept(checkpoints);
    int[] layers = kept.ints(LAYERS);
    if (layers.length != 1
        || layers[0] < 1
        || layers[0] > panels.layers()
        || kept.ints(CHECKSUMS).length != panels.panels() * panels.layers()) {
      throw new FileSystemException(
          checkpoints.folder().toString(),
          null,
          "holds no checkpoint of this build; delete it to start afresh");
    }
    Path scratch = PairScratch.beside(target);
    if (!Files.exists(scratch)) {
      throw new FileSystemException(
          scratch.toString(),
          null,
          "is missing, but belongs to the checkpoints in "
              + checkpoints.folder()
              + "; bring it back, or delete that folder to start afresh");
    }
    return layers[0];
  }

  private static NamedArrays kept(Checkpoints checkpoints) throws IOException {
    return checkpoints.find(SOLVED).orElseThrow();
  }

  private void solveAndWrite(
      PairScratch<A> scratch,
      int solved,
      Checkpoints checkpoints,
      MemoryShares shares,
      Crew crew,
      BearoffWriter writer)
      throws IOException {
    ScratchEncoder<A> encoder =
        new ScratchEncoder<>(task, panels, scratch, crew, shares.rowBytes());
    BandPlan plan = new BandPlan(panels, roles, solved, shares.bandBytes());
    long solvedSteps = (long) panels.panelStart(solved) * panels.panelStart(solved);
    long steps = solvedSteps + panels.panelStart(solved) + encoder.steps();
    for (Band band : plan.bands()) {
      steps += BandSolver.steps(plan, band);
    }
    crew.progress().begin(task.title(), steps, "steps");
    try {
      crew.progress().resumed(solvedSteps);
      verify(scratch, solved, crew);
      solve(scratch, plan, checkpoints, crew);
      encoder.write(writer);
    } finally {
      crew.progress().end();
    }
  }

  /** Better now than after hours. */
  private void verify(PairScratch<A> scratch, int solved, Crew crew) throws IOException {
    DiskSweep.run(
        crew,
        panels.panelStart(solved),
        1,
        (from, to, worker) -> {
          for (int layer = 0; layer < solved; layer++) {
            scratch.check((int) from, layer, worker);
          }
        });
  }

  private void solve(PairScratch<A> scratch, BandPlan plan, Checkpoints checkpoints, Crew crew)
      throws IOException {
    if (plan.bands().isEmpty()) {
      return;
    }
    BearoffMoves moves = BearoffMoves.build(task.index(), task.order());
    BandSolver<A> solver = new BandSolver<>(moves, task.arithmetic(), roles, scratch, plan, crew);
    for (Band band : plan.bands()) {
      solver.solve(band);
      scratch.force();
      checkpoints.save(
          SOLVED,
          NamedArrays.of()
              .with(LAYERS, new int[] {band.endLayer()})
              .with(CHECKSUMS, scratch.checksums()));
    }
  }
}
