// Prints what Ludii makes of boards: a JSON object for each description read from stdin (one a line).
// java -cp Ludii.jar RecordTopology.java < descriptions; see record_topology.py.

import compiler.Compiler;
import game.Game;
import game.equipment.container.Container;
import game.equipment.container.board.Track;
import game.types.board.RelationType;
import game.types.board.SiteType;
import game.util.directions.AbsoluteDirection;
import game.util.directions.CompassDirection;
import game.util.directions.DirectionFacing;
import game.util.graph.GraphElement;
import game.util.graph.Perimeter;
import game.util.graph.Radial;
import game.util.graph.Step;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import main.grammar.Description;
import main.grammar.Report;
import main.options.UserSelections;
import org.json.JSONArray;
import org.json.JSONObject;
import other.topology.Edge;
import other.topology.Topology;
import other.topology.TopologyElement;

public final class RecordTopology {
    public static void main(final String[] args) throws Exception {
        final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        final BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            JSONObject board;
            try {
                final UserSelections selections = new UserSelections(new ArrayList<>());
                board = board((Game) Compiler.compile(new Description(line), selections, new Report(), false));
            } catch (final Throwable fault) {
                board = new JSONObject().put("error", true);
            }
            out.println(board);
        }
    }

    private static JSONObject board(final Game game) {
        final Topology topology = game.board().topology();
        final JSONObject board = new JSONObject();
        for (final SiteType kind : SiteType.values()) {
            board.put(kind.name(), kind(topology, kind));
        }
        final JSONArray perimeters = new JSONArray();
        for (final Perimeter perimeter : topology.graph().perimeters()) {
            perimeters.put(ids(perimeter.elements().toArray(new GraphElement[0])));
        }
        final JSONArray crossings = new JSONArray();
        for (final Edge a : topology.edges()) {
            for (final Edge b : topology.edges()) {
                if (a.doesCross(b.index())) {
                    crossings.put(new JSONArray().put(a.index()).put(b.index()));
                }
            }
        }
        final JSONArray tracks = new JSONArray();
        for (final Track track : game.board().tracks()) {
            tracks.put(track(track));
        }
        final JSONArray containers = new JSONArray();
        for (int n = 0; n < game.equipment().containers().length; n++) {
            final Container container = game.equipment().containers()[n];
            containers.put(new JSONArray().put(container.name()).put(container.owner())
                .put(container.numSites()).put(game.equipment().sitesFrom()[n]));
        }
        return board.put("use", game.board().defaultSite().name()).put("perimeters", perimeters)
            .put("crossings", crossings).put("tracks", tracks).put("containers", containers)
            .put("sides_of_cells", topology.numEdges());
    }

    private static JSONArray track(final Track track) {
        final JSONArray places = new JSONArray();
        if (track.elems() != null) {
            for (final Track.Elem place : track.elems()) {
                places.put(new JSONArray().put(place.site).put(place.nextIndex).put(place.prevIndex).put(place.bump));
            }
        }
        return new JSONArray().put(track.name()).put(track.owner()).put(track.islooped())
            .put(track.hasInternalLoop()).put(places);
    }

    private static JSONObject kind(final Topology topology, final SiteType kind) {
        topology.preGenerateDistanceToEachElementToEachOther(kind, RelationType.Adjacent);
        final JSONObject sides = new JSONObject();
        for (final CompassDirection direction : CompassDirection.values()) {
            final List<TopologyElement> side = topology.sides(kind).get(direction);
            if (!side.isEmpty()) {
                sides.put(direction.name(), sites(side));
            }
        }
        final JSONArray sites = new JSONArray();
        for (final TopologyElement site : topology.getGraphElements(kind)) {
            sites.put(site(topology, kind, site));
        }
        return new JSONObject()
            .put("regions", new JSONArray()
                .put(sites(topology.inner(kind))).put(sites(topology.outer(kind)))
                .put(sites(topology.perimeter(kind))).put(sites(topology.corners(kind)))
                .put(sites(topology.cornersConvex(kind))).put(sites(topology.cornersConcave(kind)))
                .put(sites(topology.major(kind))).put(sites(topology.minor(kind)))
                .put(sites(topology.centre(kind))).put(sites(topology.left(kind)))
                .put(sites(topology.right(kind))).put(sites(topology.top(kind)))
                .put(sites(topology.bottom(kind))).put(sites(topology.axial(kind)))
                .put(sites(topology.horizontal(kind))).put(sites(topology.vertical(kind)))
                .put(sites(topology.angled(kind))).put(sites(topology.slash(kind)))
                .put(sites(topology.slosh(kind))))
            .put("sides", sides)
            .put("grid", new JSONArray().put(lists(topology.rows(kind))).put(lists(topology.columns(kind)))
                .put(lists(topology.layers(kind))))
            .put("phases", lists(topology.phases(kind)))
            .put("directions", new JSONArray().put(names(topology.supportedOrthogonalDirections(kind)))
                .put(names(topology.supportedDiagonalDirections(kind)))
                .put(names(topology.supportedOffDirections(kind)))
                .put(names(topology.supportedAdjacentDirections(kind)))
                .put(names(topology.supportedDirections(kind))))
            .put("sites", sites);
    }

    private static JSONObject site(final Topology topology, final SiteType kind, final TopologyElement site) {
        final JSONObject radials = new JSONObject();
        final JSONObject lines = new JSONObject();
        final JSONObject steps = new JSONObject();
        for (final AbsoluteDirection direction : AbsoluteDirection.values()) {
            final JSONArray ways = new JSONArray();
            for (final Radial radial : topology.trajectories().radials(kind, site.index()).inDirection(direction)) {
                ways.put(ids(radial.steps()));
            }
            final JSONArray pairs = new JSONArray();
            for (final Radial radial : topology.trajectories().radials(kind, site.index())
                .distinctInDirection(direction)) {
                final JSONArray pair = new JSONArray().put(ids(radial.steps()));
                pairs.put(radial.opposites() == null ? pair : pair.put(ids(radial.opposites().get(0).steps())));
            }
            if (ways.length() > 0) {
                radials.put(direction.name(), ways);
                lines.put(direction.name(), pairs);
            }
            for (final SiteType to : SiteType.values()) {
                final JSONArray targets = new JSONArray();
                for (final Step step : topology.trajectories().steps(kind, site.index(), to, direction)) {
                    targets.put(step.to().id());
                }
                if (targets.length() > 0) {
                    steps.put(direction.name() + " " + to.name(), targets);
                }
            }
        }
        return new JSONObject()
            .put("label", site.label())
            .put("place", new JSONArray().put(site.row()).put(site.col()).put(site.layer()))
            .put("neighbours", new JSONArray().put(sites(site.orthogonal())).put(sites(site.diagonal()))
                .put(sites(site.off())).put(sites(site.adjacent())).put(sites(site.neighbours())))
            .put("incident", new JSONArray().put(sites(site.vertices())).put(sites(site.edges()))
                .put(sites(site.cells())))
            .put("directions", names(site.supportedDirections()))
            .put("rings", lists(site.sitesAtDistance()))
            .put("radials", radials)
            .put("lines", lines)
            .put("steps", steps);
    }

    private static JSONArray sites(final List<? extends TopologyElement> elements) {
        final JSONArray sites = new JSONArray();
        for (final TopologyElement element : elements) {
            sites.put(element.index());
        }
        return sites;
    }

    private static JSONArray lists(final List<List<TopologyElement>> lists) {
        final JSONArray result = new JSONArray();
        for (final List<TopologyElement> list : lists) {
            result.put(sites(list));
        }
        return result;
    }

    private static JSONArray ids(final GraphElement[] elements) {
        final JSONArray ids = new JSONArray();
        for (final GraphElement element : elements) {
            ids.put(element.id());
        }
        return ids;
    }

    private static JSONArray names(final List<DirectionFacing> directions) {
        final JSONArray names = new JSONArray();
        for (final DirectionFacing direction : directions) {
            names.put(direction.toString());
        }
        return names;
    }
}
