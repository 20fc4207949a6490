/// Identifiers that UIKit gives its own constraints, and what each is for. The first row that fits counts.
///
/// No documentation lists them. They are those of logs in public issues and of lists that people made of them; what they are for follows
/// from their names and from what the logs show them to do.
struct IdentifierRow: Sendable {
    let prefix: String
    let owner: ConstraintOwner
    let meaning: String

    static func row(for identifier: String) -> IdentifierRow? { all.first { identifier.hasPrefix($0.prefix) } }

    // https://developer.apple.com/documentation/uikit/uistackview describes the arrangements that UISV- makes.
    // https://github.com/braintree/braintree_ios/issues/237: UISV-hiding.
    // https://github.com/wongzigii/Colo/issues/12: UIView-Encapsulated-Layout-Height.
    // https://github.com/deltachat/deltachat-ios/issues/2227: _UITemporaryLayoutWidth.
    // https://github.com/subconsciousnetwork/subconscious/issues/70: BIB_, CB_, UINav.
    // https://github.com/hackiftekhar/IQKeyboardManager/issues/1259: UIButtonBar.
    static let all: [IdentifierRow] = [
        .init(prefix: "UISV-hiding", owner: .hiddenArrangedView, meaning: "a hidden arranged view has no length along the stack"),
        .init(prefix: "UISV-canvas-connection", owner: .stackView, meaning: "the outer arranged views touch the stack view's edges"),
        .init(prefix: "UISV-canvas-fit", owner: .stackView, meaning: "the stack view is no larger than its content"),
        .init(prefix: "UISV-spacing", owner: .stackView, meaning: "the stack view's spacing"),
        .init(prefix: "UISV-alignment", owner: .stackView, meaning: "the stack view's alignment"),
        .init(prefix: "UISV-fill-equally", owner: .stackView, meaning: "the distribution fillEqually"),
        .init(prefix: "UISV-fill-proportionally", owner: .stackView, meaning: "the distribution fillProportionally"),
        .init(prefix: "UISV-distributing", owner: .stackView, meaning: "the distribution's gaps"),
        .init(prefix: "UISV-spanning", owner: .stackView, meaning: "the stack view reaches round its arranged views"),
        .init(prefix: "UISV-", owner: .stackView, meaning: "an arrangement of the stack view"),
        .init(
            prefix: "UIView-Encapsulated-Layout-Height", owner: .encapsulatedSize,
            meaning: "the height that a table view, a collection view or a bar gives to what it holds"),
        .init(
            prefix: "UIView-Encapsulated-Layout-Width", owner: .encapsulatedSize,
            meaning: "the width that a table view, a collection view or a bar gives to what it holds"),
        .init(prefix: "UIView-Encapsulated-Layout", owner: .encapsulatedSize, meaning: "the frame that UIKit gives to a view that it places itself"),
        .init(prefix: "_UITemporaryLayout", owner: .temporarySize, meaning: "the size with which UIKit measures the view"),
        .init(prefix: "UITemporaryLayout", owner: .temporarySize, meaning: "the size with which UIKit measures the view"),
        .init(prefix: "fittingSize", owner: .temporarySize, meaning: "the target of systemLayoutSizeFitting"),
        .init(prefix: "UIViewSafeAreaLayoutGuide", owner: .safeArea, meaning: "an inset of the safe area"),
        .init(prefix: "UIView-leftMargin", owner: .layoutMargins, meaning: "the left layout margin"),
        .init(prefix: "UIView-rightMargin", owner: .layoutMargins, meaning: "the right layout margin"),
        .init(prefix: "UIView-topMargin", owner: .layoutMargins, meaning: "the top layout margin"),
        .init(prefix: "UIView-bottomMargin", owner: .layoutMargins, meaning: "the bottom layout margin"),
        .init(prefix: "UIViewLayoutMarginsGuide", owner: .layoutMargins, meaning: "a layout margin"),
        .init(prefix: "UIViewReadableContentGuide", owner: .readableContent, meaning: "the width in which text reads well"),
        .init(prefix: "UIView-readable", owner: .readableContent, meaning: "the width in which text reads well"),
        .init(prefix: "UIViewKeyboardLayoutGuide", owner: .keyboardGuide, meaning: "where the keyboard stands"),
        .init(prefix: "UIKeyboardLayoutGuide", owner: .keyboardGuide, meaning: "where the keyboard stands"),
        .init(prefix: "UIScrollView-", owner: .scrollView, meaning: "a guide of the scroll view"),
        .init(prefix: "_UIScrollView", owner: .scrollView, meaning: "a guide of the scroll view"),
        .init(prefix: "BIB_", owner: .bar, meaning: "a bar's button and what stands beside it"),
        .init(prefix: "CB_", owner: .bar, meaning: "a bar's button and its content"),
        .init(prefix: "TB_", owner: .bar, meaning: "a bar's button and its title"),
        .init(prefix: "IB_", owner: .bar, meaning: "a bar's button and its image"),
        .init(prefix: "UIButtonBar", owner: .bar, meaning: "the arrangement of a bar's buttons"),
        .init(prefix: "UINav", owner: .bar, meaning: "the arrangement of a navigation bar"),
        .init(prefix: "TitleView", owner: .bar, meaning: "the place of a navigation bar's title"),
        .init(prefix: "UIToolbar", owner: .bar, meaning: "the arrangement of a toolbar"),
        .init(prefix: "UITabBar", owner: .bar, meaning: "the arrangement of a tab bar"),
        .init(prefix: "accessoryView", owner: .keyboard, meaning: "the place of the input accessory view"),
        .init(prefix: "inputView", owner: .keyboard, meaning: "the place of the keyboard"),
        .init(prefix: "inputAccessoryView", owner: .keyboard, meaning: "the place of the input accessory view"),
        .init(prefix: "assistant", owner: .keyboard, meaning: "the place of the keyboard's shortcuts bar"),
        .init(prefix: "keyboard", owner: .keyboard, meaning: "the place of the keyboard"),
        .init(prefix: "UISearchBar", owner: .searchBar, meaning: "the arrangement of a search bar"),
        .init(prefix: "SearchBar", owner: .searchBar, meaning: "the arrangement of a search bar"),
        .init(prefix: "UIDatePicker", owner: .picker, meaning: "the arrangement of a date picker"),
        .init(prefix: "IB auto generated", owner: .prototyping, meaning: "what Interface Builder adds to a view without constraints"),
        .init(prefix: "NSView-Encapsulated-Layout", owner: .encapsulatedSize, meaning: "the frame that AppKit gives to the view"),
        .init(prefix: "NSTableRowView-Encapsulated", owner: .encapsulatedSize, meaning: "the height that a table view gives to a row"),
        .init(prefix: "NSWindow", owner: .appKit, meaning: "the size of the window"),
        .init(prefix: "NSStackView", owner: .stackView, meaning: "an arrangement of the stack view"),
        .init(prefix: "NSViewSafeArea", owner: .safeArea, meaning: "an inset of the safe area"),
        .init(prefix: "NSSafeArea", owner: .safeArea, meaning: "an inset of the safe area"),
    ]
}

/// Views of UIKit's own, which an app neither makes nor constrains. The first row that fits counts.
struct ClassRow: Sendable {
    let prefix: String
    let owner: ConstraintOwner

    static func owner(of className: String) -> ConstraintOwner? { all.first { className.hasPrefix($0.prefix) }?.owner }

    // https://github.com/lionheart/openradar-mirror/issues/19207: UIKeyboardAssistantBar at height 0.
    // https://github.com/microsoftconnect/ms-intune-app-sdk-ios/issues/523: _UIToolbarContentView.
    // https://github.com/RxSwiftCommunity/RxAlert/issues/40: UIAlertController's width of -16.
    static let all: [ClassRow] = [
        .init(prefix: "UIKeyboard", owner: .keyboard), .init(prefix: "UIInputSet", owner: .keyboard),
        .init(prefix: "UIRemoteKeyboard", owner: .keyboard), .init(prefix: "_UIRemoteKeyboard", owner: .keyboard),
        .init(prefix: "_UIKeyboard", owner: .keyboard), .init(prefix: "UIKB", owner: .keyboard), .init(prefix: "_UIKB", owner: .keyboard),
        .init(prefix: "TUI", owner: .keyboard), .init(prefix: "WKForm", owner: .keyboard),
        .init(prefix: "UITextEffectsWindow", owner: .keyboard), .init(prefix: "UICompatibilityInputViewController", owner: .keyboard),
        .init(prefix: "UISystemInputAssistant", owner: .keyboard), .init(prefix: "UIPrediction", owner: .keyboard),
        .init(prefix: "SFKeyboard", owner: .keyboard), .init(prefix: "UIAssistant", owner: .keyboard),
        .init(prefix: "_UIButtonBar", owner: .bar), .init(prefix: "_UIModernBarButton", owner: .bar), .init(prefix: "_UIToolbar", owner: .bar),
        .init(prefix: "_UINavigationBar", owner: .bar), .init(prefix: "_UIBar", owner: .bar), .init(prefix: "_UITAMIC", owner: .bar),
        .init(prefix: "_UITabBar", owner: .bar), .init(prefix: "UITabBarButton", owner: .bar), .init(prefix: "_UITab", owner: .bar),
        .init(prefix: "_UIFloatingBar", owner: .bar), .init(prefix: "UINavigationItem", owner: .bar),
        .init(prefix: "UINavigationButton", owner: .bar), .init(prefix: "UIToolbarButton", owner: .bar),
        .init(prefix: "_UIAlertController", owner: .alert), .init(prefix: "UIAlertController", owner: .alert),
        .init(prefix: "_UIInterfaceAction", owner: .alert), .init(prefix: "UIInterfaceAction", owner: .alert),
        .init(prefix: "_UIAlert", owner: .alert), .init(prefix: "_UIContextMenu", owner: .menu), .init(prefix: "_UIEditMenu", owner: .menu),
        .init(prefix: "UICallout", owner: .menu), .init(prefix: "_UISearchBar", owner: .searchBar), .init(prefix: "UISearchBar", owner: .searchBar),
        .init(prefix: "_UIDatePicker", owner: .picker), .init(prefix: "_UIPicker", owner: .picker), .init(prefix: "_UICalendar", owner: .picker),
        .init(prefix: "UIPickerTable", owner: .picker), .init(prefix: "_UIColorPicker", owner: .picker), .init(prefix: "AV", owner: .player), .init(prefix: "_AV", owner: .player),
        .init(prefix: "MKAttribution", owner: .system), .init(prefix: "_MK", owner: .system), .init(prefix: "WKContent", owner: .system),
        .init(prefix: "_UIActivity", owner: .shareSheet),
        .init(prefix: "UIActivityContent", owner: .shareSheet), .init(prefix: "SHSheet", owner: .shareSheet),
        .init(prefix: "UITableViewLabel", owner: .cell), .init(prefix: "_UISystemBackgroundView", owner: .cell),
        .init(prefix: "_UITableViewCell", owner: .cell), .init(prefix: "_UITableViewHeaderFooterViewLabel", owner: .cell),
        .init(prefix: "UIListContent", owner: .cell), .init(prefix: "_UIHosting", owner: .swiftUI), .init(prefix: "SwiftUI", owner: .swiftUI),
        .init(prefix: "_TtGC7SwiftUI", owner: .swiftUI), .init(prefix: "_TtC7SwiftUI", owner: .swiftUI), .init(prefix: "_TtCC7SwiftUI", owner: .swiftUI),
        .init(prefix: "UIWindow", owner: .app), .init(prefix: "_UITableViewHeaderFooterContentView", owner: .app),
        .init(prefix: "_UILayoutGuide", owner: .layoutSupport), .init(prefix: "_UILayoutSpacer", owner: .stackView),
        .init(prefix: "_UIOLAGapGuide", owner: .stackView), .init(prefix: "_UIStackView", owner: .stackView),
        .init(prefix: "_UIContentUnavailable", owner: .system), .init(prefix: "_UIPage", owner: .system), .init(prefix: "_UI", owner: .system),
    ]
}
