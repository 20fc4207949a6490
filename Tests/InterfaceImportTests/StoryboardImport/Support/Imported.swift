import Foundation
import InterfaceImport
import PlaygroundPipeline
import PlaygroundReader
import SampleDocuments
import Testing

/// An imported document and the resulting text.
struct Imported {
    let playground: ImportedPlayground

    var text: String { playground.text }
    var report: ImportReport { playground.report }
    var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    init(_ playground: ImportedPlayground) { self.playground = playground }

    init(_ document: String, name: String = "Main.storyboard") throws {
        playground = ImportedPlayground(try InterfaceBuilderDocument(Array(document.utf8)), name: name)
    }

    /// A storyboard of one screen, `screen`, whose root view contains `views`.
    init(views: String, constraints: String = "", connections: String = "", attributes: String = "") throws {
        try self.init(SampleDocument.storyboard(
            SampleDocument.scene("c", attributes, views: views, constraints: constraints, connections: connections)))
    }

    /// The mistakes that the reader finds in the text, each as `line: headline`.
    var errors: [String] {
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "imported.toml", attachment: { _ in nil })
        return reading.diagnostics.filter { $0.severity == .error }.map { "\($0.span?.start.line ?? 0): \($0.headline)" }
    }

    // MARK: Parts of the text

    /// The lines below a heading, up to the next heading or empty line.
    func below(_ heading: String) -> [String] {
        guard let index = lines.firstIndex(of: heading) else { return [] }
        return Array(lines[(index + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("[") && !$0.hasPrefix("#") })
    }

    /// The keys of a controller, without its constraints.
    func controller(_ name: String = "screen") -> [String] {
        Array(below("[controllers.\(name)]").prefix { $0 != "constraints = [" })
    }

    func constraints(_ name: String = "screen") -> [String] { Self.list("constraints", in: below("[controllers.\(name)]")) }

    /// The keys of a view, each as `key = value`, on one line or under a heading.
    func view(_ name: String, of controller: String = "screen") -> [String] {
        let path = "controllers.\(controller).views"
        if let line = below("[\(path)]").first(where: { $0.hasPrefix("\(name) = {") }) {
            let table = line.dropFirst("\(name) = ".count)
            return Self.entries(of: String(table.range(of: "  # Not in this playground").map { table[..<$0.lowerBound] } ?? table))
        }
        return below("[\(path).\(name)]")
    }

    /// The value of a view's key.
    func value(_ key: String, of view: String) -> String? {
        self.view(view).first { $0.hasPrefix("\(key) = ") }.map { String($0.dropFirst(key.count + 3)) }
    }

    /// The names of a controller's views, in the order of the text.
    func viewNames(of controller: String = "screen") -> [String] {
        let path = "[controllers.\(controller).views"
        let short = below("\(path)]").compactMap { $0.split(separator: " ").first.map(String.init) }
        let long = lines.filter { $0.hasPrefix(path + ".") && !$0.dropFirst(path.count + 1).contains(".") }
        return short + long.map { String($0.dropFirst(path.count + 1).dropLast()) }
    }

    /// The lines of each adaptive element of a controller.
    func adaptive(_ controller: String = "screen") -> [[String]] {
        let heading = "[[controllers.\(controller).adaptive]]"
        return lines.indices.filter { lines[$0] == heading }.map { index in
            Array(lines[(index + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("[") })
        }
    }

    /// The comments of the text.
    var comments: [String] { lines.filter { $0.hasPrefix("#") } }

    private static func list(_ key: String, in lines: [String]) -> [String] {
        guard let start = lines.firstIndex(of: "\(key) = [") else { return [] }
        return lines[(start + 1)...].prefix { $0 != "]" }.map { line in
            line.trimmingPrefix { $0 == " " }.split(separator: "\"")[0].description
        }
    }

    /// The entries of an inline table.
    private static func entries(of table: String) -> [String] {
        var entries = [""]
        var depth = 0
        var isQuoted = false
        for character in table.dropFirst(2).dropLast(2) {
            if character == "\"", entries[entries.count - 1].last != "\\" { isQuoted.toggle() }
            if !isQuoted { depth += "[{".contains(character) ? 1 : "]}".contains(character) ? -1 : 0 }
            if character == ",", depth == 0, !isQuoted { entries.append("") } else { entries[entries.count - 1].append(character) }
        }
        return entries.map { $0.trimmingPrefix { $0 == " " }.description }
    }
}
