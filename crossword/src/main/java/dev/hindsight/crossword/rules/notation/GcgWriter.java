package dev.hindsight.crossword.rules.notation;

import java.util.List;

/** Writes a recorded game: see {@link Gcg}. */
final class GcgWriter {
  private final GcgGame game;
  private final StringBuilder text = new StringBuilder();

  GcgWriter(GcgGame game) {
    this.game = game;
  }

  String format() {
    append(new GcgPragma(GcgEncoding.PRAGMA, "UTF-8"));
    for (int player = 0; player < 2; player++) {
      GcgGame.Player who = game.players().get(player);
      append(new GcgPragma("player" + (player + 1), who.nickname() + " " + who.name()));
    }
    appendAll(game.pragmas());
    GcgEventText eventText = new GcgEventText(game.rules());
    for (GcgEvent event : game.events()) {
      text.append(eventText.format(event, game.players().get(event.player()))).append('\n');
      appendAll(event.remarks());
    }
    return text.toString();
  }

  private void appendAll(List<GcgPragma> pragmas) {
    pragmas.forEach(this::append);
  }

  private void append(GcgPragma pragma) {
    text.append('#').append(pragma.name());
    text.append(pragma.text().isEmpty() ? "" : " ").append(pragma.text()).append('\n');
  }
}
