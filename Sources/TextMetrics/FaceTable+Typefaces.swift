extension FaceTable {
    static func of(_ face: Face, _ typeface: Typeface) -> FaceTable {
        switch typeface {
        case .page: page(face)
        case .file: unkerned
        case .system, .systemInTwoCuts: system(face)
        case .helveticaNeue: face.isBold ? helveticaNeueBold : helveticaNeue
        case .helveticaNeueLight: helveticaNeueLight
        case .helveticaNeueThin: helveticaNeueThin
        case .helvetica: isSemibold(face) ? helveticaBold : helvetica
        case .times: isSemibold(face) ? timesBold : times
        case .courier: courier
        case .menlo: menlo
        case .avenirNext: isSemibold(face) ? avenirBold : face == .medium ? avenirMedium : avenir
        case .adobeGaramond: garamond
        case .futura: futura
        }
    }

    private static func isSemibold(_ face: Face) -> Bool { face == .semibold || face.isBold }

    private static func page(_ face: Face) -> FaceTable {
        switch face {
        case .ultraLight: ultraLight
        case .thin: thin
        case .light: light
        case .regular: regular
        case .medium: medium
        case .semibold: semibold
        case .bold: bold
        case .heavy: heavy
        case .black: black
        }
    }

    private static let regular = FaceTable(FaceData.regularAdvances, FaceData.regularKerning)

    // The weights are fractions of a difference. `width_tables.py` has compared them with the font itself.
    private static let ultraLight = regular.moved(FaceData.ultraLightAdvances, FaceData.ultraLightKerning)
    private static let thin = regular.moved(FaceData.ultraLightAdvances, FaceData.ultraLightKerning, by: 2 / 3)
    private static let light = regular.moved(FaceData.ultraLightAdvances, FaceData.ultraLightKerning, by: 1 / 3)
    private static let medium = regular.moved(FaceData.blackAdvances, FaceData.blackKerning, by: 1 / 5)
    private static let semibold = regular.moved(FaceData.blackAdvances, FaceData.blackKerning, by: 2 / 5)
    private static let bold = regular.moved(FaceData.blackAdvances, FaceData.blackKerning, by: 3 / 5)
    private static let heavy = regular.moved(FaceData.blackAdvances, FaceData.blackKerning, by: 4 / 5)
    private static let black = regular.moved(FaceData.blackAdvances, FaceData.blackKerning)

    private init(_ advances: PackedNumbers, _ kerning: PackedNumbers) {
        self.init(
            advances: advances.values.map(Float.init),
            kerning: kerning.unrolled.map { Int16($0 - FaceData.bias) }
        )
    }

    /// Another weight, at a fraction of the differences from this weight.
    private func moved(_ advances: PackedNumbers, _ kerning: PackedNumbers, by part: Double = 1) -> FaceTable {
        func moved(_ number: Int, _ difference: Int) -> Int {
            number + Int((Double(difference - FaceData.bias) * part).rounded())
        }
        return FaceTable(
            advances: zip(self.advances, advances.values).map { Float(moved(Int($0), $1)) },
            kerning: zip(self.kerning, kerning.unrolled).map { Int16(moved(Int($0), $1)) }
        )
    }

    /// The table for characters that a font of the app lacks.
    private static let unkerned = FaceTable(advances: regular.advances, kerning: [])

    private static func system(_ face: Face) -> FaceTable {
        switch face {
        case .ultraLight: systemUltraLight
        case .thin: systemThin
        case .light: systemLight
        case .regular: systemRegular
        case .medium: systemMedium
        case .semibold: systemSemibold
        case .bold: systemBold
        case .heavy: systemHeavy
        case .black: systemBlack
        }
    }

    private static let systemUltraLight = ultraLight.systemFont(.ultraLight)
    private static let systemThin = thin.systemFont(.thin)
    private static let systemLight = light.systemFont(.light)
    private static let systemRegular = regular.systemFont(.regular)
    private static let systemMedium = medium.systemFont(.medium)
    private static let systemSemibold = semibold.systemFont(.semibold)
    private static let systemBold = bold.systemFont(.bold)
    private static let systemHeavy = heavy.systemFont(.heavy)
    private static let systemBlack = black.systemFont(.black)

    /// A character that is not in the system font's lists uses Inter's advance and kerning. In the display cut it is narrower by the
    /// average of the listed letters.
    private func systemFont(_ face: Face) -> FaceTable {
        let (designs, scale) = (SystemFontDesigns.shared, Float(FaceData.unitsPerEm) / 2048)
        let numbers = designs.advances.map { $0.mixed(for: face) }
        let common = numbers.dropFirst().reduce(0) { $0 + $1.tightening } / Float(numbers.count - 1)
        let count = numbers.count
        var kerning = [Float](repeating: 0, count: count * count)
        var tightenings = kerning
        for pair in designs.pairs {
            let (change, place) = (pair.change.mixed(for: face), Int(pair.first) * count + Int(pair.second))
            (kerning[place], tightenings[place]) = (change.text * scale, change.tightening * scale)
        }
        return FaceTable(
            advances: zip(advances, designs.groups).map { $1 == 0 ? $0 : numbers[Int($1)].text * scale },
            tightenings: designs.groups.map { ($0 == 0 ? common : numbers[Int($0)].tightening) * scale },
            kerning: self.kerning,
            pairs: Pairs(
                groups: designs.groups.map { $0 < designs.firstGroupWithoutPairs ? $0 : 0 }, count: count, kerning: kerning,
                tightenings: tightenings
            )
        )
    }

    private static let helvetica = regular.font(StandardFontData.helvetica, kerningHundredths: 50)
    private static let helveticaBold = bold.font(StandardFontData.helveticaBold, kerningHundredths: 50)
    private static let helveticaNeue = regular.font(NamedFontData.helveticaNeue, kerningHundredths: 100)
    private static let helveticaNeueBold = bold.font(NamedFontData.helveticaNeueBold)
    private static let helveticaNeueLight = regular.font(NamedFontData.helveticaNeueLight)
    private static let helveticaNeueThin = regular.font(NamedFontData.helveticaNeueThin)
    private static let avenir = systemRegular.scaled(by: 0.97).font(NamedFontData.avenirNext)
    private static let avenirMedium = systemMedium.scaled(by: 0.97).font(NamedFontData.avenirNextMedium)
    private static let avenirBold = avenirMedium.scaled(by: 1.01)
    private static let garamond = regular.scaled(by: 0.85).font(NamedFontData.adobeGaramond, kerningHundredths: 100)
    private static let futura = systemMedium.scaled(by: 0.935)
    private static let times = regular.font(StandardFontData.times, kerningHundredths: 50)
    private static let timesBold = bold.font(StandardFontData.timesBold, kerningHundredths: 50)
    /// Courier's characters are 600 thousandths of an em wide (Adobe's metrics), Menlo's characters 1233 of 2048 units.
    private static let courier = regular.monospaced(ems: 0.6)
    private static let menlo = regular.monospaced(ems: 1233.0 / 2048)

    /// The font with these widths from U+0020, in thousandths of an em. Other characters, and characters of unknown width (0), keep their
    /// widths. Pairs use the share of Inter's kerning that fits the recorded frames best.
    private func font(_ thousandths: StaticString, kerningHundredths: Int = 0) -> FaceTable {
        var advances = advances
        for (place, width) in PackedNumbers(thousandths).values.enumerated() where width > 0 {
            guard let scalar = Unicode.Scalar(UInt32(0x20 + place)), let entry = entry(of: scalar) else { continue }
            advances[Int(entry.index)] = Float((width * FaceData.unitsPerEm + 500) / 1000)
        }
        return FaceTable(advances: advances, kerning: kerning.map { Int16(Int($0) * kerningHundredths / 100) })
    }

    private func scaled(by factor: Double) -> FaceTable {
        FaceTable(advances: advances.map { Float((Double($0) * factor).rounded()) }, kerning: kerning, pairs: pairs)
    }

    private func monospaced(ems: Double) -> FaceTable {
        let width = Float((ems * Double(FaceData.unitsPerEm)).rounded())
        return FaceTable(advances: advances.map { $0 == 0 ? 0 : width }, kerning: [])
    }
}
