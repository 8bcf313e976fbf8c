package dev.hindsight.serve;

import dev.hindsight.core.UserException;
import dev.hindsight.core.notation.SettingNames;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.workbench.questions.SettingRefusedException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.util.Map;

/** The one place where an exception becomes an error of JSON-RPC. */
final class Refusals {
  private Refusals() {}

  static RpcException of(Throwable thrown) {
    Throwable inner = thrown.getCause();
    Throwable cause = thrown instanceof UncheckedIOException && inner != null ? inner : thrown;
    if (cause instanceof RpcException known) {
      return known;
    }
    if (cause instanceof SettingRefusedException refused) {
      return new RpcException(
          RpcException.INVALID_PARAMETERS,
          message(refused),
          Map.of("setting", refused.setting().key()));
    }
    if (cause instanceof UserException user) {
      return new RpcException(code(user), message(cause));
    }
    if (cause instanceof CancelledException) {
      return new RpcException(RpcException.CANCELLED, "cancelled.");
    }
    if (cause instanceof NoSuchFileException missing) {
      return new RpcException(
          RpcException.UNUSABLE_FILE,
          "there is no file or folder " + missing.getFile() + "; check the path.");
    }
    if (cause instanceof IOException) {
      return new RpcException(RpcException.UNUSABLE_FILE, message(cause));
    }
    if (cause instanceof OutOfMemoryError) {
      return new RpcException(
          RpcException.NOT_ENOUGH_ROOM, "there is not enough memory for this; ask for less.");
    }
    if (cause instanceof IllegalArgumentException) {
      return new RpcException(RpcException.INVALID_PARAMETERS, message(cause));
    }
    return new RpcException(
        RpcException.INTERNAL_ERROR,
        "internal error (" + cause.getClass().getSimpleName() + "); please report it.");
  }

  private static int code(UserException user) {
    return switch (user.exitKind()) {
      case NO -> RpcException.NO;
      case WRONG_USAGE -> RpcException.INVALID_PARAMETERS;
      case UNUSABLE_FILE -> RpcException.UNUSABLE_FILE;
      case NOT_ENOUGH_ROOM -> RpcException.NOT_ENOUGH_ROOM;
    };
  }

  private static String message(Throwable thrown) {
    // Names of settings stay in backquotes, spelt as in JSON.
    String message =
        SettingNames.in(
            String.valueOf(thrown.getMessage()),
            name -> SettingNames.quoted(SettingNames.key(name)));
    return message.endsWith(".") ? message : message + ".";
  }
}
