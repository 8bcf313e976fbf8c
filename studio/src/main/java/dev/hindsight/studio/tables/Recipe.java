package dev.hindsight.studio.tables;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.studio.web.RefusedException;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.TableBuild;
import dev.hindsight.workbench.backgammon.build.BackgammonBuild;
import dev.hindsight.workbench.backgammon.files.BearoffFileKind;
import dev.hindsight.workbench.oware.OwareBuild;
import java.util.List;
import java.util.Locale;

/**
 * A table that can be built from the page, as one line of text: its kind, its size and a choice.
 *
 * <pre>{@code
 * Recipe.parse("oware-endgame 12 codingame").build()
 * Recipe.parse("bearoff 6 cubeful").command("b6.table")   // backgammon build bearoff --checkers 6 …
 * }</pre>
 *
 * @param kind one of {@link #KINDS}
 * @param size seeds, checkers or points
 * @param choice rules, or cubeful or cubeless; a hyphen where there is nothing to choose
 */
record Recipe(String kind, int size, String choice) {
  static final List<String> KINDS = List.of("oware-endgame", "oware-book", "bearoff", "one-sided");
  private static final List<String> CUBES = List.of("cubeful", "cubeless");
  private static final String NONE = "-";

  Recipe {
    if (!KINDS.contains(kind)) {
      throw new RefusedException("Tables to build are " + String.join(", ", KINDS) + ".");
    }
    int most = most(kind);
    if (size < 1 || size > most) {
      throw new RefusedException("The size of this table must be from 1 to " + most + ".");
    }
    List<String> choices = choices(kind);
    if (!choices.contains(choice)) {
      throw new RefusedException("The choice must be one of " + String.join(", ", choices) + ".");
    }
  }

  /** What is done in minutes on any machine; larger ones are for the command line. */
  private static int most(String kind) {
    return switch (kind) {
      case "oware-endgame" -> 18;
      case "oware-book" -> 12;
      case "bearoff" -> 10;
      default -> 8;
    };
  }

  private static List<String> choices(String kind) {
    return switch (kind) {
      case "oware-endgame" -> OwareRules.ALL.stream().map(OwareRules::name).toList();
      case "oware-book" -> List.of(OwareRules.CODINGAME.name());
      case "bearoff" -> CUBES;
      default -> List.of(NONE);
    };
  }

  /** Reads {@code kind size choice}. */
  static Recipe parse(String line) {
    String[] words = line.strip().split(" ", -1);
    if (words.length != 3 || !words[1].matches("[0-9]{1,2}")) {
      throw new RefusedException("A recipe is a kind, a size and a choice.");
    }
    return new Recipe(words[0], Integer.parseInt(words[1]), words[2]);
  }

  @Override
  public String toString() {
    return kind + " " + size + " " + choice;
  }

  /** The command that builds this table. */
  String command(String name) {
    String asked =
        switch (kind) {
          case "oware-endgame" -> "oware build endgame --seeds %d --rules " + choice;
          case "oware-book" -> "oware build book --seeds %d";
          case "bearoff" ->
              "backgammon build bearoff --checkers %d"
                  + (choice.equals("cubeful") ? " --cubeful" : "");
          default -> "backgammon build one-sided --points %d";
        };
    return "hindsight " + String.format(Locale.ROOT, asked, size) + " --out " + name;
  }

  TableBuild<BuildResult> build() {
    return switch (kind) {
      case "oware-endgame" -> OwareBuild.endgame(rules(), size, false);
      case "oware-book" -> OwareBuild.book(rules(), size, rules().turnLimit());
      case "bearoff" ->
          BackgammonBuild.twoSided(6, size, choice.equals("cubeful"), BearoffFileKind.TABLE);
      default -> BackgammonBuild.oneSided(size, BearoffFileKind.TABLE);
    };
  }

  private OwareRules rules() {
    return OwareRules.ALL.stream()
        .filter(rules -> rules.name().equals(choice))
        .findFirst()
        .orElseThrow();
  }
}
