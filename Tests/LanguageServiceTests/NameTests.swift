import Foundation
import PlaygroundReader
import SeededRandom
import SourceDiagnostics
import Testing
@testable import LanguageService

@Suite struct NameTests {
    /// Renaming any name in a sample does not change the diagnostics.
    @Test(arguments: Samples.names)
    func renamedSamplesHaveTheSameDiagnostics(_ name: String) throws {
        let source = try Samples.source(name)
        let document = LanguageDocument(source, language: Samples.language, attachment: Samples.attachment)
        let before = Samples.read(source).diagnostics.map(\.headline)
        var things: [NamedThing] = []
        let definitions = document.occurrences().filter { $0.isDefinition && $0.file == document.file }
        for definition in definitions where !things.contains(definition.thing) { things.append(definition.thing) }
        var random = SeededGenerator(seed: name.utf8.count)
        let kinds = Dictionary(grouping: things, by: \.role)
        for (role, things) in kinds.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where role != .language {
            for thing in things.shuffled(using: &random).prefix(Sweeps.areRun ? 3 : 1) {
                let place = try #require(definitions.first { $0.thing == thing })
                let edits = try document.renaming(at: place.range.lowerBound, to: "entirelyOther")
                let renamed = source.applying(edits[document.file ?? 0] ?? [])
                let reading = Samples.read(renamed)
                #expect(reading.playground != nil, "\(role) \(thing.name): \(reading.diagnostics.first?.headline ?? "")")
                #expect(reading.diagnostics.map(\.headline).map { $0.replacing("entirelyOther", with: thing.name) } == before, "\(role) \(thing.name)")
            }
        }
        #expect(kinds[.controller]?.isEmpty == false)
    }

    private static let app = """
        [app]
        rootViewController = "home"

        [controllers.home]
        constraints = ["card.title.top == photo.bottom + gap", "H:|-gap-[photo]"]
        metrics.gap = 8
        [controllers.home.views.photo]
        kind = "image"
        tap = { show = "detail", with = { sender = "me" } }
        [controllers.home.views.card]
        kind = "card"
        name = "Mochi"
        [[controllers.home.adaptive]]
        when = { horizontalSizeClass = "compact" }
        set = { photo.isHidden = true, "card.title".text = "Other" }

        [controllers.detail]
        parameters = ["sender"]
        title = "From {sender}"

        [components.card]
        parameters = ["name"]
        views.title = { kind = "label", text = "{name}" }

        [[scenarios]]
        name = "A tap shows the detail"
        events = ["tap home.photo"]
        expect = [{ top = "detail" }, { view = "home.card.title" }]
        """

    @Test(arguments: [
        ("\"home\"", 1, 7), ("photo.bottom", 0, 5), ("card.title.top", 0, 4), ("title.top", 0, 4), ("gap\",", 0, 3), ("detail\", with", 0, 3),
        ("sender = ", 0, 3), ("{name}", 1, 3), ("kind = \"card\"", 8, 2),
    ])
    func allReferencesToANameAreFound(_ text: String, _ distance: Int, _ count: Int) throws {
        let document = LanguageDocument(Self.app)
        let place = try #require(Self.app.range(of: text)?.lowerBound)
        let offset = Self.app.utf8.distance(from: Self.app.startIndex, to: place) + distance
        #expect(document.references(at: offset).count == count, "\(document.references(at: offset).map { document.source.line(at: document.source.lineNumber(atUTF8Offset: $0.range.lowerBound)) })")
        #expect(document.definitions(at: offset).count == 1)
    }

    @Test func invalidAndTakenNamesAreRefused() throws {
        let document = LanguageDocument(Self.app)
        let offset = try #require(Self.app.range(of: "[controllers.home]")).lowerBound.utf16Offset(in: Self.app) + 14
        #expect(throws: LanguageDocument.RenamingFailure.taken("detail")) { try document.renaming(at: offset, to: "detail") }
        #expect(throws: LanguageDocument.RenamingFailure.badName("my home", permitsHyphens: true)) { try document.renaming(at: offset, to: "my home") }
        #expect(throws: LanguageDocument.RenamingFailure.nothingNamed) { try document.renaming(at: 1, to: "other") }
        #expect(throws: Never.self) { try document.renaming(at: offset, to: "my-home") }
    }

    @Test(arguments: ["safeArea", "safeAreaLayoutGuide", "frameLayoutGuide", "superview"])
    func `a view is not renamed to a guide`(name: String) throws {
        let place = try #require(Self.app.range(of: "views.photo")).lowerBound
        let offset = Self.app.utf8.distance(from: Self.app.startIndex, to: place) + "views.".utf8.count
        #expect(throws: LanguageDocument.RenamingFailure.taken(name)) { try LanguageDocument(Self.app).renaming(at: offset, to: name) }
    }

    @Test func namesAreFoundInIncludedFiles() throws {
        let other = "[controllers.detail]\ntitle = \"Detail\"\nviews.back = { kind = \"button\", tap = { show = \"home\" } }\n"
        let text = "include = [\"detail.toml\"]\n[app]\nrootViewController = \"home\"\n[controllers.home]\nviews.next = { tap = { show = \"detail\" } }\n"
        let document = LanguageDocument(text) { $0 == "detail.toml" ? Array(other.utf8) : nil }
        let offset = text.utf8.count - "detail\" } }\n".utf8.count
        let definition = try #require(document.definitions(at: offset).first)
        #expect(document.whole.sources[definition.file].fileName == "detail.toml")
        let edits = try document.renaming(at: offset, to: "letter")
        #expect(edits.keys.sorted() == [0, 1])
        #expect(edits[1] == [TextEdit(13..<19, "letter")])
    }
}
