package dev.hindsight.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;

/**
 * A copy of the tree around the real script {@code hindsight}, in a folder whose path holds spaces.
 * Its jar only points to the classes under test, so that nothing is packaged here.
 *
 * <p>The environment finds the JDK of the test and no other.
 */
record LauncherTree(Path temp, Path root, Map<String, String> environment) {
  static LauncherTree in(Path temp) throws IOException {
    Path root = Files.createDirectories(temp.toRealPath().resolve("my games/hindsight tree"));
    Map<String, String> environment = new HashMap<>();
    environment.put("PATH", "/usr/bin:/bin");
    environment.put("HINDSIGHT_JDK_FOLDERS", "");
    environment.put("JAVA_HOME", ChildProcess.javaHome().toString());
    LauncherTree tree = new LauncherTree(temp, root, environment);
    Files.copy(
        Path.of(System.getProperty("basedir", ".")).resolve("../hindsight"),
        tree.launcher(),
        StandardCopyOption.COPY_ATTRIBUTES);
    return tree;
  }

  Path launcher() {
    return root.resolve("hindsight");
  }

  Path jar() {
    return root.resolve("cli/target/hindsight.jar");
  }

  void writeJar() throws IOException {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.put(Attributes.Name.MAIN_CLASS, Main.class.getName());
    attributes.put(
        Attributes.Name.CLASS_PATH,
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(entry -> Path.of(entry).toUri().toString())
            .collect(Collectors.joining(" ")));
    Files.createDirectories(jar().getParent());
    new JarOutputStream(Files.newOutputStream(jar()), manifest).close();
  }

  ChildProcess launch(String... arguments) throws IOException, InterruptedException {
    return launch(launcher(), temp, arguments);
  }

  ChildProcess launch(Path script, Path folder, String... arguments)
      throws IOException, InterruptedException {
    return ChildProcess.run(folder, environment, command(script, arguments));
  }

  ChildProcess.Running start(String... arguments) throws IOException {
    return ChildProcess.start(temp, environment, command(launcher(), arguments));
  }

  private static List<String> command(Path script, String... arguments) {
    List<String> command = new ArrayList<>(List.of(script.toString()));
    command.addAll(List.of(arguments));
    return command;
  }

  /** A folder that looks like a JDK; its java prints the name and the arguments. */
  Path fakeJdk(String name, String version, boolean compiles) throws IOException {
    Path home = temp.resolve("fake jdks").resolve(name);
    Files.createDirectories(home.resolve("bin"));
    Files.writeString(
        home.resolve("release"),
        "IMPLEMENTOR=\"Somebody\"\nJAVA_VERSION=\"" + version + "\"\nOS_NAME=\"Linux\"\n");
    script(home.resolve("bin/java"), "echo \"" + name + " $*\"");
    if (compiles) {
      script(home.resolve("bin/javac"), "exit 1");
    }
    return home;
  }

  /** An executable shell script. */
  static Path script(Path file, String text) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + text + "\n");
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
