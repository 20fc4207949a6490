import Testing

@testable import ConstraintLogs

/// One row for each printed format of a constraint, with its source.
@Suite struct ConstraintFormatTests {
    struct Row: Sendable, CustomStringConvertible {
        var entry: String
        var equation: String
        var source: String

        var description: String { entry }
    }

    static let rows: [Row] = [
        // Visual formats.
        Row(entry: "<NSLayoutConstraint:0x7fca7b88e5c0 V:[UIView:0x7fcad0c8b050(200)]>", equation: "UIView.height == 200", source: "Ramotion/folding-cell#63, iOS 9"),
        Row(
            entry: "<NSLayoutConstraint:0x7fd978f82970 H:[UILabel:0x7fd978f7ff60'Loading...']-(20)-|   (Names: '|':UIImageView:0x7fd978f7fe20 )>",
            equation: "UIImageView.trailing == UILabel \"Loading...\".trailing + 20", source: "AssistoLab/KVNProgress#6, iOS 8"),
        Row(
            entry: "<NSLayoutConstraint:0x6080116c1010 H:|-(4)-[UIStackView:0x7fbcc1115ad0]   (active, names: '|':App.Bar:0x7fbccdeb6310 )>",
            equation: "UIStackView.leading == Bar.leading + 4", source: "trustwallet/trust-wallet-ios#279, iOS 11"),
        Row(
            entry: "<NSLayoutConstraint:0x61 'UIView-leftMargin-guide-constraint' H:|-(15)-[UILayoutGuide:0x62'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0x63 )>",
            equation: "margins of UIView.leading == UIView.leading + 15", source: "stackoverflow 45163786, iOS 10"),
        Row(entry: "<NSLayoutConstraint:0x61 V:[_UILayoutGuide:0x62]-(-20)-[UINavigationBar:0x63]   (active)>", equation: "UINavigationBar.top == _UILayoutGuide.bottom − 20", source: "itsmeichigo/DateTimePicker#17, iOS 10"),
        Row(entry: "<NSLayoutConstraint:0x61 V:[UILabel:0x62(>=5000)]>", equation: "UILabel.height >= 5000", source: "Masonry's README"),
        Row(entry: "<NSLayoutConstraint:0x61 H:[UIView:0x62(100@999)]>", equation: "UIView.width == 100 @999", source: "NSLayoutConstraint's visual format"),
        Row(entry: "<NSLayoutConstraint:0x61 H:[UIView:0x62]-(>=8)-[UILabel:0x63]>", equation: "UILabel.leading >= UIView.trailing + 8", source: "NSLayoutConstraint's visual format"),
        Row(entry: "<NSLayoutConstraint:0x61 H:[UIView:0x62]-[UILabel:0x63]>", equation: "UILabel.leading == UIView.trailing + 8", source: "NSLayoutConstraint's visual format"),
        Row(
            entry: "<_UISystemBaselineConstraint:0x61 'UISV-spacing' V:[UIStackView:0x62]-(NSLayoutAnchorConstraintSpace(8))-[UIButton:0x63'It isn't...']   (active)>",
            equation: "UIButton \"It isn't...\".top == UIStackView.bottom + 8", source: "johnpatrickmorgan/wtfautolayout#10"),
        Row(entry: "<NSLayoutConstraint:0x61 H:[_UIModernBarButton:0x62]-(6)-[_UIModernBarButton:0x63' ']   (active)>", equation: "_UIModernBarButton \" \".leading == _UIModernBarButton.trailing + 6", source: "subconsciousnetwork/subconscious#70, iOS 16"),
        Row(entry: "<NSLayoutConstraint:0x61 H:[field]-(0)-|   (active, names: field:0x62, '|':UIStackView:0x63 )>", equation: "UIStackView.trailing == field.trailing", source: "awslabs/amazon-kinesis-video-streams-webrtc-sdk-ios#60"),
        // Equations.
        Row(entry: "<NSLayoutConstraint:0x61 UILabel:0x62.width == 100 (active)>", equation: "UILabel.width == 100", source: "iOS 10 and later"),
        Row(entry: "<NSLayoutConstraint:0x61 UIView:0x62.width == - 16   (active)>", equation: "UIView.width == −16", source: "RxSwiftCommunity/RxAlert#40, iOS 13"),
        Row(entry: "<NSLayoutConstraint:0x61 A:0x62.width == B:0x63.width + 1>", equation: "A.width == B.width + 1", source: "braintree/braintree_ios#237"),
        Row(entry: "<NSLayoutConstraint:0x61 UIView:0x62.height == 0.5*UIView:0x63.width - 8   (active)>", equation: "UIView #1.height == 0.5 × UIView #2.width − 8", source: "NSLayoutConstraint's description"),
        Row(entry: "<NSLayoutConstraint:0x61 UILabel:0x62.top >= UIView:0x63.top + 7 priority:750   (active)>", equation: "UILabel.top >= UIView.top + 7 @750", source: "AppKit, lldb"),
        Row(entry: "<NSLayoutConstraint:0x61 UIStackView:0x62.bottom == UIView:0x63.bottomMargin   (active)>", equation: "UIStackView.bottom == margins of UIView.bottom", source: "johnpatrickmorgan/wtfautolayout#10"),
        Row(entry: "<NSLayoutConstraint:0x61 UILayoutGuide:0x62'UIViewLayoutMarginsGuide'.bottom == UIButton:0x63'Cancel'.bottom NSSpace(0)   (active)>", equation: "margins.bottom == UIButton \"Cancel\".bottom", source: "johnpatrickmorgan/wtfautolayout#13"),
        Row(entry: "<NSLayoutConstraint:0x61 progress background.height == 5   (active, names: progress background:0x62 )>", equation: "progress background.height == 5", source: "johnpatrickmorgan/wtfautolayout#1"),
        Row(entry: "<NSLayoutConstraint:0x61 Bar.lockIcon.width == 24   (active, names: Bar.lockIcon:0x62 )>", equation: "Bar.lockIcon.width == 24", source: "mozilla-mobile/firefox-ios#27523, iOS 18"),
        Row(entry: "<NSLayoutConstraint:0x61 MyApp.Box<Swift.Int, MyApp.Row<Swift.String>>:0x62.width == 5   (active)>", equation: "Box.width == 5", source: "Swift's names of generic classes"),
        Row(entry: "<NSLayoutConstraint:0x61 _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_:0x62.width == 5   (active)>", equation: "_UIHostingView.width == 5", source: "SwiftUI"),
        // Masks, content sizes and layout guides of controllers.
        Row(entry: "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UIImageView:0x62.width == 0   (active)>", equation: "UIImageView.width == 0", source: "deltachat/deltachat-ios#3035"),
        Row(entry: "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UIPickerView:0x62.midX == + 160>", equation: "UIPickerView.centerX == superview of UIPickerView.left + 160", source: "prolificinteractive/PIDatePicker#44, iOS 8"),
        Row(entry: "<NSAutoresizingMaskLayoutConstraint:0x61 h=-&- v=-&- UIView:0x62.minX == 0   (active, names: '|':App.Time:0x63 )>", equation: "UIView.left == Time.left", source: "LeoNatan/LNPopupController#398"),
        Row(entry: "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& V:[UIView:0x62(0)]>", equation: "UIView.height == 0", source: "apptentive/apptentive-ios#178"),
        Row(entry: "<NSContentSizeLayoutConstraint:0x61 H:[UIImageView:0x62(512)] Hug:250 CompressionResistance:1>", equation: "UIImageView.width == 512", source: "objc.io, iOS 6"),
        Row(entry: "<NSContentSizeLayoutConstraint:0x61 label.height == 17 Hug:750 CompressionResistance:750   (active, names: label:0x62 )>", equation: "label.height == 17", source: "AppKit, lldb"),
        Row(entry: "<_UILayoutSupportConstraint:0x61 V:[_UILayoutGuide:0x62(0)]>", equation: "_UILayoutGuide.height == 0", source: "iOS 7"),
        Row(entry: "<NSIBPrototypingLayoutConstraint:0x61 'IB auto generated at build time for view with ambiguity' H:|-(137@251)-[UIButton:0x62](LTR) priority:251 (Names: '|':UIView:0x63 )>", equation: "UIButton.leading == UIView.leading + 137 @251", source: "iOS 7"),
        Row(entry: "<NSAutoresizingMaskLayoutConstraint:0x61 h=-&- v=-&- NSView:0x62.minY == - 1   (active, names: '|':NSBox:0x63'Box' )>", equation: "NSView.bottom == NSBox.bottom + 1", source: "iina/iina#4034, AppKit"),
        // Libraries.
        Row(entry: "<MASLayoutConstraint:0x61 UIButton:0x62.right == UIView:0x63.right>", equation: "UIButton.right == UIView.right", source: "Antidote-for-Tox/Antidote#87"),
        Row(entry: "<MASLayoutConstraint:ConstantConstraint UILabel:messageLabel.height >= 5000>", equation: "messageLabel.height >= 5000", source: "Masonry's README"),
        Row(entry: "<MASLayoutConstraint:Conflicting[0] UILabel:messageLabel.top == View:superview.top + 1 ^high>", equation: "messageLabel.top == superview.top + 1 @750", source: "NSLayoutConstraint+MASDebugAdditions.m"),
        Row(entry: "<SnapKit.LayoutConstraint:0x61@Words.swift#61 UIButton:0x62.bottom == UI.GradientView:0x63.bottom - 24.0>", equation: "UIButton.bottom == GradientView.bottom − 24", source: "horizontalsystems/unstoppable-wallet-ios#1731"),
        Row(entry: "<SnapKit.LayoutConstraint:0x61@/Users/me/My App/A.swift#98 UIView:0x62.height == 60.0>", equation: "UIView.height == 60", source: "SnapKit/SnapKit#147"),
        Row(entry: "<SnapKit.LayoutConstraint:0x61@A.swift#8 UIView:0x62.width == UIView:0x63.width * 0.5 + 4.0 ^UILayoutPriority(rawValue: 750.0)>", equation: "UIView #1.width == 0.5 × UIView #2.width + 4 @750", source: "SnapKit's Debugging.swift"),
        Row(entry: "<SnapKit.LayoutConstraint:0x61@A.swift#8 UIView:0x62.centerX == UIView:0x63.centerX * -0.5 + 4.0>", equation: "UIView #1.centerX == −0.5 × UIView #2.centerX + 4", source: "SnapKit's Debugging.swift"),
        Row(entry: "<NSLayoutConstraint:0x61 UIView:0x62.width == 1e+03   (active)>", equation: "UIView.width == 1000", source: "made up: %g of C"),
        Row(entry: "<NSLayoutConstraint:0x61 UIView:0x62.top == UIView:0x63.top + 8.88178e-16   (active)>", equation: "UIView #1.top == UIView #2.top", source: "made up: %g of C"),
        // Strings that are not constraints.
        Row(entry: "<NSLayoutConstraint:0x61h00099cd0 UIView:0x62.width <= 0   (active)>", equation: "unread: noAddress(\"0x61h00099cd0\")", source: "johnpatrickmorgan/wtfautolayout"),
        Row(entry: "<NSLayoutConstraint:0x61 UIView:0x62.width == UIView:0x63.top   (active)>", equation: "unread: meaningless", source: "made up"),
        Row(entry: "<NSLayoutConstraint:0x61 UIView:0x62.height == 34", equation: "unread: cutOff", source: "made up: the number may go on"),
    ]

    @Test(arguments: rows) func printedConstraintsAreReadAsEquations(_ row: Row) throws {
        #expect(try equation(row.entry) == row.equation)
    }

    @Test func sourcePositionsOfSnapKitAreRead() throws {
        let log = try #require(try logs("<SnapKit.LayoutConstraint:0x61@/Users/me/My App/A.swift#98 UIView:0x62.height == 60.0>").first)
        #expect(log.constraints[0].place == "A.swift:98")
    }

    @Test func identifiersAreKept() throws {
        let log = try #require(try logs("<NSLayoutConstraint:0x61 'card's height' UIView:0x62.height == 60   (active)>").first)
        #expect(log.constraints[0].identifier == "card's height")
    }
}
