package dev.hindsight.studio.tables;

import dev.hindsight.studio.tables.TableShelf.SeenFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a {@link TableShelf} for one kind of question: opened by the first one, kept as
 * long as the same files are the ones to ask. Nothing is unmapped by hand: tables that nobody asks
 * any more go with the garbage, and whoever is in the middle of a question keeps his.
 */
public final class ShelfTables<T> {
  private final TableShelf shelf;
  private final Choice choice;
  private final Opener<T> opener;

  /** What was there when files were last chosen; null if they must be chosen again. */
  private @Nullable Map<Path, SeenFile> seen;

  private Map<SeenFile, T> opened = Map.of();
  private List<T> tables = List.of();

  /** Which files to ask, best first. */
  public interface Choice {
    List<Path> choose(List<Path> files) throws IOException;
  }

  /** Opens a file. */
  public interface Opener<T> {
    T open(Path file) throws IOException;
  }

  ShelfTables(TableShelf shelf, Choice choice, Opener<T> opener) {
    this.shelf = shelf;
    this.choice = choice;
    this.opener = opener;
  }

  /** The tables to ask now; the very same list until there are others. */
  public synchronized List<T> get() {
    Map<Path, SeenFile> now = shelf.look();
    if (!now.equals(seen)) {
      seen = now;
      Map<SeenFile, T> next = open(now);
      if (!next.equals(opened)) {
        opened = next;
        tables = List.copyOf(next.values());
      }
    }
    return tables;
  }

  /** Chooses again without a file that cannot be opened, until all that are chosen can. */
  private Map<SeenFile, T> open(Map<Path, SeenFile> now) {
    Map<Path, SeenFile> usable = new TreeMap<>(now);
    Map<SeenFile, T> known = new LinkedHashMap<>(opened);
    while (true) {
      Map<SeenFile, T> chosen = new LinkedHashMap<>();
      List<SeenFile> candidates = choose(usable);
      int left = usable.size();
      for (SeenFile file : candidates) {
        T table = findOpen(file, known);
        if (table == null) {
          usable.remove(file.file());
        } else {
          chosen.put(file, table);
        }
      }
      if (usable.size() == left) {
        return chosen;
      }
    }
  }

  private List<SeenFile> choose(Map<Path, SeenFile> usable) {
    List<Path> chosen;
    try {
      chosen = choice.choose(List.copyOf(usable.keySet()));
    } catch (IOException someFileIsUnusable) {
      List<Path> without = new ArrayList<>();
      usable.values().stream().filter(this::canBeChosen).forEach(one -> without.add(one.file()));
      usable.keySet().retainAll(without);
      try {
        chosen = choice.choose(without);
      } catch (IOException changedMeanwhile) {
        seen = null; // looked at again with the next question
        return List.of();
      }
    }
    return chosen.stream().map(usable::get).filter(Objects::nonNull).toList();
  }

  /** Whether a file alone can be looked at; if not, it is left out. */
  private boolean canBeChosen(SeenFile file) {
    try {
      choice.choose(List.of(file.file()));
      return true;
    } catch (IOException unusable) {
      shelf.leaveOut(file, unusable);
      return false;
    }
  }

  private @Nullable T findOpen(SeenFile file, Map<SeenFile, T> known) {
    T table = known.get(file);
    if (table != null) {
      return table;
    }
    try {
      table = opener.open(file.file());
      known.put(file, table);
      return table;
    } catch (IOException | RuntimeException | OutOfMemoryError unusable) {
      shelf.leaveOut(file, unusable);
      return null;
    }
  }
}
