package dev.hindsight.workbench.questions;

import dev.hindsight.core.runs.Crew;
import java.util.function.Consumer;

/**
 * Somebody who asks, as far as an answer needs to know.
 *
 * @param crew workers; its cancellation ends the work, its progress hears how far it is
 * @param listener told what is known so far, by questions that get better with time
 * @param stock what has been loaded for earlier questions
 */
public record Asking(Crew crew, Consumer<Object> listener, Stock stock) {}
