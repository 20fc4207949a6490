/// A template of ours with texts in place of its marks.
package enum FilledTemplate {
    /// Fills all marks in one pass: a mark that stands in one of the texts stays as it is.
    ///
    /// - Parameter texts: By the marks, of which none begins with another. They are written in the template's language already.
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
