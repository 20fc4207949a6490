import PlaygroundModel

extension Font {
    /// The reason why the width of a text has no source, as the end of a sentence. `nil` if the width has a source.
    public func widthDoubt(of text: String) -> String? {
        switch typeface {
        case .page, .file, .helveticaNeue, .helvetica, .times, .courier, .menlo: nil
        case .helveticaNeueLight, .helveticaNeueThin, .avenirNext, .adobeGaramond, .futura:
            "the widths of this font are recalled or fitted to few recorded frames"
        case .systemInTwoCuts where size >= 20: "the display font of iOS 9 to 13 is not published, and its letters are those of the later one"
        case .system where size > 40: "no label above 40 points is recorded"
        case .system, .systemInTwoCuts: weightDoubt ?? characterDoubt(in: text)
        }
    }

    private var weightDoubt: String? {
        switch weight {
        case .regular, .medium, .semibold: nil
        case .ultraLight, .thin, .light, .bold, .heavy, .black: "no label in this weight is recorded"
        }
    }

    private func characterDoubt(in text: String) -> String? {
        let unknown = text.first { character in
            guard let scalar = character.unicodeScalars.first, !character.isWhitespace else { return false }
            return !SystemFontDesigns.shared.hasPairs(of: scalar)
        }
        return unknown.map { "the distances from \u{201C}\($0)\u{201D} to its neighbours are not published" }
    }
}

extension SystemFontDesigns {
    fileprivate func hasPairs(of scalar: Unicode.Scalar) -> Bool {
        guard let entry = CharacterCoverage.shared.entry(of: scalar) else { return false }
        return (1..<firstGroupWithoutPairs).contains(groups[Int(entry.index)])
    }
}
