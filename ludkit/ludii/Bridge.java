// Plays games in the user's own Ludii and answers over stdio: one JSON object a line in, one a line out.
//
// Run by the JDK's source launcher, with nothing to compile beforehand: java -cp Ludii.jar Bridge.java
// The requests and answers are described in ludkit/ludii/client.py, the forms of keys, states and traces in
// docs/traces.md. Whatever Ludii itself prints goes to stderr, so that stdout carries the protocol alone.

import compiler.Compiler;
import game.Game;
import game.equipment.component.Component;
import game.equipment.container.Container;
import game.match.Subgame;
import game.rules.play.moves.Moves;
import game.types.board.SiteType;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import main.Constants;
import main.collections.FastTIntArrayList;
import main.grammar.Description;
import main.grammar.Report;
import main.options.Ruleset;
import main.options.UserSelections;
import org.apache.commons.rng.core.RandomProviderDefaultState;
import org.apache.commons.rng.core.source64.SplitMix64;
import org.json.JSONArray;
import org.json.JSONObject;
import other.GameLoader;
import other.action.Action;
import other.context.Context;
import other.move.Move;
import other.state.State;
import other.state.container.ContainerState;
import other.topology.TopologyElement;
import other.trial.Trial;
import parser.Parser;

public final class Bridge {
    private static final int PROTOCOL = 1;
    /** Every tenth ply of a trace shows each move with its consequences, unless there are more moves than this. */
    private static final int FULL_EVERY = 10;
    private static final int FULL_AT_MOST = 400;
    private static final long GRACE_AFTER_END_OF_INPUT_MS = 5_000;
    private static final String END_OF_INPUT = new String("end of input");

    private final Map<Integer, Game> games = new HashMap<>();
    private final Map<Integer, Position> positions = new HashMap<>();
    private int lastId = 0;

    public static void main(final String[] args) throws Exception {
        final PrintStream answers =
            new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        System.setOut(System.err);
        final BlockingQueue<String> requests = new LinkedBlockingQueue<>();
        final Thread reader = new Thread(() -> read(requests));
        reader.setDaemon(true);
        reader.start();

        final Bridge bridge = new Bridge();
        for (String line = requests.take(); line != END_OF_INPUT; line = requests.take()) {
            answers.println(bridge.answer(line));
            answers.flush();
        }
        System.exit(0);
    }

    /** Reads requests; when the asking process is gone, a move that is still being computed is of no use to anyone. */
    private static void read(final BlockingQueue<String> requests) {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                requests.add(line);
            }
            requests.add(END_OF_INPUT);
            Thread.sleep(GRACE_AFTER_END_OF_INPUT_MS);
        } catch (final Exception e) {
            e.printStackTrace();
        }
        Runtime.getRuntime().halt(0);
    }

    private String answer(final String line) {
        final JSONObject answer = new JSONObject();
        Object id = JSONObject.NULL;
        try {
            final JSONObject request = new JSONObject(line);
            id = request.opt("id");
            answer.put("ok", obey(request));
        } catch (final OutOfMemoryError e) {
            positions.clear();
            answer.put("error", error("memory", "Ludii ran out of memory"));
        } catch (final StackOverflowError e) {
            answer.put("error", error("stack", "Ludii ran out of stack: the rules call themselves too deeply"));
        } catch (final Refusal e) {
            answer.put("error", error(e.kind, e.getMessage()));
        } catch (final Throwable e) {
            e.printStackTrace();
            answer.put("error", error("ludii", rootMessage(e)));
        }
        answer.put("id", id);
        return answer.toString();
    }

    private Object obey(final JSONObject request) {
        final JSONArray unused = request.optJSONArray("unused");
        for (int i = 0; unused != null && i < unused.length(); i++) {
            positions.remove(unused.getInt(i));
            games.remove(unused.getInt(i));
        }
        switch (request.getString("do")) {
            case "hello":
                return new JSONObject()
                    .put("protocol", PROTOCOL)
                    .put("ludii", Constants.LUDEME_VERSION)
                    .put("java", System.getProperty("java.version"));
            case "compile":
                return compile(request);
            case "start":
                return show(keep(begin(request)), request);
            case "look":
                return show(request.getInt("position"), request);
            case "play": {
                final String applied = position(request).play(request.getString("move"));
                return show(request.getInt("position"), request).put("applied", applied);
            }
            case "copy":
                return keep(position(request).copy());
            case "playout":
                return playout(request);
            case "perft":
                return perft(request);
            case "bench":
                return bench(request);
            default:
                throw new Refusal("protocol", "no such request: " + request.getString("do"));
        }
    }

    // ------------------------------------------------------------------------------------------------ games

    private JSONObject compile(final JSONObject request) {
        final Description description = new Description(request.getString("text"));
        final List<String> options = strings(request.optJSONArray("options"));
        final String ruleset = request.optString("ruleset", "");
        if (!ruleset.isEmpty()) {
            options.addAll(optionsOf(ruleset, request.getString("text")));
        }
        final Game game;
        try {
            game = (Game) Compiler.compile(description, new UserSelections(options), new Report(), false);
        } catch (final RuntimeException e) {
            throw new Refusal("compile", rootMessage(e));
        }
        if (game == null) {
            throw new Refusal("compile", "Ludii makes no game of this description");
        }
        if (game.hasSubgames()) {
            for (final Subgame instance : game.instances()) {
                if (instance.getGame() == null) {
                    GameLoader.compileInstance(instance);
                }
            }
        }
        games.put(++lastId, game);
        final JSONObject header = new JSONObject()
            .put("game", game.name())
            .put("players", game.players().count())
            .put("default_site", game.hasSubgames() ? SiteType.Cell.name() : game.board().defaultSite().name());
        if (!game.hasSubgames()) {
            header.put("components", components(game)).put("containers", containers(game));
        }
        return new JSONObject().put("game", lastId).put("header", header).put("labels", labels(game));
    }

    private static JSONArray labels(final Game game) {
        final JSONArray labels = new JSONArray();
        if (!game.hasSubgames()) {
            for (final TopologyElement site : game.board().topology().getGraphElements(game.board().defaultSite())) {
                labels.put(site.label());
            }
        }
        return labels;
    }

    private static List<String> optionsOf(final String heading, final String text) {
        final Description description = new Description(text);
        final Report report = new Report();
        Parser.expandAndParse(description, new UserSelections(new ArrayList<>()), report, true, false);
        for (final Ruleset ruleset : description.rulesets()) {
            if (ruleset.heading().equals(heading)) {
                return ruleset.optionSettings();
            }
        }
        throw new Refusal("compile", "the description has no ruleset \"" + heading + "\"");
    }

    private static JSONArray components(final Game game) {
        final JSONArray rows = new JSONArray();
        for (final Component component : game.equipment().components()) {
            rows.put(component == null ? JSONObject.NULL : new JSONArray()
                .put(component.name())
                .put(component.owner())
                .put(component.getNameWithoutNumber() == null ? JSONObject.NULL : component.getNameWithoutNumber()));
        }
        return rows;
    }

    private static JSONArray containers(final Game game) {
        final JSONArray rows = new JSONArray();
        final Container[] containers = game.equipment().containers();
        for (int i = 0; i < containers.length; i++) {
            rows.put(new JSONObject()
                .put("name", containers[i].name())
                .put("owner", containers[i].owner())
                .put("sites", containers[i].numSites())
                .put("from", game.equipment().sitesFrom()[i]));
        }
        return rows;
    }

    private Position begin(final JSONObject request) {
        final Game game = games.get(request.getInt("game"));
        if (game == null) {
            throw new Refusal("protocol", "no such game: " + request.getInt("game"));
        }
        return Position.start(game, Long.parseLong(request.get("seed").toString()));
    }

    // -------------------------------------------------------------------------------------------- positions

    private int keep(final Position position) {
        positions.put(++lastId, position);
        return lastId;
    }

    private Position position(final JSONObject request) {
        final Position position = positions.get(request.getInt("position"));
        if (position == null) {
            throw new Refusal("protocol", "no such position: " + request.getInt("position"));
        }
        return position;
    }

    private JSONObject show(final int id, final JSONObject request) {
        final Position position = positions.get(id);
        final JSONObject view = new JSONObject()
            .put("position", id)
            .put("mover", position.mover())
            .put("legal", new JSONArray(position.legal().keySet()))
            .put("dups", position.duplicates())
            .put("state", position.state());
        if (request.optBoolean("full")) {
            view.put("full", position.full());
        }
        if (position.over()) {
            view.put("ranking", position.ranking()).put("winners", position.winners());
        }
        return view;
    }

    /**
     * A whole playout in one answer: the state at the start, and the lines of its trace after the header. Where the
     * picks are given they are numbers of any size, counted round the legal moves.
     */
    private JSONObject playout(final JSONObject request) {
        final Position position = begin(request);
        final JSONArray given = request.optJSONArray("picks");
        final SplitMix64 chooser = given == null ? chooser(request) : null;
        final int limit = given == null ? request.getInt("max_plies") : given.length();
        final boolean full = request.optBoolean("full");
        final JSONObject start = position.state();
        final JSONArray lines = new JSONArray();
        int ply = 0;
        for (; ply < limit && !position.over(); ply++) {
            final List<String> keys = new ArrayList<>(position.legal().keySet());
            final JSONObject line = new JSONObject()
                .put("ply", ply).put("mover", position.mover()).put("legal", new JSONArray(keys));
            if (position.duplicates() > 0) {
                line.put("dups", position.duplicates());
            }
            if (full && ply % FULL_EVERY == 0 && keys.size() <= FULL_AT_MOST) {
                line.put("full", position.full());
            }
            lines.put(line);
            if (keys.isEmpty()) {
                break;
            }
            final int pick = given == null
                ? chooser.nextInt(keys.size()) : (int) Math.floorMod(given.getLong(ply), (long) keys.size());
            line.put("pick", pick).put("applied", position.play(keys.get(pick))).put("after", position.state());
        }
        return new JSONObject().put("start", start).put("lines", lines.put(position.end(ply)));
    }

    private static SplitMix64 chooser(final JSONObject request) {
        return new SplitMix64(Long.parseLong(request.get("chooser").toString()));
    }

    private JSONObject perft(final JSONObject request) {
        final Position root = begin(request);
        final int depth = request.getInt("depth");
        final JSONObject divide = new JSONObject();
        long total = 0;
        if (depth == 0) {
            total = 1;
        } else {
            for (final String key : root.legal().keySet()) {
                final Position child = root.copy();
                child.play(key);
                final long count = child.count(depth - 1);
                divide.put(key, count);
                total += count;
            }
        }
        return new JSONObject().put("count", total).put("divide", divide);
    }

    /** Random playouts with the whole legal list at every ply, for about so many seconds. */
    private JSONObject bench(final JSONObject request) {
        final Game game = games.get(request.getInt("game"));
        final SplitMix64 chooser = chooser(request);
        final int limit = request.getInt("max_plies");
        final long nanos = (long) (request.getDouble("seconds") * 1e9);
        final Trial trial = new Trial(game);
        final Context context = new Context(game, trial);
        long plies = 0;
        long playouts = 0;
        final long began = System.nanoTime();
        while (System.nanoTime() - began < nanos) {
            game.start(context);
            for (int ply = 0; ply < limit && !trial.over(); ply++, plies++) {
                final Moves legal = game.moves(context);
                if (legal.moves().isEmpty()) {
                    break;
                }
                game.apply(context, legal.moves().get(chooser.nextInt(legal.moves().size())));
            }
            playouts++;
        }
        return new JSONObject()
            .put("plies", plies).put("playouts", playouts).put("seconds", (System.nanoTime() - began) / 1e9);
    }

    // ---------------------------------------------------------------------------------------------- helpers

    private static List<String> strings(final JSONArray array) {
        final List<String> result = new ArrayList<>();
        for (int i = 0; array != null && i < array.length(); i++) {
            result.add(array.getString(i));
        }
        return result;
    }

    private static JSONObject error(final String kind, final String message) {
        return new JSONObject().put("kind", kind).put("message", message);
    }

    private static String rootMessage(final Throwable thrown) {
        Throwable root = thrown;
        String message = null;
        for (; root != null; root = root.getCause()) {
            if (root.getMessage() != null && (root.getCause() == null || root.getCause().getMessage() == null)) {
                message = root.getMessage();
                break;
            }
        }
        return (message == null ? thrown.toString() : message).trim();
    }

    /** A request that cannot be obeyed. */
    private static final class Refusal extends RuntimeException {
        private static final long serialVersionUID = 1L;
        final String kind;

        Refusal(final String kind, final String message) {
            super(message);
            this.kind = kind;
        }
    }

    /** A point in a game. */
    private static final class Position {
        private final Context context;
        /** Distinct legal moves by key, in the order of the keys; null when they have to be worked out. */
        private TreeMap<String, Move> legal;
        private int duplicates;

        private Position(final Context context) {
            this.context = context;
        }

        static Position start(final Game game, final long seed) {
            final Context context = new Context(game, new Trial(game));
            final byte[] state = new byte[Long.BYTES];
            for (int i = 0; i < state.length; i++) {
                state[i] = (byte) (seed >>> (8 * i));
            }
            context.rng().restoreState(new RandomProviderDefaultState(state));
            game.start(context);
            return new Position(context);
        }

        Position copy() {
            return new Position(Context.copyWithSeed(context));
        }

        int mover() {
            return context.currentInstanceContext().state().mover();
        }

        boolean over() {
            return context.trial().over();
        }

        int duplicates() {
            legal();
            return duplicates;
        }

        TreeMap<String, Move> legal() {
            if (legal == null) {
                legal = new TreeMap<>();
                duplicates = 0;
                final Map<String, List<String>> effects = new HashMap<>();
                if (!over()) {
                    for (final Move move : offered(context)) {
                        add(move, effects);
                    }
                }
            }
            return legal;
        }

        /** The legal moves; where players move at once, each choice of one together with each of the others. */
        private static Iterable<Move> offered(final Context context) {
            final Game game = context.game();
            final Moves moves = game.moves(context);
            if (!game.isSimultaneousMoveGame()) {
                return moves.moves();
            }
            List<List<Move>> choices = List.of(List.of());
            for (int player = 1; player <= game.players().count(); player++) {
                if (context.active(player)) {
                    final List<List<Move>> longer = new ArrayList<>();
                    for (final List<Move> chosen : choices) {
                        for (final Move move : moves.moves()) {
                            if (move.mover() == player) {
                                final List<Move> more = new ArrayList<>(chosen);
                                more.add(move);
                                longer.add(more);
                            }
                        }
                    }
                    choices = longer;
                }
            }
            final List<Move> joint = new ArrayList<>();
            for (final List<Move> chosen : choices) {
                joint.add(joint(chosen, game.players().count() + 1));
            }
            return joint;
        }

        /** One move of several, each with its consequences, but for those that are to come after all of them. */
        private static Move joint(final List<Move> chosen, final int mover) {
            final List<Action> parts = new ArrayList<>();
            final List<Moves> last = new ArrayList<>();
            for (final Move move : chosen) {
                final Move part = new Move(move.actions());
                for (final Moves consequence : move.then()) {
                    (consequence.applyAfterAllMoves() ? last : part.then()).add(consequence);
                }
                parts.add(part);
            }
            final Move joint = new Move(parts);
            joint.setMover(mover);
            joint.then().addAll(last);
            return joint;
        }

        /** Effects are compared only where two moves share their notation: working them out plays the move. */
        private void add(final Move move, final Map<String, List<String>> effects) {
            final String notation = move.toTrialFormat(null);
            final Move first = legal.get(notation);
            if (first == null) {
                legal.put(notation, move);
                return;
            }
            final List<String> known = effects.computeIfAbsent(notation, n -> new ArrayList<>(List.of(effect(first))));
            final String effect = effect(move);
            if (known.contains(effect)) {
                duplicates++;
            } else {
                known.add(effect);
                legal.put(notation + " #" + known.size(), move);
            }
        }

        private String effect(final Move move) {
            return move.getMoveWithConsequences(context).toTrialFormat(null);
        }

        JSONArray full() {
            final JSONArray effects = new JSONArray();
            for (final Move move : legal().values()) {
                effects.put(effect(move));
            }
            return effects;
        }

        String play(final String key) {
            final Move move = legal().get(key);
            if (move == null) {
                throw new Refusal("move", "not a legal move: " + key);
            }
            legal = null;
            return context.game().apply(context, move).toTrialFormat(null);
        }

        /** How many sequences of so many moves there are from here. */
        long count(final int depth) {
            if (depth == 0) {
                return 1;
            }
            if (depth == 1) {
                return legal().size();
            }
            long total = 0;
            for (final String key : legal().keySet()) {
                final Position child = copy();
                child.legal();
                child.play(key);
                total += child.count(depth - 1);
            }
            return total;
        }

        JSONArray ranking() {
            final JSONArray ranks = new JSONArray();
            final double[] ranking = context.trial().ranking();
            for (int player = 1; player < ranking.length; player++) {
                ranks.put(ranking[player]);
            }
            return ranks;
        }

        JSONArray winners() {
            return new JSONArray(context.winners().toArray());
        }

        JSONObject end(final int plies) {
            final JSONObject end = new JSONObject()
                .put("end", true).put("over", over()).put("plies", plies).put("active", context.numActive());
            if (over()) {
                end.put("ranking", ranking()).put("winner", context.trial().status().winner())
                    .put("winners", winners());
            }
            return end;
        }

        JSONObject state() {
            final Context playing = context.currentInstanceContext();
            final Game game = playing.game();
            final State state = playing.state();
            final JSONObject shown = new JSONObject()
                .put("mover", state.mover())
                .put("next", state.next())
                .put("prev", state.prev())
                .put("turn", state.numTurn())
                .put("same", state.numTurnSamePlayer())
                .put("over", over())
                .put("active", active(playing))
                .put("sites", sites(playing));
            if (game.requiresScore()) {
                shown.put("score", eachPlayer(game, playing::score));
            }
            if (game.requiresBet()) {
                shown.put("amount", eachPlayer(game, state::amount)).put("pot", state.pot());
            }
            if (game.hasHandDice()) {
                shown.put("dice", new JSONArray(state.currentDice()));
            }
            if (state.counter() != 0 && state.counter() != Constants.UNDEFINED) {
                shown.put("counter", state.counter());
            }
            if (state.temp() != Constants.UNDEFINED) {
                shown.put("temp", state.temp());
            }
            if (state.isPending()) {
                final int[] pending = state.pendingValues().toArray();
                Arrays.sort(pending);
                shown.put("pending", new JSONArray(pending));
            }
            remembered(state, shown);
            if (game.rules() != null && game.rules().phases() != null && game.rules().phases().length > 1) {
                shown.put("phase", eachPlayer(game, state::currentPhase));
            }
            if (state.numConsecutivesPasses() != 0) {
                shown.put("passes", state.numConsecutivesPasses());
            }
            if (context.game().hasSubgames()) {
                shown.put("instance", context.currentSubgameIdx());
            }
            return shown;
        }

        private static void remembered(final State state, final JSONObject shown) {
            if (state.getValueMap() != null && !state.getValueMap().isEmpty()) {
                final JSONObject vars = new JSONObject();
                for (final Object name : state.getValueMap().keys()) {
                    vars.put((String) name, state.getValueMap().get((String) name));
                }
                shown.put("vars", vars);
            }
            if (state.rememberingValues() != null && !state.rememberingValues().isEmpty()) {
                shown.put("remember", new JSONArray(state.rememberingValues().toArray()));
            }
            if (state.mapRememberingValues() != null && !state.mapRememberingValues().isEmpty()) {
                final JSONObject named = new JSONObject();
                for (final Map.Entry<String, FastTIntArrayList> entry : state.mapRememberingValues().entrySet()) {
                    named.put(entry.getKey(), new JSONArray(entry.getValue().toArray()));
                }
                shown.put("rememberNamed", named);
            }
        }

        private static JSONArray active(final Context playing) {
            final JSONArray players = new JSONArray();
            for (int player = 1; player <= playing.game().players().count(); player++) {
                if (playing.active(player)) {
                    players.put(player);
                }
            }
            return players;
        }

        private static JSONArray eachPlayer(final Game game, final java.util.function.IntUnaryOperator value) {
            final JSONArray values = new JSONArray();
            for (int player = 1; player <= game.players().count(); player++) {
                values.put(value.applyAsInt(player));
            }
            return values;
        }

        private static JSONArray sites(final Context playing) {
            final Game game = playing.game();
            final JSONArray rows = new JSONArray();
            for (final Container container : playing.containers()) {
                final ContainerState cs = playing.containerState(container.index());
                if (container.index() > 0) {
                    rows(rows, game, cs, SiteType.Cell, playing.sitesFrom()[container.index()], container.numSites());
                    continue;
                }
                final SiteType[] types = game.isGraphGame()
                    ? new SiteType[] {SiteType.Cell, SiteType.Vertex, SiteType.Edge}
                    : new SiteType[] {game.board().defaultSite()};
                for (final SiteType type : types) {
                    rows(rows, game, cs, type, 0, game.board().topology().getGraphElements(type).size());
                }
            }
            return rows;
        }

        private static void rows(
            final JSONArray rows, final Game game, final ContainerState cs,
            final SiteType type, final int from, final int sites
        ) {
            for (int site = from; site < from + sites; site++) {
                final JSONArray row = new JSONArray().put(type.name()).put(site);
                if (game.isDeductionPuzzle()) {
                    if (cs.isResolved(site, type)) {
                        rows.put(row.put(cs.what(site, type)));
                    }
                } else if (fill(row, game, cs, type, site)) {
                    rows.put(row);
                }
            }
        }

        private static boolean fill(
            final JSONArray row, final Game game, final ContainerState cs, final SiteType type, final int site
        ) {
            row.put(cs.count(site, type));
            boolean shown = cs.what(site, type) != 0 || cs.count(site, type) != 0
                || cs.state(site, type) != 0 || cs.value(site, type) != 0;
            final int levels = game.isStacking() ? cs.sizeStack(site, type) : 1;
            for (int level = 0; shown && level < levels; level++) {
                row.put(new JSONArray(new int[] {
                    cs.what(site, level, type), cs.who(site, level, type), cs.state(site, level, type),
                    cs.rotation(site, level, type), cs.value(site, level, type),
                }));
            }
            return shown;
        }
    }
}
