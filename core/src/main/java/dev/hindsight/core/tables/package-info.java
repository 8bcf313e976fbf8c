/**
 * The one file format of the project: typed columns in a container that says what it is, how it was
 * made and whether it is whole. {@link dev.hindsight.core.tables.ContainerFormat} is the
 * specification, {@link dev.hindsight.core.tables.TableWriter} writes a table, {@link
 * dev.hindsight.core.tables.Table} opens one, {@link dev.hindsight.core.tables.TableFiles} looks at
 * any.
 */
@NullMarked
package dev.hindsight.core.tables;

import org.jspecify.annotations.NullMarked;
