import PlaygroundLanguage
import PlaygroundModel

/// Members of UIKit's classes. A stored property with such a name would override or hide a member.
enum UIKitMembers {
    private static let object: Set<String> = [
        "description", "debugDescription", "hash", "hashValue", "superclass", "isProxy", "isEqual", "perform", "observationInfo",
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits", "accessibilityFrame", "accessibilityPath",
        "accessibilityElements", "accessibilityIdentifier", "accessibilityLanguage", "accessibilityContainerType", "accessibilityActivate",
        "isAccessibilityElement", "accessibilityCustomActions", "copy", "mutableCopy", "value", "print", "type",
    ]
    private static let responder: Set<String> = [
        "next", "isFirstResponder", "canBecomeFirstResponder", "canResignFirstResponder", "becomeFirstResponder", "resignFirstResponder",
        "undoManager", "editingInteractionConfiguration", "keyCommands", "inputView", "inputAccessoryView", "inputViewController",
        "inputAccessoryViewController", "textInputMode", "textInputContextIdentifier", "userActivity", "target", "paste", "cut", "delete",
        "select", "selectAll", "print", "rename", "duplicate", "move", "export", "find", "findNext", "findPrevious",
        "activityItemsConfiguration",
        "pasteConfiguration", "interactions", "share",
    ]
    private static let controller: Set<String> = [
        "view", "title", "parent", "children", "storyboard", "nibName", "nibBundle", "isViewLoaded", "viewIfLoaded", "traitCollection",
        "traitOverrides", "tabBarItem", "tabBarController", "toolbarItems", "navigationItem", "navigationController", "splitViewController",
        "presentedViewController", "presentingViewController", "presentationController", "popoverPresentationController",
        "sheetPresentationController", "activePresentationController", "modalPresentationStyle", "modalTransitionStyle",
        "preferredContentSize", "providesPresentationContextTransitionStyle",
        "transitioningDelegate", "isEditing", "editButtonItem", "edgesForExtendedLayout",
        "additionalSafeAreaInsets", "systemMinimumLayoutMargins", "viewRespectsSystemMinimumLayoutMargins", "restorationIdentifier",
        "restorationClass", "isBeingPresented", "isBeingDismissed", "isMovingToParent", "isMovingFromParent",
        "disablesAutomaticKeyboardDismissal", "preferredStatusBarStyle", "prefersStatusBarHidden", "shouldAutorotate", "tab",
        "supportedInterfaceOrientations", "interfaceOrientation", "focusGroupIdentifier", "extensionContext", "show", "present", "dismiss",
        "topViewController", "visibleViewController", "viewControllers", "navigationBar", "toolbar", "delegate", "tabBar", "tabs", "mode",
        "sidebar", "selectedIndex", "selectedViewController", "dataSource", "style", "displayMode", "contentScrollView", "loadView",
        "traitCollectionDidChange", "transitionCoordinator", "bottomLayoutGuide", "topLayoutGuide", "searchDisplayController",
        "primaryEdge",
        "presentsWithGesture", "isCollapsed", "spineLocation", "isDoubleSided", "gestureRecognizers", "customizableViewControllers",
        "navigationOrientation", "transitionStyle", "preferredTransition", "allowsCloseGesture",
    ]
    private static let view: Set<String> = [
        "frame", "bounds", "center", "transform", "transform3D", "layer", "window", "superview", "subviews", "tag", "isOpaque", "mask",
        "tintAdjustmentMode", "contentMode", "contentScaleFactor", "directionalLayoutMargins", "layoutMarginsGuide",
        "readableContentGuide", "safeAreaLayoutGuide", "safeAreaInsets", "keyboardLayoutGuide", "leadingAnchor", "trailingAnchor",
        "leftAnchor", "rightAnchor", "topAnchor", "bottomAnchor", "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor",
        "firstBaselineAnchor", "lastBaselineAnchor", "constraints", "gestureRecognizers", "isUserInteractionEnabled",
        "isMultipleTouchEnabled", "isExclusiveTouch", "autoresizingMask", "autoresizesSubviews", "layoutGuides", "intrinsicContentSize",
        "motionEffects", "effectiveUserInterfaceLayoutDirection", "traitCollection", "semanticContentAttribute", "traitOverrides",
        "overrideUserInterfaceStyle", "isFocused", "canBecomeFocused", "restorationIdentifier", "cornerConfiguration", "hoverStyle",
        "focusEffect", "largeContentImage", "largeContentTitle", "showsLargeContentViewer", "inputView", "contentView", "backgroundView",
        "selectedBackgroundView", "textLabel", "detailTextLabel", "imageView", "reuseIdentifier", "accessoryType", "accessoryView",
        "editingAccessoryView", "editingStyle", "selectionStyle", "isSelected", "isHighlighted", "isEditing", "configurationState",
        "contentConfiguration", "backgroundConfiguration", "indentationLevel", "indentationWidth", "separatorInset", "showsReorderControl",
        "accessories", "dragState", "focusStyle", "isEnabled", "state", "toolTip", "menu", "size", "origin",
        "isTracking", "isTouchInside", "allTargets", "allControlEvents", "contentHorizontalAlignment", "contentVerticalAlignment",
    ]

    private static let locals: Set<String> = ["views", "window", "inherited", "item"]

    private static let rows = ControllerKeys.all.filter { row in
        row.members.contains { [.initializer, .presentation, .rootView].contains($0.stage) }
    }.map(\.name)

    static let ofControllers = object.union(responder).union(controller).union(rows).union(locals)
    private static let rowsOfViews: [String] = ViewProperty.ofEveryView.filter { $0.row.member == nil }.map(\.rawValue)

    static let ofViews = object.union(responder).union(view).union(rowsOfViews).union(locals)
    static let localsOfMaking = Set(ViewKind.allCases.map(\.localName)).union(["configuration", "attributes", "content", "date", "value"])
}

extension UIKitMembers {
    static let ofTraitCollections: Set<String> = object.union(Trait.systemTraits.map(\.name)).union([
        "toolbarItemPresentationSize", "sceneCaptureState", "typesettingLanguage",
        "listEnvironment", "splitViewControllerLayoutEnvironment", "tabAccessoryEnvironment", "modifyingTraits",
        "performAsCurrent", "containsTraits", "replacing", "contains", "remove", "changedTraits", "replace", "imageConfiguration",
    ])
}
