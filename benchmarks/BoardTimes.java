// Times Ludii's building of boards, for benchmarks/boards.py: reads one description a line, as a JSON string; writes for
// each line the seconds for the graph alone and for the whole topology, each the best of some runs, or "-" where Ludii
// does not compile the description.

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Locale;

import compiler.Compiler;
import game.Game;
import game.equipment.container.board.Board;
import game.functions.graph.GraphFunction;
import game.types.board.SiteType;
import main.Constants;
import main.grammar.Description;
import main.grammar.Report;
import main.options.UserSelections;
import other.topology.Topology;
import other.topology.TopologyElement;

public class BoardTimes {
    public static void main(String[] args) throws Exception {
        int runs = Integer.parseInt(args[0]);
        PrintStream answers = System.out;
        // Ludii prints what it thinks of descriptions.
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(System.out);
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String answer;
            try {
                answer = timed(unquoted(line), runs);
            } catch (Exception | Error fault) {
                answer = "-";
            }
            answers.println(answer);
            answers.flush();
        }
    }

    private static String timed(String text, int runs) throws Exception {
        Description description = new Description(text);
        Game game = (Game) Compiler.compile(description, new UserSelections(new ArrayList<>()), new Report(), false);
        Board board = game.board();
        Field field = Board.class.getDeclaredField("graphFunction");
        field.setAccessible(true);
        GraphFunction graph = (GraphFunction) field.get(board);
        double graphTime = Double.MAX_VALUE;
        double boardTime = Double.MAX_VALUE;
        for (int run = 0; run < runs; run++) {
            long start = processorTime();
            graph.eval(null, board.defaultSite());
            graphTime = Math.min(graphTime, (processorTime() - start) * 1e-9);
            board.setTopology(new Topology());
            start = processorTime();
            build(board);
            boardTime = Math.min(boardTime, (processorTime() - start) * 1e-9);
        }
        return String.format(Locale.ROOT, "%.6f %.6f", graphTime, boardTime);
    }

    /** The processor time of this thread, in nanoseconds. */
    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** What Ludii works out for a board when a game is made, without the tables that only some rules and players need. */
    private static void build(Board board) {
        board.createTopology(0, Constants.UNDEFINED);
        Topology topology = board.topology();
        for (SiteType type : SiteType.values()) {
            topology.computeRelation(type);
            topology.computeSupportedDirection(type);
            for (TopologyElement element : topology.getGraphElements(type)) {
                topology.convertPropertiesToList(type, element);
            }
            topology.computeRows(type, false);
            topology.computeColumns(type, false);
            if (!board.isBoardless()) {
                topology.crossReferencePhases(type);
                topology.computeLayers(type);
                topology.computeCoordinates(type);
            }
        }
    }

    /** The text of a JSON string. */
    private static String unquoted(String line) {
        StringBuilder text = new StringBuilder();
        for (int at = 1; at < line.length() - 1; at++) {
            char character = line.charAt(at);
            if (character != '\\') {
                text.append(character);
                continue;
            }
            at++;
            switch (line.charAt(at)) {
                case 'n': text.append('\n'); break;
                case 't': text.append('\t'); break;
                case 'r': text.append('\r'); break;
                case 'u':
                    text.append((char) Integer.parseInt(line.substring(at + 1, at + 5), 16));
                    at += 4;
                    break;
                default: text.append(line.charAt(at));
            }
        }
        return text.toString();
    }
}
