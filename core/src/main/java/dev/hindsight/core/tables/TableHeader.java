package dev.hindsight.core.tables;

import java.util.List;
import java.util.Optional;

/** Everything a file says about itself before its columns. */
public record TableHeader(
    String kind,
    int kindVersion,
    int containerVersion,
    Parameters parameters,
    Provenance provenance,
    List<ColumnHeader> columns,
    long fileLength) {

  public TableHeader {
    TableKind.checkName(kind);
    columns = List.copyOf(columns);
  }

  public Optional<ColumnHeader> findColumn(String name) {
    return columns.stream().filter(column -> column.spec().name().equals(name)).findFirst();
  }
}
