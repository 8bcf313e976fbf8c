package dev.hindsight.cli.backgammon;

import dev.hindsight.backgammon.play.QuizQuestion;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.cli.terminal.TypedLines;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.workbench.backgammon.BackgammonQuiz;
import dev.hindsight.workbench.backgammon.QuizJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A quiz in the terminal: a board, choices with letters, an answer, what it has lost; in the end
 * the score. The end of the input or a {@code q} ends it before.
 */
public final class QuizDialogue {
  /** Whoever types nonsense so often in a row does not want to go on. */
  private static final int MOST_MISTYPED = 5;

  private final TypedLines in;
  private final PrintWriter out;
  private final QuizScore score = new QuizScore();

  public QuizDialogue(TypedLines in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  public void run(BackgammonQuiz quiz) throws IOException {
    List<QuizQuestion> questions = quiz.questions();
    say("%d close decisions, answers from: %s.", questions.size(), quiz.source());
    say("Money play without gammons. Type a letter, or q to stop.");
    try {
      askAll(questions);
    } catch (CancelledException interrupted) {
      say("");
      say("%s", score.summary(questions.size()));
      throw interrupted;
    }
    say("");
    say("%s", score.summary(questions.size()));
  }

  private void askAll(List<QuizQuestion> questions) throws IOException {
    for (int number = 1; number <= questions.size(); number++) {
      QuizQuestion question = questions.get(number - 1);
      say("");
      say("Question %d of %d", number, questions.size());
      say("");
      say("%s", ask(question));
      OptionalInt answer = read(question.choices().size());
      if (answer.isEmpty()) {
        return;
      }
      say("");
      say("%s", judge(question, answer.getAsInt()));
    }
  }

  private static String ask(QuizQuestion question) {
    StringBuilder text = new StringBuilder(BoardDrawing.of(question.position())).append("\n\n");
    Dice dice = question.position().dice();
    text.append(
        question.kind() == QuizQuestion.Kind.CUBE
            ? "X is on roll. What about the cube, and what is the answer?\n"
            : "X has rolled " + dice + ". Which move?\n");
    for (int choice = 0; choice < question.choices().size(); choice++) {
      text.append("  ").append(QuizJson.letter(choice)).append("  ");
      text.append(question.choices().get(choice).words()).append('\n');
    }
    return text.toString().stripTrailing();
  }

  /** The choice that was typed; empty at the end of the input, or when somebody has had enough. */
  private OptionalInt read(int choices) throws IOException {
    for (int attempt = 0; attempt < MOST_MISTYPED; attempt++) {
      out.print("Your answer: ");
      out.flush();
      Optional<String> line = in.next();
      if (line.isEmpty()) {
        say("");
        return OptionalInt.empty();
      }
      String typed = line.get().strip().toUpperCase(Locale.ROOT);
      if (typed.equals("Q") || typed.equals("QUIT")) {
        return OptionalInt.empty();
      }
      if (typed.equals("HELP") || typed.equals("?")) {
        say(
            "Type the letter of what you would do, from A to %s. What it loses against the best is"
                + " counted in millipoints.",
            QuizJson.letter(choices - 1));
        continue;
      }
      int choice = typed.length() == 1 ? typed.charAt(0) - 'A' : -1;
      if (choice >= 0 && choice < choices) {
        return OptionalInt.of(choice);
      }
      say("Please type a letter from A to %s, or q to stop.", QuizJson.letter(choices - 1));
    }
    say("That was no answer %d times in a row, so this is the end.", MOST_MISTYPED);
    return OptionalInt.empty();
  }

  private String judge(QuizQuestion question, int answer) {
    QuizQuestion.Choice chosen = question.choices().get(answer);
    int best = question.best();
    StringBuilder text = new StringBuilder();
    if (score.add(chosen.loss())) {
      text.append("Right.\n");
    } else {
      text.append(
          String.format(
              Locale.ROOT,
              "%s is right, %s loses %.1f millipoints.%n",
              QuizJson.letter(best),
              QuizJson.letter(answer),
              QuizScore.millipoints(chosen.loss())));
    }
    return text.append(values(question)).append(Xgid.write(question.position())).toString();
  }

  private static String values(QuizQuestion question) {
    TextTable table = new TextTable("  ", "llrrr").row("", "", "wins", "equity", "loses");
    for (int index = 0; index < question.choices().size(); index++) {
      QuizQuestion.Choice choice = question.choices().get(index);
      Double chance = choice.winProbability();
      table.row(
          QuizJson.letter(index),
          choice.words(),
          chance == null ? "" : AnswerText.percent(chance),
          AnswerText.signed(choice.equity()),
          QuizScore.isRight(choice.loss())
              ? "right"
              : String.format(Locale.ROOT, "%.1f", QuizScore.millipoints(choice.loss())));
    }
    return table.toString();
  }

  private void say(String format, Object... arguments) {
    out.println(String.format(Locale.ROOT, format, arguments));
    out.flush();
  }
}
