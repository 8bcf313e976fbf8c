package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.neural.NetShape;
import dev.hindsight.neural.NetworkColumn;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The nets of a backgammon player: one or several for contact, one for races and bearoffs.
 *
 * <pre>
 * Nets  →  Container header, Contact, Race, Container footer
 *   parameters     encoding         what the contact nets see: cells-208, threats-263 or anchors-399
 *                                   (see ContactEncoding); the race net always sees cells-208
 *                  contact-hidden   hidden units of each contact net
 *                  contact-nets     one, or plans-8: a net for each GamePlan
 *                  race-hidden      hidden units of the race net
 *   contact        int16[inputs · hidden + hidden + hidden · 6 + 6], half floats (IEEE binary16)
 *                  with plans-8 in its place eight such columns, contact-backgame,
 *                  contact-containment, contact-bear-in, contact-crashed, contact-primes,
 *                  contact-many-back, contact-holding, contact-ordinary
 *   race           the same
 * </pre>
 *
 * A net has one hidden layer of rectified units and six outputs; their softmax is the chances of
 * the mover, before the roll, to win a single game, a gammon, a backgammon, and to lose the same.
 * Weights come as one row for each input (its weights to all hidden units), the biases of the
 * hidden units, one row for each hidden unit (its weights to the outputs), the biases of the
 * outputs.
 *
 * <p>History: 1 first version. 2 added contact-nets; nets of version 1 have one.
 */
public final class NetFormat {
  public static final TableKind KIND = new TableKind("backgammon.nets", 1, 2);

  static final String ENCODING = "encoding";
  static final String CONTACT = "contact";
  static final String RACE = "race";
  static final String CONTACT_HIDDEN = "contact-hidden";
  static final String CONTACT_NETS = "contact-nets";
  static final String RACE_HIDDEN = "race-hidden";
  static final int MOST_HIDDEN = 4096;

  private NetFormat() {}

  /** What the inputs of a file mean; inputs that we do not know are refused. */
  static ContactEncoding encoding(Table table) throws IOException {
    String text = table.textParameter(ENCODING);
    List<String> known = new ArrayList<>();
    for (ContactEncoding encoding : ContactEncoding.values()) {
      if (encoding.text().equals(text)) {
        return encoding;
      }
      known.add(encoding.text());
    }
    throw new WrongTableException(
        table.path(), ENCODING + " " + String.join(" or ", known), ENCODING + " " + text);
  }

  /** How many contact nets a file has, and for what. */
  static NetSplit split(Table table) throws IOException {
    if (table.kindVersion() == 1) {
      return NetSplit.ONE;
    }
    String text = table.textParameter(CONTACT_NETS);
    List<String> known = new ArrayList<>();
    for (NetSplit split : NetSplit.values()) {
      if (split.text().equals(text)) {
        return split;
      }
      known.add(split.text());
    }
    throw new WrongTableException(
        table.path(), CONTACT_NETS + " " + String.join(" or ", known), CONTACT_NETS + " " + text);
  }

  /**
   * Refuses what other programs run, by its name: it holds one net and not how it was trained.
   *
   * @throws WrongTableException for an ONNX model
   */
  public static void refuseModel(Path path) throws IOException {
    if (path.toString().toLowerCase(Locale.ROOT).endsWith(".onnx") && !TableFiles.isTable(path)) {
      throw new WrongTableException(
          path,
          "nets as 'backgammon train' writes them",
          "an ONNX model, which is for other programs");
    }
  }

  static Parameters parameters(BackgammonNets nets) {
    return Parameters.of()
        .with(ENCODING, nets.encoding().text())
        .with(CONTACT_HIDDEN, nets.contactShape().hidden().get(0))
        .with(CONTACT_NETS, nets.split().text())
        .with(RACE_HIDDEN, nets.race().shape().hidden().get(0));
  }

  static List<ColumnSpec> columns(NetSplit split, NetShape contact, NetShape race) {
    List<ColumnSpec> columns = new ArrayList<>();
    for (String name : split.names()) {
      columns.add(NetworkColumn.spec(name, contact));
    }
    columns.add(NetworkColumn.spec(RACE, race));
    return columns;
  }
}
