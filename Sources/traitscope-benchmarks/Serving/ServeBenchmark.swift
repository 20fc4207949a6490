/// A page of twelve devices served: from the request to the last byte of the answer.
enum ServeBenchmark {
    private static let rounds = 50
    private static let warmUp = 5

    static func run() async throws {
        let folder = try ScratchFolder()
        let file = try SavedFile(
            folder: try folder.makeFolder("playgrounds"), name: TwelveDevices.fileName,
            draft: folder.path(of: "draft"), text: { TwelveDevices.playground($0) }
        )
        let (first, again): (Samples, Samples) = try await TraitscopeServer.run(serving: file.folder) { server in
            let client = try PageClient(port: server.port)
            return (try await afterSaves(of: file, client), try Self.again(client))
        }
        var table = BenchmarkTable("A page of \(TwelveDevices.count) devices served")
        table.add("first after a save", first)
        table.add("again", again)
        table.note("Aim: a median of at most 5 ms.")
        table.print()
    }

    private static var path: String { "/\(TwelveDevices.fileName.split(separator: ".")[0])" }

    private static func again(_ client: PageClient) throws -> Samples {
        Samples(try (0..<(warmUp + rounds)).map { _ in try client.get(path).time }.dropFirst(warmUp).map(\.self))
    }

    /// The first page that has the saved word; those before it are still of the version before.
    private static func afterSaves(of file: SavedFile, _ client: PageClient) async throws -> Samples {
        var times: [Duration] = []
        for number in 1...(warmUp + rounds) {
            _ = try file.save(number)
            times.append(try await time(untilPageHas: Array(SavedFile.word(number).utf8), client))
        }
        return Samples(Array(times.dropFirst(warmUp)))
    }

    private static func time(untilPageHas word: [UInt8], _ client: PageClient) async throws -> Duration {
        for _ in 0..<2000 {
            try await Task.sleep(for: .milliseconds(5))
            let page = try client.get(path)
            if page.body.contains(word) { return page.time }
        }
        throw NeverHappened(description: "The page never shows \(String(decoding: word, as: UTF8.self)).")
    }
}
