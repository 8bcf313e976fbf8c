@echo off
rem Starts Hindsight on Windows: finds a Java runtime, builds the program on first use, runs it.
rem
rem   hindsight --help
rem
rem Java: HINDSIGHT_JAVA_HOME, else JAVA_HOME, else the java on PATH; 17 or newer.
rem   HINDSIGHT_JAVA_OPTS   more options for the Java machine, separated by spaces
rem The program is built once. After a change of the sources: mvn package, or delete cli\target.
setlocal
set "root=%~dp0"
set "jar=%root%cli\target\hindsight.jar"
set "log=%root%cli\target\first-build.log"

set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
if defined HINDSIGHT_JAVA_HOME set "java=%HINDSIGHT_JAVA_HOME%\bin\java"
"%java%" -version >nul 2>&1
if errorlevel 1 (
  echo hindsight: Java 17 or newer is needed, but none was found; install a JDK or set JAVA_HOME to one.>&2
  exit /b 3
)

if not exist "%jar%" (
  where mvn >nul 2>&1
  if errorlevel 1 (
    echo hindsight: the program is not built yet and Maven ^(mvn^) was not found; install Maven 3.8 or newer, or copy a built hindsight.jar to "%jar%".>&2
    exit /b 3
  )
  echo Building Hindsight ^(first use, about a minute^)...>&2
  if not exist "%root%cli\target" mkdir "%root%cli\target"
  pushd "%root%"
  call mvn -B -q package -pl cli -am -DskipTests -Dspotless.check.skip=true >"%log%" 2>&1
  popd
)
if not exist "%jar%" (
  echo hindsight: the build failed; its messages are in "%log%".>&2
  exit /b 3
)

rem Tables are few and large: throughput matters, pauses do not, and most of the memory may be used.
"%java%" -XX:+UseParallelGC -XX:MaxRAMPercentage=75 -XX:-UsePerfData %HINDSIGHT_JAVA_OPTS% -jar "%jar%" %*
exit /b %errorlevel%
