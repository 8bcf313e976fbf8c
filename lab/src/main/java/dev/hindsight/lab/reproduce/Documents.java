package dev.hindsight.lab.reproduce;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The phases of the five documents. */
final class Documents {
  private static final String SHARE = "%,.1f";
  private static final String RATE = "%.3f";
  private static final String WHOLE = "%,.0f";

  private Documents() {}

  /** By number. */
  static Map<String, List<Phase>> all() {
    Map<String, List<Phase>> all = new LinkedHashMap<>();
    all.put("000", leavesForTheBag());
    all.put("001", squares());
    all.put("002", oware());
    all.put("003", stoppingEarly());
    all.put("004", bearoffs());
    return all;
  }

  private static List<Phase> leavesForTheBag() {
    return List.of(
        Phase.of(
            "racks seen, learning from self-play with rare racks looked at beside the games",
            "all 3,199,724 with a million games",
            "/generations/0/racksSeen",
            WHOLE,
            "crossword build rack-equity --games {200} --generations 1 --out @own.racks --quiet"
                + " --json"),
        Phase.of(
            "different racks that a bag of 93 tiles holds",
            "2,766,573, median of nine",
            "/costs/0/drawableRacks",
            WHOLE,
            "lab crossword costs --bags 1 --quiet --json"),
        Phase.of(
            "worth of a kept U when the other three are on the board, in points",
            "−4.0, not 0",
            "/value",
            "%.3f",
            "crossword leave U =threeUs --json"),
        Phase.of(
                "turns on which leaves for the tiles unseen choose another move",
                "12.5 % (11.7 to 13.2)",
                "/all/share",
                SHARE,
                "lab crossword choices --games {20} --quiet --json")
            .inPercent(),
        Phase.of(
            "of the correction comes true",
            "1.08 (1.00 to 1.17)",
            "/all/cameTrue",
            "%.2f",
            "lab crossword predictions --games {20} --quiet --json"),
        Phase.of(
            "points a game of such leaves against those of a full bag",
            "0.510 (0.507 to 0.513)",
            "/scoreRate",
            RATE,
            "crossword duel --first dynamic --second static --pairs {20} --quiet --json"),
        Phase.of(
            "points gained in simulation by deriving at the root, equal iterations",
            "0.15 (−0.01 to 0.32)",
            "/kinds/2/gainedOnStatic",
            "%.2f",
            "lab crossword simulation --positions {8} --quiet --json"));
  }

  private static List<Phase> squares() {
    return List.of(
        Phase.of(
            "bytes of an .spv file without openness",
            "19,820",
            "/bytes",
            WHOLE,
            "crossword build placement --from replies --games {40} --candidates 3 --racks 3 --quiet"
                + " --out @own.squares",
            "tables convert @own.squares --out @own.spv --json"),
        Phase.of(
            "deviation of the residual of a play over a whole game, in points",
            "74",
            "/ways/0/deviation",
            "%.0f",
            "lab crossword placement --from games --games {100} --quiet --json"),
        Phase.of(
            "points a game of the table that ships",
            "0.502 (0.499 to 0.504)",
            "/scoreRate",
            RATE,
            "crossword duel --first static:placement=built-in --second static --pairs {50} --quiet"
                + " --json"),
        Phase.of(
            "how much more variance the choice has behind than ahead, in points²",
            "52 (37 to 66)",
            "/varianceMore",
            "%.0f",
            "lab crossword spread --games {5} --quiet --json"),
        Phase.of(
            "by how much squares count while all edges are closed",
            "1.37",
            "/measures/0/levels/0/factor",
            "%.2f",
            "lab crossword openness --games {10} --candidates 5 --racks 3 --quiet --json"));
  }

  private static List<Phase> oware() {
    return List.of(
        Phase.of(
            "boards of the book of 9 seeds",
            "293,930",
            "/entries",
            WHOLE,
            "oware build book --seeds 9 --out @book9.table --quiet --json"),
        Phase.of(
            "turns left at which its values stop changing",
            "145, not 146",
            "/tables/0/parameters/turns",
            "%s",
            "tables info @book9.table --json"),
        Phase.of(
            "net seeds of a mover who has none, where the opponent has 3",
            "−3, not 0",
            "/value",
            WHOLE,
            "oware ask 0-0-0-0-0-0-1-2-0-0-0-0-20-25-S --json"),
        Phase.of(
            "points a game of four plies with the book against four plies without",
            "0.576 (0.550 to 0.601)",
            "/scoreRate",
            RATE,
            "oware duel --first alphabeta:depth=4,table=@book9.table --second alphabeta:depth=4"
                + " --pairs {20} --quiet --json"),
        Phase.of(
            "characters of the endgame of 9 seeds as C++ source",
            "below 100,000, what a bot may have",
            "/characters",
            WHOLE,
            "oware export --seeds 9 --language cpp --out @endgame9.cpp --json"));
  }

  private static List<Phase> stoppingEarly() {
    String position = " =documented --exchange 5 --quiet --json";
    return List.of(
        Phase.of(
            "racks that explain an exchange of five: near-best",
            "33,886 of 780,532",
            "/recorded/unique",
            WHOLE,
            "crossword infer" + position),
        Phase.of(
            "the same: classic",
            "36,007",
            "/recorded/unique",
            WHOLE,
            "crossword infer" + position + " --definition classic"),
        Phase.of(
            "infercmp: sets of racks that early stopping changes",
            "0 of 185,280 (200 games)",
            "/differing",
            WHOLE,
            "lab crossword inference --games {2} --quiet --json"),
        Phase.of(
            "points a game of a player who infers, by as many iterations",
            "0.530 (0.454 to 0.604), by time",
            "/scoreRate",
            RATE,
            "crossword duel --first simulate:iterations=60,infer=true --second"
                + " simulate:iterations=60 --pairs {1} --quiet --json"));
  }

  private static List<Phase> bearoffs() {
    return List.of(
        Phase.of(
            "pairs of sides of at most 6 checkers",
            "853,776, not 213,444",
            "/entries",
            WHOLE,
            "backgammon build bearoff --checkers 6 --out @b6.table --quiet --json"),
        wins(
            "six checkers on the ace point against six on the 6 point win",
            "99.73 %, not 0.005 %",
            "XGID=-F-----------------f------:0:0:1:00:0:0:0:0:10"),
        wins(
            "the other way round", "3.91 %", "XGID=------F-----------------f-:0:0:1:00:0:0:0:0:10"),
        wins(
            "three on the ace and one on the 3 point",
            "86.0 %",
            "XGID=-C-A----------------a---b-:0:0:1:00:0:0:0:0:10"),
        wins(
            "one of the three a pip further back",
            "89.9 %: closer is not always better",
            "XGID=-BAA----------------a---b-:0:0:1:00:0:0:0:0:10"),
        Phase.of(
            "error in bearoffs of nets that saw no exact value, small nets of few games",
            "0.044, of long trainings",
            "/uses/0/errorOfRandomPairs",
            "%.3f",
            exact()),
        Phase.of(
            "of nets that saw them where play visits the table",
            "0.036",
            "/uses/1/errorOfRandomPairs",
            "%.3f",
            exact()));
  }

  private static String exact() {
    return "lab backgammon exact --games {128} --seeds 2 --pairs 4 --contact 16 --keep @nets"
        + " --quiet --json";
  }

  private static Phase wins(String asks, String page, String position) {
    return Phase.of(asks, page, "/winProbability", "%.2f", "backgammon ask " + position + " --json")
        .inPercent();
  }
}
