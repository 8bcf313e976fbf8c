package dev.hindsight.examples;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The library is the root package of each game: enough for the examples, and closed in itself. */
class LibraryTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.hindsight");

  private static final DescribedPredicate<JavaClass> INTERNAL =
      resideInAnyPackage("dev.hindsight.*.*..").or(resideInAnyPackage("dev.hindsight.core.."));

  @Test
  void examplesNeedNothingThatIsInternal() {
    noClasses()
        .that()
        .resideInAPackage("dev.hindsight.examples")
        .should()
        .dependOnClassesThat(INTERNAL)
        .check(CLASSES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"oware", "backgammon", "crossword"})
  void nothingInternalIsToldToAUserOfTheLibrary(String game) {
    Set<String> leaks = new TreeSet<>();
    Set<String> types = new TreeSet<>();
    for (JavaClass type : CLASSES) {
      if (type.getPackageName().equals("dev.hindsight." + game)
          && type.getModifiers().contains(JavaModifier.PUBLIC)) {
        types.add(type.getSimpleName());
        for (JavaConstructor constructor : type.getConstructors()) {
          if (constructor.getModifiers().contains(JavaModifier.PUBLIC)) {
            constructor.getRawParameterTypes().stream()
                .filter(INTERNAL)
                .forEach(
                    internal -> leaks.add(constructor.getFullName() + ": " + internal.getName()));
          }
        }
        for (JavaMethod method : type.getMethods()) {
          if (method.getModifiers().contains(JavaModifier.PUBLIC)) {
            method.getAllInvolvedRawTypes().stream()
                .filter(INTERNAL)
                .forEach(internal -> leaks.add(method.getFullName() + ": " + internal.getName()));
          }
        }
      }
    }
    assertThat(types).isNotEmpty();
    assertThat(leaks).isEmpty();
  }
}
