package dev.hindsight.workbench.crossword.files;

import dev.hindsight.core.runs.Meanwhile;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.PlacementValues;
import dev.hindsight.crossword.play.evaluate.SpreadWeight;
import dev.hindsight.crossword.play.players.PlacementSpec;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordFiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.CrosswordTables;
import dev.hindsight.crossword.table.DefaultTables;
import dev.hindsight.crossword.table.LaneTable;
import dev.hindsight.crossword.table.LeavePurpose;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The equipment that a user brought or that comes with the program, and what it is called: rules,
 * words and leave values, loaded once and shared by any number of threads.
 *
 * <pre>{@code
 * LoadedEquipment loaded = LoadedEquipment.open(CrosswordFiles.NONE);
 * loaded.equipment().moveFinder()
 * loaded.words().words()              // 168,551
 * loaded.leavesName()                 // ENABLE: those that were learnt with these words
 * loaded.bagLeaves()                  // for any bag, from the same games
 * }</pre>
 */
public final class LoadedEquipment {
  public static final String ENABLE = "ENABLE";

  /** In the place of a file: what comes with the program. */
  public static final String BUILT_IN = PlacementSpec.BUILT_IN;

  private static final String NONE = "none";
  private static final String STATIC = "static";

  private final Equipment equipment;
  private final String wordsName;
  private final @Nullable String leavesName;
  private final @Nullable String placementName;

  /** Those of the program, if they are to be used, and if somebody has asked for them already. */
  private final boolean hasBagLeaves;

  private @Nullable Meanwhile<LeaveDerivation> bagLeaves;

  private LoadedEquipment(
      CrosswordRules rules, CrosswordFiles files, @Nullable Meanwhile<LeaveDerivation> bagLeaves)
      throws IOException {
    Path wordFile = files.words();
    Path leaveFile = files.leaves();
    // Leaves take about as long as words, and a start of the program waits for both.
    Meanwhile<LeaveTable> loading = Meanwhile.start("leaves", () -> loadLeaves(leaveFile, rules));
    WordGraph words =
        wordFile == null ? enable(rules.tiles()) : WordFiles.read(wordFile, rules.tiles());
    AnagramMap anagrams = new AnagramMap(words, rules.tiles().letterCount());
    LeaveTable leaves = loading.await();
    this.equipment = new Equipment(rules, words, anagrams, leaves);
    this.wordsName = wordFile == null ? ENABLE : wordFile.toString();
    if (isBuiltIn(leaveFile)) {
      boolean exist = rules.equals(CrosswordRules.english());
      this.leavesName = exist ? ENABLE + (wordFile == null ? "" : remark(leaves, words)) : null;
    } else {
      this.leavesName =
          leaveFile == null || isNone(leaveFile) ? null : leaveFile + remark(leaves, words);
    }
    this.placementName = null;
    this.hasBagLeaves = hasBagLeaves(files, rules);
    this.bagLeaves = bagLeaves;
  }

  private LoadedEquipment(LoadedEquipment other, Equipment equipment, String placementName) {
    this.equipment = equipment;
    this.wordsName = other.wordsName;
    this.leavesName = other.leavesName;
    this.placementName = placementName;
    this.hasBagLeaves = other.hasBagLeaves;
    this.bagLeaves = other.bagLeaves;
  }

  /** This equipment with the placement values of a file, or as it is without one. */
  public LoadedEquipment withPlacement(@Nullable Path file) throws IOException {
    if (file == null) {
      return this;
    }
    PlacementValues values = new PlacementValues(openPlacement(file), SpreadWeight.NONE);
    return new LoadedEquipment(this, equipment.withPlacement(values), file.toString());
  }

  /** Whether leaves are to count 0, which is said by the word none in the place of a file. */
  public static boolean isNone(Path leaves) {
    return leaves.toString().equals(NONE);
  }

  /** Whether leaves are to be those of a full bag, which is said by the word static. */
  private static boolean isStatic(Path leaves) {
    return leaves.toString().equals(STATIC);
  }

  /**
   * Whether leaves for the bag at hand come with the program: for the English game, whatever its
   * words, unless somebody wants other leaves.
   */
  public static boolean hasBagLeaves(CrosswordFiles files, CrosswordRules rules) {
    return files.leaves() == null && rules.equals(CrosswordRules.english());
  }

  /**
   * The values learnt with the built-in words for those who play with English tiles: with another
   * list of English words they are far better than none, and {@link #remark} says whose they are.
   */
  private static LeaveTable loadLeaves(@Nullable Path file, CrosswordRules rules)
      throws IOException {
    if (file != null && !isStatic(file) && !isNone(file)) {
      return openLeaves(file, rules);
    }
    return isBuiltIn(file) && rules.equals(CrosswordRules.english())
        ? DefaultTables.leaves()
        : LeaveTable.zero(rules.tiles(), rules.rackSize());
  }

  private static boolean isBuiltIn(@Nullable Path file) {
    return file == null || isStatic(file);
  }

  /** Leave values of a file for a full bag, which is what all but derived ones are used for. */
  private static LeaveTable openLeaves(Path file, CrosswordRules rules) throws IOException {
    LeaveTable leaves = CrosswordTables.openLeaves(file, rules.tiles(), rules.rackSize());
    Optional<LeavePurpose> purpose = leaves.findPurpose();
    if (purpose.isPresent() && !purpose.get().isForFullBag(rules.tiles())) {
      throw new CrosswordFileException(
          file
              + " holds leave values for the bag "
              + purpose.get().bag()
              + ", not for a full one; build others with 'hindsight crossword build leaves',"
              + " without a bag.");
    }
    return leaves;
  }

  /** What the user should know of leave values that may not be for these words. */
  private static String remark(LeaveTable leaves, WordGraph words) {
    Optional<LeavePurpose> known = leaves.findPurpose().filter(LeavePurpose::isOfKnownWords);
    if (known.isEmpty()) {
      return " (of unknown origin)";
    }
    boolean isOfThese = known.get().wordsSha256().equals(words.wordsSha256());
    return isOfThese ? "" : " (learnt with other words)";
  }

  /** Loads what was brought, and the defaults for the rest. */
  public static LoadedEquipment open(CrosswordFiles files) throws IOException {
    return open(files, openRules(files));
  }

  /** Loads the rest, for callers who have opened the rules already to read a position. */
  public static LoadedEquipment open(CrosswordFiles files, CrosswordRules rules)
      throws IOException {
    return new LoadedEquipment(rules, files, null);
  }

  /**
   * Loads equipment with leaves for the bag at hand. Those of the program are read while the words
   * are.
   *
   * @param rackEquity where to derive them from; null for those of the program, if it has any
   */
  public static LoadedEquipment openForBag(
      CrosswordFiles files, CrosswordRules rules, @Nullable Path rackEquity) throws IOException {
    boolean builtIn = rackEquity == null && hasBagLeaves(files, rules);
    return new LoadedEquipment(rules, files, builtIn ? beginBagLeaves() : null);
  }

  /** Two halves of about the same length, each in a thread of its own. */
  private static Meanwhile<LeaveDerivation> beginBagLeaves() {
    CrosswordRules rules = CrosswordRules.english();
    Meanwhile<RackEquityTable> reading = Meanwhile.start("racks", DefaultTables::racks);
    RackIndex racks = new RackIndex(rules.tiles(), rules.rackSize());
    return Meanwhile.start("bag leaves", () -> LeaveDerivation.of(racks, reading));
  }

  /** Leaves for any bag that come with the program, unless somebody wants others. */
  public synchronized Optional<BagLeaves> bagLeaves() {
    if (!hasBagLeaves) {
      return Optional.empty();
    }
    Meanwhile<LeaveDerivation> begun = bagLeaves == null ? beginBagLeaves() : bagLeaves;
    bagLeaves = begun;
    try {
      return Optional.of(new BagLeaves(begun.await(), String.valueOf(leavesName)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Leaves for any bag from the rack equities of a file. */
  public BagLeaves openBagLeaves(Path rackEquity) throws IOException {
    return new BagLeaves(new LeaveDerivation(openRackEquity(rackEquity)), rackEquity.toString());
  }

  /** The board and the tiles alone, which are there at once. */
  public static CrosswordRules openRules(CrosswordFiles files) throws IOException {
    Path layoutFile = files.layout();
    BoardLayout layout = BoardLayout.standard();
    if (layoutFile != null && BoardLayout.NAMES.contains(layoutFile.toString())) {
      layout = BoardLayout.named(layoutFile.toString());
    } else if (layoutFile != null) {
      if (Files.isDirectory(layoutFile)) {
        throw new CrosswordFileException(layoutFile + " is a folder; give a board as a text file.");
      }
      try {
        layout = BoardLayout.read(layoutFile);
      } catch (CrosswordFormatException wrong) {
        throw new CrosswordFileException(wrong);
      }
    }
    return new CrosswordRules(layout, openTiles(files.tiles()));
  }

  /** The tiles in a CSV file or of a language by its name, or the English ones for null. */
  public static TileSet openTiles(@Nullable Path file) throws IOException {
    if (file == null) {
      return TileSet.english();
    }
    if (TileSet.LANGUAGES.contains(file.toString())) {
      return TileSet.named(file.toString());
    }
    try {
      return TileSet.read(file);
    } catch (CrosswordFormatException wrong) {
      throw new CrosswordFileException(wrong);
    }
  }

  /** The built-in words, which only make sense if the letters are those of English. */
  private static WordGraph enable(TileSet tiles) throws IOException {
    TileSet english = TileSet.english();
    boolean sameLetters = tiles.letterCount() == english.letterCount();
    for (int letter = 1; sameLetters && letter < tiles.letterCount(); letter++) {
      sameLetters = tiles.letter(letter).upper().equals(english.letter(letter).upper());
    }
    if (!sameLetters) {
      throw new CrosswordFileException(
          "the built-in words have the letters A to Z and those of "
              + tiles.name()
              + " are others; bring a word list of yours with `words`.");
    }
    return WordGraph.enable();
  }

  /** Leave values of another file, for a player of its own. */
  public LeaveTable openLeaves(Path file) throws IOException {
    if (isNone(file)) {
      return LeaveTable.zero(rules().tiles(), rules().rackSize());
    }
    return openLeaves(file, rules());
  }

  /**
   * Rack equities of a file, or those that come with the program; a table of ours must have been
   * made with the same words.
   */
  public RackEquityTable openRackEquity(Path file) throws IOException {
    if (file.toString().equals(BUILT_IN)) {
      checkFitsBuiltIn("rack equities", "crossword build rack-equity");
      return DefaultTables.racks();
    }
    return CrosswordTables.openRackEquity(
        file, rules().tiles(), rules().rackSize(), words().wordsSha256());
  }

  /** Placement values of a file, or those that come with the program; learnt with these words. */
  public PlacementTable openPlacement(Path file) throws IOException {
    if (file.toString().equals(BUILT_IN)) {
      checkFitsBuiltIn("placement values", "crossword build placement");
      return DefaultTables.placement();
    }
    return CrosswordTables.openPlacement(file, rules(), words().wordsSha256());
  }

  /** Lane values of a file, or those that come with the program; learnt with these words. */
  public LaneTable openLanes(Path file) throws IOException {
    if (file.toString().equals(BUILT_IN)) {
      checkFitsBuiltIn("lane values", "crossword build lanes");
      return DefaultTables.lanes();
    }
    return LaneTable.open(file, rules(), words().wordsSha256());
  }

  private void checkFitsBuiltIn(String values, String command) throws CrosswordFileException {
    if (!usesBuiltInWords() || !rules().equals(CrosswordRules.english())) {
      throw new CrosswordFileException(
          "the built-in "
              + values
              + " are for the built-in words and the usual board and tiles; build some with "
              + command
              + ".");
    }
  }

  /** Its leaves are all 0 if there are none: no file, and none built in for the rules. */
  public Equipment equipment() {
    return equipment;
  }

  public CrosswordRules rules() {
    return equipment.rules();
  }

  public WordGraph words() {
    return equipment.words();
  }

  /** The file of the words, or ENABLE. */
  public String wordsName() {
    return wordsName;
  }

  /** Whether nobody brought words. */
  public boolean usesBuiltInWords() {
    return wordsName.equals(ENABLE);
  }

  /**
   * The file of the leave values or ENABLE for the built-in ones, with what is to be said about
   * them, as in {@code mine.klv2 (of unknown origin)}; null if leaves count 0.
   */
  public @Nullable String leavesName() {
    return leavesName;
  }

  /** The file of the placement values, or null if there are none. */
  public @Nullable String placementName() {
    return placementName;
  }
}
