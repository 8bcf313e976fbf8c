package dev.hindsight.backgammon.play.players;

import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.LookaheadEvaluator;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairEvaluator;
import dev.hindsight.backgammon.play.evaluate.TableValues;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.notation.Specifications;
import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.notation.SpecifiedOptions;
import dev.hindsight.core.programs.OutsideProgram;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A player to be opened, and how people write it: a name, then options after a colon.
 *
 * <pre>
 * random
 * pips                                     the lead in pips, and few blots
 * pubeval                                  the public benchmark player of 1993
 * net                                      the nets that come with the program
 * net:file=my.nets,plies=1                 other nets, and a look ahead of up to 3 plies
 * net:table=bearoff10.table                exact in the bearoff; any number of two-sided tables
 * gnubg:port=4321                          a gnubg that waits there, see {@link GnubgSocket}
 * </pre>
 */
public sealed interface PlayerSpec {
  /** The files it names, in order. */
  default List<String> fileNames() {
    return List.of();
  }

  /** Whether it plays by the nets that come with the program. */
  default boolean usesDefaultNets() {
    return false;
  }

  /**
   * Opens its files once and gives a maker of players that share them; any thread may make one.
   *
   * @throws IOException if a file cannot be used
   */
  Supplier<BackgammonPlayer> open(PlayerFiles files) throws IOException;

  /**
   * Reads a specification.
   *
   * @throws IllegalArgumentException if it is not one; the message says what is allowed
   */
  static Specified<PlayerSpec> parse(String text) {
    return Specifications.<PlayerSpec>of("player")
        .with("random", List.of(), options -> Plain.RANDOM)
        .with("pips", List.of(), options -> Plain.PIPS)
        .with("pubeval", List.of(), options -> Plain.PUBEVAL)
        .with("net", Net.OPTIONS, Net::read)
        .with("gnubg", Gnubg.OPTIONS, Gnubg::read)
        .parse(text);
  }

  /**
   * As {@link #parse}, and {@code ubgi:COMMAND}, a program of somebody else that speaks the
   * Universal Backgammon Interface. Only whoever may start programs on this machine may specify
   * one.
   */
  static Specified<PlayerSpec> parseWithPrograms(String text) {
    return text.strip().startsWith(Outsider.PREFIX) ? Outsider.read(text.strip()) : parse(text);
  }

  /**
   * {@code ubgi:COMMAND}: a program of somebody else.
   *
   * @param command with its words
   */
  record Outsider(List<String> command) implements PlayerSpec {
    private static final String PREFIX = "ubgi:";

    public Outsider {
      command = List.copyOf(command);
    }

    static Specified<PlayerSpec> read(String text) {
      List<String> command = OutsideProgram.words(text.substring(PREFIX.length()));
      if (command.isEmpty()) {
        throw new IllegalArgumentException(
            "the player ubgi needs a program, as in ubgi:hindsight backgammon engine");
      }
      return new Specified<>(text, new Outsider(command));
    }

    @Override
    public Supplier<BackgammonPlayer> open(PlayerFiles files) {
      return () -> new UbgiPlayer(command);
    }
  }

  /** Players that need nothing. */
  enum Plain implements PlayerSpec {
    RANDOM(RandomPlayer::new),
    PIPS(PipPlayer::new),
    PUBEVAL(PubevalPlayer::new);

    @SuppressWarnings("ImmutableEnumChecker") // a constructor
    private final Supplier<BackgammonPlayer> players;

    Plain(Supplier<BackgammonPlayer> players) {
      this.players = players;
    }

    @Override
    public Supplier<BackgammonPlayer> open(PlayerFiles files) {
      return players;
    }
  }

  /**
   * {@code net}: nets, and tables where they reach.
   *
   * @param file of the nets; none for those of the program
   * @param plies to look ahead
   * @param tables two-sided bearoffs, asked in this order
   */
  record Net(Optional<String> file, int plies, List<String> tables) implements PlayerSpec {
    private static final List<String> OPTIONS = List.of("file", "plies", "table");

    static Net read(SpecifiedOptions options) {
      return new Net(
          options.file("file"),
          options.number("plies", 0, LookaheadEvaluator.MOST_PLIES, 0),
          options.files("table"));
    }

    @Override
    public List<String> fileNames() {
      List<String> names = new ArrayList<>();
      file.ifPresent(names::add);
      names.addAll(tables);
      return names;
    }

    @Override
    public boolean usesDefaultNets() {
      return file.isEmpty();
    }

    @Override
    public Supplier<BackgammonPlayer> open(PlayerFiles files) throws IOException {
      BackgammonNets nets = file.isPresent() ? files.nets(file.get()) : DefaultNets.nets();
      List<BearoffTable> opened = new ArrayList<>();
      for (String table : tables) {
        opened.add(files.table(table));
      }
      return () -> new EvaluatingPlayer(evaluator(nets, opened));
    }

    private Evaluator evaluator(BackgammonNets nets, List<BearoffTable> opened) {
      Evaluator evaluator = new NetEvaluator(nets);
      // The last to be wrapped is asked first.
      for (int last = opened.size() - 1; last >= 0; last--) {
        evaluator = new PairEvaluator(new TableValues(opened.get(last)), evaluator);
      }
      return plies == 0 ? evaluator : new LookaheadEvaluator(evaluator, plies);
    }
  }

  /**
   * {@code gnubg}: another program, which has to wait for questions already.
   *
   * @param port of this machine
   */
  record Gnubg(int port) implements PlayerSpec {
    private static final List<String> OPTIONS = List.of("port");
    private static final int USUAL_PORT = 4321;

    static Gnubg read(SpecifiedOptions options) {
      return new Gnubg(options.number("port", 1, 65_535, USUAL_PORT));
    }

    @Override
    public Supplier<BackgammonPlayer> open(PlayerFiles files) throws IOException {
      // Closed with the process: whoever plays has no end that a specification would see.
      GnubgSocket gnubg = new GnubgSocket(port);
      return () -> new GnubgPlayer(gnubg);
    }
  }
}
