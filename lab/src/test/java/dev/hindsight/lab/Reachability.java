package dev.hindsight.lab;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What can run, from given roots: a walk along calls, method references, class literals and
 * annotations.
 *
 * <p>It errs on the side of "can run". A call reaches whatever has its name and number of
 * parameters in any class that was reached and has the type called upon. A class that was reached
 * can be called from outside by what it overrides of foreign types, by its members with annotations
 * of foreign types (options of picocli), and if it is annotated itself, by its constructors.
 */
final class Reachability {
  private static final String OURS = "dev.hindsight.";

  /** A method as a call sees it. Bridges of generic types are why types do not count. */
  private record Signature(String name, int parameters) {
    static Signature of(JavaCodeUnit unit) {
      return new Signature(unit.getName(), unit.getRawParameterTypes().size());
    }
  }

  private final Set<JavaClass> classes = new HashSet<>();
  private final Set<JavaCodeUnit> units = new HashSet<>();
  private final Map<JavaClass, Set<Signature>> called = new HashMap<>();
  private final Map<JavaClass, Set<JavaClass>> reachedSubtypes = new HashMap<>();
  private final Deque<JavaCodeUnit> waiting = new ArrayDeque<>();

  private Reachability() {}

  static Reachability from(Stream<? extends JavaCodeUnit> roots) {
    Reachability reached = new Reachability();
    roots.forEach(reached::reach);
    while (!reached.waiting.isEmpty()) {
      reached.follow(reached.waiting.remove());
    }
    return reached;
  }

  boolean contains(JavaCodeUnit unit) {
    return units.contains(unit);
  }

  private void reach(JavaCodeUnit unit) {
    if (isOurs(unit.getOwner()) && units.add(unit)) {
      waiting.add(unit);
    }
  }

  private void follow(JavaCodeUnit unit) {
    reach(unit.getOwner());
    unit.getReferencedClassObjects().forEach(found -> reach(found.getRawType()));
    unit.getFieldAccesses().forEach(found -> reach(found.getTargetOwner()));
    Stream.<Collection<? extends JavaCodeUnitAccess<?>>>of(
            unit.getMethodCallsFromSelf(),
            unit.getConstructorCallsFromSelf(),
            unit.getMethodReferencesFromSelf(),
            unit.getConstructorReferencesFromSelf())
        .flatMap(Collection::stream)
        .forEach(found -> call(found.getTarget()));
  }

  private void call(CodeUnitAccessTarget target) {
    JavaClass owner = target.getOwner();
    if (!isOurs(owner)) {
      return;
    }
    Signature signature = new Signature(target.getName(), target.getRawParameterTypes().size());
    if (target.getName().equals("<init>")) {
      // Constructors are never overridden, so their types tell them apart.
      owner.getConstructors().stream()
          .filter(made -> made.getRawParameterTypes().equals(target.getRawParameterTypes()))
          .forEach(this::reach);
    } else if (called.computeIfAbsent(owner, type -> new HashSet<>()).add(signature)) {
      reach(owner);
      reachIn(owner, signature);
      reachedSubtypes.getOrDefault(owner, Set.of()).forEach(subtype -> reachIn(subtype, signature));
    }
  }

  private void reachIn(JavaClass type, Signature signature) {
    lineage(type)
        .flatMap(ancestor -> ancestor.getMethods().stream())
        .filter(method -> Signature.of(method).equals(signature))
        .forEach(this::reach);
  }

  private void reach(JavaClass found) {
    JavaClass type = found.getBaseComponentType();
    if (!isOurs(type) || !classes.add(type)) {
      return;
    }
    type.getStaticInitializer().ifPresent(this::reach);
    annotationsOf(type).forEach(this::reachThroughAnnotation);
    lineage(type)
        .forEach(
            ancestor -> {
              reach(ancestor);
              reachedSubtypes.computeIfAbsent(ancestor, key -> new HashSet<>()).add(type);
              called.getOrDefault(ancestor, Set.of()).forEach(sign -> reachIn(type, sign));
            });
    type.getMethods().stream()
        .filter(method -> overridesForeign(method) || isAnnotatedByForeign(method.getAnnotations()))
        .forEach(this::reach);
    for (JavaField field : type.getFields()) {
      if (isAnnotatedByForeign(field.getAnnotations())) {
        field.getAnnotations().forEach(this::reachThroughAnnotation);
        reachMade(field.getRawType());
      }
    }
    if (isAnnotatedByForeign(type.getAnnotations())) {
      reachMade(type);
    }
  }

  /** A class that a library makes by itself. */
  private void reachMade(JavaClass type) {
    reach(type);
    if (isOurs(type)) {
      type.getConstructors().forEach(this::reach);
    }
  }

  private void reachThroughAnnotation(JavaAnnotation<?> annotation) {
    annotation.getProperties().values().forEach(this::reachValue);
  }

  private void reachValue(Object value) {
    if (value instanceof JavaClass type) {
      reachMade(type);
    } else if (value instanceof JavaAnnotation<?> annotation) {
      reachThroughAnnotation(annotation);
    } else if (value.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(value); i++) {
        reachValue(Array.get(value, i));
      }
    }
  }

  private static Stream<JavaAnnotation<?>> annotationsOf(JavaClass type) {
    return type.getAnnotations().stream().map(found -> (JavaAnnotation<?>) found);
  }

  private static boolean isAnnotatedByForeign(Collection<? extends JavaAnnotation<?>> annotations) {
    return annotations.stream()
        .map(found -> found.getRawType().getPackageName())
        .anyMatch(name -> name.startsWith("picocli"));
  }

  private static boolean overridesForeign(JavaMethod method) {
    if (method.getModifiers().contains(JavaModifier.STATIC)
        || method.getModifiers().contains(JavaModifier.PRIVATE)) {
      return false;
    }
    Signature signature = Signature.of(method);
    JavaClass owner = method.getOwner();
    return Stream.concat(
            owner.getAllRawSuperclasses().stream(), owner.getAllRawInterfaces().stream())
        .filter(type -> !isOurs(type))
        .flatMap(type -> type.getMethods().stream())
        .anyMatch(other -> Signature.of(other).equals(signature));
  }

  /** The class itself and all it is made of. */
  private static Stream<JavaClass> lineage(JavaClass type) {
    return Stream.of(
            Stream.of(type),
            type.getAllRawSuperclasses().stream(),
            type.getAllRawInterfaces().stream())
        .flatMap(stream -> stream)
        .filter(Reachability::isOurs);
  }

  private static boolean isOurs(JavaClass type) {
    return type.getName().startsWith(OURS);
  }
}
