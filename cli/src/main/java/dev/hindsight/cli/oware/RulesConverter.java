package dev.hindsight.cli.oware;

import dev.hindsight.oware.rules.OwareRules;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code --rules codingame}. */
final class RulesConverter implements ITypeConverter<OwareRules> {
  @Override
  public OwareRules convert(String name) {
    try {
      return OwareRules.named(name);
    } catch (IllegalArgumentException unknown) {
      throw new TypeConversionException(String.valueOf(unknown.getMessage()));
    }
  }
}
