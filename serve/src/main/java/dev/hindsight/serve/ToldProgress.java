package dev.hindsight.serve;

import dev.hindsight.core.runs.Progress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Tells a program how far its question is, now and then, under the token it gave. */
final class ToldProgress implements Progress {
  private static final long BETWEEN_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  private final Object token;
  private final Consumer<Map<String, Object>> told;
  private String task = "";
  private long total;
  private long done;
  private long lastNanos;

  /**
   * @param token as the request has it
   * @param told gets the parameters of each notification
   */
  ToldProgress(Object token, Consumer<Map<String, Object>> told) {
    this.token = token;
    this.told = told;
  }

  @Override
  public synchronized void begin(String newTask, long newTotal, String newUnit) {
    task = newTask + " (" + newUnit + ")";
    total = newTotal;
    done = 0;
    tell();
  }

  @Override
  public synchronized void advance(long amount) {
    done += amount;
    if (System.nanoTime() - lastNanos >= BETWEEN_NANOS) {
      tell();
    }
  }

  @Override
  public synchronized void end() {
    tell();
  }

  private void tell() {
    lastNanos = System.nanoTime();
    Map<String, Object> parameters = new LinkedHashMap<>();
    parameters.put("progressToken", token);
    parameters.put("progress", done);
    if (total > 0) {
      parameters.put("total", total);
    }
    parameters.put("message", task);
    told.accept(parameters);
  }
}
