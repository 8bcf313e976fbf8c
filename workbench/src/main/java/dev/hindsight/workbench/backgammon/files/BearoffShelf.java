package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.table.BackgammonTable;
import dev.hindsight.backgammon.table.BackgammonTables;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.OneSidedTable;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Opened tables of both kinds, in the order they were named: {@code open(List.of("6x10.table",
 * "gnubg_os0.bd"))}.
 */
public record BearoffShelf(List<BearoffTable> twoSided, List<OneSidedTable> oneSided) {
  /** None: small ones are solved on the spot. */
  public static final BearoffShelf NONE = new BearoffShelf(List.of(), List.of());

  public BearoffShelf {
    twoSided = List.copyOf(twoSided);
    oneSided = List.copyOf(oneSided);
  }

  /**
   * Opens them all.
   *
   * @param filesOrFolders a folder stands for its bearoffs, as {@link #find} names them
   */
  public static BearoffShelf open(List<Path> filesOrFolders) throws IOException {
    List<BackgammonTable> opened = new ArrayList<>();
    for (Path file : find(filesOrFolders)) {
      opened.add(BackgammonTables.openBearoff(file));
    }
    return of(opened);
  }

  /** Those that are bearoffs of tables that are open. */
  public static BearoffShelf of(List<BackgammonTable> tables) {
    List<BearoffTable> twoSided = new ArrayList<>();
    List<OneSidedTable> oneSided = new ArrayList<>();
    for (BackgammonTable table : tables) {
      if (table instanceof BearoffTable pairs) {
        twoSided.add(pairs);
      } else if (table instanceof OneSidedTable sides) {
        oneSided.add(sides);
      }
    }
    return new BearoffShelf(twoSided, oneSided);
  }

  /** The files themselves, and in the place of a folder its bearoffs, largest first. */
  public static List<Path> find(List<Path> filesOrFolders) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path path : filesOrFolders) {
      if (Files.isDirectory(path)) {
        files.addAll(bearoffs(path));
      } else {
        files.add(path);
      }
    }
    return files;
  }

  private static List<Path> bearoffs(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    List<Path> chosen = BackgammonTables.chooseBearoffs(files);
    if (chosen.isEmpty()) {
      throw new FileSystemException(
          folder.toString(),
          null,
          "holds no bearoff; build one with 'hindsight backgammon build', or leave it out");
    }
    return chosen;
  }
}
