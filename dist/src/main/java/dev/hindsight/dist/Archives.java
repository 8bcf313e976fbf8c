package dev.hindsight.dist;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.Deflater;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipParameters;

/** Archives whose bytes depend on what is in them and on nothing else. */
final class Archives {
  private static final int FILE = 0100644;
  private static final int PROGRAM = 0100755;

  private final Instant time;

  Archives(Instant time) {
    this.time = time;
  }

  /** The folder itself is the first entry; {@code name} is what it is called inside. */
  Path tarGz(Path folder, String name, Path out) throws IOException {
    try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(out))) {
      tarGz(folder, name, file);
    }
    return out;
  }

  void tarGz(Path folder, String name, OutputStream out) throws IOException {
    GzipParameters parameters = new GzipParameters();
    parameters.setCompressionLevel(Deflater.BEST_COMPRESSION);
    parameters.setOperatingSystem(255);
    try (TarArchiveOutputStream tar =
        new TarArchiveOutputStream(new GzipCompressorOutputStream(out, parameters), "UTF-8")) {
      tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_GNU);
      put(tar, folder, name + "/");
      for (Path file : Downloads.files(folder)) {
        String inside = name + "/" + folder.relativize(file).toString().replace('\\', '/');
        put(tar, file, Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS) ? inside + "/" : inside);
      }
    }
  }

  private void put(TarArchiveOutputStream tar, Path file, String name) throws IOException {
    TarArchiveEntry entry;
    if (Files.isSymbolicLink(file)) {
      entry = new TarArchiveEntry(name, TarConstants.LF_SYMLINK);
      entry.setLinkName(Files.readSymbolicLink(file).toString());
    } else {
      entry = new TarArchiveEntry(name);
      if (!name.endsWith("/")) {
        entry.setSize(Files.size(file));
        entry.setMode(Files.isExecutable(file) && isProgram(file) ? PROGRAM : FILE);
      } else {
        entry.setMode(040755);
      }
    }
    entry.setLastModifiedTime(java.nio.file.attribute.FileTime.from(time));
    entry.setIds(0, 0);
    entry.setNames("root", "root");
    tar.putArchiveEntry(entry);
    if (entry.isFile() && !entry.isSymbolicLink()) {
      Files.copy(file, tar);
    }
    tar.closeArchiveEntry();
  }

  private static boolean isProgram(Path file) throws IOException {
    return Files.getPosixFilePermissions(file)
        .contains(java.nio.file.attribute.PosixFilePermission.OWNER_EXECUTE);
  }

  /** A zip of a folder, which is the only entry at its top. */
  Path zip(Path folder, Path out) throws IOException {
    try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(out)) {
      zip.setLevel(Deflater.BEST_COMPRESSION);
      for (Path file : Downloads.files(folder)) {
        boolean inner = Files.isDirectory(file);
        String name = folder.getFileName() + "/" + folder.relativize(file) + (inner ? "/" : "");
        ZipArchiveEntry entry = new ZipArchiveEntry(name.replace('\\', '/'));
        // The format keeps local time; this is read back as the same clock time everywhere.
        entry.setTimeLocal(java.time.LocalDateTime.ofInstant(time, java.time.ZoneOffset.UTC));
        entry.setUnixMode(inner ? 040755 : isProgram(file) ? PROGRAM : FILE);
        zip.putArchiveEntry(entry);
        if (!inner) {
          Files.copy(file, zip);
        }
        zip.closeArchiveEntry();
      }
    }
    return out;
  }

  /** Lines as {@code sha256sum -c} reads them. */
  static void checksums(List<Path> files, Path out) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (Path file : files) {
      lines.append(sha256(file)).append("  ").append(file.getFileName()).append('\n');
    }
    Files.writeString(out, lines);
  }

  static String sha256(Path file) throws IOException {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has it", e);
    }
  }
}
