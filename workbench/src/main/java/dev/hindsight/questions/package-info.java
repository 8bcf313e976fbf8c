/**
 * Everything that the commands can be asked, for other programs: {@link
 * dev.hindsight.questions.Hindsight} answers each question by its name, as {@code hindsight serve}
 * does. What stands in its signatures is the library; all other packages of this artefact are
 * internal.
 */
@NullMarked
package dev.hindsight.questions;

import org.jspecify.annotations.NullMarked;
