import Foundation
import PlaygroundModel
import SourceDiagnostics

/// A Markdown file that lists links to other files.
struct LinkList {
    let blocks: [MarkdownBlock]
    private let writer: MarkdownHTML
    private let found = FoundLinks()

    /// - Parameter ending: The end of the names of linked files.
    /// - Returns: `nil` if the text is too large or is not UTF-8.
    init?(_ utf8: [UInt8], fileName: String, linksTo ending: String) {
        guard utf8.count <= PlaygroundLimits.lessonBytes, String(validating: utf8, as: UTF8.self) != nil else { return nil }
        let source = SourceText(utf8: utf8, fileName: fileName)
        blocks = MarkdownBlock.blocks(of: (1...source.lineCount).map { MarkdownLine(number: $0, text: Substring(source.line(at: $0))) })
        writer = MarkdownHTML(resolve: { [found] finding, _ in
            if case .link(let address) = finding, address.hasSuffix(ending), let path = address.removingPercentEncoding { found.paths.append(path) }
            return nil
        }, source: source)
    }

    func firstLink(in item: [MarkdownLine]) -> String? {
        found.paths = []
        _ = writer.html(of: item)
        return found.paths.first
    }
}

private final class FoundLinks {
    var paths: [String] = []
}
