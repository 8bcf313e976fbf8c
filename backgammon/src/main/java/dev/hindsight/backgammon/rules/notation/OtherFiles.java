package dev.hindsight.backgammon.rules.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Names files that are no matches by how they begin, for whoever has given the wrong one. */
final class OtherFiles {
  private static final int HEAD = 4_000;

  private record Kind(Pattern begin, String name) {
    Kind(String begin, String name) {
      this(Pattern.compile(begin, Pattern.CASE_INSENSITIVE | Pattern.DOTALL), name);
    }
  }

  private static final List<Kind> KINDS =
      List.of(
          new Kind("PK\u0003\u0004.*", "a ZIP archive; unpack it first"),
          new Kind("\u001f\u008b.*", "packed with gzip; unpack it first"),
          new Kind("%PDF-.*", "a PDF document"),
          new Kind("\u0089PNG.*|\u00ff\u00d8\u00ff.*|GIF8.*|BM.{4}\0\0\0\0.*", "a picture"),
          new Kind("\\s*(<!doctype html|<html|<head|<body).*", "a page of HTML"),
          new Kind("\\s*<\\?xml.*", "an XML document"),
          new Kind("gnubg-(TS|OS)-.*", "a bearoff database of gnubg"),
          new Kind("HINDSIGHT.*|hindsight (table|run).*", "a file of this program"),
          new Kind("SQLite format 3.*", "an SQLite database"),
          new Kind("\u00d0\u00cf\u0011\u00e0.*", "a document of Microsoft Office"),
          new Kind("\\{\\\\rtf.*", "a document in RTF"),
          new Kind(
              "(\u00ef\u00bb\u00bf)?(#[^\\r\\n]*\\r?\\n)*(#player1 |>[^:\\r\\n]{1,40}: ).*",
              "a crossword game (GCG)"),
          new Kind(
              "\\s*(\\[[A-Za-z]+ \"[^\"]*\"]\\s*)*\\[Variant \"Oware.*", "an oware game (OGN)"),
          new Kind(
              "\\s*(\\[[A-Za-z]+ \"[^\"]*\"]\\s*)*\\[(South|North) \".*", "an oware game (OGN)"),
          new Kind("\\s*\\[Event \"[^\"]*\"].*\\[White \".*", "a game of chess (PGN)"),
          new Kind("\\s*\\{\\s*\".*", "JSON"));

  private OtherFiles() {}

  /** What the file is; empty if it may be a match, or anything. */
  static Optional<String> name(byte[] file) {
    if (file.length == 0) {
      return Optional.of("an empty file");
    }
    String head = new String(file, 0, Math.min(file.length, HEAD), ISO_8859_1);
    return KINDS.stream()
        .filter(kind -> kind.begin().matcher(head).matches())
        .map(Kind::name)
        .findFirst()
        .or(() -> isBinary(head) ? Optional.of("not a text") : Optional.empty());
  }

  /** Texts in UTF-16 have zeros too, but begin with a mark. */
  private static boolean isBinary(String head) {
    boolean isUtf16 = head.startsWith("\u00ff\u00fe") || head.startsWith("\u00fe\u00ff");
    return !isUtf16 && head.indexOf('\0') >= 0;
  }
}
