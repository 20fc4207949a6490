import SourceDiagnostics

extension [String] {
    /// `did you mean "compact"?`, when one of the names is near to a mistaken one.
    ///
    /// Names are compared letter by letter, so of a list longer than a person could have meant to search only the
    /// beginning is.
    func suggestion(for name: String) -> String? {
        NameSuggestion(for: name, among: prefix(500))?.question
    }

    /// The nearest of the names, each as a change.
    func renamings(of name: String) -> [Fix] {
        (NameSuggestion(for: name, among: prefix(500))?.names ?? []).map { Fix.rename($0) }
    }
}
