package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.rules.GamePlan;
import java.util.ArrayList;
import java.util.List;

/** How positions with contact are shared out among nets. */
public enum NetSplit {
  /** One net for all of them. */
  ONE("one") {
    @Override
    public int of(GamePlan plan) {
      return 0;
    }

    @Override
    public List<String> names() {
      return List.of(NetFormat.CONTACT);
    }
  },

  /** A net for each {@link GamePlan}. */
  PLANS("plans-8") {
    @Override
    public int of(GamePlan plan) {
      return plan.position();
    }

    @Override
    public List<String> names() {
      List<String> names = new ArrayList<>();
      for (GamePlan plan : GamePlan.values()) {
        names.add(NetFormat.CONTACT + "-" + plan);
      }
      return names;
    }
  };

  private final String text;

  NetSplit(String text) {
    this.text = text;
  }

  /** Written into every file of nets; another sharing out needs another name. */
  public String text() {
    return text;
  }

  /** The number of the net that judges positions of a plan. */
  public abstract int of(GamePlan plan);

  /** What files call the nets, in order. */
  public abstract List<String> names();

  /** How many nets there are. */
  public int nets() {
    return names().size();
  }
}
