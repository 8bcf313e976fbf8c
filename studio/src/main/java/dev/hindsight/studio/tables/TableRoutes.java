package dev.hindsight.studio.tables;

import dev.hindsight.core.tables.TableException;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;
import dev.hindsight.studio.web.RefusedException;
import dev.hindsight.studio.web.Route;
import dev.hindsight.workbench.FileHints;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.json.GameForms;
import dev.hindsight.workbench.tables.AnyFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What pages ask about the tables on the shelf: the files of one folder, asked for by their names
 * and never by a path.
 */
public final class TableRoutes {

  private static final Parameter NAME =
      Parameter.required("name", "of a file on the shelf", "endgame4.table");

  private final TableShelf shelf;

  /** What is on the shelf. */
  public record Shelf(
      @Says("whose files these are; `null` if no folder was given") @Nullable String folder,
      @Says("by name") List<Entry> files) {}

  /** A file on the shelf. */
  public record Entry(
      @Says("of the file") String name,
      @Says(value = "its size", unit = Unit.BYTES) long bytes,
      @Says("what it is, in a few words; `null` if it is nothing that we can read")
          @Nullable String title,
      @Says("why no question is answered by it, if it is a table that cannot be used; else `null`")
          @Nullable String fault) {}

  public TableRoutes(TableShelf shelf) {
    this.shelf = shelf;
  }

  public List<Route> routes() {
    return List.of(
        new Route("/tables", "What is on the shelf.", List.of(), (Route.Plain) query -> listed())
            .answering(Shelf.class),
        new Route(
                "/tables/info",
                "What a file is and how it was made.",
                List.of(NAME),
                (Route.Plain) query -> ask(query, file -> AnyFile.describe(file, FileHints.NONE)))
            .answering(AnyFile.DESCRIPTIONS),
        new Route(
                "/tables/verify",
                "Whether a file is whole: every byte is read.",
                List.of(NAME),
                (Route.Live)
                    (query, cancellation, listener) ->
                        ask(query, file -> AnyFile.verify(file, FileHints.NONE)))
            .answering(AnyFile.VERDICTS));
  }

  /** A question about a file. */
  private interface Question {
    Object ask(Path file) throws IOException;
  }

  /** What is said of a file, with its name alone: where the shelf stands is nobody's business. */
  private Object ask(Query query, Question question) throws IOException {
    Path file = file(query);
    String name = String.valueOf(file.getFileName());
    try {
      Map<String, @Nullable Object> said = new LinkedHashMap<>();
      if (GameForms.all().plain(question.ask(file)) instanceof Map<?, ?> answer) {
        answer.forEach(
            (key, value) ->
                said.put(
                    String.valueOf(key),
                    value instanceof String text ? text.replace(file.toString(), name) : value));
      }
      return said;
    } catch (TableException unusable) {
      throw RefusedException.unusable(
          String.valueOf(unusable.getMessage()).replace(file.toString(), name));
    }
  }

  private Shelf listed() throws IOException {
    Path folder = shelf.folder();
    if (folder == null) {
      return new Shelf(null, List.of());
    }
    shelf.look();
    List<Entry> entries = new ArrayList<>();
    for (Path file : shelf.files()) {
      entries.add(
          new Entry(
              String.valueOf(file.getFileName()),
              Files.size(file),
              findTitle(file),
              shelf.findFault(file).orElse(null)));
    }
    return new Shelf(String.valueOf(folder.getFileName()), entries);
  }

  private static @Nullable String findTitle(Path file) {
    try {
      return AnyFile.describe(file, FileHints.NONE).title();
    } catch (IOException | RuntimeException unreadable) {
      return null; // named all the same: whoever put it there wonders where it is
    }
  }

  /** The file of a name that is on the shelf; a name is compared, never resolved. */
  private Path file(Query query) throws IOException {
    String name = query.text("name");
    for (Path file : shelf.files()) {
      if (String.valueOf(file.getFileName()).equals(name)) {
        return file;
      }
    }
    throw RefusedException.notFound("There is no such file on the shelf.");
  }
}
