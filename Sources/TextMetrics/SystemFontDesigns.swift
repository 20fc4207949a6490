/// San Francisco's own designs. Its weights and sizes are mixtures of them. `systemfont.toml` contains their advances and kerning.
struct SystemFontDesigns: Sendable {
    /// A measurement in both cuts, for the lightest design, regular and black, in units of 2048 to the em.
    struct Numbers: Sendable {
        let text: (light: Float, regular: Float, black: Float)
        let display: (light: Float, regular: Float, black: Float)
    }

    struct Pair: Sendable {
        let first: UInt8
        let second: UInt8
        let change: Numbers
    }

    static let shared = SystemFontDesigns(PackageResources.systemfont_toml)

    /// The advances by group. Characters of one group have equal advances and equal kerning. Group 0 is for all other characters.
    let advances: [Numbers]
    let pairs: [Pair]
    /// The first group without known kerning. All lower groups are for ASCII characters.
    let firstGroupWithoutPairs: UInt8
    /// The group of each entry of ``CharacterCoverage``.
    let groups: [UInt8]

    private init(_ file: [UInt8]) {
        var lists: [[[Substring]]] = []
        for line in String(decoding: file, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasSuffix("= '''") { lists.append([]) } else if !lists.isEmpty, line != "'''", line.first != "#", !line.isEmpty {
                lists[lists.count - 1].append(line.split(separator: " ", omittingEmptySubsequences: false))
            }
        }
        var groups = [UInt8](repeating: 0, count: FaceData.covered.reduce(0) { $0 + $1.count })
        var group: [Unicode.Scalar: UInt8] = [:]
        for (place, fields) in lists[0].enumerated() {
            for scalar in fields[6...].joined(separator: " ").unicodeScalars {
                group[scalar] = UInt8(place + 1)
                if let entry = CharacterCoverage.shared.entry(of: scalar) { groups[Int(entry.index)] = UInt8(place + 1) }
            }
        }
        self.groups = groups
        firstGroupWithoutPairs = (group["~"] ?? 0) + 1
        advances = [Numbers([0, 0, 0, 0, 0, 0])] + lists[0].map { fields in Numbers(fields[..<6].map(Self.number)) }
        pairs = lists[1].flatMap { fields in
            stride(from: 1, to: fields.count, by: 5).flatMap { start in
                let changes = fields[(start + 1)...(start + 4)].map(Self.number)
                let numbers = Numbers([changes[0], changes[0], changes[1], changes[2], changes[2], changes[3]])
                return fields[0].unicodeScalars.flatMap { first in
                    fields[start].unicodeScalars.map { Pair(first: group[first] ?? 0, second: group[$0] ?? 0, change: numbers) }
                }
            }
        }
    }

    private static func number(_ text: Substring) -> Float { Float(Int(text) ?? 0) }
}

extension SystemFontDesigns.Numbers {
    fileprivate init(_ six: [Float]) {
        text = (six[0], six[1], six[2])
        display = (six[3], six[4], six[5])
    }

    /// The measurement in the text cut in a weight, and how much smaller the measurement in the display cut is.
    func mixed(for face: Face) -> (text: Float, tightening: Float) {
        func mixed(_ designs: (light: Float, regular: Float, black: Float)) -> Float {
            let share = face.share
            return designs.regular + (share < 0 ? designs.regular - designs.light : designs.black - designs.regular) * share
        }
        let text = mixed(self.text)
        return (text, text - mixed(display))
    }
}

extension Face {
    /// The position on the system font's weight axis, from its advances: the share of black, or the negative share of the lightest design.
    fileprivate var share: Float {
        switch self {
        case .ultraLight: -0.925
        case .thin: -0.725
        case .light: -0.315
        case .regular: 0
        case .medium: 11 / 60
        case .semibold: 19 / 60
        case .bold: 1 / 2
        case .heavy: 23 / 30
        case .black: 1
        }
    }
}
