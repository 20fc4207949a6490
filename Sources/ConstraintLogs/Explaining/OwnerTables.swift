/// Values by the prefix of a name. The longest matching prefix determines the value.
struct PrefixTable<Value: Sendable>: Sendable {
    private let rows: [(prefix: String, value: Value)]

    init(_ groups: [(prefixes: [String], value: Value)]) {
        let rows = groups.flatMap { group in group.prefixes.map { (prefix: $0, value: group.value) } }
        self.rows = rows.sorted { $0.prefix.utf8.count > $1.prefix.utf8.count }
    }

    subscript(_ name: String) -> Value? { rows.first { name.hasPrefix($0.prefix) }?.value }
}

/// Identifiers of UIKit's own constraints, and their purpose, which is inferred from the names and the logs. No documentation lists them.
/// They occur in logs in public issues.
enum ConstraintIdentifiers {
    // https://developer.apple.com/documentation/uikit/uistackview describes the arrangements with UISV- identifiers.
    // https://github.com/braintree/braintree_ios/issues/237: UISV-hiding.
    // https://github.com/wongzigii/Colo/issues/12: UIView-Encapsulated-Layout-Height.
    // https://github.com/deltachat/deltachat-ios/issues/2227: _UITemporaryLayoutWidth.
    // https://github.com/subconsciousnetwork/subconscious/issues/70: BIB_, CB_, UINav.
    // https://github.com/hackiftekhar/IQKeyboardManager/issues/1259: UIButtonBar.
    static let table = PrefixTable<(owner: ConstraintOwner, meaning: String)>([
        (["UISV-hiding"], (.hiddenArrangedView, "a hidden arranged view has no length along the stack")),
        (["UISV-canvas-connection"], (.stackView, "the outer arranged views touch the stack view's edges")),
        (["UISV-canvas-fit"], (.stackView, "the stack view is no larger than its content")),
        (["UISV-spacing"], (.stackView, "the stack view's spacing")),
        (["UISV-alignment"], (.stackView, "the stack view's alignment")),
        (["UISV-fill-equally"], (.stackView, "the distribution fillEqually")),
        (["UISV-fill-proportionally"], (.stackView, "the distribution fillProportionally")),
        (["UISV-distributing"], (.stackView, "the distribution's gaps")),
        (["UISV-spanning"], (.stackView, "the stack view encloses its arranged views")),
        (["UISV-", "NSStackView"], (.stackView, "an arrangement of the stack view")),
        (
            ["UIView-Encapsulated-Layout-Height"],
            (.encapsulatedSize, "the height that a table view, a collection view or a bar gives to its content")),
        (
            ["UIView-Encapsulated-Layout-Width"],
            (.encapsulatedSize, "the width that a table view, a collection view or a bar gives to its content")),
        (["UIView-Encapsulated-Layout"], (.encapsulatedSize, "the frame that UIKit gives to a view that it places itself")),
        (["_UITemporaryLayout", "UITemporaryLayout"], (.temporarySize, "the size with which UIKit measures the view")),
        (["fittingSize"], (.temporarySize, "the target of systemLayoutSizeFitting")),
        (["UIViewSafeAreaLayoutGuide", "NSViewSafeArea", "NSSafeArea"], (.safeArea, "an inset of the safe area")),
        (["UIView-leftMargin"], (.layoutMargins, "the left layout margin")),
        (["UIView-rightMargin"], (.layoutMargins, "the right layout margin")),
        (["UIView-topMargin"], (.layoutMargins, "the top layout margin")),
        (["UIView-bottomMargin"], (.layoutMargins, "the bottom layout margin")),
        (["UIViewLayoutMarginsGuide"], (.layoutMargins, "a layout margin")),
        (["UIViewReadableContentGuide", "UIView-readable"], (.readableContent, "the width in which text reads well")),
        (["UIViewKeyboardLayoutGuide", "UIKeyboardLayoutGuide"], (.keyboardGuide, "the position of the keyboard")),
        (["UIScrollView-", "_UIScrollView"], (.scrollView, "a guide of the scroll view")),
        (["BIB_"], (.bar, "a bar's button and its neighbour")),
        (["CB_", "ButtonWrapper"], (.bar, "a bar's button and its content")),
        (["TB_"], (.bar, "a bar's button and its title")),
        (["IB_"], (.bar, "a bar's button and its image")),
        (["UIButtonBar", "NavigationButtonBar"], (.bar, "the arrangement of a bar's buttons")),
        (["UINav"], (.bar, "the arrangement of a navigation bar")),
        (["TitleView"], (.bar, "the place of a navigation bar's title")),
        (["UIToolbar"], (.bar, "the arrangement of a toolbar")),
        (["UITabBar"], (.bar, "the arrangement of a tab bar")),
        (["accessoryView", "inputAccessoryView"], (.keyboard, "the place of the input accessory view")),
        (["inputView", "keyboard"], (.keyboard, "the place of the keyboard")),
        (["assistant"], (.keyboard, "the place of the keyboard's shortcuts bar")),
        (["UISearchBar", "SearchBar"], (.searchBar, "the arrangement of a search bar")),
        (["UIDatePicker"], (.picker, "the arrangement of a date picker")),
        (["IB auto generated"], (.prototyping, "added by Interface Builder to a view without constraints")),
        (["NSView-Encapsulated-Layout"], (.encapsulatedSize, "the frame that AppKit gives to the view")),
        (["NSTableRowView-Encapsulated"], (.encapsulatedSize, "the height that a table view gives to a row")),
        (["NSWindow"], (.appKit, "the size of the window")),
    ])
}

/// Classes of UIKit's own views, which an app neither creates nor constrains.
enum OwnedClasses {
    /// Containers of an app's views whose frames UIKit sets, so that their masks are not a mistake.
    static let placedByUIKit: Set = [
        "UITableViewCellContentView", "_UITableViewHeaderFooterContentView", "UITableViewCell", "UICollectionViewCell", "UIWindow",
        "UILayoutContainerView", "UIViewControllerWrapperView", "UINavigationTransitionView", "UITransitionView", "UIDropShadowView",
    ]

    // https://github.com/lionheart/openradar-mirror/issues/19207: UIKeyboardAssistantBar at height 0.
    // https://github.com/microsoftconnect/ms-intune-app-sdk-ios/issues/523: _UIToolbarContentView.
    // https://github.com/RxSwiftCommunity/RxAlert/issues/40: UIAlertController's width of -16.
    static let table = PrefixTable<ConstraintOwner>([
        ([
            "UIKeyboard", "UIInputSet", "UIRemoteKeyboard", "_UIRemoteKeyboard", "_UIKeyboard", "UIKB", "_UIKB", "TUI", "WKForm",
            "UITextEffectsWindow", "UICompatibilityInputViewController", "UISystemInputAssistant", "UIPrediction", "SFKeyboard",
            "UIAssistant",
        ], .keyboard),
        ([
            "_UIButtonBar", "_UIModernBarButton", "_UIToolbar", "_UINavigationBar", "_UIBar", "_UITAMIC", "UITabBarButton", "_UITab",
            "_UIFloatingBar", "UINavigationItem", "UINavigationButton", "UIToolbarButton", "UIKit.NavigationBar", "UIKit.Toolbar",
        ], .bar),
        (["UIAlertController", "_UIInterfaceAction", "UIInterfaceAction", "_UIAlert"], .alert),
        (["_UIContextMenu", "_UIEditMenu", "UICallout"], .menu),
        (["_UISearchBar", "UISearchBar"], .searchBar),
        (["_UIDatePicker", "_UIPicker", "_UICalendar", "UIPickerTable", "_UIColorPicker"], .picker),
        (["AV", "_AV"], .player),
        (["MKAttribution", "_MK", "WKContent", "UIKit.", "UIKitCore.", "_TtC5UIKit", "_TtC9UIKitCore", "_UI"], .system),
        (["_UIActivity", "UIActivityContent", "SHSheet"], .shareSheet),
        (["UITableViewLabel", "_UISystemBackgroundView", "_UITableView", "UIListContent"], .cell),
        (["_UIHosting", "SwiftUI", "_TtGC7SwiftUI", "_TtC7SwiftUI", "_TtCC7SwiftUI"], .swiftUI),
        (["UIWindow", "_UITableViewHeaderFooterContentView"], .app),
        (["_UILayoutGuide"], .layoutSupport),
        (["_UILayoutSpacer", "_UIOLAGapGuide", "_UIStackView"], .stackView),
    ])
}
