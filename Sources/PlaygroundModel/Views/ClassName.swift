/// A class name in Swift and Interface Builder: `ChartView`, or `Charts.ChartView` with its module.
public enum ClassName {
    /// Parameters may be part of the name: `{style}View`.
    public static func isWellFormed(_ text: String) -> Bool {
        let parts = PlaceholderText(text).parts.map { part in
            switch part {
            case .text(let text): text
            case .placeholder(let name, _): !name.isEmpty && name.utf8.allSatisfy(isOfParameter) ? "_" : "{"
            }
        }
        return isPlain(parts.joined())
    }

    /// The nearest valid name, without parameters and invalid characters. `nil` if nothing is left.
    public static func repaired(_ text: String) -> String? {
        if isPlain(text) { return text }
        let names = text.beginning(bytes: PlaygroundLimits.nameBytes / 2).split(separator: ".").compactMap { part in
            let words = part.split { !isOfName($0) }
            let name = words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
            return name.first.map { isFirst($0) ? name : "_" + name }
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    private static func isPlain(_ text: String) -> Bool {
        guard text.utf8.count <= PlaygroundLimits.nameBytes else { return false }
        return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
            name.first.map { isFirst($0) && name.allSatisfy(isOfName) } ?? false
        }
    }

    private static func isFirst(_ character: Character) -> Bool { character.isLetter || character == "_" }
    private static func isOfName(_ character: Character) -> Bool { isFirst(character) || character.isNumber }

    private static func isOfParameter(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
    }
}
