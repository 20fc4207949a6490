/// The script that drags the edge of an iPad's window and watches the page follow.
enum WindowDrag {
    /// A size asked for this often, as a fast pointing device asks.
    static let inputsPerSecond = 120
    static let seconds = 5

    /// What came of it. Times are in milliseconds by the page's clock.
    struct Outcome: Decodable, Sendable {
        /// For each input, the time until the window had its size or that of a later one.
        var latencies: [Double]
        /// How often the window changed until the last input was made.
        var updates: Int
        /// From the first input to the last.
        var duration: Double
        /// The inputs without effect yet when the last was made, that one included.
        var backlog: Int
    }

    /// An expression for a promise of the outcome.
    ///
    /// The width swings a point at a time between a phone's and almost the whole screen, and so crosses each size class's
    /// border. A width comes again only after seconds: the one on the page tells which input it is from.
    /// - Parameter size: the device's screen, in points.
    static func script(device: String, size: (width: Int, height: Int)) -> String {
        """
        (async () => {
            const device = document.querySelector('[data-device="\(device)"]');
            const count = \(inputsPerSecond * seconds);
            const span = \(size.width) - 40 - 360;
            const width = input => 360 + Math.abs(span - input % (2 * span));
            const inputByWidth = new Map();
            const sent = [];
            const latencies = [];
            let updates = 0;
            const look = () => {
                const shown = parseFloat(device.querySelector('[data-id="device/window"]').style.width);
                const input = inputByWidth.get(shown);
                if (input === undefined || input < latencies.length) return;
                const now = performance.now();
                updates += 1;
                while (latencies.length <= input) latencies.push(now - sent[latencies.length]);
            };
            new MutationObserver(look).observe(device, { subtree: true, attributes: true, childList: true });
            const pause = () => new Promise(done => setTimeout(done, 1));
            const start = performance.now();
            while (sent.length < count) {
                while (sent.length < count && sent.length * \(1000 / Double(inputsPerSecond)) <= performance.now() - start) {
                    const text = `resize ${width(sent.length)}x\(size.height)`;
                    inputByWidth.set(width(sent.length), sent.length);
                    sent.push(performance.now());
                    tappedSocket.send(JSON.stringify({ type: "event", device: device.dataset.device, text }));
                }
                if (sent.length < count) await pause();
            }
            const outcome = { updates, duration: performance.now() - start, backlog: count - latencies.length };
            const end = performance.now() + 5000;
            while (latencies.length < count && performance.now() < end) await pause();
            return { ...outcome, latencies };
        })()
        """
    }
}
