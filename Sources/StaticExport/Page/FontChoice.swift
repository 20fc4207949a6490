import Foundation

/// Which of the wireframes' fonts the texts of a page need: of nine weights few, and of those mostly the smaller files, with Latin
/// letters alone.
struct FontChoice {
    /// What the smaller files have, by weight: Unicode code points.
    private let latin: [Int: [ClosedRange<UInt32>]]
    /// The code points of the texts in each weight; a weight of which no text is set is missing.
    private var used: [Int: Set<UInt32>] = [:]

    /// The weights in which style sheets set those texts that do not say theirs, such as the time in a status bar.
    private static let sheetWeights = [400, 600]

    /// - Parameters:
    ///   - page: HTML in which each measured text is an element of the class `measured-text`, with lines in it.
    ///   - latinSheet: The style sheet of the smaller files.
    init(of page: String, latinSheet: String) {
        latin = Dictionary(FontFace.all(in: latinSheet).compactMap { face in face.ranges.map { (face.weight, $0) } }) { first, _ in first }
        for part in page.components(separatedBy: "measured-text").dropFirst() {
            let tag = part.prefix { $0 != ">" }
            let weights = Self.number(after: "font-weight:", in: tag).map { [$0] } ?? Self.sheetWeights
            let end = part.range(of: "</span></span>") ?? part.range(of: "</span>")
            let letters = part[tag.endIndex..<(end?.lowerBound ?? part.endIndex)].unicodeScalars.map(\.value).filter { $0 > 0x7E }
            for weight in weights { used[weight, default: []].formUnion(letters) }
        }
    }

    /// A style sheet without the `@font-face` rules that the page has no use for.
    func reduced(_ sheet: String) -> String {
        FontFace.all(in: sheet).filter { !isNeeded($0) }.reduce(sheet) { $0.replacing($1.rule, with: "") }
    }

    private func isNeeded(_ face: FontFace) -> Bool {
        guard let used = used[face.weight] else { return false }
        if face.ranges != nil { return true }
        guard let latin = latin[face.weight] else { return true }
        return !used.allSatisfy { letter in latin.contains { $0.contains(letter) } }
    }

    fileprivate static func number(after name: String, in text: Substring) -> Int? {
        text.range(of: name).flatMap { Int(text[$0.upperBound...].drop { $0 == " " }.prefix { $0.isNumber }) }
    }
}

/// An `@font-face` rule of a style sheet.
private struct FontFace {
    let rule: Substring
    let weight: Int
    /// Of `unicode-range`: code points; `nil` where the rule does not restrict them.
    let ranges: [ClosedRange<UInt32>]?

    static func all(in sheet: String) -> [FontFace] {
        var faces: [FontFace] = []
        var rest = sheet[...]
        while let start = rest.range(of: "@font-face {"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            let rule = rest[start.lowerBound...end]
            faces.append(FontFace(rule: rule, weight: FontChoice.number(after: "font-weight:", in: rule) ?? 400, ranges: ranges(of: rule)))
            rest = rest[sheet.index(after: end)...]
        }
        return faces
    }

    private static func ranges(of rule: Substring) -> [ClosedRange<UInt32>]? {
        guard let name = rule.range(of: "unicode-range:") else { return nil }
        return rule[name.upperBound...].prefix { $0 != ";" }.split(separator: ",").compactMap { range in
            let ends = range.split { " U+-".contains($0) }.compactMap { UInt32($0, radix: 16) }
            guard let first = ends.first, let last = ends.last, first <= last else { return nil }
            return first...last
        }
    }
}
