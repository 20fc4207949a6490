import SourceDiagnostics
import Testing
@testable import WireframeHTML

@Suite struct TemplateSetTests {
    /// The problems found in the product's templates after changes to texts and with one template missing.
    private func diagnostics(_ changes: [String: String], without missing: String? = nil) -> [Diagnostic] {
        var files = Templates.files.merging(changes) { _, changed in changed }
        if let missing { files[missing] = nil }
        do throws(TemplateErrors) {
            _ = try PageRenderer(templates: files)
            return []
        } catch {
            return error.diagnostics
        }
    }

    @Test func theProductsTemplatesHaveNoProblems() {
        #expect(diagnostics([:]) == [])
    }

    @Test(arguments: [
        ("<p>\n{{#lines}}text", "a section is not closed"),
        ("{{#a}}{{/b}}", "a section is closed under another name than it was opened with"),
        ("{{name", "the template ends inside a tag"),
        ("{{a b}}", "a tag is not closed, or has a character that is not allowed in names"),
    ])
    func aTemplateThatCannotBeParsedCausesADiagnostic(text: String, headline: String) throws {
        let found = diagnostics(["log.mustache": text])
        #expect(found.map(\.headline) == [headline])
        #expect(found.first?.fileName == "log.mustache")
        #expect(found.first?.code == "template-syntax")
        let line = try #require(found.first?.span?.start.line)
        #expect(line == text.filter { $0 == "\n" }.count + 1)
    }

    @Test func allProblemsAreReportedTogether() throws {
        let found = diagnostics(["log.mustache": "{{#a}}"], without: "device.mustache")
        #expect(Set(found.map(\.code)) == ["template-syntax", "template-missing", "template-unknown"])
        let missing = try #require(found.first { $0.code == "template-missing" })
        #expect(missing.headline.contains("device"))
        #expect(missing.place == .file("device.mustache"))
    }

    @Test func aMissingPartialIsReportedAtItsPosition() throws {
        let found = diagnostics(["log.mustache": "<p>\n  {{>icons/warnin}}</p>"])
        #expect(found.count == 1)
        #expect(found[0].span?.start == SourcePosition(line: 2, column: 3))
        #expect(found[0].hint?.contains("icons/warning") == true)
    }

    @Test func aDrawingAddedToTheFolderBecomesAnImage() throws {
        var files = Templates.files
        files["images/dog.svg"] = "<svg class=\"glyph\"><title>dog</title></svg>"
        let renderer = try PageRenderer(templates: files)
        let node = Samples.node(role: .view(.image), content: .image(name: "dog", mode: .scaleToFill))
        #expect(renderer.node(node).contains("<title>dog</title>"))
    }
}
