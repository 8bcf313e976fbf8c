package dev.hindsight.cli.fuzz;

import dev.hindsight.backgammon.play.cube.MatchEquityText;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.notation.FibsBoard;
import dev.hindsight.backgammon.rules.notation.GnubgId;
import dev.hindsight.backgammon.rules.notation.MatFile;
import dev.hindsight.backgammon.rules.notation.MatchFiles;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.rules.notation.SgfFile;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.crossword.rules.notation.GcgRacks;
import dev.hindsight.oware.play.engine.OwareEngine;
import dev.hindsight.oware.play.players.Openings;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.notation.OgnReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Positions, moves, games, players, tiles and boards: what people and other programs write. */
final class GameTexts {
  private static final CrosswordRules ENGLISH = CrosswordRules.english();
  private static final String EMPTY_BOARD = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

  /** A whole short match: to read a long one takes a millisecond. */
  private static final String MATCH =
      """
       3 point match

       Game 1
       Ama : 0                           Kofi : 0
        1) 31: 8/5 6/5                    21: 13/11 24/23
        2) 52: 13/8 24/22                 Doubles => 2
        3)  Takes                         64: 24/14
        4) 11:  8/7(2) 6/5(2)             63: 14/5
             Wins 2 points
      """;

  private GameTexts() {}

  static List<FuzzedParser> oware() {
    return List.of(
        new FuzzedParser(
            "oware positions",
            OwarePosition::parse,
            List.of("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "0 0 0 0 0 1 1 0 0 0 0 0")),
        new FuzzedParser(
            "OGN",
            text -> OgnReader.read(text, OwareRules.ABAPA),
            List.of(
                "[Variant \"Oware Abapa\"]\n[Result \"*\"]\n\n1. C f 2. A { careful } b *\n",
                "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n\n1. C f (2. A) 27-21\n")),
        new FuzzedParser(
            "oware players",
            dev.hindsight.oware.play.players.PlayerSpec::parse,
            List.of("alphabeta:depth=6,table=a.table", "mcts:iterations=20,nodes=900", "greedy")),
        new FuzzedParser("openings", Openings::of, List.of("plies:8", "endgames:12")),
        new FuzzedParser(
            "lines to the engine",
            GameTexts::toTheEngine,
            List.of(
                "uci\nsetoption name Rules value awari\nposition startpos moves CfA\nd\n",
                "position fen 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves C f\nstop\nponderhit\n",
                "setoption name Ponder value false\ndebug on\nucinewgame\nisready\n")));
  }

  /** All but {@code go}: a search is not for reading. */
  private static void toTheEngine(String lines) throws IOException {
    String text = lines.replaceAll("(?i)go|hash", "");
    try (BufferedReader input = new BufferedReader(new StringReader(text));
        PrintWriter output = new PrintWriter(Writer.nullWriter())) {
      new OwareEngine(
              input,
              output,
              name -> {
                throw new IllegalArgumentException("no tables here");
              })
          .run();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  static List<FuzzedParser> backgammon() {
    BackgammonPosition opening = Xgid.parse("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10");
    return List.of(
        new FuzzedParser(
            "backgammon positions",
            PositionText::parse,
            List.of("XGID=-BBB------------------bbb-:0:0:1:00:0:0:0:0:10", "4HPwATDgc/ABMA")),
        new FuzzedParser(
            "gnubg ids", GnubgId::parse, List.of("2wAAgG0AAAAAAA:cAkAAAAAAAAE", "4HPwATDgc/ABMA")),
        new FuzzedParser(
            "FIBS boards",
            FibsBoard::parse,
            List.of(
                "board:You:someplayer:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2"
                    + ":0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0")),
        new FuzzedParser("matches", MatFile::read, List.of(MATCH)),
        new FuzzedParser("what is there of matches", MatFile::readWhatIsThere, List.of(MATCH)),
        new FuzzedParser(
            "SGF",
            text -> SgfFile.write(MatchFiles.read(text).match()),
            List.of(
                "(;FF[4]GM[6]CA[UTF-8]MI[length:3][game:0][ws:2][bs:1]PW[Ama]PB[Kofi]"
                    + "RU[Crawford:CrawfordGame]RE[B+1R]\n;W[31hefe]C[a \\] b];B[52lnaf](;W[64])"
                    + "(;W[62]);PL[B]DI[21])",
                "(;GM[6]MI[length:0]RU[Jacoby];AE[a:y]AW[y][f][f]AB[y][s]"
                    + ";CV[2];CP[b];PL[W]DI[61];B[double];W[double];B[take])")),
        new FuzzedParser(
            "positions in forums",
            PositionText::parse,
            List.of(
                "XGID=-BBB------------------bbb-:0:0:1:00:0:0:0:0:10\n\nX:A   O:B\n +13-14-\n",
                "text\n Position-ID: 4HPwATDgc/ABMA    Match-ID: cAkAAAAAAAAA\nmore\n")),
        new FuzzedParser(
            "backgammon moves",
            text ->
                dev.hindsight.backgammon.rules.notation.MoveNotation.parse(
                    text, opening.board(), new Dice(3, 1)),
            List.of("8/5 6/5", "24/23 13/10", "24/20")),
        new FuzzedParser(
            "backgammon players",
            dev.hindsight.backgammon.play.players.PlayerSpec::parse,
            List.of("net:plies=1", "pubeval", "net:file=a.nets,table=b.table")),
        new FuzzedParser(
            "match equities",
            text -> MatchEquityText.parse("fuzz", text),
            List.of(
                "# in percent\n50 70 75\n30 50 60\n25 40 50\npost-crawford 50 48.5 31\n",
                "0.5;0.7\n0.3;0.5\nPost-Crawford: 0.5 0.49\n")));
  }

  static List<FuzzedParser> crossword() {
    CgpPosition quag =
        Cgp.parse(
            "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/AJLOOPU 0/28 0", ENGLISH);
    return List.of(
        new FuzzedParser(
            "CGP",
            text -> Cgp.parse(text, ENGLISH),
            List.of(
                EMPTY_BOARD + " AEI/ 0/0 0 lex ENABLE; ld english;",
                "15/15/15/15/15/15/15/4QUaG7/15/15/15/15/15/15/15 AIIMMOT/AJLOOPU 0/28 0")),
        new FuzzedParser(
            "GCG",
            text -> GcgRacks.read(Gcg.parse(text.getBytes(StandardCharsets.UTF_8), ENGLISH)),
            List.of(
                "#character-encoding UTF-8\n#player1 Ama Ama Mensah\n#player2 Kofi Kofi Boateng\n"
                    + ">Ama: ACEFTQZ 8D FACET +28 28\n#note about\nmore.\n"
                    + ">Kofi: AEIOUUU -IUU +0 0\n>Ama: EEXZQAB 9G EX +22 50\n"
                    + ">Ama: EEXZQAB -- -22 28\n#rack1 EEXZQAB\n#rack2 AEIO?NT\n")),
        new FuzzedParser(
            "crossword moves",
            text ->
                new dev.hindsight.crossword.rules.notation.MoveNotation(ENGLISH)
                    .parse(text, quag.game()),
            List.of("9G MOMI", "H8 .IAT", "exch AI", "-IM", "pass")),
        new FuzzedParser(
            "crossword players",
            dev.hindsight.crossword.play.players.PlayerSpec::parse,
            List.of(
                "static:leaves=a.klv2,follow=true,placement=built-in",
                "simulate:seconds=1,infer=true",
                "replies:candidates=4,racks=30,share=60",
                "static:endgame=1,pre-endgame=2",
                "score")),
        new FuzzedParser(
            "boards",
            BoardLayout::parse,
            List.of("# small\nstart 2B\n=.'\n.-.\n'.=\n", "1, 1\n=.'\n.-.\n'.=\n")),
        new FuzzedParser(
            "tiles",
            text -> TileSet.parse("fuzz", text),
            List.of("?,?,1,0,0\nA,a,3,1,1\nCH,ch,1,5,0\nT,t,2,1,0\n", "?,2,0,0\nA,9,1,1\n")),
        new FuzzedParser(
            "racks", text -> TileCounts.parse(ENGLISH.tiles(), text), List.of("AEINST?", "QU")));
  }
}
