/// The part of the app or of UIKit that added a constraint.
public enum ConstraintOwner: String, CaseIterable, Hashable, Sendable {
    case app, autoresizing, contentSize, prototyping
    /// `hiddenArrangedView` is a stack view's length of 0. `layoutSupport` is a layout guide of iOS 7 to 10.
    case stackView, hiddenArrangedView, encapsulatedSize, temporarySize, safeArea, layoutMargins, readableContent, keyboardGuide
    case layoutSupport, scrollView, cell, swiftUI
    case bar, keyboard, alert, menu, searchBar, picker, player, shareSheet, appKit, system

    /// Whether an app cannot change the constraint.
    public var isSystem: Bool { ![.app, .prototyping, .autoresizing, .contentSize].contains(self) }

    /// Whether the owner is a view of UIKit that an app cannot fix. Stack views and cells depend on the app.
    public var isPrivate: Bool {
        [.bar, .keyboard, .alert, .menu, .searchBar, .picker, .player, .shareSheet, .system, .appKit].contains(self)
    }

    public var name: String {
        switch self {
        case .app: "your app"
        case .autoresizing: "a frame and its autoresizing mask"
        case .contentSize: "the content's own size"
        case .prototyping: "Interface Builder"
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
        case .cell: "the cell's own parts"
        case .swiftUI: "SwiftUI"
        case .bar: "UIKit's bars"
        case .keyboard: "UIKit's keyboard"
        case .alert: "UIAlertController"
        case .menu: "UIKit's menus"
        case .searchBar: "UISearchBar"
        case .picker: "UIKit's pickers"
        case .player: "AVKit's player"
        case .shareSheet: "the share sheet"
        case .appKit: "AppKit"
        case .system: "UIKit"
        }
    }
}
