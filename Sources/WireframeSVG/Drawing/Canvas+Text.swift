import PlaygroundModel
import SourceDiagnostics
import TextMetrics
import Wireframes

struct TextLine {
    var text: String
    var font: Font
    var alignment: NodeText.Alignment = .left
    var isItalic = false
    var isUnderlined = false
    var isStruck = false

    var width: Double { font.width(of: text) }

    func shortened(to width: Double) -> TextLine {
        guard self.width > width else { return self }
        var line = self
        line.text = TextLayout(text, font: font, width: max(0, width)).lines.first?.text ?? ""
        return line
    }
}

extension Canvas {
    /// Draws a line at the top of a box, between its left and right edges.
    mutating func text(_ line: TextLine, in box: Rect, _ paint: Paint, opacity: Double = 1) {
        let content = XMLText.escaped(line.text)
        guard !content.isEmpty, paint.alpha > 0, line.font.size > 0 else { return }
        let (x, edge): (Double, TextEdge) = switch line.alignment {
        case .left: (box.minX, .left)
        case .center: (box.midX, .middle)
        case .right: (box.maxX, .right)
        // Only full lines could be justified. A single line begins at its natural edge.
        case .justified: line.text.isRightToLeft ? (box.maxX, .right) : (box.minX, .left)
        }
        var family = ""
        if let file = line.font.typeface.file {
            definitions.addFont(file)
            family = " font-family=\"\(file.cssFamilies)\" font-kerning=\"none\""
        }
        let tracking = line.font.letterSpacing(of: line.text).pointText
        let attributes = " x=\"\(x.pointText)\" y=\"\((box.minY + line.font.baseline).pointText)\""
            + " font-size=\"\(line.font.size.pointText)\""
            + (line.font.face == .regular ? "" : " font-weight=\"\(line.font.face.cssWeight)\"")
            + (tracking == "0" ? "" : " letter-spacing=\"\(tracking)\"") + line.decoration
            + direction(of: line.text, at: edge) + spaces(of: line.text) + length(of: line) + Attributes.fill(paint) + Attributes.opacity(opacity)
        add("<text\(family)\(attributes)>\(content)</text>")
    }

    private enum TextEdge { case left, middle, right }

    /// The characters decide the direction of a line, as in UIKit.
    private func direction(of text: String, at edge: TextEdge) -> String {
        let isRightToLeft = text.isRightToLeft
        let anchor = switch edge {
        case .middle: " text-anchor=\"middle\""
        case .left: isRightToLeft ? " text-anchor=\"end\"" : ""
        case .right: isRightToLeft ? "" : " text-anchor=\"end\""
        }
        return (isRightToLeft ? " direction=\"rtl\"" : "") + anchor
    }

    /// The attribute that keeps spaces at an end or in a row, as between the runs of a line. Renderers drop them by default.
    private func spaces(of text: String) -> String {
        let areDropped = text.first == " " || text.last == " " || zip(text, text.dropFirst()).contains { $0 == " " && $1 == " " }
        return areDropped ? " xml:space=\"preserve\"" : ""
    }

    /// If all characters have known widths, the line keeps its laid-out width in any font.
    private func length(of line: TextLine) -> String {
        let scalars = line.text.unicodeScalars
        guard scalars.count > 1, scalars.allSatisfy({ $0.isMeasured }), line.width > 0 else { return "" }
        return " textLength=\"\(line.width.pointText)\" lengthAdjust=\"spacingAndGlyphs\""
    }

    /// - Parameter paintOf: The paint of a run's colour, for an attributed text.
    mutating func text(
        _ text: NodeText, in box: Rect, _ paint: Paint, fitting width: Double? = nil, opacity: Double = 1, paintOf: (Color) -> Paint
    ) {
        for (index, runs) in text.runs.enumerated() {
            let indent = text.paragraphs?.indent(of: index) ?? 0
            let isRightToLeft = runs.reduce("") { $0 + $1.text }.isRightToLeft
            let place = Rect(
                x: box.minX + (isRightToLeft ? 0 : indent), y: box.minY + text.top(ofLine: index), width: box.width - indent,
                height: text.lineHeight)
            drawRuns(runs, of: text, in: place, paint, opacity, paintOf)
        }
        guard text.runs.isEmpty else { return }
        for (index, line) in text.textLines.enumerated() {
            let place = Rect(
                x: box.minX, y: box.minY + Double(index) * (text.lineHeight + text.leading), width: box.width,
                height: text.lineHeight
            )
            self.text(width.map { line.shortened(to: $0) } ?? line, in: place, paint, opacity: opacity)
        }
    }
}

extension Canvas {
    /// Runs follow the direction of the line's characters.
    private mutating func drawRuns(
        _ runs: [NodeText.Run], of text: NodeText, in box: Rect, _ paint: Paint, _ opacity: Double, _ paintOf: (Color) -> Paint
    ) {
        let isRightToLeft = runs.reduce("") { $0 + $1.text }.isRightToLeft
        let whole = text.width(of: runs)
        var x = switch text.alignment {
        case .left: box.minX
        case .center: box.midX - whole / 2
        case .right: box.maxX - whole
        case .justified: isRightToLeft ? box.maxX - whole : box.minX
        }
        for run in isRightToLeft ? runs.reversed() : runs {
            var line = TextLine(text: run.text, font: text.font(of: run))
            (line.isItalic, line.isUnderlined, line.isStruck) = (run.isItalic, run.isUnderlined, run.isStruck)
            let width = line.width
            self.text(line, in: Rect(x: x, y: box.minY, width: width, height: box.height), run.color.map(paintOf) ?? paint, opacity: opacity)
            x += width
        }
    }
}

extension TextLine {
    fileprivate var decoration: String {
        let lines = (isUnderlined ? ["underline"] : []) + (isStruck ? ["line-through"] : [])
        return (isItalic ? " font-style=\"italic\"" : "")
            + (lines.isEmpty ? "" : " text-decoration=\"\(lines.joined(separator: " "))\"")
    }
}

extension NodeText {
    var textLines: [TextLine] { lines.map { TextLine(text: $0, font: font, alignment: alignment) } }
}

extension Unicode.Scalar {
    /// Whether the page's font contains the character, so that its width is exact.
    fileprivate var isMeasured: Bool {
        switch value {
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x17F, 0x2013, 0x2014, 0x2018...0x201E, 0x2022, 0x2026: true
        default: false
        }
    }
}

extension String {
    /// Whether the first character with a direction is right-to-left.
    var isRightToLeft: Bool {
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x058F, 0x0900...0x1FFF, 0x3040...0xD7FF, 0x20000...0x3FFFF: return false
            default: continue
            }
        }
        return false
    }
}
