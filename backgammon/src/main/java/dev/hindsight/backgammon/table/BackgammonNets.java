package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.index.NetEncoding;
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
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The two nets of a player: one for positions with contact, one for races and bearoffs.
 *
 * <pre>{@code
 * BackgammonNets nets = BackgammonNets.open(Path.of("my.nets"));
 * Evaluator evaluator = new NetEvaluator(nets);
 * }</pre>
 */
public record BackgammonNets(Network contact, Network race) implements BackgammonTable {
  public BackgammonNets {
    check(NetFormat.CONTACT, contact.shape(), encodingOf(contact.shape()).inputs());
    check(NetFormat.RACE, race.shape(), NetEncoding.INPUTS);
  }

  private static void check(String which, NetShape shape, int inputs) {
    if (!shape.equals(new NetShape(inputs, List.of(shape.hidden().get(0)), NetEncoding.OUTPUTS))) {
      throw new IllegalArgumentException(
          "the %s net is %s, but has to have %d inputs, one hidden layer and %d outputs"
              .formatted(which, shape, inputs, NetEncoding.OUTPUTS));
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
        Network.random(contactShape(encoding, contactHidden), NetEncoding.USUAL_INPUTS, random),
        Network.random(raceShape(raceHidden), NetEncoding.USUAL_INPUTS, random));
  }

  /** What the contact net sees. */
  public ContactEncoding encoding() {
    return encodingOf(contact.shape());
  }

  /** The same nets, of which the contact net may learn to see more than it did. */
  public BackgammonNets seeing(ContactEncoding more) {
    return new BackgammonNets(contact.withInputs(more.inputs()), race);
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
    table.checkColumns(NetFormat.columns(contact, race));
    table.checkContents();
    return new BackgammonNets(
        NetworkColumn.read(table, NetFormat.CONTACT, contact),
        NetworkColumn.read(table, NetFormat.RACE, race));
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
            NetFormat.columns(contact.shape(), race.shape()));
    try (TableWriter writer = TableWriter.create(target, schema)) {
      NetworkColumn.write(writer, NetFormat.CONTACT, contact);
      NetworkColumn.write(writer, NetFormat.RACE, race);
      writer.seal();
    }
  }

  /** These nets as they come back from a file. */
  public BackgammonNets rounded() {
    return new BackgammonNets(NetworkColumn.rounded(contact), NetworkColumn.rounded(race));
  }
}
