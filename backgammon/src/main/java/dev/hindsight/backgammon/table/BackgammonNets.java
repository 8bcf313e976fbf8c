package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.neural.NetShape;
import dev.hindsight.neural.Network;
import dev.hindsight.neural.NetworkColumn;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/**
 * The nets of a player: one for positions with contact, or one for each {@link GamePlan} of them,
 * and one for races and bearoffs.
 *
 * <pre>{@code
 * BackgammonNets nets = BackgammonNets.open(Path.of("my.nets"));
 * Evaluator evaluator = new NetEvaluator(nets);
 * }</pre>
 */
public record BackgammonNets(List<Network> contacts, Network race) implements BackgammonTable {
  public BackgammonNets {
    contacts = List.copyOf(contacts);
    NetShape first = contacts.get(0).shape();
    check(NetFormat.CONTACT, first, encodingOf(first).inputs());
    for (Network contact : contacts) {
      if (!contact.shape().equals(first)) {
        throw new IllegalArgumentException(
            "contact nets are of one shape, not " + first + " and " + contact.shape());
      }
    }
    splitOf(contacts.size());
    check(NetFormat.RACE, race.shape(), NetEncoding.INPUTS);
  }

  /** The one of as many nets. */
  private static NetSplit splitOf(int nets) {
    for (NetSplit split : NetSplit.values()) {
      if (split.nets() == nets) {
        return split;
      }
    }
    throw new IllegalArgumentException("nobody shares positions out among " + nets + " nets");
  }

  private static void check(String which, NetShape shape, int inputs) {
    if (!shape.equals(new NetShape(inputs, List.of(shape.hidden().get(0)), NetEncoding.OUTPUTS))) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the %s net is %s, but has to have %d inputs, one hidden layer and %d outputs",
              which,
              shape,
              inputs,
              NetEncoding.OUTPUTS));
    }
  }

  /** The one with as many inputs; they all differ in that. */
  private static ContactEncoding encodingOf(NetShape shape) {
    for (ContactEncoding encoding : ContactEncoding.values()) {
      if (encoding.inputs() == shape.inputs()) {
        return encoding;
      }
    }
    return ContactEncoding.CELLS;
  }

  /** The shape of a contact net with this many hidden units. */
  public static NetShape contactShape(ContactEncoding encoding, int hidden) {
    return new NetShape(encoding.inputs(), List.of(hidden), NetEncoding.OUTPUTS);
  }

  /** The shape of a race net with this many hidden units. */
  public static NetShape raceShape(int hidden) {
    return new NetShape(NetEncoding.INPUTS, List.of(hidden), NetEncoding.OUTPUTS);
  }

  /** Nets that know nothing yet, and see the cells alone. */
  public static BackgammonNets random(int contactHidden, int raceHidden, RandomGenerator random) {
    return random(ContactEncoding.CELLS, contactHidden, raceHidden, random);
  }

  /** Nets that know nothing yet. */
  public static BackgammonNets random(
      ContactEncoding encoding, int contactHidden, int raceHidden, RandomGenerator random) {
    return new BackgammonNets(
        List.of(
            Network.random(
                contactShape(encoding, contactHidden), NetEncoding.USUAL_INPUTS, random)),
        Network.random(raceShape(raceHidden), NetEncoding.USUAL_INPUTS, random));
  }

  /** What the contact nets see. */
  public ContactEncoding encoding() {
    return encodingOf(contactShape());
  }

  /** The shape of each contact net. */
  public NetShape contactShape() {
    return contacts.get(0).shape();
  }

  /** How positions with contact are shared out. */
  public NetSplit split() {
    return splitOf(contacts.size());
  }

  /** The same nets, of which the contact nets may learn to see more than they did. */
  public BackgammonNets seeing(ContactEncoding more) {
    return new BackgammonNets(
        contacts.stream().map(contact -> contact.withInputs(more.inputs())).toList(), race);
  }

  /** The same player, whose one contact net is now several, which may learn to differ. */
  public BackgammonNets split(NetSplit other) {
    if (other == split()) {
      return this;
    }
    if (contacts.size() > 1) {
      throw new IllegalArgumentException("nets by plan cannot become one");
    }
    return new BackgammonNets(Collections.nCopies(other.nets(), contacts.get(0)), race);
  }

  /** Reads nets from a file; a file of another encoding is refused. */
  public static BackgammonNets open(Path path) throws IOException {
    NetFormat.refuseModel(path);
    try (Table table = Table.open(path, NetFormat.KIND)) {
      return load(table);
    }
  }

  /** Reads nets from the bytes of such a file. */
  public static BackgammonNets of(Path name, byte[] bytes) throws IOException {
    try (Table table = Table.of(name, bytes, NetFormat.KIND)) {
      return load(table);
    }
  }

  private static BackgammonNets load(Table table) throws IOException {
    NetShape contact =
        contactShape(NetFormat.encoding(table), hidden(table, NetFormat.CONTACT_HIDDEN));
    NetShape race = raceShape(hidden(table, NetFormat.RACE_HIDDEN));
    NetSplit split = NetFormat.split(table);
    table.checkColumns(NetFormat.columns(split, contact, race));
    List<Network> contacts = new ArrayList<>();
    for (String name : split.names()) {
      contacts.add(NetworkColumn.read(table, name, contact));
    }
    return new BackgammonNets(contacts, NetworkColumn.read(table, NetFormat.RACE, race));
  }

  private static int hidden(Table table, String key) throws CorruptTableException {
    long hidden = table.integerParameter(key, 1, NetFormat.MOST_HIDDEN);
    if (hidden % NetShape.LANES != 0) {
      throw new CorruptTableException(
          table.path(), key + " a multiple of " + NetShape.LANES, Long.toString(hidden));
    }
    return (int) hidden;
  }

  /** Seals the nets in a file, their weights rounded as {@link NetFormat} says. */
  public void write(Path target, Provenance provenance) throws IOException {
    TableSchema schema =
        new TableSchema(
            NetFormat.KIND,
            NetFormat.parameters(this),
            provenance,
            NetFormat.columns(split(), contactShape(), race.shape()));
    try (TableWriter writer = TableWriter.create(target, schema)) {
      for (int net = 0; net < contacts.size(); net++) {
        NetworkColumn.write(writer, split().names().get(net), contacts.get(net));
      }
      NetworkColumn.write(writer, NetFormat.RACE, race);
      writer.seal();
    }
  }

  /** These nets as they come back from a file. */
  public BackgammonNets rounded() {
    return new BackgammonNets(
        contacts.stream().map(NetworkColumn::rounded).toList(), NetworkColumn.rounded(race));
  }
}
