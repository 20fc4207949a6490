/// The script that taps with the mirror on, and tells how long each tap took to be on all devices.
enum MirroredTaps {
    /// Times in milliseconds.
    struct Outcome: Decodable, Sendable {
        var pushes: [Double]
        var pops: [Double]
    }

    static let rounds = 25
    private static let warmUp = 5

    /// An expression that gives the outcome.
    ///
    /// A mutation observer is called when the script that changed the document has done its work, so that its look at the
    /// clock covers all that this script changed.
    /// - Parameter devices: how many there are on the page.
    static func script(devices: Int) -> String {
        """
        (async () => {
            const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
            const click = async (id, shown) => {
                const target = document.querySelector(`[data-device] [data-id="${id}"]`);
                const start = performance.now();
                const end = new Promise((resolve) => {
                    const observer = new MutationObserver(() => {
                        if (document.querySelectorAll(`[data-id="${shown}"]`).length < \(devices)) return;
                        observer.disconnect();
                        resolve(performance.now());
                    });
                    observer.observe(document.documentElement, { subtree: true, childList: true });
                });
                target.click();
                return (await end) - start;
            };
            document.querySelector('[data-action="toggle-mirror"]').click();
            const outcome = { pushes: [], pops: [] };
            for (let round = 0; round < \(warmUp + rounds); round += 1) {
                // With no update under way, and of uneven length, so that pauses do not synchronise with the browser's frames.
                await pause(400 + (round * 7) % 17);
                outcome.pushes.push(await click("home.next", "detail"));
                await pause(400 + (round * 5) % 13);
                outcome.pops.push(await click("nav/bar/back", "home"));
            }
            return { pushes: outcome.pushes.slice(\(warmUp)), pops: outcome.pops.slice(\(warmUp)) };
        })()
        """
    }
}
