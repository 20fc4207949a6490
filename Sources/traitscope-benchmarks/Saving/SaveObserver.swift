/// The script that tells when a saved word is on a page's devices.
enum SaveObserver {
    /// What it reports.
    struct Sighting: Decodable, Sendable {
        /// The number in the word.
        var number: Int
        /// `performance.now()` when the last of the devices had it.
        var time: Double
    }

    /// Installs it.
    ///
    /// A mutation observer is called when the script that changed the document has done its work and before anything is
    /// drawn, so one look at the clock covers all that this script changed. Only what changed is searched: the script
    /// must not take time of its own that grows with the page.
    /// - Parameter devices: how many must show a word, each in an element with `data-device`.
    static func script(devices: Int) -> String {
        """
        const seen = new Map();
        const look = (node, text) => {
            const found = /save(\\d{4})/.exec(text);
            const device = found && (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest("[data-device]");
            if (!device) return;
            const number = Number(found[1]);
            if (!seen.has(number)) seen.set(number, new Set());
            const having = seen.get(number);
            const before = having.size;
            having.add(device.dataset.device);
            if (having.size === \(devices) && before < having.size) {
                \(BrowserPage.binding)(JSON.stringify({ number, time: performance.now() }));
            }
        };
        new MutationObserver(records => {
            for (const record of records) {
                if (record.type === "characterData") look(record.target, record.target.data);
                for (const node of record.addedNodes) look(node, node.textContent);
            }
        }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
        """
    }
}
