package outside;

import dev.hindsight.backgammon.Backgammon;
import dev.hindsight.crossword.Crossword;
import dev.hindsight.oware.Oware;
import dev.hindsight.questions.Hindsight;
import java.io.IOException;
import java.util.Map;

/** Asks each game one question, and one more by its name. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) throws IOException {
    String oware = "0-0-1-0-0-2-0-0-0-0-1-0-22-22-N";
    System.out.println("oware " + Oware.codingame().withEndgame(6).value(oware).orElseThrow());
    System.out.println(
        "backgammon "
            + Backgammon.solve(6)
                .moves("XGID=---AB-A--------------a-ac-:0:0:1:52:0:0:0:0:10")
                .get(0)
                .move());
    System.out.println(
        "crossword "
            + Crossword.english()
                .best("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0", 1)
                .get(0)
                .scorePoints());
    System.out.println(
        "by name " + new Hindsight().ask("oware.ask", Map.of("position", oware)).get("value"));
  }
}
