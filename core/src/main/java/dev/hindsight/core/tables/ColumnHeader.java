package dev.hindsight.core.tables;

/**
 * Where a column lies in its file.
 *
 * @param offset of the first stored byte from the beginning of the file, a multiple of 64
 * @param storedLength bytes in the file; less than the content's for a compressed column
 * @param contentCrc32c CRC-32C of the <em>uncompressed</em> content: two tables hold the same
 *     column exactly when type, count and this agree, even if their compressors differed
 */
public record ColumnHeader(ColumnSpec spec, long offset, long storedLength, int contentCrc32c) {}
