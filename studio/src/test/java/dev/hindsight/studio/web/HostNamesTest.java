package dev.hindsight.studio.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a server may be called: whoever points a name of his own at it is refused. */
class HostNamesTest {
  @ParameterizedTest
  @CsvSource({
    "localhost:8042, true",
    "LOCALHOST:8042, true",
    "127.0.0.1:8042, true",
    "192.168.1.5:8042, true",
    "[fd00::5]:8042, true",
    "[::1]:8042, true",
    "evil.example:8042, false",
    "192.168.1.5.evil.example:8042, false",
    "192.168.1.5:8042.evil.example, false",
    "1921681.5:8042, false",
    "localhost, false",
    "192.168.1.5, false",
    "localhost:80420, false"
  })
  void whoListensEverywhereGoesByItsAddressesInFigures(String name, boolean isTaken)
      throws UnknownHostException {
    HostNames names = HostNames.of("0.0.0.0", InetAddress.getByName("0.0.0.0"), 8042);
    assertThat(names.has(name)).isEqualTo(isTaken);
    assertThat(names.name()).isEqualTo("localhost:8042");
  }

  @ParameterizedTest
  @CsvSource({
    "box.lan:8042, true",
    "localhost:8042, true",
    "192.168.1.9:8042, true",
    "192.168.1.5:8042, false",
    "evil.example:8042, false"
  })
  void whoListensUnderANameGoesByThatAndItsAddress(String name, boolean isTaken)
      throws UnknownHostException {
    HostNames names = HostNames.of("Box.lan", InetAddress.getByName("192.168.1.9"), 8042);
    assertThat(names.has(name)).isEqualTo(isTaken);
  }

  @Test
  void anAddressOfTheNewKindIsWrittenInBrackets() throws UnknownHostException {
    HostNames names = HostNames.of("fd00::5", InetAddress.getByName("fd00::5"), 1);
    assertThat(names.name()).isEqualTo("[fd00::5]:1");
    assertThat(names.has("[fd00::5]:1")).isTrue();
  }

  @Test
  void aServerForThisMachineAloneGoesByNoOtherAddress() {
    HostNames names = HostNames.ofThisMachine(8042);
    assertThat(names.has("localhost:8042")).isTrue();
    assertThat(names.has("192.168.1.5:8042")).isFalse();
  }
}
