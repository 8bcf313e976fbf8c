package dev.hindsight.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.UserException;
import dev.hindsight.workbench.ThreadTime;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Texts that are almost right, through everything that reads text: each is read, or refused with an
 * exception that has a message, and nothing takes long. A failure names parser, seed and text.
 */
@Tag("slow")
class ParserFuzzTest {
  /** Of each parser in the ordinary suite, and in the long test, which has ten million together. */
  private static final int SOME = 4_000;

  private static final int MANY = 400_000;
  private static final long MOST_MILLISECONDS = 5_000;

  /** Of the processor, whatever else the machine does. */
  private static final LongSupplier NANOS = ThreadTime.nanos();

  private static FilesInMemory files;

  static List<FuzzedParser> parsers() throws IOException {
    if (files == null) {
      files = new FilesInMemory();
    }
    return Stream.of(
            GameTexts.oware(), GameTexts.backgammon(), GameTexts.crossword(), FileTexts.all(files))
        .flatMap(List::stream)
        .toList();
  }

  @AfterAll
  static void forgetFiles() throws IOException {
    files.close();
  }

  @ParameterizedTest
  @MethodSource("parsers")
  void almostRightTextsAreReadOrRefused(FuzzedParser parser) {
    run(parser, SOME);
  }

  @ParameterizedTest
  @MethodSource("parsers")
  @Tag("long")
  @Timeout(value = 60, unit = TimeUnit.MINUTES)
  void tenMillionOfThem(FuzzedParser parser) {
    run(parser, Integer.getInteger("hindsight.fuzz", MANY));
  }

  private static void run(FuzzedParser parser, int times) {
    for (String sound : parser.texts()) {
      assertThat(isRead(parser, sound, -1)).as("%s: %s", parser, sound).isTrue();
    }
    for (long seed = 0; seed < times; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      String text = Wounds.of(parser.texts().get(random.nextInt(parser.texts().size())), random);
      long start = NANOS.getAsLong();
      isRead(parser, text, seed);
      long took = TimeUnit.NANOSECONDS.toMillis(NANOS.getAsLong() - start);
      if (took >= MOST_MILLISECONDS) {
        throw new AssertionError(took + " ms: " + parser + ", seed " + seed + ": " + text);
      }
    }
  }

  private static boolean isRead(FuzzedParser parser, String text, long seed) {
    try {
      parser.reading().read(text);
      return true;
    } catch (IllegalArgumentException | IOException refused) {
      // Not, say, a NumberFormatException, whose message is for programmers.
      boolean isDocumented =
          refused.getClass() == IllegalArgumentException.class || refused instanceof UserException;
      if (isDocumented && refused.getMessage() != null && !refused.getMessage().isBlank()) {
        return false;
      }
      throw new AssertionError(parser + ", seed " + seed + ": " + text, refused);
    } catch (RuntimeException | StackOverflowError undocumented) {
      throw new AssertionError(parser + ", seed " + seed + ": " + text, undocumented);
    }
  }
}
