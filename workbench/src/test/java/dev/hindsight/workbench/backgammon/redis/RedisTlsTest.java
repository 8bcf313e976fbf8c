package dev.hindsight.workbench.backgammon.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Cancellation;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redis.clients.jedis.exceptions.JedisConnectionException;

/** A server that only speaks TLS, with a certificate made for the test. */
@Tag("slow")
class RedisTlsTest {
  private static final String KEEPER = "for-a-test";
  private static final String TRUSTED = "javax.net.ssl.trustStore";

  @TempDir Path folder;
  private final List<String> log = new ArrayList<>();

  @Test
  void gamesTravelEncryptedToAServerThatIsTrusted() throws Exception {
    KeyStore keys = newKeys();
    try (RealRedis server = serverWith(keys)) {
      assertThatThrownBy(() -> open(server, "127.0.0.1"))
          .isInstanceOf(RedisException.class)
          .hasMessageContaining("signed by nobody whom this Java trusts")
          .hasMessageNotContaining("start one");
      System.setProperty(TRUSTED, trusting(keys).toString());
      System.setProperty(TRUSTED + "Password", KEEPER);
      try (RedisBuffer buffer = open(server, "127.0.0.1")) {
        assertThat(buffer.put(List.of(StoringWorker.game("a", 0)))).isTrue();
        assertThat(buffer.take(9)).hasSize(1);
      }
      assertThatThrownBy(() -> open(server, "localhost"))
          .isInstanceOf(RedisException.class)
          .hasMessageContaining("its certificate is not for localhost");
    } finally {
      System.clearProperty(TRUSTED);
      System.clearProperty(TRUSTED + "Password");
    }
  }

  /** Real ones that have expired take somebody who signs them; a chain of causes says the same. */
  @Test
  void eachFaultHasItsSentenceAndABrokenConnectionIsNone() {
    RedisPlace place = new RedisPlace("box", 6380, "tls", true, Optional.empty());
    assertThat(TlsFault.sentence(failing(new CertificateExpiredException("then")), place))
        .hasValueSatisfying(said -> assertThat(said).contains("its certificate has expired"));
    assertThat(TlsFault.sentence(failing(new CertificateNotYetValidException("now")), place))
        .hasValueSatisfying(said -> assertThat(said).contains("not valid yet"));
    assertThat(
            TlsFault.sentence(
                new JedisConnectionException(
                    new SSLException("Unsupported or unrecognized SSL message")),
                place))
        .hasValueSatisfying(said -> assertThat(said).contains("does not speak TLS"));
    assertThat(TlsFault.sentence(failing(new EOFException("gone")), place)).isEmpty();
    RedisPlace plain = new RedisPlace("box", 6379, "tls", false, Optional.empty());
    assertThat(TlsFault.sentence(failing(new CertificateExpiredException("then")), plain))
        .isEmpty();
  }

  private static JedisConnectionException failing(Exception cause) {
    return new JedisConnectionException(
        "no connection", new SSLHandshakeException("no handshake").initCause(cause));
  }

  private RealRedis serverWith(KeyStore keys) throws Exception {
    Path certificate = pem("CERTIFICATE", keys.getCertificate("redis").getEncoded());
    Path key = pem("PRIVATE KEY", keys.getKey("redis", KEEPER.toCharArray()).getEncoded());
    return RealRedis.ofMachine(
        folder,
        "--tls-cert-file",
        certificate.toString(),
        "--tls-key-file",
        key.toString(),
        "--tls-auth-clients",
        "no");
  }

  private RedisBuffer open(RealRedis server, String host) throws IOException {
    RedisPlace place = new RedisPlace(host, server.port, "tls", true, Optional.empty());
    return new RedisBuffer(
        RedisSettings.of(place, RedisPassword.NONE, 9, Cancellation.never()), log::add);
  }

  private KeyStore newKeys() throws Exception {
    Path file = folder.resolve("keys.p12");
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "redis",
                "-keyalg",
                "EC",
                "-dname",
                "CN=redis",
                "-ext",
                "SAN=ip:127.0.0.1",
                "-storetype",
                "PKCS12",
                "-storepass",
                KEEPER,
                "-keystore",
                file.toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(keytool.waitFor()).isZero();
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      keys.load(in, KEEPER.toCharArray());
    }
    return keys;
  }

  private Path pem(String kind, byte[] content) throws IOException {
    String text =
        "-----BEGIN %s-----\n%s\n-----END %s-----\n"
            .formatted(
                kind, Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content), kind);
    return Files.writeString(folder.resolve(kind.replace(' ', '-') + ".pem"), text);
  }

  /** A file of what Java trusts. */
  private Path trusting(KeyStore keys) throws Exception {
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry("redis", keys.getCertificate("redis"));
    Path file = folder.resolve("trusted.p12");
    try (OutputStream out = Files.newOutputStream(file)) {
      trusted.store(out, KEEPER.toCharArray());
    }
    return file;
  }
}
