import PlaygroundModel

struct EventCompletion {
    let names: NameSpace

    func completions(before: String, cursor: Int) -> [Completion] {
        let words = before.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        guard let last = words.last else { return [] }
        let range = (cursor - last.utf8.count)..<cursor
        guard words.count > 1, let verb = words.first else {
            return Event.verbs.map { Completion($0, .event, detail: Self.argument(of: $0), in: range, rank: 2) }
        }
        if words.count == 2, EventVerbs.withView.contains(verb) { return names.sceneNames(in: range, controllers: false) }
        if words.count == 2, Event.verbsWithController.contains(verb) { return names.sceneNames(in: range, views: false) }
        if verb == "quickAction" { return names.quickActions.map { Completion($0, .choice, detail: "quick action", in: range, rank: 1) } }
        if verb == "language" { return names.languages.map { Completion($0, .language, in: range) } + permitted(words, in: range) }
        return permitted(words, in: range)
    }

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

    /// A verb's argument, taken from the parser's error for a missing argument.
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
