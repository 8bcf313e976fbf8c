package dev.hindsight.cli;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
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
import java.util.zip.ZipEntry;

/**
 * A copy of the tree around the real script {@code hindsight}, in a folder whose path holds spaces.
 * Its jar only points to the classes under test, so that nothing is packaged here.
 *
 * <p>The environment finds the JDK of the test and no other.
 */
public record LauncherTree(Path temp, Path root, Map<String, String> environment) {
  public static LauncherTree in(Path temp) throws IOException {
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

  public void writeJar() throws IOException {
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
    // Folders of classes cannot be archived, and a start of every tree would try for two seconds.
    Files.createFile(archive(""));
    // What cksum says of an empty file.
    Files.writeString(archive(".sum"), "4294967295 0\n");
  }

  /** For tests of the archives: as after a build. */
  void forgetArchive() throws IOException {
    Files.delete(archive(""));
    Files.delete(archive(".sum"));
  }

  /** What says that the Java of this test cannot make an archive of classes. */
  private Path archive(String ending) {
    Runtime.Version version = Runtime.version();
    int key = (version.feature() * 1_000 + version.interim()) * 1_000 + version.update();
    return jar().resolveSibling("classes-" + key + ".jsa" + ending);
  }

  /** In place of the program, one class alone. */
  void writeJarOf(Class<?> main) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, main.getName());
    Files.createDirectories(jar().getParent());
    String entry = main.getName().replace('.', '/') + ".class";
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(jar()), manifest);
        InputStream bytes = main.getResourceAsStream("/" + entry)) {
      jar.putNextEntry(new ZipEntry(entry));
      bytes.transferTo(jar);
    }
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
