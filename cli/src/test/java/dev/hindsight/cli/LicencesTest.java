package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Everything that Maven puts into the program's jar is named in NOTICE and has its licence there.
 */
class LicencesTest {
  private static final Path BASE = Path.of(System.getProperty("basedir", "."));
  private static final Pattern JAR = Pattern.compile("([a-z0-9-]+?)-[0-9][^/]*\\.jar");
  private static final Pattern ROW = Pattern.compile("(?m)^(\\S+) +(Apache-2.0|MIT) +(\\S+)$");

  /** A row of NOTICE. */
  private record Shipped(String licence, String text) {}

  private static Map<String, Shipped> noticed() throws IOException {
    Map<String, Shipped> rows = new TreeMap<>();
    Matcher row = ROW.matcher(Files.readString(BASE.resolve("../NOTICE")));
    while (row.find()) {
      rows.put(row.group(1), new Shipped(row.group(2), row.group(3)));
    }
    return rows;
  }

  /** By name without version; ours and folders of classes left out. */
  private static Map<String, Path> resolved() throws IOException {
    String list = Files.readString(BASE.resolve("target/runtime-jars.txt")).strip();
    return Arrays.stream(list.split("\\|"))
        .map(Path::of)
        .filter(path -> JAR.matcher(path.getFileName().toString()).matches())
        .filter(path -> !path.getFileName().toString().startsWith("hindsight-"))
        .collect(Collectors.toMap(LicencesTest::artifact, path -> path));
  }

  private static String artifact(Path jar) {
    Matcher name = JAR.matcher(jar.getFileName().toString());
    assertThat(name.matches()).as("%s", jar).isTrue();
    return name.group(1);
  }

  @Test
  void everyJarInOursIsNoticed() throws IOException {
    assertThat(resolved().keySet()).contains("picocli", "jedis");
    List<String> noticed =
        noticed().keySet().stream().filter(name -> !name.equals("uPlot")).toList();
    assertThat(resolved().keySet()).containsExactlyInAnyOrderElementsOf(noticed);
  }

  @Test
  void everyLicenceNoticedIsThereAndInTheJar() throws IOException {
    for (Map.Entry<String, Shipped> row : noticed().entrySet()) {
      Shipped shipped = row.getValue();
      String text = Files.readString(BASE.resolve("..").resolve(shipped.text()));
      assertThat(text)
          .as(row.getKey())
          .contains(shipped.licence().equals("MIT") ? "Permission is hereby granted" : "Apache");
      if (shipped.licence().equals("MIT")) {
        assertThat(text).as(row.getKey()).contains("Copyright (c)");
        String place = shipped.text().replaceFirst(".*/resources", "");
        String inJar = place.startsWith("licenses/") ? "/META-INF/" + place : place;
        assertThat(packed(inJar)).as(inJar).isEqualTo(text);
      }
    }
    // Other jars on the way here have notices of their own.
    assertThat(allPacked("/META-INF/NOTICE")).anyMatch(text -> text.contains("picocli"));
  }

  private static String packed(String name) throws IOException {
    List<String> all = allPacked(name);
    assertThat(all).as(name).isNotEmpty();
    return all.get(0);
  }

  private static List<String> allPacked(String name) throws IOException {
    List<String> texts = new ArrayList<>();
    for (URL place :
        Collections.list(LicencesTest.class.getClassLoader().getResources(name.substring(1)))) {
      try (InputStream in = place.openStream()) {
        texts.add(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return texts;
  }

  /** Where the jar's own description names a licence, NOTICE names the same. */
  @Test
  void noticeSaysWhatTheirAuthorsSay() throws IOException {
    Map<String, Shipped> noticed = noticed();
    int told = 0;
    for (Map.Entry<String, Path> jar : resolved().entrySet()) {
      Path pom = Path.of(jar.getValue().toString().replaceFirst("\\.jar$", ".pom"));
      String text = Files.exists(pom) ? Files.readString(pom) : "";
      Matcher licence = Pattern.compile("(?s)<license>.*?<name>(.*?)</name>").matcher(text);
      if (licence.find()) {
        told++;
        String expected = licence.group(1).contains("MIT") ? "MIT" : "Apache-2.0";
        assertThat(noticed.get(jar.getKey()).licence()).as(jar.getKey()).isEqualTo(expected);
      }
    }
    assertThat(told).isGreaterThan(2);
  }
}
