package dev.hindsight.lab;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The classes of all modules, without their tests. */
final class MainClasses {
  private MainClasses() {}

  static JavaClasses imported() {
    return new ClassFileImporter()
        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
        // Tests of other modules that ours use come as jars.
        .withImportOption(location -> !location.contains("-tests.jar"))
        .importPackages("dev.hindsight");
  }
}
