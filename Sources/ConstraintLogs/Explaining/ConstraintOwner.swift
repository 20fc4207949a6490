/// Whose a constraint is: what added it, and so what can be done about it.
public enum ConstraintOwner: String, CaseIterable, Hashable, Sendable {
    /// The app's code or its storyboard.
    case app
    /// A frame and an autoresizing mask, turned into constraints.
    case autoresizing
    /// An arrangement of UIStackView's.
    case stackView
    /// The zero length that UIStackView gives a hidden arranged view.
    case hiddenArrangedView
    /// The size that a table view, a collection view or a bar gives to what is in it.
    case encapsulatedSize
    /// A size that holds while something is measured.
    case temporarySize
    case safeArea, layoutMargins, readableContent, keyboardGuide
    /// The guides of iOS 7 to 10 under and above bars.
    case layoutSupport
    case scrollView
    /// A text's or an image's own size.
    case contentSize
    /// What Interface Builder adds at build time.
    case prototyping
    /// Navigation bars, toolbars and their buttons, inside.
    case bar
    /// The keyboard's own windows and bars.
    case keyboard
    case alert
    case menu
    case searchBar
    case picker
    case player
    case shareSheet
    case cell
    case swiftUI
    /// AppKit's windows and tables.
    case appKit
    /// Another of UIKit's private views.
    case system

    /// Whether an app cannot change it.
    public var isSystem: Bool { self != .app && self != .prototyping && self != .autoresizing && self != .contentSize }

    /// Whether it is UIKit's own view, in which an app has nothing to cure; a stack view's or a cell's arrangement is the app's
    /// doing all the same.
    public var isPrivate: Bool {
        switch self {
        case .bar, .keyboard, .alert, .menu, .searchBar, .picker, .player, .shareSheet, .system, .appKit: true
        default: false
        }
    }

    /// The owner as one says it.
    public var name: String {
        switch self {
        case .app: "your app"
        case .autoresizing: "a frame and its autoresizing mask"
        case .stackView: "UIStackView"
        case .hiddenArrangedView: "UIStackView, for a hidden view"
        case .encapsulatedSize: "the size that UIKit gives"
        case .temporarySize: "UIKit while it measures"
        case .safeArea: "the safe area"
        case .layoutMargins: "the layout margins"
        case .readableContent: "the readable content guide"
        case .keyboardGuide: "the keyboard layout guide"
        case .layoutSupport: "the top or bottom layout guide"
        case .scrollView: "UIScrollView"
        case .contentSize: "the content's own size"
        case .prototyping: "Interface Builder"
        case .bar: "UIKit's bars"
        case .keyboard: "UIKit's keyboard"
        case .alert: "UIAlertController"
        case .menu: "UIKit's menus"
        case .searchBar: "UISearchBar"
        case .picker: "UIKit's pickers"
        case .player: "AVKit's player"
        case .shareSheet: "the share sheet"
        case .cell: "the cell's own parts"
        case .swiftUI: "SwiftUI"
        case .appKit: "AppKit"
        case .system: "UIKit"
        }
    }
}
