import Foundation
import Goldens
import MarkedSource
import SourceDiagnostics
import Testing

@testable import PlaygroundReader

/// A playground with one mistake, which must be reported from 1️⃣ to 2️⃣, or for the whole file.
struct DiagnosticFixture: Sendable, CustomTestStringConvertible {
    let code: String
    let marked: String
    let headline: String
    var hint: String?

    /// - Parameters:
    ///   - head: Lines above the tables of the playground.
    ///   - home: Lines in the table of the only screen.
    init(_ code: String, head: String = "", home: String = "", _ headline: String, hint: String? = nil) {
        self.init(code, whole: PlaygroundText.make(head: head, home: home), headline, hint: hint)
    }

    init(_ code: String, whole: String, _ headline: String, hint: String? = nil) {
        self.code = code
        self.marked = whole
        self.headline = headline
        self.hint = hint
    }

    var testDescription: String { headline }
}

@Suite struct DiagnosticFixtureTests {
    @Test(arguments: diagnosticFixtures)
    func `a mistake is reported once, at its position`(fixture: DiagnosticFixture) throws {
        let text = MarkedText(fixture.marked)
        let result = PlaygroundFile.ReadResult(text.text)
        #expect(result.codes == [fixture.code], "\(result.report)")
        let diagnostic = try #require(result.diagnostics.first)
        #expect(diagnostic.headline == fixture.headline)
        #expect(diagnostic.hint == fixture.hint)
        #expect(diagnostic.span == (fixture.marked.contains("1️⃣") ? text.span("1️⃣", "2️⃣") : nil))
        #expect((result.playground == nil) == (diagnostic.severity == .error))
    }

    /// The complete terminal output, with excerpts and notes.
    @Test func `the messages equal the golden`() throws {
        let reports = diagnosticFixtures.map { PlaygroundFile.ReadResult(MarkedText($0.marked).text).report }
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        try Golden("messages.txt", of: tests).check(reports.joined(separator: "\n"))
    }

    @Test func `every code has a fixture`() {
        let codes: Set = [
            "unknown-key", "unsupported-key", "unsupported-value", "key-of-other-kind", "missing-key", "wrong-type", "bad-value", "duplicate-entry",
            "exclusive-keys", "bad-name", "lesson-missing", "lesson-not-markdown", "reserved-name", "later-format",
            "unknown-kind", "unknown-device", "orientation-not-available", "split-not-available", "window-not-available", "split-and-window", "posture-not-available",
            "not-in-device-family", "empty-device-family", "unknown-sdk", "no-device-left",
            "unknown-symbol", "image-missing", "duplicate-device", "empty-set", "empty-reason", "too-many-devices", "version-out-of-range", "unknown-quirk", "bad-language", "untranslated", "unknown-trait", "trait-without-values",
            "condition-never-holds", "unknown-controller", "controller-cycle", "navigation-in-navigation", "navigation-in-arrangement",
            "hierarchy-too-deep", "unused-controller", "cannot-override-itself", "not-a-child", "not-an-ancestor", "not-yet-there",
            "answer-of-other-style", "sidebar-without-mode", "action-count", "action-word", "large-title-nowhere", "toolbar-nowhere",
            "nothing-to-search-with", "ignored-by-sdk", "no-active-detent", "answer-in-compact-width-alone", "route-of-one-method",
            "no-common-orientation", "orientations-not-asked",
            "unknown-view", "unknown-segue", "takes-no-text", "view-cycle", "view-in-two-superviews", "not-arranged",
            "too-many-rows", "list-in-cell", "title-view-in-view", "not-a-scroll-view", "view-beside-accessory", "fields-in-action-sheet", "preferred-action-in-action-sheet", "unknown-action", "menu-too-deep", "label-of-other-cell", "key-beside-own-cell", "unknown-placeholder", "unknown-font-widths", "mark-without-effect",
            "contradicting-edges", "unknown-element-kind",
            "constraint-syntax", "unknown-attribute", "unknown-metric", "priority-out-of-range", "illegal-constraint",
            "unknown-option", "illegal-option",
            "unknown-parameter", "missing-argument", "component-cycle", "components-too-deep", "components-too-large", "unused-component",
            "adaptive-in-cell",
            "too-many-controllers", "too-many-views", "too-many-constraints", "too-many-layout-guides", "list-too-long",
            "text-too-long", "too-much-text", "too-many-values", "too-many-priorities",
        ]
        #expect(codes.subtracting(diagnosticFixtures.map(\.code)) == [])
        #expect(Set(diagnosticFixtures.map(\.code)).subtracting(codes) == [])
    }
}
