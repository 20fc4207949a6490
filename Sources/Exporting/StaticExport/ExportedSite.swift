import Foundation
import JSON
import Lessons
import PlaygroundModel
import PlaygroundReader
import PlaygroundSchema
import WireframeHTML

/// The playgrounds of a folder as files for a static host. Addresses are relative, so the site works in any folder and from disk.
package struct ExportedSite: Sendable {
    package struct Source: Sendable {
        package var name: String
        package var reading: PlaygroundFile.ReadResult
        package var attachment: @Sendable (String) -> [UInt8]?

        package init(name: String, reading: PlaygroundFile.ReadResult, attachment: @escaping @Sendable (String) -> [UInt8]?) {
            self.name = name
            self.reading = reading
            self.attachment = attachment
        }
    }

    package struct File: Sendable {
        package var path: String
        package var text: String
    }

    /// The files in the order in which they are written. Files that a page needs precede the page.
    package let files: [File]

    private static let engineName = "engine.js"
    private static let indexName = "index.html"

    /// - Parameters:
    ///   - course: The lessons in the folder, in the order of the list.
    ///   - events: The events applied to every device before a page begins.
    ///   - progress: Called with the number of finished pages and the total.
    package init(
        _ folder: String, _ sources: [Source], course: Course? = nil, contents: Contents? = nil, after events: [Event] = [], engine: PageEngine,
        files: PageFiles = .embedded, progress: (Int, Int) -> Void = { _, _ in }
    ) throws(ExportFailure) {
        let renderer = try files.renderer()
        let language = try SevenBitText.packed(LanguageData.lean)
        let script = "globalThis.traitscopeEngine = \"\(engine.text)\";\nglobalThis.traitscopeLanguage = \"\(language)\";\n"
        let shared = File(path: Self.engineName, text: script)
        let sources = course?.ordered(sources) { $0.reading.lesson?.fileName } ?? sources
        try self.init(folder, sources, course, contents, beside: [shared], files, renderer, progress) { source, up throws(ExportFailure) in
            try ExportedPage(
                source.reading, attachment: source.attachment, after: events, engine: .script(up + Self.engineName),
                home: up + Self.indexName, before: Self.lesson(after: source, among: sources, course, up), files: files,
                renderer: renderer
            ).html
        }
    }

    private static func lesson(after source: Source, among sources: [Source], _ course: Course?, _ up: String) -> Lesson.Next? {
        guard course != nil, let place = sources.firstIndex(where: { $0.name == source.name }), place + 1 < sources.count else { return nil }
        let next = sources[place + 1]
        guard next.reading.lesson != nil, let title = next.reading.playground?.title else { return nil }
        return Lesson.Next(title: title, link: up + address(of: path(of: next.name)))
    }

    /// - Parameter events: The events applied to every device before the page is drawn.
    package init(
        stillsOf folder: String, _ sources: [Source], contents: Contents? = nil, after events: [Event] = [], files: PageFiles = .embedded,
        progress: (Int, Int) -> Void = { _, _ in }
    ) throws(ExportFailure) {
        let renderer = try files.stillRenderer()
        try self.init(folder, sources, nil, contents, beside: [], files, renderer, progress) { source, up throws(ExportFailure) in
            try ExportedStill(source.reading, after: events, home: up + Self.indexName, files: files, renderer: renderer).html
        }
    }

    private init(
        _ folder: String, _ sources: [Source], _ course: Course?, _ contents: Contents?, beside shared: [File], _ files: PageFiles, _ renderer: PageRenderer,
        _ progress: (Int, Int) -> Void, page: (Source, _ up: String) throws(ExportFailure) -> String
    ) throws(ExportFailure) {
        var made = shared
        var entries: [IndexPage.Entry] = []
        for (index, source) in sources.enumerated() {
            progress(index, sources.count)
            let path = Self.path(of: source.name)
            let up = String(repeating: "../", count: source.name.split(separator: "/").count - 1)
            made.append(File(path: path, text: try page(source, up)))
            entries.append(
                IndexPage.Entry(
                    title: source.reading.playground?.title ?? source.name, summary: source.reading.playground?.summary,
                    fileName: source.name, link: Self.address(of: path), devices: source.reading.playground?.devices ?? []
                )
            )
        }
        let about = course.map { IndexPage.Course(title: $0.title, paragraphs: $0.paragraphs) }
        let index = IndexPage(
            folder: folder, course: about, entries: entries, groups: contents?.groups ?? [], assets: PageInliner.assets, socket: "",
            revision: 0)
        made.append(File(path: Self.indexName, text: try PageInliner(files: files).small(renderer.index(index))))
        self.files = made
    }

    private static func path(of name: String) -> String {
        let stem = name.hasSuffix(".toml") ? String(name.dropLast(".toml".count)) : name
        return (stem == "index" ? "index.playground" : stem) + ".html"
    }

    private static func address(of path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))) ?? path
    }
}
