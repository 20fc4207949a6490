import Foundation

/// Makes the live page's HTML a file that stands alone: whatever it would load is put into it.
///
/// The live page's own templates are rendered, so that the two cannot drift apart. What is sought in them are tags that
/// refer to `assets`; text from a playground cannot pass for one, as its angle brackets and quotes are escaped.
struct PageInliner {
    /// Where the page to render has to look for its files.
    static let assets = "traitscope-asset:"
    /// What stands in for the script of the live page.
    private static let entry = "modules/export.js"
    /// Loaded after the styles of the live page.
    private static let ownStyle = "styles/export.css"

    let files: PageFiles

    /// - Parameters:
    ///   - page: The live page.
    ///   - note: HTML to put below the devices.
    ///   - recording: JSON.
    /// - Throws: `ExportFailure`.
    func standalone(_ page: String, note: String, recording: String) throws(ExportFailure) -> String {
        let script = try ModuleBundle(entry: Self.entry, source: files.text).script
        var page = try withStyles(page)
        page = withIcon(page)
        page = page.replacing(/<script type="module" src="traitscope-asset:[^"]*"><\/script>\n?/, with: "")
        if let leftover = page.firstMatch(of: /<[^>]*\s[a-z]+="traitscope-asset:[^>]*>/) { throw .referenceUnknown(tag: String(leftover.0)) }
        let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(ContentSecurityPolicy(script: script).text)\">"
        page = page.inserting("\n" + policy, after: "<meta charset=\"utf-8\">")
        return page.inserting(note + "\n" + Self.scripts(script, recording), before: "</body>")
    }

    /// The page with its style sheets in place of the links to them, and its own one after the last.
    private func withStyles(_ page: String) throws(ExportFailure) -> String {
        var result = ""
        var rest = page[...]
        while let match = rest.firstMatch(of: /<link rel="stylesheet" href="traitscope-asset:\/([^"]+)">/) {
            result += rest[..<match.range.lowerBound] + (try style(String(match.1)))
            rest = rest[match.range.upperBound...]
        }
        result += rest
        return result.inserting(try style(Self.ownStyle) + "\n", before: "</head>")
    }

    private func withIcon(_ page: String) -> String {
        page.replacing(/<link rel="icon"[^>]*href="traitscope-asset:\/([^"]+)"[^>]*>/) { match in
            files.dataAddress(of: String(match.1)).map { "<link rel=\"icon\" href=\"\($0)\">" } ?? String(match.0)
        }
    }

    private func style(_ name: String) throws(ExportFailure) -> String {
        "<style>\n\(try StyleSheet(named: name, in: files).text)</style>"
    }

    /// The data first: the script runs when all of the page is there.
    private static func scripts(_ script: String, _ recording: String) -> String {
        // No `<` is left in the data, so nothing in it can end the element or open a comment.
        let data = recording.replacing("<", with: "\\u003c")
        return "<script type=\"application/json\" id=\"recording\">\(data)</script>\n<script type=\"module\">\(script)</script>\n"
    }
}

extension String {
    fileprivate func inserting(_ text: String, before mark: String) -> String {
        guard let range = range(of: mark, options: .backwards) else { return self + text }
        return self[..<range.lowerBound] + text + self[range.lowerBound...]
    }

    fileprivate func inserting(_ text: String, after mark: String) -> String {
        guard let range = range(of: mark) else { return text + self }
        return self[..<range.upperBound] + text + self[range.upperBound...]
    }
}
