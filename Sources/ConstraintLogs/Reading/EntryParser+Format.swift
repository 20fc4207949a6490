import PlaygroundModel

/// A constraint that UIKit prints in its Visual Format Language. It is one constraint: a size, or one gap.
///
/// ```
/// format    = ( "H" | "V" ) ":" ( size | gap ) [ "(LTR)" | "(RTL)" ]
/// size      = "[" item "(" predicate ")" "]"
/// gap       = ( "|" | view ) [ "-" [ distance "-" ] ] ( view | "|" )
/// view      = "[" item "]"
/// distance  = "(" predicate ")" | number
/// predicate = [ relation ] ( number | space | item ) [ "@" priority ]
/// ```
extension EntryParser {
    private struct Predicate {
        var relation = LayoutConstraint.Relation.equal
        var constant: Double?
        /// Of a size that equals another's.
        var item: ParsedEntry.Item?
        var priority: Double?
    }

    mutating func format(into entry: inout ParsedEntry) -> ParsedEntry.Equation? {
        guard let axis = formatAxis() else { return nil }
        skipSpaces()
        if skip("|") { return leadingGap(axis, into: &entry) }
        guard let (view, size) = view(into: &entry) else { return nil }
        if let size { return sizeEquation(of: view, size, axis) }
        return trailingGap(after: view, axis, into: &entry)
    }

    /// The letter before the colon, which some damage takes away.
    private mutating func formatAxis() -> LayoutAttribute.Axis? {
        let start = place
        for (letter, axis) in [("H" as StaticString, LayoutAttribute.Axis.horizontal), ("V", .vertical)] where skip(letter) {
            skipSpaces()
            _ = skip(":")
            skipSpaces()
            if peek() == UInt8(ascii: "[") || peek() == UInt8(ascii: "|") { return axis }
            place = start
        }
        // Without a letter a format is horizontal.
        return peek() == UInt8(ascii: "[") || peek() == UInt8(ascii: "|") ? .horizontal : nil
    }

    /// `|-(20)-[view]`
    private mutating func leadingGap(_ axis: LayoutAttribute.Axis, into entry: inout ParsedEntry) -> ParsedEntry.Equation? {
        let distance = distance(into: &entry)
        guard let (view, _) = view(into: &entry) else { return nil }
        direction(into: &entry)
        let edge: LayoutAttribute = axis == .horizontal ? .leading : .top
        return ParsedEntry.Equation(
            first: .init(reference: .item(view), attribute: edge), relation: distance.relation,
            second: .init(reference: .superview, attribute: edge), constant: distance.constant ?? 0, priority: distance.priority)
    }

    /// `[view]-(8)-[other]` or `[view]-(8)-|`: what stands behind is the distance away.
    private mutating func trailingGap(
        after view: ParsedEntry.Item, _ axis: LayoutAttribute.Axis, into entry: inout ParsedEntry
    ) -> ParsedEntry.Equation? {
        let distance = distance(into: &entry)
        skipSpaces()
        let end: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
        let near = ParsedEntry.Anchor(reference: .item(view), attribute: end)
        let far: ParsedEntry.Anchor
        if skip("|") {
            far = .init(reference: .superview, attribute: end)
        } else if let (other, _) = self.view(into: &entry) {
            far = .init(reference: .item(other), attribute: axis == .horizontal ? .leading : .top)
        } else {
            return nil
        }
        direction(into: &entry)
        return ParsedEntry.Equation(
            first: far, relation: distance.relation, second: near, constant: distance.constant ?? 0, priority: distance.priority)
    }

    private func sizeEquation(of view: ParsedEntry.Item, _ size: Predicate, _ axis: LayoutAttribute.Axis) -> ParsedEntry.Equation {
        let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
        return ParsedEntry.Equation(
            first: .init(reference: .item(view), attribute: attribute), relation: size.relation,
            second: size.item.map { .init(reference: .item($0), attribute: attribute) }, constant: size.constant ?? 0,
            priority: size.priority)
    }

    /// `[UIView:0x7fcad0c8b050(200)]`
    private mutating func view(into entry: inout ParsedEntry) -> (item: ParsedEntry.Item, size: Predicate?)? {
        skipSpaces()
        guard skip("["), let item = item(endsBefore: .bracket) else { return nil }
        skipSpaces()
        var size: Predicate?
        if peek() == UInt8(ascii: "(") {
            size = predicate(into: &entry)
            guard size != nil else { return nil }
            skipSpaces()
        }
        return skip("]") ? (item, size) : nil
    }

    /// What stands between two: nothing is no distance, a bare hyphen the system's.
    private mutating func distance(into entry: inout ParsedEntry) -> Predicate {
        skipSpaces()
        guard skip("-") else { return Predicate(constant: 0) }
        skipSpaces()
        if peek() == UInt8(ascii: "("), let distance = predicate(into: &entry) {
            skipSpaces()
            _ = skip("-")
            return distance
        }
        if let byte = peek(), byte.isDigit, let number = number() {
            skipSpaces()
            _ = skip("-")
            return Predicate(constant: number)
        }
        entry.constraint.hasSystemSpacing = true
        return Predicate(constant: 8)
    }

    /// `(>=20@750)`
    private mutating func predicate(into entry: inout ParsedEntry) -> Predicate? {
        guard skip("(") else { return nil }
        skipSpaces()
        var predicate = Predicate()
        if let relation = relation() { predicate.relation = relation }
        skipSpaces()
        if let space = systemSpace() {
            entry.constraint.hasSystemSpacing = true
            predicate.constant = space
        } else if let number = number() {
            predicate.constant = number
        } else if let item = sizeItem() {
            predicate.item = item
        } else {
            return nil
        }
        skipSpaces()
        if skip("@") { predicate.priority = number() }
        skipSpaces()
        return skip(")") ? predicate : nil
    }

    /// The view whose size another has: `[first(==UIView:0x7fcad0c8b050)]`.
    private mutating func sizeItem() -> ParsedEntry.Item? {
        guard let classEnd = ItemScanner.classEnd(from: place, in: bytes), classEnd <= end,
              let key = ItemScanner.key(after: classEnd, in: bytes, allowsNames: false), key.upperBound <= end
        else { return nil }
        let className = bytes.text(place..<classEnd)
        place = key.upperBound
        return ParsedEntry.Item(className: className, key: bytes.text(key).lowercasedASCII)
    }

    /// `(LTR)`, which is how the distance runs; a gap of the other direction has its ends the other way round.
    private mutating func direction(into entry: inout ParsedEntry) {
        skipSpaces()
        if skip("(RTL)") { entry.isRightToLeft = true } else { _ = skip("(LTR)") }
    }
}
