package dev.hindsight.cli.options;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code --memory 12G}: a number of bytes, of which a K is 1,024. */
public final class MemoryConverter implements ITypeConverter<Long> {
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,7})([KMGkmg])");

  @Override
  public Long convert(String text) {
    Matcher size = SIZE.matcher(text);
    if (!size.matches() || Long.parseLong(size.group(1)) == 0) {
      throw new TypeConversionException(
          "'" + text + "' is not an amount of memory; write it as 800M or 12G");
    }
    int shift =
        switch (size.group(2)) {
          case "K", "k" -> 10;
          case "M", "m" -> 20;
          default -> 30;
        };
    return Long.parseLong(size.group(1)) << shift;
  }
}
