import SourceDiagnostics

extension [String] {
    /// A question such as `did you mean "compact"?`. `nil` if no name is similar. Only the beginning of a long list is compared.
    func suggestion(for name: String) -> String? {
        NameSuggestion(for: name, among: prefix(500))?.question
    }

    func renamings(of name: String) -> [Fix] {
        (NameSuggestion(for: name, among: prefix(500))?.names ?? []).map { Fix.rename($0) }
    }
}
