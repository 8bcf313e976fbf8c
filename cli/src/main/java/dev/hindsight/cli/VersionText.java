package dev.hindsight.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** {@code hindsight --version}: the version, which the build writes, and the Java that runs it. */
public final class VersionText implements IVersionProvider {
  private static final String RESOURCE = "version.properties";

  @Override
  public String[] getVersion() throws IOException {
    return new String[] {"hindsight " + version() + " (Java " + Runtime.version() + ")"};
  }

  /** The version alone. */
  public static String version() throws IOException {
    try (InputStream stream = VersionText.class.getResourceAsStream(RESOURCE)) {
      if (stream == null) {
        throw new IOException("the program was built without its " + RESOURCE);
      }
      Properties properties = new Properties();
      properties.load(stream);
      return properties.getProperty("version", "unknown");
    }
  }
}
