package dev.hindsight.workbench.backgammon.redis;

import java.security.cert.CertPathBuilderException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.net.ssl.SSLException;

/**
 * Why an encrypted connection cannot be had and waiting will not help: "its certificate has
 * expired". A connection that broke off is no such fault.
 */
final class TlsFault {
  private TlsFault() {}

  /** The sentence that says so; nothing if the server may just be away. */
  static Optional<String> sentence(Throwable thrown, RedisPlace place) {
    if (!place.isEncrypted()) {
      return Optional.empty();
    }
    List<Throwable> chain = new ArrayList<>();
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      chain.add(cause);
    }
    return fault(chain, place.host())
        .map(
            fault ->
                String.format(
                    Locale.ROOT,
                    "The Redis server at %s is not trusted: %s.",
                    place.server(),
                    fault))
        .or(() -> refusal(chain, place.server()));
  }

  /** From the most telling cause to the least. */
  private static Optional<String> fault(List<Throwable> chain, String host) {
    if (has(chain, CertificateExpiredException.class)) {
      return Optional.of("its certificate has expired; give it a new one");
    }
    if (has(chain, CertificateNotYetValidException.class)) {
      return Optional.of("its certificate is not valid yet; look at the clocks of both machines");
    }
    if (has(chain, CertPathBuilderException.class)) {
      return Optional.of(
          "its certificate is signed by nobody whom this Java trusts; put it into a trust store and"
              + " name that with HINDSIGHT_JAVA_OPTS=-Djavax.net.ssl.trustStore=FILE");
    }
    if (has(chain, CertificateException.class)) {
      return Optional.of(
          "its certificate is not for "
              + host
              + "; write the host as the certificate has it ("
              + messageOf(chain, CertificateException.class)
              + ")");
    }
    return Optional.empty();
  }

  /** What has nothing to do with its certificate. */
  private static Optional<String> refusal(List<Throwable> chain, String server) {
    String message = messageOf(chain, SSLException.class);
    if (message.startsWith("Unsupported or unrecognized SSL message")) {
      return Optional.of(
          "The Redis server at " + server + " does not speak TLS; write redis:// instead.");
    }
    if (message.startsWith("Received fatal alert")) {
      return Optional.of(
          "The Redis server at "
              + server
              + " refuses TLS with us ("
              + message
              + "); set its tls-auth-clients to no and its tls-protocols to TLSv1.2 or newer.");
    }
    return Optional.empty();
  }

  private static boolean has(List<Throwable> chain, Class<? extends Throwable> kind) {
    return chain.stream().anyMatch(kind::isInstance);
  }

  private static String messageOf(List<Throwable> chain, Class<? extends Throwable> kind) {
    return chain.stream()
        .filter(kind::isInstance)
        .flatMap(cause -> Optional.ofNullable(cause.getMessage()).stream())
        .reduce((first, last) -> last)
        .orElse("");
  }
}
