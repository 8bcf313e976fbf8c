package dev.hindsight.cluster;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkConf;

/**
 * Where the machines of the cluster get our classes from: jars go along with the run, folders (of a
 * build that is not packed yet) must be there already. With {@code spark-submit} both are its
 * business.
 */
final class OwnClasses {
  private static final String JARS = "spark.jars";
  private static final String FOLDERS = "spark.executor.extraClassPath";

  private OwnClasses() {}

  static void addTo(SparkConf conf) {
    if (conf.contains(JARS)) {
      return;
    }
    List<String> jars = new ArrayList<>();
    List<String> folders = new ArrayList<>();
    String sparkJars = String.valueOf(System.getenv("SPARK_HOME")) + File.separator + "jars";
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(entry).toAbsolutePath();
      if (Files.isDirectory(path)) {
        folders.add(path.toString());
      } else if (!path.startsWith(sparkJars) && Files.exists(path)) {
        jars.add(path.toString());
      }
    }
    if (!jars.isEmpty()) {
      conf.set(JARS, String.join(",", jars));
    }
    if (!folders.isEmpty()) {
      conf.set(FOLDERS, String.join(File.pathSeparator, folders));
    }
  }
}
