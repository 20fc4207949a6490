import PlaygroundModel

/// A visual format string, taken apart: `H:|-[photo(==120@750)]-gap-[title]-|`.
struct VisualFormat: Equatable {
    /// `(>=8@750)`: one demand on a gap or a size.
    struct Predicate: Equatable {
        enum Object: Equatable {
            case constant(Double)
            /// The same size as another view.
            case view(ViewID)
        }

        var relation: LayoutConstraint.Relation
        var object: Object
        var priority: LayoutPriority
    }

    /// What stands between two items.
    enum Connection: Equatable {
        /// Nothing: they touch.
        case flush
        /// `-`: the standard space, or to a superview its margin.
        case standard
        case spaced([Predicate])
    }

    struct Item: Equatable {
        var view: ViewID
        var size: [Predicate]
    }

    var axis: LayoutAttribute.Axis
    /// `|` at the beginning, and what connects it.
    var leadingConnection: Connection?
    var items: [Item]
    /// Between each item and the next.
    var connections: [Connection]
    /// `|` at the end, and what connects it.
    var trailingConnection: Connection?

    /// Whether a text is a visual format string, as against an equation.
    static func isVisualFormat(_ text: String) -> Bool {
        let start = text.drop { $0.isWhitespace }
        return ["H:", "V:", "|", "["].contains { start.hasPrefix($0) }
    }
}
