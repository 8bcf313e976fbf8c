package dev.hindsight.cli.options;

import dev.hindsight.core.notation.SettingNames;
import dev.hindsight.workbench.questions.Chosen;
import dev.hindsight.workbench.questions.Setting;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Spec;

/**
 * Options of a command that are made of settings: names, help, ranges, usual values and what can be
 * completed. A setting that must be said is an argument without a name.
 *
 * <pre>{@code
 * @Mixin private final SettingOptions said = SettingOptions.of(question.settings());
 * ... said.chosen().get(PLAYS) ...
 * }</pre>
 */
@Command // Or picocli would not take it for a mixin: its options are not fields.
public final class SettingOptions {
  private final List<Setting<?>> settings;
  private final List<Setting<?>> arguments;
  private final Map<Setting<?>, ArgSpec> declared = new LinkedHashMap<>();

  private SettingOptions(List<Setting<?>> settings, List<Setting<?>> arguments) {
    this.settings = settings;
    this.arguments = arguments;
  }

  /**
   * Options for all of these.
   *
   * @param arguments those that stand without a name, in order; the last may be missing
   */
  public static SettingOptions of(List<Setting<?>> settings, List<Setting<?>> arguments) {
    return new SettingOptions(settings, arguments);
  }

  /** Options alone. */
  public static SettingOptions of(Setting<?>... settings) {
    return of(List.of(settings));
  }

  /** Options alone. */
  public static SettingOptions of(List<Setting<?>> settings) {
    return of(settings, List.of());
  }

  /** Called by picocli when the command is put together. */
  @Spec(Spec.Target.MIXEE)
  void declareOn(CommandSpec command) {
    for (Setting<?> setting : settings) {
      int place = arguments.indexOf(setting);
      if (place >= 0) {
        PositionalParamSpec argument = argument(setting, place);
        command.addPositional(argument);
        declared.put(setting, argument);
      } else {
        OptionSpec option = option(setting);
        command.addOption(option);
        declared.put(setting, option);
      }
    }
  }

  private PositionalParamSpec argument(Setting<?> setting, int place) {
    // A position that is written with blanks need not stand in quotes.
    boolean hasBlanks = setting.examples().stream().anyMatch(text -> text.indexOf(' ') >= 0);
    boolean mayBeMissing = place == arguments.size() - 1;
    return PositionalParamSpec.builder()
        .index(hasBlanks ? place + "..*" : Integer.toString(place))
        .arity(hasBlanks ? "0..*" : mayBeMissing ? "0..1" : "1")
        .type(List.class)
        .auxiliaryTypes(String.class)
        .paramLabel(setting.type().label())
        .description(help(setting))
        .build();
  }

  private static OptionSpec option(Setting<?> setting) {
    OptionSpec.Builder option =
        OptionSpec.builder("--" + setting.name())
            .paramLabel(setting.type().label())
            .description(help(setting));
    Class<?> type = setting.type().isFile() ? Path.class : String.class;
    if (setting.type().isFlag()) {
      return option.arity("0").type(boolean.class).build();
    }
    if (!setting.type().choices().isEmpty()) {
      option.completionCandidates(setting.type().choices());
    }
    option.arity("1");
    return setting.isRepeatable()
        ? option.type(List.class).auxiliaryTypes(type).build()
        : option.type(type).build();
  }

  /** Its sentence, and what holds without it. */
  private static String help(Setting<?> setting) {
    String sentence = setting.sentence();
    String otherwise = setting.type().isFlag() ? "" : setting.otherwise();
    String repeatable = setting.isRepeatable() ? "; repeatable" : "";
    int blank = sentence.indexOf(' ');
    boolean beginsWithAValue = blank > 0 && sentence.substring(0, blank).indexOf(':') >= 0;
    String begun =
        beginsWithAValue
            ? sentence
            : sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    return (begun + repeatable + (otherwise.isEmpty() ? "" : " (" + otherwise + ")") + ".")
        .replace("%", "%%");
  }

  /**
   * What was said.
   *
   * @throws dev.hindsight.workbench.questions.SettingRefusedException if it makes no sense
   */
  public Chosen chosen() {
    return Chosen.of(settings, said());
  }

  /** The same where an argument is still to come, as with the lines of a batch. */
  public Chosen chosenSoFar() {
    return Chosen.ofSome(settings, said());
  }

  /** Whether anything was said in a setting. */
  public boolean isSaid(Setting<?> setting) {
    return said().containsKey(setting.key());
  }

  private Map<String, List<String>> said() {
    Map<String, List<String>> said = new LinkedHashMap<>();
    declared.forEach(
        (setting, arg) -> {
          List<String> words = arg.originalStringValues();
          if (setting.type().isFlag()) {
            words = Boolean.TRUE.equals(arg.getValue()) ? List.of("true") : List.of();
          } else if (arg.isPositional() && !words.isEmpty()) {
            words = List.of(String.join(" ", words));
          }
          if (!words.isEmpty()) {
            said.put(setting.key(), words);
          }
        });
    return said;
  }

  /** A sentence that names settings as the users of a command know them. */
  public static String inWordsOf(CommandSpec command, String sentence) {
    return SettingNames.in(
        sentence, name -> command.optionsMap().containsKey("--" + name) ? "--" + name : name);
  }
}
