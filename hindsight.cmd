@echo off
rem Starts Hindsight on Windows: finds a Java runtime, builds the program on first use, runs it.
rem
rem   hindsight --help
rem
rem The same script starts a release, where the program is lib\hindsight.jar and there is nothing to build.
rem Java: HINDSIGHT_JAVA_HOME, else JAVA_HOME, else the java on PATH; 17 or newer.
rem   HINDSIGHT_JAVA_OPTS   more options for the Java machine, separated by spaces
rem Boards are drawn in UTF-8: where they look odd, 'chcp 65001' tells the window so.
rem The program is built once. After a change of the sources: mvn package, or delete cli\target.
setlocal
set "root=%~dp0"
set "kept=%root%lib"
set "jar=%kept%\hindsight.jar"
if not exist "%jar%" (
  set "kept=%root%cli\target"
  set "jar=%root%cli\target\hindsight.jar"
)
set "log=%root%cli\target\first-build.log"

set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
if defined HINDSIGHT_JAVA_HOME set "java=%HINDSIGHT_JAVA_HOME%\bin\java"
rem An option that came with Java 17: what is older fails here, as no Java does.
"%java%" --enable-native-access=ALL-UNNAMED -version >nul 2>&1
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
  call mvn -B -q package -pl lab -am -DskipTests -Dspotless.check.skip=true >"%log%" 2>&1
  popd
)
if not exist "%jar%" (
  echo hindsight: the build failed; its messages are in "%log%".>&2
  exit /b 3
)

rem Java 19 and newer keep an archive of the program's classes, with which later starts are a third faster.
set "archive=%kept%\classes.jsa"
set "classes="
"%java%" -XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%kept%\probe.jsa" -version >nul 2>&1
if not errorlevel 1 set classes=-XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%archive%" -Xlog:cds=off -Xlog:cds+dynamic=off

rem Bearoff tables are built with the machine's vectors in half the time, and nets play, learn and judge in a fifth to a half.
set "vectors="
if "%~1 %~2 %~3"=="backgammon build bearoff" set "vectors=--add-modules jdk.incubator.vector"
if "%~1 %~2 %~3"=="backgammon build returns" set "vectors=--add-modules jdk.incubator.vector"
if "%~1 %~2"=="backgammon train" set "vectors=--add-modules jdk.incubator.vector"
if "%~1 %~2"=="backgammon learn" set "vectors=--add-modules jdk.incubator.vector"
if "%~1 %~2"=="backgammon learn-rollouts" set "vectors=--add-modules jdk.incubator.vector"
if "%~1 %~2"=="backgammon work" set "vectors=--add-modules jdk.incubator.vector"
if "%~1 %~2"=="backgammon duel" set "vectors=--add-modules jdk.incubator.vector"
if "%~1 %~2"=="backgammon rollout" set "vectors=--add-modules jdk.incubator.vector"
if "%~1 %~2"=="lab backgammon" set "vectors=--add-modules jdk.incubator.vector"
if "%~1"=="bench" set "vectors=--add-modules jdk.incubator.vector"
if "%~1 %~2 %~3"=="backgammon build anchors" set "vectors=--add-modules jdk.incubator.vector"
if "%~1 %~2 %~3"=="backgammon build rollouts" set "vectors=--add-modules jdk.incubator.vector"
if "%~1 %~2"=="backgammon openings" set "vectors=--add-modules jdk.incubator.vector"
if "%~1 %~2"=="backgammon review" set "vectors=--add-modules jdk.incubator.vector"
if "%~1 %~2"=="runs run" findstr /b /c:"kind backgammon" "%~3" >nul 2>&1 && set "vectors=--add-modules jdk.incubator.vector"

rem What only prints is over before the better compiler would pay, and needs no vectors.
set "light="
if "%~1"=="" set "light=-XX:TieredStopAtLevel=1"
if "%~1"=="--version" set "light=-XX:TieredStopAtLevel=1"
if "%~1 %~2"=="tables info" set "light=-XX:TieredStopAtLevel=1"
for %%h in (--help -h) do (
  if "%~1"=="%%h" set "light=-XX:TieredStopAtLevel=1"
  if "%~2"=="%%h" set "light=-XX:TieredStopAtLevel=1"
  if "%~3"=="%%h" set "light=-XX:TieredStopAtLevel=1"
  if "%~4"=="%%h" set "light=-XX:TieredStopAtLevel=1"
)
if defined light set "vectors="

rem The studio is left open for days beside other programs: it may have a gigabyte, and gives back what it does not need.
if "%~1"=="studio" (
  "%java%" -XX:+UseG1GC -Xms64m -Xmx1g -XX:G1PeriodicGCInterval=20000 -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=25 -XX:-UsePerfData %classes% %HINDSIGHT_JAVA_OPTS% -jar "%jar%" %*
  goto ended
)

rem Tables are few and large: throughput matters, pauses do not, and most of the memory may be used.
"%java%" -XX:+UseParallelGC -XX:MaxRAMPercentage=75 -XX:-UsePerfData %classes% %vectors% %light% %HINDSIGHT_JAVA_OPTS% -jar "%jar%" %*
:ended
exit /b %errorlevel%
