package dev.hindsight.core.tables;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Everything about a table that is known before its values: what a {@link TableWriter} needs.
 *
 * @param columns in the order in which they are written; names are unique
 */
public record TableSchema(
    TableKind kind, Parameters parameters, Provenance provenance, List<ColumnSpec> columns) {

  public TableSchema {
    columns = List.copyOf(columns);
    Set<String> names = new HashSet<>();
    for (ColumnSpec column : columns) {
      if (!names.add(column.name())) {
        throw new IllegalArgumentException("Two columns are called " + column.name());
      }
    }
  }
}
