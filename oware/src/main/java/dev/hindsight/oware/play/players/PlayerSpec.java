package dev.hindsight.oware.play.players;

import dev.hindsight.core.notation.Specifications;
import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.notation.SpecifiedOptions;
import dev.hindsight.core.programs.OutsideProgram;
import dev.hindsight.oware.play.search.AlphaBetaSearch;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.GameSearch;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.play.search.SearchPart;
import dev.hindsight.oware.play.search.TranspositionTable;
import dev.hindsight.oware.play.search.TreeSearch;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.BoardEvaluation;
import dev.hindsight.oware.table.OpeningBook;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A player to be opened, and how people write it: a name, then options after a colon.
 *
 * <pre>
 * random
 * greedy
 * strong:milliseconds=100,table=endgame.table    also nodes=, depth=, processor=, memory= (MiB),
 *                                                openings=, evaluation=, without=
 * alphabeta:depth=6                              also nodes=, milliseconds=, processor=, memory=
 * alphabeta:depth=6,table=endgame.table          any number of tables
 * mcts:iterations=2000                           also milliseconds=, processor=, nodes= (of the
 *                                                tree), table=
 * perfect:table=book.table
 * </pre>
 *
 * <p>A search must be given at least one limit; {@code processor=} are microseconds of processor
 * time, which make two players equal on a machine that others use too. Files are opened by the
 * caller, so this package touches none. {@code openings=shipped} plays by the opening book that
 * comes with the program, {@code openings=FILE} by another. {@code without=killers+history} leaves
 * parts of the search out ({@link SearchPart}), to measure what they are worth.
 *
 * <p>{@link #parseWithPrograms} also knows {@code uci:COMMAND}, a program of somebody else; only
 * whoever may start programs on this machine may specify one.
 */
public sealed interface PlayerSpec {
  /** The limit of a search in microseconds of processor time. */
  String PROCESSOR = "processor";

  /** The files named by {@code table=}, in order. */
  List<String> tableNames();

  /** All files that it names: whoever may not choose files may not name one. */
  default List<String> fileNames() {
    return tableNames();
  }

  /** Whether its moves depend on how fast it is. */
  default boolean isTimed() {
    return false;
  }

  /** A maker of players that share these tables; any thread may make one. */
  Supplier<OwarePlayer> players(OwareRules rules, ExactTables tables);

  /**
   * Opens the files once and gives a maker of players that share them; any thread may make one.
   *
   * @param files what the names of files stand for
   */
  default Supplier<OwarePlayer> open(OwareRules rules, PlayerFiles files) {
    return players(rules, tables(rules, files));
  }

  /** The tables that it names, opened. */
  private ExactTables tables(OwareRules rules, PlayerFiles files) {
    return ExactTables.of(rules, tableNames().stream().map(files::table).toList());
  }

  /**
   * Reads a specification.
   *
   * @throws IllegalArgumentException if it is not one; the message says what is allowed
   */
  static Specified<PlayerSpec> parse(String text) {
    return Specifications.<PlayerSpec>of("player")
        .with("random", List.of(), options -> new AnyMove())
        .with("greedy", List.of(), options -> new MostSeeds())
        .with("alphabeta", AlphaBeta.OPTIONS, AlphaBeta::read)
        .with("mcts", TreeSearching.OPTIONS, TreeSearching::read)
        .with("strong", Strong.OPTIONS, Strong::read)
        .with("perfect", Perfect.OPTIONS, Perfect::read)
        .parse(text);
  }

  /** As {@link #parse}, and {@code uci:COMMAND}, which starts a program. */
  static Specified<PlayerSpec> parseWithPrograms(String text) {
    return text.strip().startsWith(Outsider.PREFIX) ? Outsider.read(text.strip()) : parse(text);
  }

  /** Whether it is somebody else's program, which need not play on once a game is decided. */
  default boolean isOutsider() {
    return false;
  }

  /** {@code random}: any legal move. */
  record AnyMove() implements PlayerSpec {
    @Override
    public List<String> tableNames() {
      return List.of();
    }

    @Override
    public Supplier<OwarePlayer> players(OwareRules rules, ExactTables tables) {
      return RandomPlayer::new;
    }
  }

  /** {@code greedy}: the most seeds at once. */
  record MostSeeds() implements PlayerSpec {
    @Override
    public List<String> tableNames() {
      return List.of();
    }

    @Override
    public Supplier<OwarePlayer> players(OwareRules rules, ExactTables tables) {
      return GreedyPlayer::new;
    }
  }

  /**
   * {@code alphabeta}: a search to a depth.
   *
   * @param limits at least one of depth, nodes and time
   * @param mebibytes for positions seen before
   */
  record AlphaBeta(SearchLimits limits, int mebibytes, List<String> tableNames)
      implements PlayerSpec {
    private static final List<String> OPTIONS =
        List.of("depth", "nodes", "milliseconds", PROCESSOR, "memory", "table");
    private static final int USUAL_MEBIBYTES = 8;

    @Override
    public boolean isTimed() {
      return limits.isTimed();
    }

    static AlphaBeta read(SpecifiedOptions options) {
      checkLimited("alphabeta", options, List.of("depth", "nodes", "milliseconds", PROCESSOR));
      OptionalLong depth = options.number("depth", 1, SearchLimits.MOST_DEPTH);
      SearchLimits limits = readLimits(options, "nodes");
      return new AlphaBeta(
          depth.isPresent() ? limits.withDepth((int) depth.getAsLong()) : limits,
          options.number("memory", 1, TranspositionTable.MOST_MEBIBYTES, USUAL_MEBIBYTES),
          options.files("table"));
    }

    @Override
    public Supplier<OwarePlayer> players(OwareRules rules, ExactTables tables) {
      return () ->
          SearchingPlayer.of(tables, new AlphaBetaSearch(rules, tables, mebibytes), limits);
    }
  }

  /**
   * {@code strong}: plays for the game, with all the program knows; {@code alphabeta} plays for
   * seeds.
   *
   * @param limits at least one of depth, nodes and time
   * @param mebibytes for positions seen before
   * @param evaluationName the file of an evaluation, instead of the one that comes with the program
   * @param openingsName {@value #SHIPPED}, or the file of an opening book
   * @param without parts of the search that are left out
   */
  record Strong(
      SearchLimits limits,
      int mebibytes,
      List<String> tableNames,
      Optional<String> evaluationName,
      Optional<String> openingsName,
      Set<SearchPart> without)
      implements PlayerSpec {
    private static final List<String> OPTIONS =
        List.of(
            "depth",
            "nodes",
            "milliseconds",
            PROCESSOR,
            "memory",
            "table",
            "evaluation",
            "openings",
            "without");
    private static final int USUAL_MEBIBYTES = 16;

    /** The opening book that comes with the program. */
    static final String SHIPPED = "shipped";

    public Strong {
      without = Set.copyOf(without);
    }

    @Override
    public List<String> fileNames() {
      List<String> names = new ArrayList<>(tableNames);
      evaluationName.ifPresent(names::add);
      openingsName.filter(name -> !name.equals(SHIPPED)).ifPresent(names::add);
      return List.copyOf(names);
    }

    @Override
    public boolean isTimed() {
      return limits.isTimed();
    }

    static Strong read(SpecifiedOptions options) {
      checkLimited("strong", options, List.of("depth", "nodes", "milliseconds", PROCESSOR));
      OptionalLong depth = options.number("depth", 1, SearchLimits.MOST_DEPTH);
      SearchLimits limits = readLimits(options, "nodes");
      return new Strong(
          depth.isPresent() ? limits.withDepth((int) depth.getAsLong()) : limits,
          options.number("memory", 1, TranspositionTable.MOST_MEBIBYTES, USUAL_MEBIBYTES),
          options.files("table"),
          options.file("evaluation"),
          options.file("openings"),
          readParts(options.text("without")));
    }

    private static Set<SearchPart> readParts(Optional<String> text) {
      Set<SearchPart> parts = EnumSet.noneOf(SearchPart.class);
      for (String label : text.map(joined -> joined.split("[+]", -1)).orElse(new String[0])) {
        parts.add(SearchPart.named(label));
      }
      return parts;
    }

    @Override
    public Supplier<OwarePlayer> players(OwareRules rules, ExactTables tables) {
      Optional<OpeningBook> openings =
          openingsName.isPresent() ? OpeningBook.shipped(rules) : Optional.empty();
      return players(rules, tables, BoardEvaluation.shipped(), openings);
    }

    @Override
    public Supplier<OwarePlayer> open(OwareRules rules, PlayerFiles files) {
      ExactTables tables = ExactTables.of(rules, tableNames.stream().map(files::table).toList());
      BoardEvaluation evaluation =
          evaluationName.map(files::evaluation).orElseGet(BoardEvaluation::shipped);
      Optional<OpeningBook> openings =
          openingsName.flatMap(
              name ->
                  name.equals(SHIPPED)
                      ? OpeningBook.shipped(rules)
                      : Optional.of(files.openings(name).checkedFor(rules)));
      return players(rules, tables, evaluation, openings);
    }

    private Supplier<OwarePlayer> players(
        OwareRules rules,
        ExactTables tables,
        BoardEvaluation evaluation,
        Optional<OpeningBook> openings) {
      return () ->
          SearchingPlayer.of(
              tables,
              openings,
              new GameSearch(rules, tables, evaluation, mebibytes, without),
              limits);
    }
  }

  /**
   * {@code mcts}: a tree grown by random games.
   *
   * @param limits at least one of iterations and time
   * @param treeNodes the most that the tree may have
   */
  record TreeSearching(SearchLimits limits, int treeNodes, List<String> tableNames)
      implements PlayerSpec {
    private static final List<String> OPTIONS =
        List.of("iterations", "milliseconds", PROCESSOR, "nodes", "table");
    private static final int FEWEST_NODES = 8;
    private static final int MOST_NODES = 100_000_000;
    private static final int USUAL_NODES = 1 << 18;

    @Override
    public boolean isTimed() {
      return limits.isTimed();
    }

    static TreeSearching read(SpecifiedOptions options) {
      checkLimited("mcts", options, List.of("iterations", "milliseconds", PROCESSOR));
      return new TreeSearching(
          readLimits(options, "iterations"),
          options.number("nodes", FEWEST_NODES, MOST_NODES, USUAL_NODES),
          options.files("table"));
    }

    @Override
    public Supplier<OwarePlayer> players(OwareRules rules, ExactTables tables) {
      return () -> SearchingPlayer.of(tables, new TreeSearch(rules, tables, treeNodes), limits);
    }
  }

  /** {@code perfect}: nothing but what its tables know. */
  record Perfect(List<String> tableNames) implements PlayerSpec {
    private static final List<String> OPTIONS = List.of("table");

    static Perfect read(SpecifiedOptions options) {
      List<String> tables = options.files("table");
      if (tables.isEmpty()) {
        throw new IllegalArgumentException(
            "the player perfect needs a table, as in perfect:table=FILE");
      }
      return new Perfect(tables);
    }

    @Override
    public Supplier<OwarePlayer> players(OwareRules rules, ExactTables tables) {
      return () -> new PerfectPlayer(this, tables);
    }

    @Override
    public String toString() {
      return "perfect:table=" + String.join(",table=", tableNames);
    }
  }

  /**
   * {@code uci:COMMAND}: a program that speaks the protocol, in a process of its own. Before the
   * command may stand how long it thinks, {@code uci:milliseconds=500,COMMAND}; also {@code nodes=}
   * and {@code depth=}. Words of the command are separated by spaces; a word with spaces in it is
   * written between double quotes.
   *
   * @param command the program and its arguments
   * @param limit as {@code go} is told
   * @param milliseconds that it may think
   */
  record Outsider(List<String> command, String limit, long milliseconds) implements PlayerSpec {
    static final String PREFIX = "uci:";
    private static final long USUAL_MILLISECONDS = 100;
    private static final long MOST_MILLISECONDS = 3_600_000;
    private static final Pattern LIMIT =
        Pattern.compile("(milliseconds|nodes|depth)=([0-9]{1,12}),(.*)");

    static Specified<PlayerSpec> read(String text) {
      Matcher limited = LIMIT.matcher(text.substring(PREFIX.length()));
      boolean hasLimit = limited.matches();
      String key = hasLimit ? limited.group(1) : "milliseconds";
      long number = hasLimit ? Long.parseLong(limited.group(2)) : USUAL_MILLISECONDS;
      boolean isTime = key.equals("milliseconds");
      if (number < 1 || (isTime && number > MOST_MILLISECONDS)) {
        throw new IllegalArgumentException(
            "the player uci thinks " + key + "=" + number + "; choose from 1 ms to an hour");
      }
      List<String> command =
          OutsideProgram.words(hasLimit ? limited.group(3) : text.substring(PREFIX.length()));
      if (command.isEmpty()) {
        throw new IllegalArgumentException(
            "the player uci needs a program, as in uci:milliseconds=100,COMMAND");
      }
      return new Specified<>(
          text,
          new Outsider(
              command,
              (isTime ? "movetime" : key) + " " + number,
              isTime ? number : MOST_MILLISECONDS));
    }

    @Override
    public List<String> tableNames() {
      return List.of();
    }

    /** Even with a fixed number of nodes: whether a program repeats itself is its own affair. */
    @Override
    public boolean isTimed() {
      return true;
    }

    @Override
    public boolean isOutsider() {
      return true;
    }

    @Override
    public Supplier<OwarePlayer> players(OwareRules rules, ExactTables tables) {
      return () -> new UciPlayer(this);
    }
  }

  private static void checkLimited(String name, SpecifiedOptions options, List<String> limits) {
    if (limits.stream().noneMatch(options::has)) {
      throw new IllegalArgumentException(
          "the player " + name + " needs a limit: one of " + String.join(", ", limits));
    }
  }

  /** The limits that both searches know, each with its own word for nodes. */
  private static SearchLimits readLimits(SpecifiedOptions options, String nodesKey) {
    OptionalLong nodes = options.number(nodesKey, 1, Long.MAX_VALUE);
    OptionalLong milliseconds = options.number("milliseconds", 1, Long.MAX_VALUE);
    OptionalLong processor = options.number(PROCESSOR, 1, Long.MAX_VALUE);
    return SearchLimits.none()
        .withNodes(nodes.orElse(Long.MAX_VALUE))
        .withMilliseconds(milliseconds.orElse(Long.MAX_VALUE))
        .withProcessorMicroseconds(processor.orElse(Long.MAX_VALUE));
  }
}
