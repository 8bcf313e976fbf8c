package dev.hindsight.crossword.play.players;

import dev.hindsight.core.notation.Specifications;
import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.notation.SpecifiedOptions;
import dev.hindsight.core.programs.OutsideProgram;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A player to be opened by {@link Players}, and how people write it: a name, then options after a
 * colon.
 *
 * <pre>
 * static                           best equity, with the leave values that all share
 * static:leaves=trained.klv2       the same with leave values of its own; none for leaves of 0
 * static:placement=F               the same with placement values, which say where tiles lie well
 * static:follow=true               the same with leave values corrected for the tiles left
 * static:lanes=built-in            ranks its first moves anew by what lines of the board they open
 * score                            most points
 * dynamic:lanes=built-in           the same, with leaves for the tiles left
 * dynamic:rack-equity=F,top=50     ranks the first 50 anew, with leaves for the tiles left; with
 *                                  those that all share if there is no file
 * replies:candidates=5             equity less the expected reply, over all racks
 * replies:candidates=5,racks=100   the same over 100 racks that are drawn, which is faster
 * replies:racks=100,share=60       the same, if only 60 % of the reply count
 * replies:follow=true              the same with leave values corrected for the tiles left
 * simulate:plies=2,iterations=600  plays on from the first moves, and takes the best by that
 * simulate:seconds=1,infer=true    the same, a second a move, minding what the opponent's tell
 * simulate:endings=1               the same; with an empty bag playouts go to the end by a search
 * best:seconds=1                   one budget for each move, spent on what decides: equity,
 *                                  simulation, pre-endgame or the end of the game
 * static:endgame=1                 with an empty bag, what the solver finds in a second
 * static:pre-endgame=5,endgame=1   and with few tiles in the bag what wins most often
 * </pre>
 *
 * <p>All but {@code score} know {@code placement} (a file) and with it {@code spread}: chance, if
 * variance counts by the lead as win chances say, linear, if it counts by the lead alone, or none,
 * which is usual, since duels show no gain from it.
 *
 * <p>A simulating player also knows {@code candidates}, {@code endings} (positions that a search
 * looks at to end a playout with an empty bag; 0 for static play to the end; without it playouts
 * end after their plies), {@code rank} (equity, win or auto), {@code win-chance} (a file) and
 * {@code rack-equity}, with which it derives leaves for each position (by default from those that
 * all share; not with {@code leaves=static} or other leaves). {@code leaves-from} says which values
 * playouts use whatever the time: static, root, every:N or letter, see {@link
 * dev.hindsight.crossword.play.simulation.SimulationLeaves}, the last two with {@code bag}, visible
 * or true. With {@code follow=true} leave values follow the tiles left in every playout. In place
 * of iterations it may have {@code seconds}: what its thread may work for a move, everything
 * included; with less than one there is no time to derive leaves, and they follow the tiles left
 * from those of a full bag. With {@code infer=true} it reads the opponent's last move to guess what
 * he kept, by {@code margin}, {@code definition} or {@code likelihood}, unless there are more than
 * {@code racks} candidates for that.
 */
public sealed interface PlayerSpec
    permits PlayerSpec.Solving,
        PlayerSpec.Outsider,
        PlayerSpec.BestEquity,
        PlayerSpec.MostPoints,
        PlayerSpec.Dynamic,
        PlayerSpec.Replying,
        SimulatingSpec,
        BestSpec {
  /** What may stand in the place of a file. */
  List<String> NO_FILES = List.of("none", "static", PlacementSpec.BUILT_IN);

  /** After {@code leaves=}: leaves count 0. */
  String NO_LEAVES = "none";

  /** After {@code leaves=}: those that all share, whatever is left in the bag. */
  String STATIC_LEAVES = "static";

  /** The file of leave values of its own, or {@link #NO_LEAVES}; nothing for the shared ones. */
  Optional<String> leaves();

  /** The file of rack equities to derive leaves from for each position, if it has one. */
  Optional<String> rackEquity();

  /** Whether it derives leaves for each position from the rack equities that all share. */
  default boolean usesUsualRackEquity() {
    return false;
  }

  /** The file of win chances, if it has one. */
  default Optional<String> winChance() {
    return Optional.empty();
  }

  /** What it thinks of where tiles lie, if it does. */
  default Optional<PlacementSpec> placement() {
    return Optional.empty();
  }

  /** What it thinks of what a move opens and closes, if it does. */
  default Optional<LanesSpec> lanes() {
    return Optional.empty();
  }

  /** Whether it looks at the leave values that all share. */
  default boolean usesSharedLeaves() {
    return leaves().isEmpty();
  }

  /** Whether its moves depend on how fast it is. */
  default boolean isTimed() {
    return false;
  }

  /** All files that it needs. */
  default List<String> files() {
    return Stream.of(
            leaves(),
            rackEquity(),
            winChance(),
            placement().map(PlacementSpec::file),
            lanes().map(LanesSpec::file))
        .flatMap(Optional::stream)
        .filter(file -> !NO_FILES.contains(file))
        .toList();
  }

  /**
   * Reads a specification.
   *
   * @throws IllegalArgumentException if it is not one; the message says what is allowed
   */
  static Specified<PlayerSpec> parse(String text) {
    return Specifications.<PlayerSpec>of("player")
        .with(
            "static",
            Solving.and(BestEquity.OPTIONS),
            options -> Solving.read(options, BestEquity.read(options)))
        .with("score", Solving.and(List.of()), options -> Solving.read(options, new MostPoints()))
        .with(
            "dynamic",
            Solving.and(Dynamic.OPTIONS),
            options -> Solving.read(options, Dynamic.read(options)))
        .with(
            "replies",
            Solving.and(Replying.OPTIONS),
            options -> Solving.read(options, Replying.read(options)))
        .with(
            "simulate",
            Solving.and(SimulatingSpec.OPTIONS),
            options -> Solving.read(options, SimulatingSpec.read(options)))
        .with("best", BestSpec.OPTIONS, BestSpec::read)
        .parse(text);
  }

  /**
   * As {@link #parse}, and {@code engine:COMMAND}, a program of somebody else that speaks as {@code
   * hindsight crossword engine} does, with {@code engine:go=seconds 1 infer,COMMAND} to say how it
   * thinks. Only whoever may start programs on this machine may specify one.
   */
  static Specified<PlayerSpec> parseWithPrograms(String text) {
    return text.strip().startsWith(Outsider.PREFIX) ? Outsider.read(text.strip()) : parse(text);
  }

  /**
   * {@code engine:COMMAND}: a program of somebody else.
   *
   * @param command with its words
   * @param go what it is told after {@code go}
   */
  record Outsider(List<String> command, String go) implements PlayerSpec {
    private static final String PREFIX = "engine:";
    private static final String USUALLY = "seconds 0.5";
    private static final Pattern GO = Pattern.compile("go=([^,]*),(.*)");

    public Outsider {
      command = List.copyOf(command);
    }

    static Specified<PlayerSpec> read(String text) {
      String rest = text.substring(PREFIX.length());
      Matcher limited = GO.matcher(rest);
      boolean isLimited = limited.matches();
      List<String> command = OutsideProgram.words(isLimited ? limited.group(2) : rest);
      String go = isLimited ? limited.group(1).strip() : USUALLY;
      if (command.isEmpty() || go.isEmpty()) {
        throw new IllegalArgumentException(
            "the player engine needs a program, as in engine:COMMAND or"
                + " engine:go=seconds 1,COMMAND");
      }
      return new Specified<>(text, new Outsider(command, go));
    }

    @Override
    public Optional<String> leaves() {
      return Optional.empty();
    }

    @Override
    public boolean usesSharedLeaves() {
      return false;
    }

    @Override
    public Optional<String> rackEquity() {
      return Optional.empty();
    }

    /** Whether a program repeats itself is its own affair. */
    @Override
    public boolean isTimed() {
      return true;
    }
  }

  /**
   * {@code endgame=SECONDS} of any player: with an empty bag it plays what the solver says. {@code
   * pre-endgame=SECONDS}: with one to seven tiles in the bag it plays what wins most often.
   *
   * @param before who plays until then
   * @param endgameNanos what its thread may work for a move with an empty bag
   * @param preEndgameNanos what it may work for a move with few tiles in the bag
   */
  record Solving(PlayerSpec before, OptionalLong endgameNanos, OptionalLong preEndgameNanos)
      implements PlayerSpec {
    private static final String ENDGAME = "endgame";
    private static final String PRE_ENDGAME = "pre-endgame";

    static List<String> and(List<String> others) {
      return Stream.concat(others.stream(), Stream.of(ENDGAME, PRE_ENDGAME)).toList();
    }

    static PlayerSpec read(SpecifiedOptions options, PlayerSpec before) {
      OptionalLong endgame = MoveTime.readNanos(options, ENDGAME);
      OptionalLong preEndgame = MoveTime.readNanos(options, PRE_ENDGAME);
      return endgame.isEmpty() && preEndgame.isEmpty()
          ? before
          : new Solving(before, endgame, preEndgame);
    }

    @Override
    public Optional<String> leaves() {
      return before.leaves();
    }

    @Override
    public Optional<String> rackEquity() {
      return before.rackEquity();
    }

    @Override
    public Optional<String> winChance() {
      return before.winChance();
    }

    @Override
    public Optional<PlacementSpec> placement() {
      return before.placement();
    }

    @Override
    public Optional<LanesSpec> lanes() {
      return before.lanes();
    }

    @Override
    public boolean usesSharedLeaves() {
      return before.usesSharedLeaves();
    }

    @Override
    public boolean isTimed() {
      return true;
    }
  }

  /**
   * {@code static}: best equity, without looking ahead.
   *
   * @param follows whether leave values are corrected for the tiles left
   */
  record BestEquity(
      Optional<String> leaves,
      Optional<PlacementSpec> placement,
      Optional<LanesSpec> lanes,
      boolean follows)
      implements PlayerSpec {
    private static final List<String> OPTIONS =
        LanesSpec.and(PlacementSpec.optionsWith("leaves", "follow"));

    static BestEquity read(SpecifiedOptions options) {
      return new BestEquity(
          options.file("leaves"),
          PlacementSpec.read(options),
          LanesSpec.read(options),
          options.isTrue("follow"));
    }

    @Override
    public Optional<String> rackEquity() {
      return Optional.empty();
    }
  }

  /** {@code score}: most points. */
  record MostPoints() implements PlayerSpec {
    @Override
    public Optional<String> leaves() {
      return Optional.empty();
    }

    @Override
    public Optional<String> rackEquity() {
      return Optional.empty();
    }

    @Override
    public boolean usesSharedLeaves() {
      return false;
    }
  }

  /**
   * {@code dynamic}: best equity with leave values for the tiles that are left.
   *
   * @param top how many moves to rank anew
   */
  record Dynamic(
      Optional<String> leaves,
      Optional<String> rackEquity,
      Optional<PlacementSpec> placement,
      Optional<LanesSpec> lanes,
      int top)
      implements PlayerSpec {
    private static final List<String> OPTIONS =
        LanesSpec.and(PlacementSpec.optionsWith("leaves", "rack-equity", "top"));
    private static final int USUAL_TOP = 50;
    private static final int MOST_TOP = 999_999_999;

    @Override
    public boolean usesUsualRackEquity() {
      return rackEquity.isEmpty();
    }

    static Dynamic read(SpecifiedOptions options) {
      int top = options.number("top", 1, MOST_TOP, USUAL_TOP);
      return new Dynamic(
          options.file("leaves"),
          options.file("rack-equity"),
          PlacementSpec.read(options),
          LanesSpec.read(options),
          top);
    }
  }

  /**
   * {@code replies}: best equity less what the opponent gets on average.
   *
   * @param candidates moves to look at
   * @param racks to draw for the opponent; 0 for all there are
   * @param share percent of the reply that counts: some of what is opened comes back to the mover
   * @param follows whether leave values are corrected for the tiles left
   */
  record Replying(
      Optional<String> leaves,
      Optional<PlacementSpec> placement,
      int candidates,
      int racks,
      int share,
      boolean follows)
      implements PlayerSpec {
    private static final List<String> OPTIONS =
        PlacementSpec.optionsWith("leaves", "candidates", "racks", "share", "follow");
    private static final int USUAL_CANDIDATES = 5;
    private static final int MOST_CANDIDATES = 1_000;
    private static final int MOST_RACKS = 1_000_000;

    static Replying read(SpecifiedOptions options) {
      return new Replying(
          options.file("leaves"),
          PlacementSpec.read(options),
          options.number("candidates", 1, MOST_CANDIDATES, USUAL_CANDIDATES),
          options.number("racks", 1, MOST_RACKS, 0),
          options.number("share", 1, 100, 100),
          options.isTrue("follow"));
    }

    @Override
    public Optional<String> rackEquity() {
      return Optional.empty();
    }
  }
}
