package dev.hindsight.serve;

import java.util.Map;

/** Why a request has no result, as JSON-RPC 2.0 tells it: a number, a sentence, and particulars. */
final class RpcException extends RuntimeException {
  /** The line is not JSON. */
  static final int PARSE_ERROR = -32_700;

  /** The line is JSON, but not a request. */
  static final int INVALID_REQUEST = -32_600;

  /** There is no such question. */
  static final int NO_SUCH_METHOD = -32_601;

  /** A setting is unknown, missing, or says what makes no sense. */
  static final int INVALID_PARAMETERS = -32_602;

  /** A mistake of ours. */
  static final int INTERNAL_ERROR = -32_603;

  /** The question was understood, and its answer is no: this is not a position. */
  static final int NO = -32_000;

  /** A file is missing or not what it should be. */
  static final int UNUSABLE_FILE = -32_001;

  /** It would need more memory or disk than there is, or too much is asked at once. */
  static final int NOT_ENOUGH_ROOM = -32_002;

  /** Whoever asked does not want the answer any more. */
  static final int CANCELLED = -32_800;

  private static final long serialVersionUID = 1L;

  private final int code;
  private final transient Map<String, ?> data;

  RpcException(int code, String sentence) {
    this(code, sentence, Map.of());
  }

  RpcException(int code, String sentence, Map<String, ?> data) {
    super(sentence);
    this.code = code;
    this.data = data;
  }

  int code() {
    return code;
  }

  /** What else there is to say, such as which setting is meant; may be empty. */
  Map<String, ?> data() {
    return data;
  }

  String sentence() {
    return String.valueOf(getMessage());
  }
}
