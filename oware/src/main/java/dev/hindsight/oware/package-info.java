/**
 * Oware for other programs: {@link dev.hindsight.oware.Oware} and the records it answers with are
 * the library. The packages below it, from the rules to the solvers, are internal and change
 * without notice.
 */
@NullMarked
package dev.hindsight.oware;

import org.jspecify.annotations.NullMarked;
