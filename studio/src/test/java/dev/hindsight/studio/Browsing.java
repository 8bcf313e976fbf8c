package dev.hindsight.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * One real Chromium for all tests of pages, started by the first of them; where there is none they
 * are left out, with a message. After each test its console must hold no error. Pictures are kept
 * in {@code target/screenshots}.
 */
final class Browsing implements BeforeAllCallback, AfterEachCallback {
  static Chromium browser;

  @Override
  public void beforeAll(ExtensionContext context) {
    assumeTrue(Chromium.find().isPresent(), "there is no Chromium on this machine");
    new SharedStudio().beforeAll(context);
    context
        .getRoot()
        .getStore(ExtensionContext.Namespace.GLOBAL)
        .computeIfAbsent(Opened.class, type -> new Opened(), Opened.class);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    var complaints = browser.complaints();
    browser.forgetComplaints();
    assertThat(complaints).isEmpty();
  }

  /** Closed by JUnit at the very end. */
  private static final class Opened implements AutoCloseable {
    private final Path profile;

    Opened() {
      try {
        profile = Files.createTempDirectory("chromium");
        browser = Chromium.start(Chromium.find().orElseThrow(), profile);
      } catch (Exception failed) {
        throw new IllegalStateException("Chromium does not start", failed);
      }
    }

    @Override
    public void close() throws Exception {
      browser.close();
      try {
        SharedStudio.delete(profile);
      } catch (IOException stillWritten) {
        // Its helpers end a moment after it, and what is left lies in the temporary folder.
      }
    }
  }

  /** The address of a page. */
  static URI page(String path) {
    return SharedStudio.studio.address().resolve("/" + path);
  }

  static void keepPicture(String name) throws Exception {
    Path pictures = Files.createDirectories(Path.of("target", "screenshots"));
    Files.write(pictures.resolve(name + ".png"), browser.screenshot());
  }

  static void click(String selector) throws Exception {
    browser.act("document.querySelector('" + selector + "').click()");
  }

  static String text(String selector) throws Exception {
    return browser.evaluate("document.querySelector('" + selector + "').textContent");
  }

  static void type(String selector, String text) throws Exception {
    browser.evaluate(
        "{ const field = document.querySelector('%s'); field.value = '%s';"
                .formatted(selector, text)
            + " for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind)); }");
  }
}
