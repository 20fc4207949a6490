import Foundation

enum FontChoice {
    case latin, whole

    /// - Parameter page: HTML in which an element of the class `measured-text` encloses the lines of each measured text.
    init(of page: String, latinSheet: String) {
        let latin = FontFace.all(in: latinSheet).flatMap(\.ranges)
        let isLatin = page.components(separatedBy: "measured-text").dropFirst().allSatisfy { part in
            let text = part.prefix(upTo: (part.range(of: "</span></span>") ?? part.range(of: "</span>"))?.lowerBound ?? part.endIndex)
            return text.unicodeScalars.allSatisfy { letter in
                letter.isASCII || latin.contains { $0.contains(letter.value) }
            }
        }
        self = isLatin ? .latin : .whole
    }

    func reduced(_ sheet: String) -> String {
        FontFace.all(in: sheet).filter { $0.ranges.isEmpty == (self == .latin) }.reduce(sheet) { $0.replacing($1.rule, with: "") }
    }
}

private struct FontFace {
    let rule: Substring
    /// The code points of `unicode-range`. Empty if it is missing.
    let ranges: [ClosedRange<UInt32>]

    static func all(in sheet: String) -> [FontFace] {
        var faces: [FontFace] = []
        var rest = sheet[...]
        while let start = rest.range(of: "@font-face {"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            let rule = rest[start.lowerBound...end]
            faces.append(FontFace(rule: rule, ranges: ranges(of: rule)))
            rest = rest[sheet.index(after: end)...]
        }
        return faces
    }

    private static func ranges(of rule: Substring) -> [ClosedRange<UInt32>] {
        guard let name = rule.range(of: "unicode-range:") else { return [] }
        return rule[name.upperBound...].prefix { $0 != ";" }.split(separator: ",").compactMap { range in
            let ends = range.split { " U+-".contains($0) }.compactMap { UInt32($0, radix: 16) }
            guard let first = ends.first, let last = ends.last, first <= last else { return nil }
            return first...last
        }
    }
}
