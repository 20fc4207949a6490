import PlaygroundModel

/// The lines of a quick action's title: "the title is displayed on one line if it fits, otherwise on two, but only if
/// there is no subtitle; with a subtitle it stays on one line and is truncated" (UIApplicationShortcutItem).
public struct QuickActionTitle: Hashable, Sendable {
    public let lines: [String]
    public let isTruncated: Bool

    public init(_ title: String, subtitle: String?, fits: (String) -> Bool) {
        if fits(title) {
            (lines, isTruncated) = ([title], false)
            return
        }
        let first = subtitle == nil ? Self.firstLine(of: title, fits: fits) : nil
        guard let first else {
            (lines, isTruncated) = ([Self.truncated(title, fits: fits)], true)
            return
        }
        let rest = String(title.dropFirst(first.count).drop { $0.isWhitespace })
        isTruncated = !fits(rest)
        lines = [first.trimmingEnd, isTruncated ? Self.truncated(rest, fits: fits) : rest]
    }

    public init(of action: QuickAction, fits: (String) -> Bool) {
        self.init(action.title, subtitle: action.subtitle, fits: fits)
    }

    /// The words, or the characters of a long word, that fit into the first of two lines. `nil` if no character fits.
    private static func firstLine(of title: String, fits: (String) -> Bool) -> Substring? {
        let letters = longestPrefix(of: title, fits: { fits($0.trimmingEnd) })
        guard !letters.isEmpty else { return nil }
        let next = title[letters.endIndex...].first
        if next?.isWhitespace == true { return letters }
        let lastSpace = letters.lastIndex { $0.isWhitespace }
        return lastSpace.map { letters[...$0] } ?? letters
    }

    private static func truncated(_ text: String, fits: (String) -> Bool) -> String {
        let kept = longestPrefix(of: text) { fits($0.trimmingEnd + "…") }
        return kept.trimmingEnd + "…"
    }

    /// Searches by bisection, because all prefixes of a string that fits also fit.
    private static func longestPrefix(of text: String, fits: (Substring) -> Bool) -> Substring {
        let ends = Array(text.indices) + [text.endIndex]
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(text[..<ends[middle]]) { low = middle } else { high = middle - 1 }
        }
        return text[..<ends[low]]
    }
}

extension StringProtocol {
    fileprivate var trimmingEnd: String {
        String(self.reversed().drop { $0.isWhitespace }.reversed())
    }
}
