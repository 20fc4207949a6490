/// What a mirrored tap, a save and a step of the scale have the browser do, from the step until nothing moves any more.
///
/// Counted and not timed: the figures are the same on a machine that does other work.
enum PaintBenchmark {
    private static let steps = 10
    private static let warmUp = 2
    /// Longer than any movement on the page.
    private static let rest = 700

    static func run() async throws {
        let (taps, saves) = try await Chromium.run { chromium in
            try await TwelveDevices.withPage(in: chromium) { page, file in
                (try await traceTaps(on: page), try await traceSaves(of: file, on: page))
            }
        }
        let count = 2 * TwelveDevices.count
        let zooms = try await Chromium.run { chromium in
            try await TwelveDevices.withPage(in: chromium, TwelveDevices.inBothStyles, count: count) { page, _ in
                try await trace(click(#"document.querySelector(`.toolbar [data-action="${number % 2 ? "zoom-out" : "zoom-in"}"]`)"#), on: page)
            }
        }
        table(taps: taps, saves: saves, zooms: zooms, devices: count).print()
    }

    private static func traceTaps(on page: BrowserPage) async throws -> TraceCounts {
        try await page.run(#"document.querySelector('[data-action="toggle-mirror"]').click()"#)
        return try await trace(
            click(#"document.querySelector(`[data-device] [data-id="${number % 2 ? "nav/bar/back" : "home.next"}"]`)"#), on: page)
    }

    private static func traceSaves(of file: SavedFile, on page: BrowserPage) async throws -> TraceCounts {
        for number in 1...warmUp { try await save(file, number) }
        return try await page.trace {
            for number in 1...steps { try await save(file, warmUp + number) }
        }
    }

    private static func save(_ file: SavedFile, _ number: Int) async throws {
        _ = try file.save(number)
        try await Task.sleep(for: .milliseconds(rest))
    }

    /// A script that clicks on what an expression finds, `count` times, and rests after each.
    private static func click(_ target: String) -> (_ count: Int) -> String {
        { count in
            """
            (async () => {
                for (let number = 0; number < \(count); number += 1) {
                    \(target).click();
                    await new Promise((resolve) => setTimeout(resolve, \(rest)));
                }
                return true;
            })()
            """
        }
    }

    private static func trace(_ script: (_ count: Int) -> String, on page: BrowserPage) async throws -> TraceCounts {
        _ = try await page.evaluate(script(warmUp), as: Bool.self)
        let script = script(steps)
        return try await page.trace { _ = try await page.evaluate(script, as: Bool.self) }
    }

    private static func table(taps: TraceCounts, saves: TraceCounts, zooms: TraceCounts, devices: Int) -> BenchmarkTable {
        var table = BenchmarkTable("What the browser does for each of \(steps) steps, by a trace", columns: TraceCounts.columns)
        table.add("a tap mirrored on \(TwelveDevices.count) devices", taps.cells(forEachOf: steps))
        table.add("a save, \(TwelveDevices.count) devices", saves.cells(forEachOf: steps))
        table.add("a step of the scale, \(devices) devices", zooms.cells(forEachOf: steps))
        table.note("To the end of its animations. Paints are frames in which something was painted; forced is what a script waited for.")
        table.note("Aim: for a tap and a save one forced style, after the paint; a step asks once where devices stand, then redraws them.")
        return table
    }
}
