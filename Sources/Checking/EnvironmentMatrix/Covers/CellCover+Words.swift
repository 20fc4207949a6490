import PlaygroundModel

extension CellCover {
    /// The descriptions of the boxes, shortest first: `from extraExtraLarge on, on all phones upright`.
    public func descriptions(on axes: [MatrixAxis]) -> [String] {
        boxes.map { $0.words(on: axes) }.sorted { ($0.count, $0) < ($1.count, $1) }
    }
}

extension CellBox {
    func words(on axes: [MatrixAxis]) -> String {
        func limited(_ kind: MatrixAxisKind) -> Int? { axes.firstIndex { $0.kind == kind }.flatMap { isWhole($0) ? nil : $0 } }
        let namesDevices = limited(.device) != nil
        func words(_ kind: MatrixAxisKind) -> String? { limited(kind).map { self.words(of: $0, axes[$0], namesDevices) } }
        let place = [.device, .posture, .orientation, .window].compactMap(words)
        let parts = MatrixAxisKind.asSpoken.compactMap(words) + (place.isEmpty ? [] : [place.joined(separator: " ")])
        return parts.isEmpty ? "everywhere" : parts.joined(separator: ", ")
    }

    private func words(of place: Int, _ axis: MatrixAxis, _ namesDevices: Bool) -> String {
        let values = values(of: place)
        let names = Self.list(values.map { axis.words[$0] })
        switch axis.kind {
        case .device: return "on " + devices(values, axis)
        case .orientation: return names
        case .posture:
            let postures = values.map { Self.posture(axis.words[$0]) }
            let isPlain = namesDevices || postures.contains(Self.posture(Posture.Name.closed.rawValue))
            return (isPlain ? "" : "with the phone ") + Self.list(postures)
        case .window: return "in " + Self.list(values.map { Self.window(axis.words[$0]) })
        case .language: return "in " + names
        case .setting(.preferredContentSizeCategory): return Self.range(values, axis)
        case .setting(.userInterfaceStyle): return names
        case .setting(.layoutDirection):
            return Self.list(values.map { axis.words[$0] == "rightToLeft" ? "right to left" : "left to right" })
        case .setting(.accessibilityContrast): return "with \(names) contrast"
        case .setting(.legibilityWeight): return "with \(names) text"
        case .setting(.forceTouch): return "with 3D Touch \(names)"
        case .setting(.windowedApps): return "with Windowed Apps \(names)"
        }
    }

    private func devices(_ values: [Int], _ axis: MatrixAxis) -> String {
        let meant = Set(values)
        for (idiom, name) in [(UserInterfaceIdiom.phone, "all phones"), (.pad, "all iPads")] {
            let all = axis.idioms.indices.filter { axis.idioms[$0] == idiom }
            if all.count > 1, Set(all) == meant { return name }
        }
        return Self.list(values.map { axis.words[$0] }, "and")
    }

    private static func window(_ word: String) -> String {
        switch word {
        case "full": "full screen"
        case "left", "right": "the \(word) half"
        default: word
        }
    }

    /// The description of a posture. Devices without a hinge count as closed.
    private static func posture(_ word: String) -> String {
        switch Posture.Name(rawValue: word) {
        case .closed: "not opened"
        case .half: "half open"
        case .open: "open"
        case nil: "open by \(word)"
        }
    }

    private static func range(_ values: [Int], _ axis: MatrixAxis) -> String {
        guard let first = values.first, let last = values.last else { return "" }
        if first == last { return "at \(axis.words[first])" }
        if last == axis.count - 1 { return "from \(axis.words[first]) on" }
        return first == 0 ? "up to \(axis.words[last])" : "from \(axis.words[first]) to \(axis.words[last])"
    }

    private static func list(_ names: [String], _ conjunction: String = "or") -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}

extension MatrixAxisKind {
    fileprivate static let asSpoken: [MatrixAxisKind] = [
        .setting(.preferredContentSizeCategory), .setting(.legibilityWeight), .setting(.userInterfaceStyle),
        .setting(.accessibilityContrast), .setting(.layoutDirection), .setting(.forceTouch), .setting(.windowedApps),
        .language,
    ]
}

extension Matrix {
    /// The descriptions of some environments, given by indices in ``cells``, shortest first.
    public func descriptions(of meant: Set<Int>, unless isStopped: () -> Bool = { false }) -> [String] {
        let inside = cells.indices.filter(meant.contains).map { cells[$0].values }
        let outside = cells.indices.filter { !meant.contains($0) }.map { cells[$0].values }
        return CellCover(inside, apartFrom: outside, on: axes, unless: isStopped).descriptions(on: axes)
    }

    /// One or two descriptions of environments, given by indices in ``cells``. If these do not suffice, one sentence by device:
    /// `on 2 of 6 devices: iphone-17 (in landscape); ipad-11 (6 of 24 environments)`
    public func summary(of meant: Set<Int>, unless isStopped: () -> Bool = { false }) -> [String] {
        let descriptions = descriptions(of: meant, unless: isStopped)
        guard descriptions.count > Self.mostDescriptions, let axis = axes.firstIndex(where: { $0.kind == .device }) else {
            return descriptions
        }
        let devices = Dictionary(grouping: cells.indices) { cells[$0].values[axis] }.sorted { $0.key < $1.key }
        let found = devices.compactMap { device, all -> (name: String, part: String)? in
            let inside = all.filter(meant.contains)
            guard !inside.isEmpty else { return nil }
            let name = axes[axis].words[device]
            guard inside.count < all.count else { return (name, "") }
            let outside = all.filter { !meant.contains($0) }
            let cover = CellCover(
                inside.map { cells[$0].values }, apartFrom: outside.map { cells[$0].values }, on: axes, unless: isStopped)
            let words = cover.descriptions(on: axes)
            let isShort = words.count <= Self.mostDescriptions
            return (name, isShort ? words.joined(separator: "; ") : "\(inside.count) of \(all.count) environments")
        }
        let names = Dictionary(grouping: found.indices) { found[$0].part }.sorted { $0.value[0] < $1.value[0] }.map { part, indices in
            indices.map { found[$0].name }.joined(separator: ", ") + (part.isEmpty ? "" : " (\(part))")
        }
        return ["on \(found.count) of \(counted(devices.count, "device")): \(names.joined(separator: "; "))"]
    }

    /// The maximum number of descriptions in a summary. More are hard to remember.
    private static let mostDescriptions = 2
}
