import Testing

@testable import ConstraintLogs

/// One row for each pattern, with the log's source and the headline.
@Suite struct ConflictPatternTests {
    struct Row: Sendable, CustomStringConvertible {
        var pattern: ConflictPattern
        var entries: [String]
        var broken: String?
        var headline: String
        var source: String

        var description: String { "\(pattern.rawValue), \(source)" }
    }

    static let rows: [Row] = [
        Row(
            pattern: .setTwice, entries: ["NSLayoutConstraint:0x61 Bar.lockIcon.width == 40   (active, names: Bar.lockIcon:0x62 )", "NSLayoutConstraint:0x63 Bar.lockIcon.width == 24   (active, names: Bar.lockIcon:0x62 )"],
            headline: "Bar.lockIcon should be 40 and 24 points wide at the same time.", source: "mozilla-mobile/firefox-ios#27523"),
        Row(
            pattern: .setTwice, entries: ["SnapKit.LayoutConstraint:0x61@W.swift#61 UIButton:0x62.bottom == UI.G:0x63.bottom - 24.0", "SnapKit.LayoutConstraint:0x64@W.swift#62 UIButton:0x62.bottom == UI.G:0x63.bottom - 32.0"],
            headline: "The distance between UIButton.bottom and G.bottom should be −24 and −32 at the same time.", source: "horizontalsystems/unstoppable-wallet-ios#1731"),
        Row(
            pattern: .actionSheetWidth, entries: ["NSLayoutConstraint:0x61 UIView:0x62.width == - 16   (active)"],
            headline: "UIView should have a width of −16, but no view is smaller than 0.", source: "RxSwiftCommunity/RxAlert#40"),
        Row(
            pattern: .negativeSize, entries: ["NSLayoutConstraint:0x61 App.Card:0x62.height == - 4   (active)"],
            headline: "Card should have a height of −4, but no view is smaller than 0.", source: "made up"),
        Row(
            pattern: .sizeZero,
            entries: ["NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UIView:0x62.height == 0   (active)", "NSLayoutConstraint:0x63 V:[UILabel:0x64'Tech']-(8)-|   (active, names: '|':UIView:0x62 )", "NSLayoutConstraint:0x65 V:|-(8)-[UILabel:0x64'Tech']   (active, names: '|':UIView:0x62 )"],
            broken: "NSLayoutConstraint:0x63 V:[UILabel:0x64'Tech']-(8)-|   (active, names: '|':UIView:0x62 )",
            headline: "UIView should be 0 points high, and the 2 others make it at least 16.", source: "moonlsd/TagFlowExample#8"),
        Row(
            pattern: .cellSize,
            entries: ["NSLayoutConstraint:0x61 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0x62(44)]", "NSLayoutConstraint:0x63 V:|-(0)-[UIView:0x64]   (Names: '|':UITableViewCellContentView:0x62 )", "NSLayoutConstraint:0x65 V:[UIView:0x64(100)]", "NSLayoutConstraint:0x66 V:[UIView:0x64]-(0)-|   (Names: '|':UITableViewCellContentView:0x62 )"],
            headline: "UITableViewCellContentView should be 44 points high, and the 3 others make it 100.", source: "wongzigii/Colo#12"),
        Row(
            pattern: .cellRounding,
            entries: ["NSLayoutConstraint:0x61 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x62.height == 80   (active)", "NSLayoutConstraint:0x63 V:|-(0)-[UIView:0x64]   (active, names: '|':UITableViewCellContentView:0x62 )", "NSLayoutConstraint:0x65 UIView:0x64.height == 80.3333   (active)", "NSLayoutConstraint:0x66 V:[UIView:0x64]-(0)-|   (active, names: '|':UITableViewCellContentView:0x62 )"],
            headline: "UITableViewCellContentView should be 80 points high, and the 3 others make it 80.3333.", source: "made up of a separator of 0.333"),
        Row(
            pattern: .measuredSize,
            entries: ["NSLayoutConstraint:0x61 '_UITemporaryLayoutWidth' App.ChatTitleView:0x62.width == 0   (active)", "NSLayoutConstraint:0x63 H:|-(4)-[UILabel:0x64]   (active, names: '|':App.ChatTitleView:0x62 )", "NSLayoutConstraint:0x65 H:[UILabel:0x64]-(4)-|   (active, names: '|':App.ChatTitleView:0x62 )"],
            headline: "ChatTitleView should be 0 points wide, and the 2 others make it at least 8.", source: "deltachat/deltachat-ios#2227"),
        Row(
            pattern: .hiddenArrangedView, entries: ["NSLayoutConstraint:0x61 A:0x62.width == B:0x63.width + 1", "NSLayoutConstraint:0x64 'UISV-hiding' H:[A:0x62(0)]"],
            headline: "A should be 0 points wide, and the other constraint makes it at least 1.", source: "braintree/braintree_ios#237"),
        Row(
            pattern: .privateViewAtZero,
            entries: ["NSLayoutConstraint:0x61 _UIButtonBarStackView:0x62.width <= 0   (active)", "NSLayoutConstraint:0x63 'UIView-leftMargin-guide-constraint' H:|-(15)-[UILayoutGuide:0x64'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':_UIButtonBarStackView:0x62 )", "NSLayoutConstraint:0x65 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0x64'UIViewLayoutMarginsGuide']-(15)-|(LTR)   (active, names: '|':_UIButtonBarStackView:0x62 )"],
            headline: "_UIButtonBarStackView should be at most 0 points wide, and the 2 others make it at least 30.", source: "stackoverflow 45163786"),
        Row(
            pattern: .uikitInternal, entries: ["NSLayoutConstraint:0x61 'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0x62.bottom == UIInputSetHostView:0x63.bottom   (active)", "NSLayoutConstraint:0x64 'inputView.top' V:[_UIRemoteKeyboardPlaceholderView:0x62]-(10)-[UIKBInputBackdropView:0x65]   (active)", "NSLayoutConstraint:0x66 UIKBInputBackdropView:0x65.top == UIInputSetHostView:0x63.bottom   (active)"],
            headline: "_UIRemoteKeyboardPlaceholderView.bottom == UIInputSetHostView.bottom cannot hold: the 2 others leave a distance of −10 where 0 is requested.", source: "made up of identifiers that issues have"),
        Row(
            pattern: .autoresizingMask, entries: ["NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UIView:0x62.width == 300   (active)", "NSLayoutConstraint:0x63 UIView:0x62.width == App.Card:0x64.width   (active)", "NSLayoutConstraint:0x65 App.Card:0x64.width == 320   (active)"],
            headline: "UIView should be 300 points wide, and the 2 others make it 320.", source: "made up"),
        Row(
            pattern: .guideLength, entries: ["_UILayoutSupportConstraint:0x61 _UILayoutGuide:0x62.height == 0   (active)", "_UILayoutSupportConstraint:0x63 V:|-(0)-[_UILayoutGuide:0x62]   (active, names: '|':UIView:0x64 )", "NSLayoutConstraint:0x65 V:[_UILayoutGuide:0x62]-(-20)-[UINavigationBar:0x66]   (active)", "NSLayoutConstraint:0x67 V:|-(0)-[UINavigationBar:0x66]   (active, names: '|':UIView:0x64 )"],
            headline: "_UILayoutGuide should be 0 points high, and the 3 others make it 20.", source: "itsmeichigo/DateTimePicker#17"),
        Row(
            pattern: .collapsedView, entries: ["NSLayoutConstraint:0x61 UIStackView:0x62.height >= 90   (active)", "NSLayoutConstraint:0x63 V:|-(0)-[UIStackView:0x62]   (active, names: '|':App.Header:0x64 )", "NSLayoutConstraint:0x65 UIStackView:0x62.bottom == App.Header:0x64.bottom   (active)", "NSLayoutConstraint:0x66 App.Header:0x64.height == 0   (active)"],
            headline: "Header should be 0 points high, and the 3 others make it at least 90.", source: "carekit-apple/CareKit#177"),
        Row(
            pattern: .stackView, entries: ["NSLayoutConstraint:0x61 'UISV-fill-equally' UIView:0x62.width == App.Card:0x63.width   (active)", "NSLayoutConstraint:0x64 UIView:0x62.width == 100   (active)", "NSLayoutConstraint:0x65 App.Card:0x63.width == 120   (active)"],
            headline: "UIView should be 100 points wide, and the 2 others make it 120.", source: "made up"),
        Row(
            pattern: .contradiction, entries: ["NSLayoutConstraint:0x61 UIView:0x62.top == App.Card:0x63.top   (active)", "NSLayoutConstraint:0x64 UILabel:0x65.top == UIView:0x62.bottom + 8   (active)", "NSLayoutConstraint:0x66 UILabel:0x65.top <= App.Card:0x63.top + 4   (active)"],
            headline: "UIView.top == Card.top cannot hold: the 2 others leave a distance of at most −4 where 0 is requested.", source: "made up"),
        Row(
            pattern: .noConflict, entries: ["NSLayoutConstraint:0x61 progress background.height == 5   (active, names: progress background:0x62 )"],
            headline: "All constraints of the list can hold together, as far as their numbers are printed.", source: "johnpatrickmorgan/wtfautolayout#1"),
        Row(
            pattern: .unread, entries: ["NSLayoutConstraint:0x61h0 UIView:0x62.width <= 0   (active)"],
            headline: "None of these constraints can be read.", source: "johnpatrickmorgan/wtfautolayout"),
        Row(
            pattern: .onlyBroken, entries: [], broken: "NSLayoutConstraint:0x61 UILabel:0x62'No meets'.bottom == UIView:0x63.bottom   (active)",
            headline: "The system broke this constraint. The contradicting constraints are not in the paste.", source: "ThumbWorks/sf-ios#58"),
    ]

    @Test(arguments: rows) func patternsAreRecognized(_ row: Row) throws {
        let explanation = LogExplanation(try log(row.entries, broken: row.broken))
        #expect(explanation.pattern == row.pattern)
        #expect(explanation.headline == row.headline)
        for conflict in explanation.conflicts { checkMinimal(conflict, in: explanation.log) }
        try checkPlayground(of: explanation)
    }

    @Test func everyPatternHasARow() {
        #expect(Set(Self.rows.map { $0.pattern }) == Set(ConflictPattern.allCases))
    }

    /// Changes are suggested only for constraints that an app can change.
    @Test(arguments: rows) func onlyNoiseNeedsNoFix(_ row: Row) throws {
        let explanation = LogExplanation(try log(row.entries, broken: row.broken))
        #expect((explanation.verdict == .noise) == (explanation.cures.first?.hasPrefix("Nothing needs to be done") == true))
    }

    /// The choice between equal sets is deterministic: a log always has the same answer.
    @Test(arguments: rows) func answersAreDeterministic(_ row: Row) throws {
        let answers = try (0..<3).map { _ in LogExplanation(try log(row.entries, broken: row.broken)) }
        #expect(Set(answers.map { "\($0.headline)\($0.reasons)\($0.cures)\($0.unknowns)\($0.playground ?? "")" }).count == 1)
    }

    @Test func suggestedConstantsSolveTheConflict() throws {
        for row in Self.rows {
            let log = try log(row.entries, broken: row.broken)
            for conflict in log.conflicts() where conflict.constraints.count > 1 {
                for (place, demand) in conflict.demands {
                    var changed = log
                    changed.constraints[place].equation?.constant = demand.value
                    let system = LogSystem(changed)
                    let rows = conflict.rows + system.sizes(ofItemsIn: conflict.constraints)
                    #expect(system.isSatisfiable(rows), "\(row) with \(demand.value) at \(place)")
                }
            }
        }
    }

    @Test func theSmallestConflictIsFirst() throws {
        let entries = [
            "NSLayoutConstraint:0x61 UIView:0x62.width == 100   (active)", "NSLayoutConstraint:0x63 UILabel:0x64.width == UIView:0x62.width   (active)",
            "NSLayoutConstraint:0x65 UILabel:0x64.width == 120   (active)", "NSLayoutConstraint:0x66 UILabel:0x64.width == 130   (active)",
        ]
        let conflicts = try log(entries).conflicts()
        #expect(conflicts.map { $0.constraints } == [[2, 3], [0, 1, 2]])
    }
}

/// Assumptions that cause the conflict together with the list, one per row.
@Suite struct AssumptionTests {
    static let rows: [(entries: [String], sentence: String)] = [
        // damienlaughton/DiceTableViewCell#1
        (
            [
                "NSLayoutConstraint:0x61 H:[UIImageView:0x62(320)]", "NSLayoutConstraint:0x63 UITableViewCellContentView:0x64.trailingMargin == UIImageView:0x62.trailing - 8",
                "NSLayoutConstraint:0x65 UIImageView:0x62.leading == UITableViewCellContentView:0x64.leadingMargin - 8",
                "NSLayoutConstraint:0x66 'UIView-Encapsulated-Layout-Width' H:[UITableViewCellContentView:0x64(375)]",
            ], "This assumes that the layout margins of UITableViewCellContentView are 8 points, the default. The list does not say so."
        ),
        // deltachat/deltachat-ios#3035
        (
            [
                "NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UIImageView:0x62.width == 0   (active)",
                "NSLayoutConstraint:0x63 App.Label:0x64.centerX == UILayoutGuide:0x65'UIViewSafeAreaLayoutGuide'.centerX   (active)",
                "NSLayoutConstraint:0x66 H:|-(40)-[App.Label:0x64]   (active, names: '|':UIImageView:0x62 )",
            ], "This assumes that safe area is within UIImageView. The list does not say so."
        ),
        // ninjaprox/NVActivityIndicatorView#117
        (
            [
                "NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UILabel:0x62.midY == 400   (active)", "NSLayoutConstraint:0x63 UILabel:0x62.centerY == UIView:0x64.centerY   (active)",
                "NSLayoutConstraint:0x65 UIView:0x64.height == 700   (active)",
            ], "This assumes that UILabel is in UIView. The list does not name its superview."
        ),
        // An invented log: a baseline is below its view.
        (
            [
                "NSLayoutConstraint:0x61 UILabel:0x62.firstBaseline == UIView:0x63.top + 60   (active)", "NSLayoutConstraint:0x64 UILabel:0x62.bottom == UIView:0x63.top + 40   (active)",
            ], "This assumes that a baseline is between the edges of its view. The list does not say where."
        ),
    ]

    @Test(arguments: rows.indices) func assumptionsAreReported(_ place: Int) throws {
        let row = Self.rows[place]
        let explanation = LogExplanation(try log(row.entries))
        #expect(explanation.unknowns.contains(row.sentence), "\(explanation.headline) \(explanation.unknowns)")
        for conflict in explanation.conflicts { checkMinimal(conflict, in: explanation.log) }
        try checkPlayground(of: explanation)
    }
}
