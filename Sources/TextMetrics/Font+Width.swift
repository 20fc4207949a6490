extension Font {
    /// The width of a text drawn on one line, in points.
    ///
    /// For the characters the page's fonts have, what is known of the typeface; others get the average of their script
    /// (``FallbackWidth``). Tabs count as four spaces, line ends and other control characters as nothing: a text to be
    /// drawn goes through ``TextLayout``, which replaces them.
    public func width(of text: String) -> Double {
        if let width = coveredWidth(of: text) { return width }
        let measured = MeasuredText(text, font: self)
        return measured.width(of: measured.characters.indices)
    }

    /// The points that the page adds after every character of a line, so that the font it ships draws the line as wide as
    /// ``width(of:)`` says.
    public func letterSpacing(of line: String) -> Double {
        guard typeface != .page else { return tracking }
        let drawn = Font(size: size, weight: weight, tracking: 0)
        if let (units, _, count) = FaceTable.of(face, .page).measure(line) {
            guard count > 0, let width = coveredWidth(of: line) else { return tracking }
            return (width - Double(units) * pointsPerUnit) / Double(count)
        }
        let (asked, unspaced) = (MeasuredText(line, font: self), MeasuredText(line, font: drawn))
        guard unspaced.spacedCount > 0 else { return tracking }
        let whole = asked.characters.indices
        return (asked.width(of: whole) - unspaced.width(of: whole)) / Double(unspaced.spacedCount)
    }

    /// The width of a text that needs no other font and holds no control character; nil for any other text.
    func coveredWidth(of text: String) -> Double? {
        guard let (units, tightening, count) = FaceTable.of(face, typeface).measure(text) else { return nil }
        return (Double(units) - Double(tightening) * displayShare) * pointsPerUnit + Double(count) * tracking
    }

    var pointsPerUnit: Double { size / Double(FaceData.unitsPerEm) }

    /// How much of what the display cut takes from the letters holds at this size.
    var displayShare: Double { SystemFont.displayShare(at: size, in: typeface) }
}
