import PlaygroundModel

extension DocumentValue {
    /// Whether both have the same bytes. Equal values may differ in Unicode normal form and in the sign of zero.
    func isSame(as other: DocumentValue) -> Bool {
        switch (self, other) {
        case (.string(let one), .string(let other)), (.date(let one), .date(let other)): one.isSame(as: other)
        case (.integer(let one), .integer(let other)): one == other
        case (.float(let one), .float(let other)): one.bitPattern == other.bitPattern
        case (.boolean(let one), .boolean(let other)): one == other
        case (.array(let one), .array(let other)): one.elementsEqual(other) { $0.isSame(as: $1) }
        case (.table(let one), .table(let other)):
            one.entries.elementsEqual(other.entries) { $0.key.isSame(as: $1.key) && $0.value.isSame(as: $1.value) }
        case (.string, _), (.integer, _), (.float, _), (.boolean, _), (.date, _), (.array, _), (.table, _): false
        }
    }
}

extension DocumentValue? {
    func isSame(as other: DocumentValue?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let one?, let other?): one.isSame(as: other)
        case (nil, _), (_, nil): false
        }
    }
}

extension String {
    fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
