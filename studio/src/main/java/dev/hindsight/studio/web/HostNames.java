package dev.hindsight.studio.web;

import java.net.InetAddress;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What a request may call this server, with its port: {@code localhost:8042}. A page that has its
 * own name point at this machine (DNS rebinding) calls it by that name, and is refused.
 *
 * <p>A server that listens on every address of the machine may be called by any address in figures:
 * nobody can make those point elsewhere.
 */
final class HostNames {
  private final String name;
  private final Set<String> names = new TreeSet<>();
  private final Pattern figures;
  private final boolean listensEverywhere;

  private HostNames(String name, int port, boolean listensEverywhere) {
    this.name = name + ":" + port;
    this.figures = Pattern.compile("(\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.]+\\]):" + port);
    this.listensEverywhere = listensEverywhere;
    names.add(this.name);
    for (String own : new String[] {"localhost", "127.0.0.1", "[::1]"}) {
      names.add(own + ":" + port);
    }
  }

  /** Those of a server for this machine alone. */
  static HostNames ofThisMachine(int port) {
    return new HostNames("localhost", port, false);
  }

  /**
   * @param host as it was asked for: a name or an address
   * @param listening what that stands for
   */
  static HostNames of(String host, InetAddress listening, int port) {
    if (listening.isAnyLocalAddress()) {
      return new HostNames("localhost", port, true);
    }
    String written = host.contains(":") ? "[" + host + "]" : host;
    HostNames all = new HostNames(written.toLowerCase(Locale.ROOT), port, false);
    String bound = listening.getHostAddress();
    all.names.add((bound.contains(":") ? "[" + bound + "]" : bound) + ":" + port);
    return all;
  }

  /** The one to write into an address. */
  String name() {
    return name;
  }

  boolean has(String host) {
    String lower = host.toLowerCase(Locale.ROOT);
    return names.contains(lower) || (listensEverywhere && figures.matcher(lower).matches());
  }

  /** As a sentence names them. */
  @Override
  public String toString() {
    return String.join(" or ", names) + (listensEverywhere ? " or its address in figures" : "");
  }
}
