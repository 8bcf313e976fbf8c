package dev.hindsight.bench.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Starts the JMH benchmarks of this package, each in a process of its own. The name keeps this out
 * of every build; it runs when asked for:
 *
 * <pre>
 * mvn -B verify -pl bench -am -Dtest=Benchmarks -Dsurefire.failIfNoSpecifiedTests=false
 *     -Dhindsight.jmh="-f 1 Index"          words for JMH itself; -h lists them
 * </pre>
 */
class Benchmarks {
  @Test
  void run() throws Exception {
    String words = System.getProperty("hindsight.jmh", "").strip();
    CommandLineOptions asked =
        new CommandLineOptions(words.isEmpty() ? new String[0] : words.split("\\s+"));
    if (asked.shouldHelp()) {
      asked.showHelp();
      return;
    }
    // As ./hindsight, but for large pages; in particular without the -ea of the tests around us.
    Options options =
        new OptionsBuilder()
            .parent(asked)
            .jvmArgs("-XX:+UseParallelGC", "-Xmx3g")
            .shouldFailOnError(true)
            .build();
    assertThat(new Runner(options).run()).isNotEmpty();
  }
}
