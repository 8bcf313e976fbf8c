package dev.hindsight.workbench.answers;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A component of a record that is printed, with what it says of itself.
 *
 * @param name the key
 * @param type what its values are declared to be
 * @param nullable whether a value may be absent
 * @param says null where it is not described
 * @param inlined whether its own components stand in its place
 */
record AnswerKey(
    String name,
    Type type,
    boolean nullable,
    @Nullable Says says,
    boolean inlined,
    Method accessor) {
  private static final ClassValue<List<AnswerKey>> KEYS =
      new ClassValue<>() {
        @Override
        protected List<AnswerKey> computeValue(Class<?> type) {
          return Arrays.stream(type.getRecordComponents()).map(AnswerKey::of).toList();
        }
      };

  /** The keys of a record, in the order in which they are declared. */
  static List<AnswerKey> of(Class<?> record) {
    return KEYS.get(record);
  }

  private static AnswerKey of(RecordComponent component) {
    Says says = component.getAnnotation(Says.class);
    Method accessor = component.getAccessor();
    // Records inside a command need not be public.
    accessor.setAccessible(true);
    String name = says == null || says.key().isEmpty() ? component.getName() : says.key();
    boolean inlined = component.isAnnotationPresent(Inlined.class);
    boolean nullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    return new AnswerKey(name, component.getGenericType(), nullable, says, inlined, accessor);
  }

  int decimals() {
    return says == null ? Says.ALL_DECIMALS : says.decimals();
  }

  @Nullable Object of(Object record) {
    try {
      return accessor.invoke(record);
    } catch (IllegalAccessException e) {
      throw new AssertionError("made accessible: " + accessor, e);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(accessor + " failed", e.getCause());
    }
  }
}
