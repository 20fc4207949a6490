import Testing

@testable import ConstraintLogs

/// Explanations distinguish rows and items, too tall and too short rows, and have one fix for translated autoresizing masks.
@Suite struct GivenSizeTests {
    struct Row: Sendable, CustomStringConvertible {
        var description: String
        var entries: [String]
        var broken: Int
        var pattern: ConflictPattern
        /// The prefixes of the first two reasons.
        var reasons: [String]
        var cures: [String]
        var unknowns: [String]
        /// Words that must not occur in the explanation.
        var wrong: [String] = []
    }

    private static let lowered = "a priority of 999: then it yields without a message, and holds whenever it can."

    private static func row(_ cell: String, _ height: String) -> String {
        "NSLayoutConstraint:0x61 'UIView-Encapsulated-Layout-Height' \(cell):0x1.height == \(height)   (active)"
    }

    private static let measured = "Whether the height of the row is a number of the app's (rowHeight, heightForRowAt), or was measured."
    private static let itemMeasured = "Whether the size of the item is a number of the app's (itemSize, sizeForItemAt, the layout's dimensions), or was measured."
    private static let unwanted = "The unwanted one of them, and the line that added it. The console prints the identifiers of constraints that have one."

    static let rows: [Row] = [
        Row(
            description: "a row a pixel higher than its content",
            entries: [
                "NSLayoutConstraint:0x62 App.Dot:0x2.height == 32", "NSLayoutConstraint:0x63 V:|-(10)-[App.Dot:0x2]   (active, names: '|':UITableViewCellContentView:0x1 )",
                "NSLayoutConstraint:0x64 App.Dot:0x2.centerY == UITableViewCellContentView:0x1.centerY", row("UITableViewCellContentView", "52.3333"),
            ],
            broken: 0, pattern: .cellRounding,
            reasons: ["The content of UITableViewCellContentView needs 52, a third of a point less than the 52.3333 points that it gets: the row is that much higher", "The system broke Dot.height == 32. The others hold, so Dot is 32.3333 points high, not 32."],
            cures: ["Give Dot.height == 32 \(lowered) Any other constraint of the app works, too.", "Or use Dot.top >= UITableViewCellContentView.top + 10: the centre already places the view."],
            unknowns: [measured], wrong: ["more than", "collection"]),
        Row(
            description: "a row a pixel lower than its content",
            entries: [
                "NSLayoutConstraint:0x62 App.Card:0x2.height == 44", "NSLayoutConstraint:0x63 V:|-(0)-[App.Card:0x2]   (active, names: '|':UITableViewCellContentView:0x1 )",
                "NSLayoutConstraint:0x64 V:[App.Card:0x2]-(0)-|   (active, names: '|':UITableViewCellContentView:0x1 )", row("UITableViewCellContentView", "43.5"),
            ],
            broken: 2, pattern: .cellRounding,
            reasons: ["The content of UITableViewCellContentView needs 44, half a point more than the 43.5 points that it gets: a row's separator", "The system broke UITableViewCellContentView.bottom == Card.bottom. The others hold, so Card ends 0.5 points below where UITableViewCellContentView ends."],
            cures: ["Give UITableViewCellContentView.bottom == Card.bottom \(lowered) Any other constraint of the app works, too."],
            unknowns: [measured], wrong: ["less than", "Or ask"]),
        Row(
            description: "a row half a point higher, with a gap below",
            entries: [
                "NSLayoutConstraint:0x62 UIImageView:0x2.height == 24", "NSLayoutConstraint:0x63 UIImageView:0x2.centerY == UITableViewCellContentView:0x1.centerY",
                "NSLayoutConstraint:0x64 V:[UIImageView:0x2]-(10)-|   (active, names: '|':UITableViewCellContentView:0x1 )", row("UITableViewCellContentView", "44.5"),
            ],
            broken: 0, pattern: .cellRounding,
            reasons: ["The content of UITableViewCellContentView needs 44, half a point less than the 44.5 points", "The system broke UIImageView.height == 24. The others hold, so UIImageView is 24.5 points high, not 24."],
            cures: ["Give UIImageView.height == 24 \(lowered) Any other constraint of the app works, too.", "Or use UITableViewCellContentView.bottom >= UIImageView.bottom + 10: the centre already places the view."],
            unknowns: [measured]),
        Row(
            description: "an item that its content does not fit",
            entries: [
                "NSLayoutConstraint:0x62 App.Photo:0x2.height == 120", "NSLayoutConstraint:0x63 V:|-(0)-[App.Photo:0x2]   (active, names: '|':App.PhotoCollectionViewCell:0x1 )",
                "NSLayoutConstraint:0x64 V:[App.Photo:0x2]-(0)-|   (active, names: '|':App.PhotoCollectionViewCell:0x1 )", row("App.PhotoCollectionViewCell", "50"),
            ],
            broken: 2, pattern: .cellSize,
            reasons: ["UIKit gives PhotoCollectionViewCell a height that its content contradicts. An item that is measured has its estimated height until then", "The system broke PhotoCollectionViewCell.bottom == Photo.bottom. The others hold, so Photo ends 70 points below"],
            cures: ["Give PhotoCollectionViewCell.bottom == Photo.bottom \(lowered)", "Let the item have the height of its content: an estimated dimension in a compositional layout, or estimatedItemSize = UICollectionViewFlowLayout.automaticSize and no itemSize that the content does not fit."],
            unknowns: [itemMeasured, unwanted], wrong: ["row", "table"]),
        Row(
            description: "a column of a grid",
            entries: [
                "NSLayoutConstraint:0x62 UILabel:0x2.width == 104", "NSLayoutConstraint:0x63 H:|-(8)-[UILabel:0x2]   (active, names: '|':UIView:0x3 )",
                "NSLayoutConstraint:0x64 H:[UILabel:0x2]-(8)-|   (active, names: '|':UIView:0x3 )", "NSLayoutConstraint:0x65 UIView:0x3.width == App.TileCollectionCell:0x1.width",
                "NSLayoutConstraint:0x61 'UIView-Encapsulated-Layout-Width' UIView:0x3.width == 119.667   (active)",
            ],
            broken: 2, pattern: .cellRounding,
            reasons: ["The content of UIView needs 120, a third of a point more than the 119.667 points that it gets: an item's size is rounded to pixels, or is a part of the collection view's width.", "The system broke UIView.trailing == UILabel.trailing + 8. The others hold, so UILabel ends"],
            cures: ["Give UIView.trailing == UILabel.trailing + 8 \(lowered) Any other constraint of the app works, too."],
            unknowns: [itemMeasured], wrong: ["row", "table"]),
        Row(
            description: "a size of unknown origin",
            entries: [
                "NSLayoutConstraint:0x62 UILabel:0x2.height == 60", "NSLayoutConstraint:0x63 V:|-(0)-[UILabel:0x2]   (active, names: '|':UIView:0x1 )",
                "NSLayoutConstraint:0x64 V:[UILabel:0x2]-(0)-|   (active, names: '|':UIView:0x1 )", row("UIView", "44"),
            ],
            broken: 2, pattern: .cellSize,
            reasons: ["UIKit gives UIView a height that its content contradicts. A measured view has its estimated or old height until then", "The system broke UIView.bottom == UILabel.bottom. The others hold, so UILabel ends 16 points below where UIView ends."],
            cures: ["Give UIView.bottom == UILabel.bottom \(lowered)"],
            unknowns: ["The view that gives UIView its height: a collection view, a bar, or a table view for its header or footer.", unwanted], wrong: ["rowHeight", "itemSize"]),
        Row(
            description: "a button made with a frame",
            entries: [
                "NSLayoutConstraint:0x62 H:[UIView:0x1(60)]", "NSLayoutConstraint:0x63 UIView:0x1.leading == UIButton:0x2.leading",
                "NSLayoutConstraint:0x64 H:[UIButton:0x2]-(0)-|   (Names: '|':UIView:0x1 )", "NSAutoresizingMaskLayoutConstraint:0x65 h=--& v=--& UIButton:0x2.midX == + 20",
            ],
            broken: 1, pattern: .autoresizingMask,
            reasons: ["UIButton still translates its autoresizing mask", "The system broke UIView.leading == UIButton.leading. The others hold, so UIButton begins 20 points before UIView begins and is 80 points wide."],
            cures: ["Set translatesAutoresizingMaskIntoConstraints = false on UIButton, which constraints place."],
            unknowns: ["The frame of UIButton is only partly known, not where it begins and how wide it is: the list has only its centre."]),
        Row(
            description: "a label made with a frame, placed from above",
            entries: [
                "NSLayoutConstraint:0x62 V:|-(12)-[UILabel:0x2]   (active, names: '|':UIView:0x1 )", "NSAutoresizingMaskLayoutConstraint:0x65 h=--& v=--& UILabel:0x2.minY == 40   (active, names: '|':UIView:0x1 )",
            ],
            broken: 0, pattern: .autoresizingMask,
            reasons: ["UILabel still translates its autoresizing mask", "The system broke UILabel.top == UIView.top + 12. The others hold, so UILabel begins 40 points below where UIView begins."],
            cures: ["Set translatesAutoresizingMaskIntoConstraints = false on UILabel, which constraints place."],
            unknowns: ["The frame of UILabel is only partly known, not how high it is: the list has only its top edge."]),
        Row(
            description: "a badge with a frame and a width of its own",
            entries: [
                "NSAutoresizingMaskLayoutConstraint:0x65 h=--& v=--& App.Badge:0x2.width == 18   (active)", "NSLayoutConstraint:0x62 App.Badge:0x2.width == 20   (active)",
            ],
            broken: 1, pattern: .autoresizingMask,
            reasons: ["Badge still translates its autoresizing mask", "The system broke Badge.width == 20. The others hold, so Badge is 18 points wide, not 20."],
            cures: ["Set translatesAutoresizingMaskIntoConstraints = false on Badge, which constraints place."],
            unknowns: ["The frame of Badge is only partly known, not where it is: the list has only its width."]),
        Row(
            description: "the frame of a view whose content does not fit",
            entries: [
                "NSAutoresizingMaskLayoutConstraint:0x65 h=-&- v=-&- UIView:0x1.height == 80   (active)", "NSLayoutConstraint:0x62 UILabel:0x2.top == UIView:0x1.top   (active)",
                "NSLayoutConstraint:0x63 UILabel:0x2.bottom == UIView:0x1.bottom   (active)", "NSLayoutConstraint:0x64 UILabel:0x2.height == 100   (active)",
            ],
            broken: 2, pattern: .autoresizingMask,
            reasons: ["UIView still translates its autoresizing mask", "The system broke UILabel.bottom == UIView.bottom. The others hold, so UILabel ends 20 points below where UIView ends."],
            cures: [
                "Set translatesAutoresizingMaskIntoConstraints = false on UIView, which constraints place.", "Give UILabel.bottom == UIView.bottom \(lowered)",
                "Remove UILabel.top == UIView.top, or give it a priority below 1000.", "Remove UILabel.bottom == UIView.bottom, or give it a constant of 20 or a priority below 1000.",
                "Remove UILabel.height == 100, or give it a constant of 80 or a priority below 1000.",
            ],
            unknowns: [
                "Whether constraints place UIView, or only its subviews: the list does not say which view is in which.",
                "The frame of UIView is only partly known, not where it is: the list has only its height.", unwanted,
            ]),
        Row(
            description: "a cell's content view, whose mask is meant",
            entries: [
                "NSAutoresizingMaskLayoutConstraint:0x65 h=--& v=--& UITableViewCellContentView:0x1.width == 320   (active)", "NSLayoutConstraint:0x62 UILabel:0x2.left == UITableViewCellContentView:0x1.left   (active)",
                "NSLayoutConstraint:0x63 UILabel:0x2.right == UITableViewCellContentView:0x1.right   (active)", "NSLayoutConstraint:0x64 UILabel:0x2.width == 400   (active)",
            ],
            broken: 2, pattern: .cellSize,
            reasons: ["UIKit gives UITableViewCellContentView a width that its content contradicts", "The system broke UILabel.right == UITableViewCellContentView.right"],
            cures: ["Give UILabel.right == UITableViewCellContentView.right \(lowered)"],
            unknowns: [unwanted], wrong: ["translatesAutoresizingMaskIntoConstraints"]),
        Row(
            description: "a view made without a frame",
            entries: [
                "NSAutoresizingMaskLayoutConstraint:0x65 h=--& v=--& App.Badge:0x2.width == 0   (active)", "NSLayoutConstraint:0x62 H:|-(4)-[App.Badge:0x2]   (active, names: '|':UIView:0x1 )",
                "NSLayoutConstraint:0x63 H:[App.Badge:0x2]-(4)-|   (active, names: '|':UIView:0x1 )", "NSLayoutConstraint:0x64 UIView:0x1.width == 30",
            ],
            broken: 2, pattern: .sizeZero,
            reasons: ["Badge has a width of 0 for now", "Badge still translates its autoresizing mask"],
            cures: ["Set translatesAutoresizingMaskIntoConstraints = false on Badge, which constraints place."],
            unknowns: ["The frame of Badge is only partly known, not where it is: the list has only its width."]),
    ]

    @Test(arguments: rows) func encapsulatedSizesAreExplained(_ row: Row) throws {
        let explanation = LogExplanation(try log(row.entries, broken: row.entries[row.broken]))
        #expect(explanation.pattern == row.pattern)
        #expect(zip(explanation.reasons, row.reasons).allSatisfy { $0.hasPrefix($1) } && explanation.reasons.count >= 2, "\(explanation.reasons)")
        #expect(Array(explanation.cures.prefix(row.cures.count)) == row.cures)
        #expect(row.pattern == .cellSize || explanation.cures.count == row.cures.count, "\(explanation.cures)")
        #expect(explanation.unknowns == row.unknowns)
        let text = (explanation.reasons + explanation.cures + explanation.unknowns).filter { !$0.hasPrefix("What gives") }.joined(separator: " ")
        for word in row.wrong { #expect(!text.contains(word), "\(text)") }
        try checkPlayground(of: explanation)
    }
}
