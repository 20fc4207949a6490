extension Font {
    /// The width of a text on one line, in points. Characters that the page's fonts lack use the average width of their
    /// script (``FallbackWidth``). Tabs count as four spaces, control characters as nothing. ``TextLayout`` replaces both.
    public func width(of text: String) -> Double {
        if let width = coveredWidth(of: text) { return width }
        let measured = MeasuredText(text, font: self)
        return measured.width(of: measured.characters.indices)
    }

    /// The letter spacing in points with which the page's font draws the line as wide as ``width(of:)``.
    public func letterSpacing(of line: String) -> Double {
        guard typeface != .page, typeface.file == nil else { return tracking }
        let drawn = Font(size: size, weight: weight, tracking: 0)
        if let (units, count) = FaceTable.of(face, .page).measure(line, displayShare: 0) {
            guard count > 0, let width = coveredWidth(of: line) else { return tracking }
            return (width - units * pointsPerUnit) / Double(count)
        }
        let (asked, unspaced) = (MeasuredText(line, font: self), MeasuredText(line, font: drawn))
        guard unspaced.spacedCount > 0 else { return tracking }
        let whole = asked.characters.indices
        return (asked.width(of: whole) - unspaced.width(of: whole)) / Double(unspaced.spacedCount)
    }

    /// The width in points. `nil` for a text with control characters or characters of another font.
    func coveredWidth(of text: String) -> Double? {
        if let file = typeface.file { return file.width(of: text).map { size * file.ems($0) } }
        guard let (units, count) = FaceTable.of(face, typeface).measure(text, displayShare: displayShare) else { return nil }
        return units * pointsPerUnit + Double(count) * tracking
    }

    var pointsPerUnit: Double { size / Double(FaceData.unitsPerEm) }

    var displayShare: Double { SystemFont.displayShare(at: size, in: typeface) }
}
