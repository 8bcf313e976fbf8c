package dev.hindsight.workbench.backgammon.engine;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.ask.BackgammonJudge;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.NetChoice;

/**
 * By what an engine judges.
 *
 * @param tables bearoff tables to consult
 * @param nets everywhere else, and how far they look ahead: its strength
 * @param cube what the cube is worth
 * @param jacoby whether gammons count only once the cube was turned, in games for money whose
 *     notation does not say
 */
public record EngineSetup(BearoffShelf tables, NetChoice nets, CubeMethod cube, boolean jacoby) {
  /** Looks another number of plies ahead. */
  EngineSetup withPlies(int plies) {
    return new EngineSetup(tables, new NetChoice(nets.nets(), nets.name(), plies), cube, jacoby);
  }

  EngineSetup withTables(BearoffShelf others) {
    return new EngineSetup(others, nets, cube, jacoby);
  }

  EngineSetup withJacoby(boolean inForce) {
    return new EngineSetup(tables, nets, cube, inForce);
  }

  /** For one thread at a time. */
  Decider decider(Crew crew) {
    return new Decider(new BackgammonJudge(tables, nets, cube, crew));
  }

  /** A position whose notation says nothing of the Jacoby rule. */
  BackgammonPosition asAgreed(BackgammonPosition position) {
    return position.score().isMoney()
        ? new BackgammonPosition(
            position.board(),
            position.turn(),
            position.cube(),
            position.score(),
            position.options().withJacoby(jacoby),
            position.phase())
        : position;
  }
}
