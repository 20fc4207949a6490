import PlaygroundModel

/// The words of events.
struct EventCompletion {
    private let names: NameSpace

    init(_ names: NameSpace) {
        self.names = names
    }

    /// - Parameters:
    ///   - before: The text up to the cursor.
    ///   - cursor: Where that ends, in UTF-8 offsets of the source.
    func completions(before: String, cursor: Int) -> [Completion] {
        let words = before.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        guard let last = words.last else { return [] }
        let range = (cursor - last.utf8.count)..<cursor
        guard words.count > 1, let verb = words.first else {
            return EventVerbs.all.map { Completion($0, .event, detail: Self.argument(of: $0), in: range, rank: 2) }
        }
        if EventVerbs.withView.contains(verb), words.count == 2 {
            return SceneNames(names).completions(in: range, controllers: false)
        }
        if EventVerbs.withController.contains(verb), words.count == 2 {
            return SceneNames(names).completions(in: range, views: false)
        }
        if verb == "quickAction" { return names.quickActions.map { Completion($0, .choice, detail: "quick action", in: range, rank: 1) } }
        if verb == "language" { return names.languages.map { Completion($0, .language, in: range) } + permitted(words, in: range) }
        return permitted(words, in: range)
    }

    /// What the reader offers in place of a word that cannot be.
    private func permitted(_ words: [String], in range: Range<Int>) -> [Completion] {
        let line = words.dropLast().joined(separator: " ") + " \u{1}"
        do throws(Event.ParseError) {
            _ = try Event(line: line)
            return []
        } catch {
            guard case .badArgument(_, _, let permitted) = error else { return [] }
            return permitted.filter { !$0.contains(" ") }.map { Completion($0, .choice, in: range, rank: 1) }
        }
    }

    /// What follows a verb, in the words of its refusal.
    private static func argument(of verb: String) -> String? {
        do throws(Event.ParseError) {
            _ = try Event(line: verb)
            return nil
        } catch {
            guard case .missingArgument(_, let expected) = error else { return nil }
            return expected
        }
    }
}
