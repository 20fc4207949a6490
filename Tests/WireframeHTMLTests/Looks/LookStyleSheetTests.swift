import Foundation
import PageAssets
import Testing
import WireframeHTML

@Suite struct LookStyleSheetTests {
    /// `TRAITSCOPE_RECORD=1` writes the file instead, as it does with goldens.
    @Test func thePageHasTheStyleSheetThatTheLooksMake() throws {
        if ProcessInfo.processInfo.environment["TRAITSCOPE_RECORD"] == "1" {
            let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            try LookStyleSheet.text.write(
                to: package.appending(path: "Templates/styles/looks.css"), atomically: true, encoding: .utf8)
        } else {
            #expect(PageAsset.embedded["styles/looks.css"]?.text == LookStyleSheet.text)
        }
    }

    /// A rule for an element that no template has would leave a part to pictures alone.
    @Test func everyRuleHasAnElement() {
        let templates = PageAsset.embedded.values.filter { $0.name.hasPrefix("content/") }.map(\.text).joined()
        let classes = LookStyleSheet.text.matches(of: #/\.([a-z][a-z-]*)[^;{}]*(?=[ ,{])/#).map { String($0.1) }
        let unknown = Set(classes).filter { !$0.hasPrefix("design-") && $0 != "is-on" && !templates.contains($0) }
        #expect(classes.count > 20 && unknown.isEmpty, "\(unknown)")
    }
}
