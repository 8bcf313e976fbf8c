package dev.hindsight.lab.reproduce;

import java.util.List;

/**
 * One thing that a document asks for or claims, as commands of the program.
 *
 * <p>In a command {@code @name} is a file of this run, and {@code {20}} a number that grows with
 * the size of the run. A command whose name begins with {@code =} stands for words with blanks, see
 * {@link Reproduction#WORDS}.
 *
 * @param asks what is asked for or claimed
 * @param page what the page of the document says came of it, where much more was played
 * @param commands in order; the last prints JSON
 * @param figure where it is in that JSON, such as {@code /all/share}; of an interval all is shown
 * @param format how it is shown, for {@link String#format}, such as {@code %.3f}
 * @param factor by which it is multiplied before, 100 for per cent
 */
record Phase(
    String asks, String page, List<String> commands, String figure, String format, double factor) {
  static Phase of(String asks, String page, String figure, String format, String... commands) {
    return new Phase(asks, page, List.of(commands), figure, format, 1);
  }

  /** The same of a share, shown in per cent. */
  Phase inPercent() {
    return new Phase(asks, page, commands, figure, format + " %%", 100);
  }
}
