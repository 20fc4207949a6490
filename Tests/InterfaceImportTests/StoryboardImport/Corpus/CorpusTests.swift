import Goldens
import InterfaceImport
import PlaygroundReader
import SampleDocuments
import SeededRandom
import TOMLReading
import Testing

/// Rules that hold for every real document.
@Suite(.enabled(if: Corpus.isThere, "There is no corpus: set TRAITSCOPE_CORPUS to a folder of storyboards"))
struct CorpusTests {
    /// Without the sweeps, every fourth document is tested.
    @Test(arguments: Corpus.documents.enumerated().filter { Sweeps.areRun || $0.offset % 4 == 0 }.map(\.element))
    func importsAreDeterministic(document: Corpus.Document) throws {
        let first = try document.imported()
        let second = try document.importedAnew()
        #expect(first.text == second.text)
        #expect(first.report == second.report)
        #expect(first.places == second.places)
    }

    @Test(arguments: Corpus.documents) func importedPlaygroundsHaveNoMistakes(document: Corpus.Document) throws {
        let bytes = Array(try document.imported().text.utf8)
        #expect(TOMLDocument.read(bytes, fileName: "imported.toml").diagnostics == [])
        let errors = PlaygroundFile.read(bytes: bytes, fileName: "imported.toml", attachment: { _ in nil }).diagnostics
            .filter { $0.severity == .error }.map { "\($0.span?.start.line ?? 0): \($0.headline)" }
        #expect(errors == [])
    }

    /// The documents of each project, imported together as from their folder.
    @Test func playgroundsOfAProjectHaveNoMistakesWithTheirIncludes() throws {
        var includes = 0
        for (project, documents) in Dictionary(grouping: Corpus.documents, by: { $0.path.prefix { $0 != "/" } }) {
            let members = try documents.map { document in
                DocumentSet.Member(path: document.path, document: try document.read(), playground: document.path.replacing("/", with: "-") + ".toml")
            }
            let texts = Dictionary(
                uniqueKeysWithValues: zip(members.map(\.playground), DocumentSet(members).playgrounds().map { Array($0.text.utf8) }))
            for (name, text) in texts {
                let reading = PlaygroundFile.read(bytes: text, fileName: name, attachment: { texts[$0] })
                includes += reading.includes.count
                let errors = reading.diagnostics.filter { $0.severity == .error }.map { "\($0.fileName): \($0.headline)" }
                #expect(errors == [], "\(project)")
            }
        }
        #expect(includes > 0)
    }

    /// Names of controllers and views are unique, and each object is at most one of them.
    @Test(arguments: Corpus.documents) func namesAreUnique(document: Corpus.Document) throws {
        let imported = try document.imported()
        #expect(Set(imported.places.map { "\($0.controller).\($0.view)" }).count == imported.places.count)
        #expect(Set(imported.places.map(\.object)).count == imported.places.count)
        #expect(Set(imported.controllers.values).count == imported.controllers.count)
        let headings = imported.text.split(separator: "\n").filter { $0.hasPrefix("[") && !$0.hasPrefix("[[") && !$0.contains(".cell") }
        #expect(Set(headings).count == headings.count)
    }

    /// Every object is imported, or omitted with a reason.
    @Test(arguments: Corpus.documents) func reportsCountEveryObject(document: Corpus.Document) throws {
        let report = try document.imported().report
        for subject in ImportReport.Subject.allCases {
            let leftOut = report.leftOut.filter { $0.subject == subject }.reduce(0) { $0 + $1.count }
            #expect(report[subject].imported + leftOut == report[subject].total, "\(subject)")
        }
        let elements = try document.read().objects.flatMap(\.subtree)
        #expect(report.constraints.total == elements.count { $0.name == "constraint" })
        #expect(report.segues.total == elements.count {
            $0.name == "segue" && $0["relationship"] == nil && $0["inheritsFrom"] == nil
        })
        let parts: Set = ["contentView", "navigationBar", "toolbar", "tabBar"]
        #expect(report.views.total == elements.count { ViewElement.isView($0) && !parts.contains($0["key"] ?? "") })
        #expect(report.controllers.total == elements.count { $0["sceneMemberID"] == "viewController" })
    }

    /// The counts of imported parts, for each document and in total. Review changes of the golden like code.
    @Test func reportsEqualTheGolden() throws {
        var lines: [String] = []
        var whole: ImportReport?
        for document in Corpus.documents {
            let report = try document.imported().report
            lines.append("\(document.path): \(report.summary)")
            whole = whole.map { $0 + report } ?? report
        }
        lines += ["", "Together: \(whole?.summary ?? "")"] + (whole?.details ?? [])
        try Golden("report.txt").check(lines.joined(separator: "\n") + "\n")
    }
}
