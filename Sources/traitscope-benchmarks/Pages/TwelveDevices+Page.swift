extension TwelveDevices {
    /// Saves a playground of the twelve devices, serves it and opens its page, and runs `body` as soon as the page is live.
    /// Server and page are ended however that goes.
    /// - Parameters:
    ///   - text: the playground with a word in it; its file is saved with the first.
    ///   - count: how many devices it has.
    ///   - script: runs before any of the page's own.
    static func withPage<Result>(
        in chromium: Chromium, _ text: @escaping @Sendable (_ word: String) -> String = playground, count: Int = count,
        after script: String? = nil, _ body: (BrowserPage, SavedFile) async throws -> Result
    ) async throws -> Result {
        let folder = try ScratchFolder()
        let file = try SavedFile(
            folder: try folder.makeFolder("playgrounds"), name: fileName, draft: folder.path(of: "draft"), text: text
        )
        return try await TraitscopeServer.run(serving: file.folder) { server in
            let name = fileName.split(separator: ".")[0]
            let page = try await chromium.open(server.url + name, after: [socketTap, script].compactMap(\.self).joined())
            try await page.wait(until: "document.querySelectorAll('[data-device]').length === \(count)")
            try await page.wait(until: "document.body.dataset.ready !== undefined && tappedSocket?.readyState === WebSocket.OPEN")
            let result = try await body(page, file)
            try await page.close()
            return result
        }
    }

    /// What a script finds out on the page, by itself in a browser.
    static func outcome<Outcome: Decodable & Sendable>(
        of script: String, on text: @escaping @Sendable (_ word: String) -> String = playground, count: Int = count,
        as type: Outcome.Type = Outcome.self
    ) async throws -> Outcome {
        try await Chromium.run { chromium in
            try await withPage(in: chromium, text, count: count) { page, _ in try await page.evaluate(script, as: type) }
        }
    }

    /// Keeps the page's WebSocket at hand as `tappedSocket`.
    ///
    /// Inputs then go the way the page's own go, and the answers are the page's to handle as always.
    private static let socketTap = """
        window.WebSocket = class extends window.WebSocket {
            constructor(...address) {
                super(...address);
                window.tappedSocket = this;
            }
        };
        """
}
