package dev.hindsight.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be downloaded is unpacked or installed, and started with an empty environment. */
class DownloadsTest {
  private static final String VERSION = System.getProperty("dist.version");
  private static final Path FOLDER = Path.of(System.getProperty("dist.folder"));
  private static final String GAME =
      """
      #player1 Ann Ann
      #player2 Bo Bo
      >Ann: AEINRST 8D ANESTRI +66 66
      >Bo: AIORTUV - +0 0
      """;

  @TempDir Path folder;

  @Test
  void theArchiveForLinuxNeedsNoJava() throws Exception {
    run("tar", "xzf", FOLDER.resolve("hindsight-" + VERSION + "-linux-x64.tar.gz").toString());
    Path program = folder.resolve("hindsight-" + VERSION).resolve("hindsight");
    answersAndReviews(program.toString());
    assertThat(run(program.toString(), "demo")).contains("points per game");
    studioServesAPage(program);
  }

  @Test
  void theArchiveForAllSystemsRunsOnEveryJavaThatIsHere() throws Exception {
    run(
        Path.of(System.getProperty("java.home"), "bin", "jar").toString(),
        "xf",
        FOLDER.resolve("hindsight-" + VERSION + ".zip").toString());
    Path program = folder.resolve("hindsight-" + VERSION).resolve("hindsight");
    List<Path> homes = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"))));
    if (Files.isDirectory(Path.of("/usr/lib/jvm"))) {
      try (Stream<Path> found = Files.list(Path.of("/usr/lib/jvm"))) {
        found
            .filter(home -> Files.isExecutable(home.resolve("bin/java")))
            .filter(home -> !Files.isSymbolicLink(home))
            .forEach(homes::add);
      }
    }
    for (Path home : homes) {
      String said =
          runWith(List.of("HINDSIGHT_JAVA_HOME=" + home), "sh", program.toString(), "--version");
      assertThat(said).startsWith("hindsight " + VERSION);
    }
  }

  @Test
  void theDebianPackageInstallsRunsAndLeavesNothing() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/dpkg")), "no dpkg here");
    assumeTrue(System.getProperty("user.name").equals("root"), "only root installs packages");
    Path installed = Path.of("/usr/lib/hindsight");
    assumeTrue(!Files.exists(installed), "it is installed here already");
    run("dpkg", "-i", FOLDER.resolve("hindsight_" + VERSION + "_amd64.deb").toString());
    try {
      answersAndReviews("/usr/bin/hindsight");
      assertThat(Path.of("/usr/share/man/man1/hindsight.1.gz")).exists();
    } finally {
      run("dpkg", "-r", "hindsight");
    }
    assertThat(installed).doesNotExist();
    assertThat(Path.of("/usr/bin/hindsight")).doesNotExist();
  }

  @Test
  void checksumsAreThoseOfTheFiles() throws Exception {
    for (String line : Files.readAllLines(FOLDER.resolve("SHA256SUMS"))) {
      String[] parts = line.split("  ");
      assertThat(Archives.sha256(FOLDER.resolve(parts[1]))).isEqualTo(parts[0]);
    }
  }

  @Test
  void everyLinkOfTheSiteLeadsSomewhere() throws IOException {
    Path site = FOLDER.resolve("site");
    Pattern links = Pattern.compile("(?:href|src)=\"([^\"]+)\"");
    List<String> broken = new ArrayList<>();
    int pages = 0;
    for (Path page : Downloads.files(site)) {
      if (!page.toString().endsWith(".html")) {
        continue;
      }
      pages++;
      Matcher link = links.matcher(Files.readString(page));
      while (link.find()) {
        String target = link.group(1).replace("&amp;", "&");
        if (target.contains(":")) {
          continue;
        }
        String[] parts = target.split("#", 2);
        Path file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
        if (!Files.isRegularFile(file)
            || (parts.length == 2
                && file.toString().endsWith(".html")
                && !Files.readString(file).contains("id=\"" + parts[1] + "\""))) {
          broken.add(site.relativize(page) + " -> " + target);
        }
      }
    }
    assertThat(pages).isGreaterThan(50);
    assertThat(broken).isEmpty();
  }

  private void answersAndReviews(String program) throws Exception {
    assertThat(run(program, "--version")).startsWith("hindsight " + VERSION);
    assertThat(run(program, "oware", "ask", "0-0-0-0-0-2-1-0-0-0-0-3-20-22-S")).contains("exact");
    Path game = folder.resolve("game.gcg");
    Files.writeString(game, GAME);
    assertThat(run(program, "crossword", "review", game.toString())).contains("Bo", "loss");
  }

  private void studioServesAPage(Path program) throws Exception {
    Path said = folder.resolve("studio.txt");
    Process studio =
        new ProcessBuilder("env", "-i", program.toString(), "studio", "--no-open", "--port", "0")
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    try {
      Pattern address = Pattern.compile("http://\\S+");
      String url = "";
      while (url.isEmpty() && studio.isAlive()) {
        Matcher found = address.matcher(Files.readString(said));
        url = found.find() ? found.group() : "";
        Thread.sleep(50);
      }
      HttpClient client =
          HttpClient.newBuilder()
              .followRedirects(HttpClient.Redirect.ALWAYS)
              .cookieHandler(new java.net.CookieManager())
              .build();
      HttpResponse<String> page =
          client.send(
              HttpRequest.newBuilder(URI.create(url)).build(),
              HttpResponse.BodyHandlers.ofString());
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.body()).contains("Hindsight");
    } finally {
      studio.destroy();
      studio.waitFor(30, TimeUnit.SECONDS);
    }
  }

  private String run(String... command) throws Exception {
    return runWith(List.of(), command);
  }

  /** With no environment but what is given, as after unpacking on a bare machine. */
  private String runWith(List<String> environment, String... command) throws Exception {
    List<String> words = new ArrayList<>(List.of("env", "-i"));
    if (command[0].startsWith("dpkg")) {
      words.add("PATH=" + System.getenv("PATH"));
    }
    words.addAll(environment);
    words.addAll(List.of(command));
    Process process =
        new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as("%s said: %s", words, said).isZero();
    return said;
  }
}
