package dev.hindsight.cli.fuzz;

import dev.hindsight.backgammon.rules.notation.MatchFiles;
import dev.hindsight.backgammon.rules.notation.MatchReading;
import dev.hindsight.backgammon.rules.notation.SgfFile;
import dev.hindsight.backgammon.table.BackgammonTables;
import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.RunPart;
import dev.hindsight.core.runs.TallyCodec;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordFiles;
import dev.hindsight.crossword.table.CrosswordTables;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.crossword.table.foreign.PlacementFile;
import dev.hindsight.oware.play.players.Openings;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPlan;
import dev.hindsight.workbench.FileHints;
import dev.hindsight.workbench.crossword.files.CrosswordGameFiles;
import dev.hindsight.workbench.oware.OwareDuel;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.PartRange;
import dev.hindsight.workbench.runs.Runs;
import dev.hindsight.workbench.tables.AnyFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A small file of every kind that the program reads as bytes: its own, and other programs'. */
final class SoundFiles {
  private final FilesInMemory files;
  private final List<FuzzedFile> all = new ArrayList<>();

  private SoundFiles(FilesInMemory files) {
    this.files = files;
  }

  static List<FuzzedFile> all(FilesInMemory files) throws IOException {
    SoundFiles sound = new SoundFiles(files);
    sound.addFrozen();
    sound.addForeign();
    sound.addMatches();
    sound.addRuns();
    return sound.all;
  }

  private static Path fixtures(String module) {
    return Path.of(System.getProperty("basedir", "."), "..", module, "src/test/resources/tables");
  }

  private void add(Path file, boolean isTable, FuzzedFile.Reading reading) throws IOException {
    all.add(
        new FuzzedFile(file.getFileName().toString(), Files.readAllBytes(file), isTable, reading));
  }

  /** A table of every kind and version that was ever written. */
  private void addFrozen() throws IOException {
    for (String module : List.of("oware", "backgammon", "crossword")) {
      try (Stream<Path> tables = Files.list(fixtures(module))) {
        for (Path table : tables.sorted().toList()) {
          if (table.toString().endsWith(".table")) {
            addTable(table);
          }
        }
      }
    }
  }

  private void addTable(Path table) throws IOException {
    String kind = TableFiles.inspect(table).kind();
    if (kind.startsWith("oware.")) {
      add(table, true, OwareTables::open);
    } else if (kind.startsWith("backgammon.")) {
      add(table, true, BackgammonTables::open);
    } else {
      add(table, true, new CrosswordGameFiles()::open);
    }
  }

  private void addForeign() throws IOException {
    Path crossword = fixtures("crossword");
    TileSet tiny = TileSet.read(crossword.resolve("tiny.csv"));
    for (String name : List.of("leaves-full-bag.klv2", "rack-equity.req")) {
      add(crossword.resolve(name), false, file -> CrosswordTables.open(file, tiny));
    }
    add(
        crossword.resolve("words.kwg"),
        false,
        file -> {
          WordFiles.read(file, tiny);
          verify(file);
        });
    Path squares = files.folder().resolve("squares.spv");
    PlacementFile.write(squares, plainPlacement());
    add(squares, false, CrosswordTables::open);
    try (Stream<Path> databases = Files.list(fixtures("backgammon"))) {
      for (Path database : databases.sorted().toList()) {
        if (database.toString().endsWith(".bd")) {
          add(database, false, SoundFiles::verify);
        }
      }
    }
  }

  /** Made by the tests of backgammon; what was thought of their moves is not in them. */
  private void addMatches() throws IOException {
    Path folder = fixtures("backgammon").resolveSibling("matches");
    for (String name :
        List.of("small.xg", "small.bgf", "small-plain.bgf", "small-smile.bgf", "small.sgf")) {
      add(
          folder.resolve(name),
          false,
          file -> {
            MatchReading reading = MatchFiles.read(Files.readAllBytes(file));
            SgfFile.write(reading.match());
          });
    }
  }

  private static PlacementTable plainPlacement() {
    PlacementIndex index = new PlacementIndex(TileSet.english(), BoardLayout.standard(), false);
    int[] mean = new int[index.size()];
    int[] variance = new int[index.size()];
    for (int cell = 0; cell < mean.length; cell++) {
      mean[cell] = 37 * cell % 401 - 200;
      variance[cell] = 53 * cell % 9_001 - 4_500;
    }
    return PlacementTable.of(index).mean(mean).variance(variance).build();
  }

  private static void verify(Path file) throws IOException {
    AnyFile.describe(file, FileHints.NONE);
    AnyFile.verify(file, FileHints.NONE);
  }

  /** Trials that one of several machines has counted, and arrays on their way to another. */
  private void addRuns() throws IOException {
    CountedRun<?, ?> run =
        new Duel(DuelPlan.of(20, 7))
            .request(OwareDuel.of("greedy", "random", OwareRules.ABAPA, Openings.endgames(12)))
            .open(InputFiles.BY_NAME);
    Path part = files.folder().resolve("duel.part");
    try (Crew crew = new Crew(1)) {
      Runs.count(run, PartRange.parse("1/2"), part, crew);
    }
    TallyCodec<?> codec = run.counting(run.onlyRound()).codec();
    add(part, true, file -> RunPart.open(file).read(codec));
    NamedArrays arrays =
        NamedArrays.of().with("counts", new long[] {1, 2, 3}).with("names", new byte[] {65, 66});
    Path sent = files.write("arrays", arrays.toBytes());
    add(sent, false, file -> NamedArrays.ofBytes(Files.readAllBytes(file)));
    Parameters parameters = Parameters.of().with("seeds", 12);
    Provenance provenance = Provenance.ofRecipe("by hand");
    Checkpoints checkpoints =
        Checkpoints.beside(files.folder().resolve("build"), parameters, provenance);
    checkpoints.save("layer", arrays);
    try (Stream<Path> saved = Files.list(checkpoints.folder())) {
      Path checkpoint = saved.filter(Files::isRegularFile).findFirst().orElseThrow();
      add(
          checkpoint,
          true,
          file -> {
            Files.copy(file, checkpoint, StandardCopyOption.REPLACE_EXISTING);
            Checkpoints.beside(files.folder().resolve("build"), parameters, provenance)
                .find("layer");
          });
    }
  }
}
