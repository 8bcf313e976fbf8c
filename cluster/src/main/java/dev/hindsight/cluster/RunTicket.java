package dev.hindsight.cluster;

import java.io.Serializable;
import java.util.Map;

/**
 * What a worker needs to make the trials of a round.
 *
 * @param application whose files these are
 * @param plan as text
 * @param shipped by the name in the plan, the name under which a file was shipped
 * @param round number of the round, since every one has other luggage
 */
record RunTicket(String application, String plan, Map<String, String> shipped, long round)
    implements Serializable {
  private static final long serialVersionUID = 1;
}
