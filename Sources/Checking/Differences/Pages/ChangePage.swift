import Foundation
import SourceDiagnostics
import WireframeSVG

/// The changes as one self-contained HTML file. It shows the changed devices before and after, with highlights.
package struct ChangePage: Sendable {
    package let html: String

    /// The maximum number of screens on the page, and below it per set of environments. Each screen needs four drawings.
    package static let mostMoments = 12
    private static let momentsOfGroup = 2

    /// `old` and `new` are the names of the versions. `drawings` contains the drawings of controls and images.
    package init(
        _ report: ChangeReport, of comparison: PlaygroundComparison, old: String, new: String, drawings: GlyphDrawings
    ) {
        var drawn: Set<ChangeMoment> = []
        let sections = report.groups.map { group in
            let moments = ChangeMoment.all(of: group, limit: Self.momentsOfGroup).filter { moment in
                drawn.count < Self.mostMoments && drawn.insert(moment).inserted
            }
            return Self.section(group, moments.map { ChangePictures($0, of: comparison, drawings: drawings) })
        }
        let title = HTMLText.escaped(comparison.new.title)
        html = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
            <title>Changes in \(title)</title>
            <style>\(ChangePageStyle.css)</style>
            <header>
            <h1>Changes in \(title)</h1>
            <p>\(HTMLText.escaped(old)) <span aria-label="to">→</span> \(HTMLText.escaped(new))</p>
            <p>\(Self.summary(report))</p>
            \(Self.file(report))</header>
            <main>
            \(sections.joined(separator: "\n"))
            </main>
            </html>

            """
    }

    private static func summary(_ report: ChangeReport) -> String {
        report.isEmpty ? "Both show the same in all \(report.environmentCount) environments." : report.countInWords
    }

    private static func file(_ report: ChangeReport) -> String {
        report.fileLines.map { "<p>\(HTMLText.escaped($0))</p>\n" }.joined()
    }

    private static func section(_ group: ChangeReport.Group, _ pictures: [ChangePictures]) -> String {
        let lines = group.lines.map { "<li>\(HTMLText.escaped($0.words()))</li>" }.joined(separator: "\n")
        let figures = pictures.map(figure).joined(separator: "\n")
        let heading = HTMLText.escaped(group.environments.joined(separator: "; "))
        return "<section>\n<h2>\(heading)</h2>\n<ul>\n\(lines)\n</ul>\n\(figures)\n</section>"
    }

    private static func figure(_ pictures: ChangePictures) -> String {
        let title = HTMLText.escaped(pictures.title)
        return """
            <h3>\(title)</h3>
            <div class="pair">
            <figure><figcaption>Before</figcaption>\(image(pictures.old, "Before, on \(title)"))</figure>
            <figure><figcaption>After</figcaption>\(image(pictures.new, "After, on \(title)"))</figure>
            </div>
            """
    }

    private static func image(_ side: ChangePictures.Side, _ words: String) -> String {
        """
        <picture><source media="(prefers-color-scheme: dark)" srcset="\(address(side.dark))">\
        <img src="\(address(side.light))" width="\(Int(side.light.size.width / 2))" height="\(Int(side.light.size.height / 2))" \
        alt="\(words)"></picture>
        """
    }

    private static func address(_ picture: SVGPicture) -> String {
        "data:image/svg+xml;base64," + Data(picture.text.utf8).base64EncodedString()
    }
}
