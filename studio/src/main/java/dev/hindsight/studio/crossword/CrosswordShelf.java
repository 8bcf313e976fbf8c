package dev.hindsight.studio.crossword;

import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;
import dev.hindsight.studio.web.RefusedException;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.WordShelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Words, leaves, tiles and boards that a question may ask for by name: those that come with the
 * program, and the files of a folder, which may change while the studio runs. A few that were used
 * last stay loaded.
 *
 * <pre>{@code
 * CrosswordShelf shelf = new CrosswordShelf(folder);
 * shelf.find(query).equipment()      // words=NWL23.kwg&tiles=english
 * }</pre>
 */
final class CrosswordShelf {
  /** What a question may say besides its position. */
  static final List<Parameter> PARAMETERS =
      List.of(
          Parameter.optional("words", "a word list of the shelf; else ENABLE", "ENABLE"),
          Parameter.optional(
              "leaves",
              "leave values of the shelf, or none; else those learnt with ENABLE",
              "none"),
          Parameter.optional("tiles", "a language, or tiles of the shelf; else english", "english"),
          Parameter.optional(
              "layout", "standard, super, or a board of the shelf; else standard", "standard"));

  private static final String BUILT_IN_WORDS = "ENABLE";
  private static final String NO_LEAVES = "none";

  /** Each holds words and values: some 50 MB for a list of English. */
  private static final int MOST_LOADED = 3;

  /** A layout is a small text; a list of words is not. */
  private static final long MOST_LAYOUT_BYTES = 1 << 13;

  /** What a name may stand for. */
  private enum Kind {
    WORDS,
    LEAVES,
    TILES,
    LAYOUT
  }

  private final @Nullable Path folder;
  private final Loaded usual = new Loaded(CrosswordFiles.NONE);

  /** The one that was used last is the last. */
  private final Map<CrosswordFiles, Loaded> loaded =
      new LinkedHashMap<>(8, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<CrosswordFiles, Loaded> eldest) {
          return size() > MOST_LOADED;
        }
      };

  /**
   * @param folder whose files may be chosen; null for what comes with the program alone
   */
  CrosswordShelf(@Nullable Path folder) {
    this.folder = folder;
  }

  /** The parameters of a route, and those that choose what it is asked about. */
  static List<Parameter> with(List<Parameter> parameters) {
    List<Parameter> all = new ArrayList<>(parameters);
    all.addAll(PARAMETERS);
    return all;
  }

  /** What a question asks for, loaded or being loaded. */
  Loaded find(Query query) throws IOException {
    return find(files(query));
  }

  /** The same; where the question names no words, those that a record names, if there are such. */
  Loaded find(Query query, Optional<String> lexicon) throws IOException {
    CrosswordFiles files = files(query);
    if (folder != null && lexicon.isPresent() && query.findText("words").isEmpty()) {
      Path words = WordShelf.choose(new CrosswordFiles(folder, null, null, null), lexicon).words();
      if (words != null) {
        return find(new CrosswordFiles(words, files.leaves(), files.tiles(), files.layout()));
      }
    }
    return find(files);
  }

  private synchronized Loaded find(CrosswordFiles files) {
    return files.equals(CrosswordFiles.NONE)
        ? usual
        : loaded.compute(
            files, (key, known) -> known == null || known.hasFailed() ? new Loaded(key) : known);
  }

  private CrosswordFiles files(Query query) throws IOException {
    return new CrosswordFiles(
        choose(query, "words", Kind.WORDS, List.of(BUILT_IN_WORDS), BUILT_IN_WORDS),
        choose(query, "leaves", Kind.LEAVES, List.of(NO_LEAVES), null),
        choose(query, "tiles", Kind.TILES, TileSet.LANGUAGES, "english"),
        choose(query, "layout", Kind.LAYOUT, BoardLayout.NAMES, "standard"));
  }

  /** A name is compared with those that are there; it is never a path. */
  private @Nullable Path choose(
      Query query, String parameter, Kind kind, List<String> builtIn, @Nullable String usual)
      throws IOException {
    String name = query.findText(parameter).orElse(null);
    if (name == null || name.equals(usual)) {
      return null;
    }
    if (builtIn.contains(name)) {
      return Path.of(name);
    }
    for (Path file : files()) {
      if (name(file).equals(name) && kindOf(file).filter(kind::equals).isPresent()) {
        return file;
      }
    }
    throw new RefusedException(
        "There are no "
            + (kind == Kind.LAYOUT ? "boards" : parameter)
            + " called "
            + name
            + " on the shelf; there are "
            + String.join(", ", names(kind, builtIn))
            + ".");
  }

  /** All names of a kind, what comes with the program first. */
  private List<String> names(Kind kind, List<String> builtIn) throws IOException {
    List<String> names = new ArrayList<>(builtIn);
    for (Path file : files()) {
      if (kindOf(file).filter(kind::equals).isPresent()) {
        names.add(name(file));
      }
    }
    return names;
  }

  List<String> words() throws IOException {
    return names(Kind.WORDS, List.of(BUILT_IN_WORDS));
  }

  List<String> leaves() throws IOException {
    return names(Kind.LEAVES, List.of(NO_LEAVES));
  }

  List<String> tiles() throws IOException {
    return names(Kind.TILES, TileSet.LANGUAGES);
  }

  List<String> layouts() throws IOException {
    return names(Kind.LAYOUT, BoardLayout.NAMES);
  }

  private Iterable<Path> files() throws IOException {
    if (folder == null) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return new TreeSet<>(all.filter(Files::isRegularFile).toList());
    }
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }

  /** By its ending; a small text may be words or a board. */
  private static Optional<Kind> kindOf(Path file) throws IOException {
    String name = name(file).toLowerCase(Locale.ROOT);
    if (name.endsWith(".kwg")) {
      return Optional.of(Kind.WORDS);
    }
    if (name.endsWith(".klv2") || name.endsWith(".klv") || name.endsWith(".leaves")) {
      return Optional.of(Kind.LEAVES);
    }
    if (name.endsWith(".csv")) {
      return Optional.of(Kind.TILES);
    }
    if (name.endsWith(".layout") || (name.endsWith(".txt") && isLayout(file))) {
      return Optional.of(Kind.LAYOUT);
    }
    return name.endsWith(".txt") ? Optional.of(Kind.WORDS) : Optional.empty();
  }

  private static boolean isLayout(Path file) throws IOException {
    if (Files.size(file) > MOST_LAYOUT_BYTES) {
      return false;
    }
    try {
      BoardLayout.read(file);
      return true;
    } catch (CrosswordFormatException words) {
      return false;
    }
  }
}
