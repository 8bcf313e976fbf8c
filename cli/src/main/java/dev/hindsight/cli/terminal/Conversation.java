package dev.hindsight.cli.terminal;

import dev.hindsight.core.runs.Cancellation;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;

/**
 * Somebody at the keyboard: sentences go out at once, and lines come in.
 *
 * <pre>{@code
 * Conversation talk = Conversation.on(console, cancellation);
 * talk.say("You roll %s.", dice);
 * Optional<String> typed = talk.ask("Your move: ");     // empty when the input is over
 * }</pre>
 */
public final class Conversation {
  private static final int LONGEST_QUOTE = 40;

  private final TypedLines in;
  private final PrintWriter out;

  public Conversation(TypedLines in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  public static Conversation on(Console console, Cancellation cancellation) {
    return new Conversation(new TypedLines(console.in(), cancellation), console.out());
  }

  /** A sentence, as {@link String#format} makes it, in lines that fit a screen. */
  public void say(String format, Object... arguments) {
    show(Wrapped.of(String.format(Locale.ROOT, format, arguments)));
  }

  /** A text as it is, of one or more lines. */
  public void show(String text) {
    out.println(text.stripTrailing());
    out.flush();
  }

  /** What is typed after a prompt, without the space around it; empty at the end of the input. */
  public Optional<String> ask(String prompt) throws IOException {
    out.print(prompt);
    out.flush();
    Optional<String> line = in.next();
    if (line.isEmpty()) {
      say("");
    }
    return line.map(String::strip);
  }

  /** What somebody typed, as it is said back: between quotes, and not too much of it. */
  public static String quoted(String typed) {
    boolean isLong = typed.length() > LONGEST_QUOTE;
    return "'" + (isLong ? typed.substring(0, LONGEST_QUOTE) + "…" : typed) + "'";
  }
}
