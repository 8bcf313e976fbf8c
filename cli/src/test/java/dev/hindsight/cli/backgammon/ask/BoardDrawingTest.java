package dev.hindsight.cli.backgammon.ask;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.rules.notation.Xgid;
import org.junit.jupiter.api.Test;

class BoardDrawingTest {
  @Test
  void thePlayerOnRollIsBelowAndBearsOffToTheRight() {
    assertThat(BoardDrawing.of(Xgid.parse("XGID=bA---BG-----aD---c-e----A-:1:-1:1:63:0:0:0:0:10")))
        .isEqualTo(
            String.join(
                "\n",
                "  13  14  15  16  17  18       19  20  21  22  23  24",
                "┌────────────────────────┬───┬────────────────────────┐",
                "│  X               O     │ O │  O                   X │  O: 117 pips, 4 off",
                "│  X               O     │ O │  O                     │",
                "│  X               O     │   │  O                     │",
                "│  X                     │   │  O                     │",
                "│                        │   │  O                     │",
                "│                        │BAR│                        │  cube at 2, O's",
                "│                        │   │  7                     │",
                "│                        │   │  X                     │",
                "│                        │   │  X                     │",
                "│                        │   │  X   X                 │  X is to play 6-3",
                "│  O                     │   │  X   X               X │  X: 129 pips, 0 off",
                "└────────────────────────┴───┴────────────────────────┘",
                "  12  11  10   9   8   7        6   5   4   3   2   1"));
  }
}
