package dev.hindsight.cluster;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a worker did.
 *
 * @param games that it stored, without those of an earlier attempt
 * @param events what happened that is worth a line
 * @param refusal why it can do nothing; null if it can
 */
record SelfPlayed(long games, List<String> events, @Nullable String refusal)
    implements Serializable {
  private static final long serialVersionUID = 1;

  SelfPlayed {
    events = new ArrayList<>(events); // which can travel
  }
}
