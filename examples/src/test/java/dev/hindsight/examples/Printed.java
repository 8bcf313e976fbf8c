package dev.hindsight.examples;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What a program prints. */
final class Printed {
  private Printed() {}

  /** A program. */
  interface Program {
    void main(String... arguments) throws Exception;
  }

  static String by(Program program, String... arguments) throws Exception {
    PrintStream usual = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream printed = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      System.setOut(printed);
      program.main(arguments);
    } finally {
      System.setOut(usual);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
