package dev.hindsight.workbench.crossword.files;

import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.crossword.build.Fingerprints;
import dev.hindsight.workbench.runs.InputFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What runs of crossword games depend on, as plans name it. */
public final class CrosswordInputs {
  private static final String WORDS = "words";
  private static final String LEAVES = "leaves";
  private static final String TILES = "tiles";
  private static final String LAYOUT = "layout";

  private CrosswordInputs() {}

  /** What was brought, by its names. */
  public static Parameters parameters(CrosswordFiles files) {
    Parameters parameters = with(Parameters.of(), WORDS, files.words());
    parameters = with(parameters, LEAVES, files.leaves());
    parameters = with(parameters, TILES, files.tiles());
    return with(parameters, LAYOUT, files.layout());
  }

  /** The parameters and one more, if it is there. */
  public static Parameters with(Parameters parameters, String key, @Nullable Path file) {
    return file == null ? parameters : parameters.with(key, file.toString());
  }

  /** What the parameters of a plan name. */
  public static CrosswordFiles files(Parameters parameters) {
    return new CrosswordFiles(
        path(parameters, WORDS),
        path(parameters, LEAVES),
        path(parameters, TILES),
        path(parameters, LAYOUT));
  }

  public static @Nullable Path path(Parameters parameters, String key) {
    return parameters.find(key).map(Path::of).orElse(null);
  }

  /** Where these files are on this machine. */
  public static CrosswordFiles found(CrosswordFiles named, InputFiles files) {
    return new CrosswordFiles(
        files.find(named.words()),
        files.find(named.leaves()),
        files.find(named.tiles()),
        files.find(named.layout()));
  }

  /** SHA-256 of every file, and of what is played with wherever it comes from. */
  public static SortedMap<String, String> sha256(
      CrosswordFiles named, InputFiles files, LoadedEquipment loaded, @Nullable Path... others)
      throws IOException {
    SortedMap<String, String> inputs = new TreeMap<>();
    inputs.put("words played with", loaded.words().wordsSha256());
    inputs.put("rules played by", Fingerprints.of(loaded.rules()));
    inputs.put("leaves of a full bag", Fingerprints.of(loaded.equipment().leaves()));
    for (Path file : new Path[] {named.words(), named.leaves(), named.tiles(), named.layout()}) {
      put(inputs, file, files);
    }
    for (Path file : others) {
      put(inputs, file, files);
    }
    return inputs;
  }

  /** A name that is not of a file stands for something built in. */
  private static void put(SortedMap<String, String> inputs, @Nullable Path file, InputFiles files)
      throws IOException {
    if (file == null) {
      return;
    }
    Path found = files.find(file.toString());
    if (Files.isRegularFile(found)) {
      inputs.put(file.toString(), Sha256.of(found));
    }
  }
}
