package dev.hindsight.dist;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes everything that can be downloaded, of a program that is built:
 *
 * <pre>
 * hindsight-1.0.0.zip                  for every system that has Java 17 or newer
 * hindsight-1.0.0-linux-x64.tar.gz     with a Java of its own
 * hindsight_1.0.0_amd64.deb            the same as a Debian package
 * site/                                the pages of docs as HTML, with search
 * SHA256SUMS
 * </pre>
 *
 * {@code mvn package -Pdist} runs it. The same sources and the same JDK give the same bytes: all
 * files bear one time, belong to nobody, and stand in the order of their names.
 */
public final class Downloads {
  private final Path root;
  private final String version;
  private final Path target;
  private final Instant time;

  private Downloads(Path root, String version, Path target, Instant time) {
    this.root = root;
    this.version = version;
    this.target = target;
    this.time = time;
  }

  /** Arguments: root of the sources, version, folder to write to, time of all files, jdk=FOLDER. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path jdk = JavaImage.choose(arguments[4].substring("jdk=".length()));
    Downloads downloads =
        new Downloads(
            Path.of(arguments[0]).toRealPath(),
            arguments[1],
            Path.of(arguments[2]),
            Instant.parse(arguments[3]));
    downloads.make(jdk);
  }

  private void make(Path jdk) throws IOException, InterruptedException {
    Files.createDirectories(target);
    Path stage = target.resolve("stage");
    clear(stage);
    String name = "hindsight-" + version;
    Path plain = stage.resolve("plain").resolve(name);
    Path site = target.resolve("site");
    clear(site);
    lay(plain);
    new Site(root, version).write(site, man(plain));
    copy(site, plain.resolve("docs"));
    settle(plain);

    Path complete = stage.resolve("complete").resolve(name);
    copy(plain, complete);
    Files.delete(complete.resolve("hindsight.cmd"));
    JavaImage.link(jdk, root.resolve("cli/target/hindsight.jar"), complete.resolve("java"));
    settle(complete);

    Path installed = stage.resolve("installed");
    Path program = installed.resolve("usr/lib/hindsight");
    copy(complete, program);
    DebianPackage debian = new DebianPackage(version, time);
    debian.lay(installed, program);
    settle(installed);

    Archives archives = new Archives(time);
    List<Path> made =
        List.of(
            archives.zip(plain, target.resolve(name + ".zip")),
            archives.tarGz(complete, name, target.resolve(name + "-linux-x64.tar.gz")),
            debian.write(installed, target.resolve("hindsight_" + version + "_amd64.deb")));
    Archives.checksums(made, target.resolve("SHA256SUMS"));
    for (Path file : made) {
      System.out.printf("%-40s %,12d bytes%n", file.getFileName(), Files.size(file));
    }
    clear(stage);
  }

  /** What every archive holds, but for the pages. */
  private void lay(Path folder) throws IOException, InterruptedException {
    Path lib = Files.createDirectories(folder.resolve("lib"));
    Files.copy(root.resolve("cli/target/hindsight.jar"), lib.resolve("hindsight.jar"));
    Files.copy(root.resolve("lab/target/hindsight-lab.jar"), lib.resolve("hindsight-lab.jar"));
    for (String file :
        List.of("hindsight", "hindsight.cmd", "LICENSE", "NOTICE", "CHANGELOG.md", "SECURITY.md")) {
      Files.copy(root.resolve(file), folder.resolve(file));
    }
    copy(root.resolve("licenses"), folder.resolve("licenses"));
    if (Files.isDirectory(root.resolve("python"))) {
      Files.createDirectories(folder.resolve("python"));
      for (Path file : files(root.resolve("python"))) {
        if (file.toString().endsWith(".py")) {
          Files.copy(file, folder.resolve("python").resolve(file.getFileName()));
        }
      }
    }
    Files.createDirectories(folder.resolve("man"));
    Files.writeString(folder.resolve("man/hindsight.1"), said(folder, "man"));
    Files.createDirectories(folder.resolve("completions"));
    Files.writeString(folder.resolve("completions/hindsight.bash"), said(folder, "completion"));
  }

  private static String man(Path folder) throws IOException {
    return Files.readString(folder.resolve("man/hindsight.1"));
  }

  /** What the program prints. */
  private static String said(Path folder, String command) throws IOException, InterruptedException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Process process =
        new ProcessBuilder(
                java.toString(),
                "-Dstdout.encoding=UTF-8",
                "-Dfile.encoding=UTF-8",
                "-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir"),
                "-jar",
                folder.resolve("lib/hindsight.jar").toString(),
                command)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    process.getOutputStream().close();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0 || text.isBlank()) {
      throw new IOException("hindsight " + command + " ended with " + process.exitValue());
    }
    return text;
  }

  /** The same time and the same rights wherever this runs: a sum must not tell who built it. */
  private void settle(Path folder) throws IOException {
    for (Path file : files(folder)) {
      if (Files.isSymbolicLink(file)) {
        continue;
      }
      boolean runs =
          Files.isDirectory(file)
              || file.endsWith("hindsight")
              || isIn(file, "bin")
              || file.endsWith("jspawnhelper")
              || file.endsWith("jexec");
      Files.setPosixFilePermissions(
          file, PosixFilePermissions.fromString(runs ? "rwxr-xr-x" : "rw-r--r--"));
      Files.setLastModifiedTime(file, FileTime.from(time));
    }
  }

  private static boolean isIn(Path file, String folder) {
    Path parent = file.getParent();
    return parent != null && parent.endsWith(folder);
  }

  static void clear(Path folder) throws IOException {
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path file : found.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /** All files and folders below a folder, by name; links are not followed. */
  static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> found = Files.walk(folder)) {
      return found
          .filter(file -> !file.equals(folder))
          .sorted(Comparator.comparing(file -> folder.relativize(file).toString()))
          .toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    for (Path file : files(from)) {
      Path copy = to.resolve(from.relativize(file).toString());
      if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
        Files.createDirectories(copy);
      } else {
        Files.copy(
            file,
            copy,
            LinkOption.NOFOLLOW_LINKS,
            StandardCopyOption.COPY_ATTRIBUTES,
            StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }
}
