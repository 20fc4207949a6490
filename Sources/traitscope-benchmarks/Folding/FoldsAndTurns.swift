/// The script that folds and turns all phones of a page by turns, and tells how long each took to be on all of them.
enum FoldsAndTurns {
    /// Times in milliseconds.
    struct Outcome: Decodable, Sendable {
        var folds: [Double]
        var turns: [Double]
    }

    static let rounds = 20
    private static let warmUp = 4

    /// An expression that gives the outcome.
    ///
    /// Each event changes the width of every screen, which the page is asked for when a script has changed the document.
    /// - Parameter devices: how many there are on the page.
    static func script(devices: Int) -> String {
        """
        (async () => {
            const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
            const widths = () => [...document.querySelectorAll('[data-id="device/screen"]')].map((screen) => screen.style.width);
            const device = document.querySelector("[data-device]").dataset.device;
            const time = async (text) => {
                const before = widths();
                const start = performance.now();
                const end = new Promise((resolve) => {
                    const observer = new MutationObserver(() => {
                        const now = widths();
                        if (now.length !== \(devices) || now.some((width, index) => width === before[index])) return;
                        observer.disconnect();
                        resolve(performance.now());
                    });
                    observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
                });
                tappedSocket.send(JSON.stringify({ type: "event", device, text, mirrored: true }));
                return (await end) - start;
            };
            const outcome = { folds: [], turns: [] };
            for (let round = 0; round < \(warmUp + rounds); round += 1) {
                // With no update under way, and of uneven length, so that pauses do not synchronise with the browser's frames.
                for (const [list, there, back] of [["folds", "fold open", "fold closed"], ["turns", "rotate landscape", "rotate portrait"]]) {
                    await pause(400 + (round * 7) % 17);
                    outcome[list].push(await time(there));
                    await pause(400 + (round * 5) % 13);
                    outcome[list].push(await time(back));
                }
            }
            return { folds: outcome.folds.slice(\(2 * warmUp)), turns: outcome.turns.slice(\(2 * warmUp)) };
        })()
        """
    }
}
