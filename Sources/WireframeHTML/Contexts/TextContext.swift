import Wireframes

enum TextContext {
    static func lines(of text: NodeText) -> TemplateValue {
        guard !text.runs.isEmpty else {
            return .init(Array(zip(text.lines, text.letterSpacings))) { line, spacing in
                ["text": .text(line), "spacing": .text(spacing.pointText), "place": .text(""), "runs": .list([])]
            }
        }
        return .init(Array(text.runs.enumerated())) { index, runs in
            // The CSS declarations for a line of a paragraph.
            let place = text.paragraphs.map { CSSText.place(ofLine: index, $0, in: text) }
            let styled = TemplateValue(runs) { ["text": .text($0.text), "style": .text(CSSText.style(of: $0, in: text))] }
            return ["text": .text(""), "spacing": .text("0"), "place": .text(place ?? ""), "runs": styled]
        }
    }
}
