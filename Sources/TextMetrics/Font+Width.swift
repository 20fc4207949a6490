extension Font {
    /// The width of a text drawn on one line, in points.
    ///
    /// Exact for the characters the page's fonts have; others get the average of their script
    /// (``FallbackWidth``). Tabs count as four spaces, line ends and other control characters as nothing: a text to be
    /// drawn goes through ``TextLayout``, which replaces them.
    public func width(of text: String) -> Double {
        if let width = coveredWidth(of: text) { return width }
        let measured = MeasuredText(text, font: self)
        return measured.width(of: measured.characters.indices)
    }

    /// The width of a text that needs no other font and holds no control character; nil for any other text.
    func coveredWidth(of text: String) -> Double? {
        guard let (units, count) = FaceTable.of(face).measure(text) else { return nil }
        return Double(units) * pointsPerUnit + Double(count) * tracking
    }

    var pointsPerUnit: Double { size / Double(FaceData.unitsPerEm) }
}
