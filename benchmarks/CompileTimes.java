// Times Ludii's compiling of descriptions, for benchmarks/checking.py: reads one path a line; writes for each line the
// seconds by the clock and of the thread that compiles, and "yes" or "no": whether the description compiles.

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Locale;

import compiler.Compiler;
import main.grammar.Description;
import main.grammar.Report;
import main.options.UserSelections;

public class CompileTimes {
    public static void main(String[] args) throws Exception {
        PrintStream answers = System.out;
        // Ludii prints what it thinks of descriptions.
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(System.out);
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String text = new String(Files.readAllBytes(Paths.get(line)), StandardCharsets.UTF_8);
            long clock = System.nanoTime();
            long processor = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            boolean compiles = compiles(text);
            processor = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - processor;
            clock = System.nanoTime() - clock;
            String verdict = compiles ? "yes" : "no";
            answers.println(String.format(Locale.ROOT, "%.6f %.6f %s", clock * 1e-9, processor * 1e-9, verdict));
            answers.flush();
        }
    }

    private static boolean compiles(String text) {
        try {
            UserSelections defaults = new UserSelections(new ArrayList<>());
            return Compiler.compile(new Description(text), defaults, new Report(), false) != null;
        } catch (Exception | Error fault) {
            return false;
        }
    }
}
