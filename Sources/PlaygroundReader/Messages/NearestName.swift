import SourceDiagnostics

extension [String] {
    /// `did you mean "compact"?`, if one of the names is near. Only the beginning of a long list is compared.
    func suggestion(for name: String) -> String? {
        NameSuggestion(for: name, among: prefix(500))?.question
    }

    func renamings(of name: String) -> [Fix] {
        (NameSuggestion(for: name, among: prefix(500))?.names ?? []).map { Fix.rename($0) }
    }
}
