package dev.hindsight.dist;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The part of a JDK that the program needs, made by its {@code jlink}: 60 to 70 MB in place of 300.
 */
final class JavaImage {
  /** What {@code jdeps} cannot see: vectors, encrypted connections, file systems in archives. */
  private static final List<String> BY_NAME =
      List.of("jdk.incubator.vector", "jdk.crypto.ec", "jdk.zipfs", "jdk.localedata");

  private static final Pattern VERSION = Pattern.compile("(?m)^JAVA_VERSION=\"(\\d+)([\\d.]*)");

  private JavaImage() {}

  /** The JDK that is named, or else the newest that can be found. */
  static Path choose(String named) throws IOException {
    if (!named.isBlank()) {
      return Path.of(named).toRealPath();
    }
    List<Path> candidates = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"))));
    for (String folder : List.of("/usr/lib/jvm", "/opt/java")) {
      if (Files.isDirectory(Path.of(folder))) {
        try (DirectoryStream<Path> found = Files.newDirectoryStream(Path.of(folder))) {
          found.forEach(candidates::add);
        }
      }
    }
    TreeMap<Integer, Path> byVersion = new TreeMap<>();
    for (Path candidate : candidates) {
      Path release = candidate.resolve("release");
      if (Files.isExecutable(candidate.resolve("bin/jlink")) && Files.isReadable(release)) {
        Matcher version = VERSION.matcher(Files.readString(release));
        if (version.find()) {
          byVersion.putIfAbsent(Integer.valueOf(version.group(1)), candidate.toRealPath());
        }
      }
    }
    Map.Entry<Integer, Path> newest = byVersion.lastEntry();
    if (newest == null) {
      throw new IOException("no JDK with jlink was found; name one with -Ddist.jdk=FOLDER");
    }
    return newest.getValue();
  }

  /** Writes the image to a folder that is not there yet. */
  static void link(Path jdk, Path jar, Path image) throws IOException, InterruptedException {
    String needed =
        run(
                jdk,
                "jdeps",
                "--ignore-missing-deps",
                "--multi-release",
                "17",
                "--print-module-deps",
                jar.toString())
            .strip();
    run(
        jdk,
        "jlink",
        "--add-modules",
        needed + "," + String.join(",", BY_NAME),
        "--include-locales=en",
        "--strip-debug",
        "--no-header-files",
        "--no-man-pages",
        "--compress=zip-6",
        "--output",
        image.toString());
    // Java's own classes, ready to use: without this archive there can be none of the program's,
    // which the first start makes. That one differs from run to run, so it is not shipped.
    run(image, "java", "-Xshare:dump");
    System.out.println("Java of " + jdk.getFileName() + " with " + needed);
  }

  private static String run(Path jdk, String tool, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(jdk.resolve("bin").resolve(tool).toString()));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException(tool + " failed: " + said);
    }
    return said;
  }
}
