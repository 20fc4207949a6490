import PlaygroundModel

/// A parsed visual format string: `H:|-[photo(==120@750)]-gap-[title]-|`.
struct VisualFormat: Equatable {
    /// A condition on a gap or a size, such as `(>=8@750)`.
    struct Predicate: Equatable {
        enum Object: Equatable {
            case constant(Double)
            case view(ViewID)
        }

        var relation: LayoutConstraint.Relation
        var object: Object
        var priority: LayoutPriority
    }

    enum Connection: Equatable {
        case flush
        /// The standard spacing, or the superview's margin, written as `-`.
        case standard
        case spaced([Predicate])
    }

    struct Item: Equatable {
        var view: ViewID
        var size: [Predicate]
    }

    var axis: LayoutAttribute.Axis
    var leadingConnection: Connection?
    var items: [Item]
    var connections: [Connection]
    var trailingConnection: Connection?

    static func isVisualFormat(_ text: String) -> Bool {
        let start = text.drop { $0.isWhitespace }
        return ["H:", "V:", "|", "["].contains { start.hasPrefix($0) }
    }
}
