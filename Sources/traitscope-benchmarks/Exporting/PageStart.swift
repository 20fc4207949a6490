/// The script that turns a device as soon as its page can be used, and tells when that was answered.
enum PageStart {
    /// Milliseconds since the page was asked for.
    struct Outcome: Decodable, Sendable {
        /// First contentful paint.
        var paint: Double
        /// The first event has changed the page.
        var alive: Double
    }

    static func measure(_ address: String, in chromium: Chromium) async throws -> Outcome {
        let page = try await chromium.open(address, after: script)
        try await page.wait(until: "globalThis.alive && performance.getEntriesByName('first-contentful-paint').length")
        let outcome = try await page.evaluate(
            "({ paint: performance.getEntriesByName('first-contentful-paint')[0].startTime, alive: globalThis.alive })",
            as: Outcome.self
        )
        try await page.close()
        return outcome
    }

    private static let script = """
        document.addEventListener("DOMContentLoaded", () => {
            const device = document.querySelector("[data-device]");
            const entry = device.dataset.entry;
            const answer = new MutationObserver(() => {
                if (document.querySelector("[data-device]").dataset.entry === entry) return;
                answer.disconnect();
                globalThis.alive = performance.now();
            });
            answer.observe(document.querySelector('[data-region="board"]'), { subtree: true, childList: true, attributes: true });
            const start = () => {
                if (document.body.dataset.ready === undefined) return;
                ready.disconnect();
                device.querySelector('[data-field="rotate"]').click();
            };
            const ready = new MutationObserver(start);
            ready.observe(document.body, { attributes: true });
            start();
        });
        """
}
