import Foundation
import SeededRandom
import SourceDiagnostics
import Testing
@testable import LanguageService

/// Completion offers the existing text at every position in the samples, in the whole file and without the rest of the line.
///
/// A run checks a tenth of the positions, chosen by `TRAITSCOPE_COMPLETION_PART` from 0 to 9. `all` checks all positions. Without
/// the sweeps and without a part, a fiftieth is checked.
@Suite struct SampleCompletionTests {
    private static let asked = ProcessInfo.processInfo.environment["TRAITSCOPE_COMPLETION_PART"]
    private static let part = asked ?? "0"
    private static let parts = asked == nil && !Sweeps.areRun ? 50 : 10

    @Test(arguments: Samples.names)
    func existingTextIsOffered(_ name: String) throws {
        let source = try Samples.source(name)
        let document = LanguageDocument(source, language: Samples.language, attachment: Samples.attachment)
        let places = CompletionPlaces.places(in: document)
        #expect(!places.isEmpty)
        var missed: [String] = []
        var count = 0
        for (number, place) in places.enumerated() where Self.part == "all" || number % Self.parts == Int(Self.part) {
            count += 2
            if !offers(place.label, document, at: place.range.lowerBound) { missed.append("whole: \(words(place, source))") }
            let line = source.utf8Range(ofLine: source.lineNumber(atUTF8Offset: place.range.lowerBound))
            let typed = source.applying([TextEdit(place.range.lowerBound..<line.upperBound, "")])
            let unfinished = LanguageDocument(typed, language: Samples.language, attachment: Samples.attachment)
            if !offers(place.label, unfinished, at: place.range.lowerBound) { missed.append("typed: \(words(place, source))") }
        }
        let share = 100 - 100 * Double(missed.count) / Double(count)
        print("\(name): \(share.formatted(.number.precision(.fractionLength(2)))) % of \(count)")
        #expect(missed.isEmpty, "\(missed.joined(separator: "\n"))")
    }

    private func offers(_ label: String, _ document: LanguageDocument, at offset: Int) -> Bool {
        let offered = document.completions(at: offset).map(\.label)
        return offered.contains(label)
    }

    private func words(_ place: CompletionPlaces.CompletionPlace, _ source: SourceText) -> String {
        let line = source.lineNumber(atUTF8Offset: place.range.lowerBound)
        return "\(line): \(place.label) in \(source.line(at: line).trimmingCharacters(in: .whitespaces).prefix(120))"
    }
}
