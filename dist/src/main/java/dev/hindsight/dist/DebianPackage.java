package dev.hindsight.dist;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.zip.Deflater;
import org.apache.commons.compress.archivers.ar.ArArchiveEntry;
import org.apache.commons.compress.archivers.ar.ArArchiveOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipParameters;

/**
 * A Debian package: {@code hindsight} on the path, its manual page and completion, and the program
 * with its Java in {@code /usr/lib/hindsight}. When it is removed, the archive of classes goes too
 * that a start by the administrator left beside the jar.
 */
final class DebianPackage {
  private final String version;
  private final Instant time;

  DebianPackage(String version, Instant time) {
    this.version = version;
    this.time = time;
  }

  /** Puts what the system wants to find elsewhere to its place. */
  void lay(Path root, Path program) throws IOException {
    Path bin = Files.createDirectories(root.resolve("usr/bin"));
    Files.createSymbolicLink(bin.resolve("hindsight"), Path.of("../lib/hindsight/hindsight"));
    Path man = Files.createDirectories(root.resolve("usr/share/man/man1"));
    GzipParameters best = new GzipParameters();
    best.setCompressionLevel(Deflater.BEST_COMPRESSION);
    best.setOperatingSystem(255);
    try (GzipCompressorOutputStream out =
        new GzipCompressorOutputStream(
            Files.newOutputStream(man.resolve("hindsight.1.gz")), best)) {
      Files.copy(program.resolve("man/hindsight.1"), out);
    }
    Path completions =
        Files.createDirectories(root.resolve("usr/share/bash-completion/completions"));
    Files.move(program.resolve("completions/hindsight.bash"), completions.resolve("hindsight"));
    Files.delete(program.resolve("completions"));
    Files.delete(program.resolve("man/hindsight.1"));
    Files.delete(program.resolve("man"));
    Path docs = Files.createDirectories(root.resolve("usr/share/doc/hindsight"));
    Files.move(program.resolve("docs"), docs.resolve("html"));
    Files.writeString(
        docs.resolve("copyright"),
        "Hindsight, under the Apache License 2.0 (/usr/share/common-licenses/Apache-2.0).\n\n"
            + Files.readString(program.resolve("NOTICE"))
            + "\nThe Java in /usr/lib/hindsight/java is under the GNU General Public License,"
            + " version 2,\nwith the Classpath Exception; its texts are in"
            + " /usr/lib/hindsight/java/legal.\n");
  }

  Path write(Path root, Path out) throws IOException {
    Archives archives = new Archives(time);
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    archives.tarGz(root, ".", data);
    Path control = Files.createDirectories(out.resolveSibling("stage").resolve("control"));
    Files.writeString(control.resolve("control"), control(root));
    Files.writeString(control.resolve("md5sums"), md5sums(root));
    Path before = control.resolve("prerm");
    Files.writeString(
        before,
        """
        #!/bin/sh
        set -e
        find /usr/lib/hindsight/lib -type f ! -name '*.jar' -delete
        """);
    Files.setPosixFilePermissions(before, PosixFilePermissions.fromString("rwxr-xr-x"));
    ByteArrayOutputStream controls = new ByteArrayOutputStream();
    archives.tarGz(control, ".", controls);
    try (ArArchiveOutputStream ar = new ArArchiveOutputStream(Files.newOutputStream(out))) {
      put(ar, "debian-binary", "2.0\n".getBytes(StandardCharsets.US_ASCII));
      put(ar, "control.tar.gz", controls.toByteArray());
      put(ar, "data.tar.gz", data.toByteArray());
    }
    return out;
  }

  private void put(ArArchiveOutputStream ar, String name, byte[] bytes) throws IOException {
    ar.putArchiveEntry(
        new ArArchiveEntry(name, bytes.length, 0, 0, 0100644, time.getEpochSecond()));
    ar.write(bytes);
    ar.closeArchiveEntry();
  }

  private String control(Path root) throws IOException {
    long bytes = 0;
    for (Path file : Downloads.files(root)) {
      bytes += Files.isRegularFile(file) ? Files.size(file) : 0;
    }
    return String.format(
        Locale.ROOT,
        """
        Package: hindsight
        Version: %s
        Section: games
        Priority: optional
        Architecture: amd64
        Installed-Size: %d
        Depends: libc6
        Recommends: libfreetype6, fontconfig-config
        Maintainer: The authors of Hindsight <hindsight@localhost>
        Description: value tables for board games
         Solves endings of oware and backgammon exactly, learns what racks of letter
         tiles are worth, uses both in play, in analysis and in reviews, and measures
         what they gain. A studio in the browser, a command line, engines for other
         programs.
        """,
        version.replace("-SNAPSHOT", "~snapshot"),
        bytes / 1024);
  }

  private static String md5sums(Path root) throws IOException {
    StringBuilder lines = new StringBuilder();
    List<Path> files = Downloads.files(root);
    for (Path file : files) {
      if (Files.isRegularFile(file) && !Files.isSymbolicLink(file)) {
        lines.append(md5(file)).append("  ").append(root.relativize(file)).append('\n');
      }
    }
    return lines.toString();
  }

  /** What the format of packages asks for, and nothing that anybody relies on. */
  private static String md5(Path file) throws IOException {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance("MD5").digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has it", e);
    }
  }
}
