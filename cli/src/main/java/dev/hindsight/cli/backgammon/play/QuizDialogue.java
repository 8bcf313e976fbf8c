package dev.hindsight.cli.backgammon.play;

import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.cli.backgammon.ask.AnswerText;
import dev.hindsight.cli.backgammon.ask.BoardDrawing;
import dev.hindsight.cli.terminal.Conversation;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.workbench.backgammon.play.BackgammonQuiz;
import dev.hindsight.workbench.backgammon.play.BackgammonQuiz.Choice;
import dev.hindsight.workbench.backgammon.play.BackgammonQuiz.Question;
import dev.hindsight.workbench.backgammon.play.QuizHistory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A quiz in the terminal: a board, choices with letters, an answer, what it has lost; in the end
 * the score. The end of the input or a {@code q} ends it before.
 */
public final class QuizDialogue {
  /** Whoever types nonsense this often in a row does not want to go on. */
  private static final int MOST_MISTYPED = 5;

  private static final int LATELY = 10;

  private final Conversation talk;
  private final Optional<Path> history;
  private final QuizScore score = new QuizScore();

  /**
   * @param history where results are kept, if they are
   */
  public QuizDialogue(Conversation talk, Optional<Path> history) {
    this.talk = talk;
    this.history = history;
  }

  public void run(BackgammonQuiz quiz) throws IOException {
    List<Question> questions = quiz.questions();
    // Before the questions, so that a file that is something else is told at once.
    QuizHistory before =
        history.isPresent() ? QuizHistory.read(history.get()) : new QuizHistory(List.of());
    MatchScore played = quiz.score();
    if (played == null) {
      talk.say(
          "%d positions in which something was lost, judged by %s.",
          questions.size(), quiz.source());
      talk.say("You are X. Type a letter, or q to stop.");
    } else {
      talk.say("%d close decisions, answers from: %s.", questions.size(), quiz.source());
      talk.say("%s Type a letter, or q to stop.", game(played));
    }
    try {
      askAll(questions, played);
    } finally {
      // Also if it was interrupted.
      talk.show("\n" + score.summary(questions.size()));
      keep(before, score.entry(quiz.seed()));
    }
  }

  private static String score(MatchScore score) {
    return score.isMoney()
        ? "For money."
        : String.format(
            Locale.ROOT,
            "At %d-%d to %d%s.",
            score.xPoints(),
            score.oPoints(),
            score.length(),
            score.crawford() ? ", Crawford" : "");
  }

  private static String game(MatchScore score) {
    return score.isMoney()
        ? "Money play without gammons."
        : String.format(
            Locale.ROOT,
            "A match to %d at %d-%d for X%s; equities are per unit of the cube.",
            score.length(),
            score.xPoints(),
            score.oPoints(),
            score.crawford() ? ", the Crawford game" : "");
  }

  private void keep(QuizHistory before, QuizHistory.Entry entry) throws IOException {
    if (entry.answers() == 0 || history.isEmpty()) {
      return;
    }
    QuizHistory now = before.with(entry);
    now.write(history.get());
    if (!before.entries().isEmpty()) {
      talk.say(
          "In %d quizzes so far %.1f millipoints an answer, in the last %d of them %.1f.",
          now.entries().size(),
          now.mean(),
          now.last(LATELY).entries().size(),
          now.last(LATELY).mean());
    }
    talk.say("Kept in %s.", history.get());
  }

  private void askAll(List<Question> questions, @Nullable MatchScore played) throws IOException {
    for (int number = 1; number <= questions.size(); number++) {
      Question question = questions.get(number - 1);
      talk.say("");
      talk.say("Question %d of %d", number, questions.size());
      talk.say("");
      talk.show(ask(question, played == null));
      OptionalInt answer = read(question.choices());
      if (answer.isEmpty()) {
        return;
      }
      talk.say("");
      talk.show(judge(question, answer.getAsInt()));
    }
  }

  private static String ask(Question question, boolean hasOwnScore) {
    StringBuilder text = new StringBuilder(BoardDrawing.of(question.position())).append("\n\n");
    Dice dice = question.dice();
    if (hasOwnScore) {
      text.append(score(question.position().score())).append(' ');
    }
    text.append(
        switch (question.kind()) {
          case CUBE -> "X is on roll. What about the cube, and what is the answer?\n";
          case ANSWER -> "O has doubled. What does X answer?\n";
          case CHECKER_PLAY -> "X has rolled " + dice + ". Which move?\n";
        });
    for (int choice = 0; choice < question.choices().size(); choice++) {
      text.append("  ").append(question.choices().get(choice).letter()).append("  ");
      text.append(question.choices().get(choice).choice()).append('\n');
    }
    return text.toString().stripTrailing();
  }

  /** The choice that was typed; empty at the end of the input, or when somebody has had enough. */
  private OptionalInt read(List<Choice> choices) throws IOException {
    String last = choices.get(choices.size() - 1).letter();
    for (int attempt = 0; attempt < MOST_MISTYPED; attempt++) {
      Optional<String> line = talk.ask("Your answer: ");
      if (line.isEmpty()) {
        return OptionalInt.empty();
      }
      String typed = line.get().toUpperCase(Locale.ROOT);
      if (typed.equals("Q") || typed.equals("QUIT")) {
        return OptionalInt.empty();
      }
      if (typed.equals("HELP") || typed.equals("?")) {
        talk.say(
            "Type the letter of what you would do, from A to %s. What it loses against the best is"
                + " counted in millipoints.",
            last);
        continue;
      }
      int choice = typed.length() == 1 ? typed.charAt(0) - 'A' : -1;
      if (choice >= 0 && choice < choices.size()) {
        return OptionalInt.of(choice);
      }
      talk.say("Please type a letter from A to %s, or q to stop.", last);
    }
    talk.say("That was not an answer, %d times in a row, so the quiz ends here.", MOST_MISTYPED);
    return OptionalInt.empty();
  }

  private String judge(Question question, int answer) {
    Choice chosen = question.choices().get(answer);
    StringBuilder text = new StringBuilder();
    if (score.add(chosen.loss())) {
      text.append("Right.\n");
    } else {
      text.append(
          String.format(
              Locale.ROOT,
              "%s is right, %s loses %.1f millipoints.%n",
              question.best(),
              chosen.letter(),
              QuizScore.millipoints(chosen.loss())));
    }
    return text.append(values(question)).append(Xgid.write(question.position())).toString();
  }

  /** The cube does not change who wins, so that its choices have no such column. */
  private static String values(Question question) {
    boolean hasChances =
        question.choices().stream().anyMatch(choice -> choice.winProbability() != null);
    TextTable table = new TextTable("  ", hasChances ? "llrrr" : "llrr");
    table.row(
        hasChances
            ? new String[] {"", "", "wins", "equity", "loses"}
            : new String[] {"", "", "equity", "loses"});
    for (Choice choice : question.choices()) {
      List<String> cells = new ArrayList<>(List.of(choice.letter(), choice.choice()));
      Double chance = choice.winProbability();
      if (chance != null) {
        cells.add(AnswerText.percent(chance));
      }
      cells.add(AnswerText.signed(choice.equity()));
      cells.add(
          QuizScore.isRight(choice.loss())
              ? "right"
              : String.format(Locale.ROOT, "%.1f", QuizScore.millipoints(choice.loss())));
      table.row(cells.toArray(String[]::new));
    }
    return table.toString();
  }
}
