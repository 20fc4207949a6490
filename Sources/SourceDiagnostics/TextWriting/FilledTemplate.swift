package enum FilledTemplate {
    /// Fills all marks in one pass. No mark may begin with another. The caller escapes the values for the language.
    package static func fill(_ template: String, with texts: [String: String]) -> String {
        var filled = ""
        var rest = template[...]
        while let character = rest.first {
            if let (mark, text) = texts.first(where: { rest.hasPrefix($0.key) }) {
                filled += text
                rest = rest.dropFirst(mark.count)
            } else {
                filled.append(character)
                rest = rest.dropFirst()
            }
        }
        return filled
    }
}
