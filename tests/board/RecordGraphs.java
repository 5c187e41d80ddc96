// Records the graphs that Ludii builds, for tests/board/record_graphs.py: reads one container call a line; writes for
// each line a JSON object with the board's vertices, edges, cells, basis, shape and pivots, or only "refused" where
// Ludii does not create a game on that board.

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Locale;
import java.util.StringJoiner;

import compiler.Compiler;
import game.Game;
import game.util.graph.Edge;
import game.util.graph.Face;
import game.util.graph.Graph;
import game.util.graph.Vertex;
import main.grammar.Description;
import main.grammar.Report;
import main.options.UserSelections;

public class RecordGraphs {
    private static final String BEFORE = "(game \"T\" (players 2) (equipment { ";
    private static final String AFTER = " (piece \"Ball\" Each) }) (rules (play (forEach Piece)) "
        + "(end (if (no Moves Next) (result Mover Win)))))";

    public static void main(String[] args) throws Exception {
        PrintStream answers = System.out;
        // Ludii prints what it thinks of descriptions.
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(System.out);
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            answers.println(recorded(line));
            answers.flush();
        }
    }

    private static String recorded(String call) {
        try {
            Description description = new Description(BEFORE + call + AFTER);
            Game game = (Game) Compiler.compile(description, new UserSelections(new ArrayList<>()), new Report(), false);
            return described((Graph) game.board().topology().graph());
        } catch (Exception | Error refusal) {
            return "{\"refused\": true}";
        }
    }

    private static String described(Graph graph) {
        StringJoiner vertices = list();
        StringJoiner pivots = list();
        for (Vertex vertex : graph.vertices()) {
            vertices.add(list(vertex.pt().x(), vertex.pt().y(), vertex.pt().z()));
            pivots.add(vertex.pivot() == null ? "-1" : "" + vertex.pivot().id());
        }
        StringJoiner edges = list();
        for (Edge edge : graph.edges()) {
            edges.add("[" + edge.vertexA().id() + ", " + edge.vertexB().id() + "]");
        }
        StringJoiner cells = list();
        StringJoiner middles = list();
        for (Face face : graph.faces()) {
            StringJoiner corners = list();
            for (Vertex vertex : face.vertices()) {
                corners.add("" + vertex.id());
            }
            cells.add(corners.toString());
            middles.add(list(face.pt().x(), face.pt().y(), face.pt().z()));
        }
        return "{\"vertices\": " + vertices + ", \"edges\": " + edges + ", \"cells\": " + cells + ", \"middles\": " + middles
            + ", \"basis\": \"" + graph.basis() + "\", \"shape\": \"" + graph.shape() + "\", \"pivots\": " + pivots + "}";
    }

    private static StringJoiner list() {
        return new StringJoiner(", ", "[", "]");
    }

    private static String list(double x, double y, double z) {
        return String.format(Locale.ROOT, "[%.6f, %.6f, %.6f]", x, y, z);
    }
}
