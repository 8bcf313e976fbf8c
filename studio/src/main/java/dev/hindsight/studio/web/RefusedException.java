package dev.hindsight.studio.web;

/** A request that is not answered; the message says why, in a sentence for whoever asked. */
public final class RefusedException extends RuntimeException {
  static final int BAD_REQUEST = 400;
  static final int FORBIDDEN = 403;
  static final int NOT_FOUND = 404;
  static final int WRONG_METHOD = 405;
  static final int UNUSABLE = 409;
  static final int TOO_LARGE = 413;
  static final int TOO_MANY = 429;
  static final int BUSY = 503;

  private static final long serialVersionUID = 1;

  private final int status;

  RefusedException(int status, String sentence) {
    super(sentence);
    this.status = status;
  }

  /** Something was asked for that does not make sense. */
  public RefusedException(String sentence) {
    this(BAD_REQUEST, sentence);
  }

  /** Something was asked for that is not there. */
  public static RefusedException notFound(String sentence) {
    return new RefusedException(NOT_FOUND, sentence);
  }

  /** A file was asked about that is not what it should be. */
  public static RefusedException unusable(String sentence) {
    return new RefusedException(UNUSABLE, sentence);
  }

  int status() {
    return status;
  }
}
