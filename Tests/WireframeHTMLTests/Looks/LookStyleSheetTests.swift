import Foundation
import PageAssets
import PlaygroundModel
import Simulation
import Testing
@testable import WireframeHTML

@Suite struct LookStyleSheetTests {
    /// `TRAITSCOPE_RECORD=1` writes the file instead, as it does with goldens.
    @Test func theStyleSheetOfThePageIsGeneratedFromTheLooks() throws {
        if ProcessInfo.processInfo.environment["TRAITSCOPE_RECORD"] == "1" {
            try LookStyleSheet.text.write(
                to: Self.package.appending(path: "Templates/styles/looks.css"), atomically: true, encoding: .utf8)
        } else {
            #expect(PageAsset.embedded["styles/looks.css"]?.text == LookStyleSheet.text)
        }
    }

    /// A rule for an element that neither a template nor a node has would draw a part only in pictures.
    @Test func everyRuleHasAnElement() throws {
        let templates = PageAsset.embedded.values.filter { $0.name.hasPrefix("content/") }.map(\.text).joined()
            + (try Templates.renderer().node(Samples.everything))
        let nodes = try ["Wireframes/Nodes/Role.swift", "WireframeHTML/Contexts/NodeAttributes.swift"]
            .map { try String(contentsOf: Self.package.appending(path: "Sources/" + $0), encoding: .utf8) }.joined()
        let kinds = ViewKind.allCases.map(\.rawValue) + ButtonStyle.allCases.map { "style-" + $0.rawValue }
        let classes = LookStyleSheet.text.matches(of: #/\.([a-z][A-Za-z-]*)[^;{}]*?(?=[ ,:.>{)])/#).map { String($0.1) }
        let unknown = Set(classes).filter { name in
            let form = PresentationForm(rawValue: String(name.dropFirst("form-".count)))
            return !name.hasPrefix("design-") && form == nil && !kinds.contains(name) && !templates.contains(name)
                && !nodes.contains("\"\(name)\"") && !nodes.contains("\"\(name) ")
        }
        #expect(classes.count > 100 && unknown.isEmpty, "\(unknown)")
    }

    private static let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
}
