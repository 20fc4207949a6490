/// What a playground can expect of its app on a device.
///
/// Controllers go by their names. A name stands for every instance of the controller; `letter#2` is the second alone.
public enum ExpectedFact: Hashable, Sendable {
    /// The controller in front: the last that is drawn.
    case top(String)
    /// The controller is on the screen.
    case onScreen(String)
    /// UINavigationController.viewControllers, the root first.
    case stack(of: String, [String])
    /// The controllers that a tab bar, page or split view controller shows, from the leading edge.
    case shows(String, [String])
    /// How a controller is presented, after it adapted; `nil` means that it is not.
    case presentation(String, PresentedForm?)
    /// The detent that a sheet rests at.
    case detent(of: String, SheetDetent)
    /// Where a popover's arrow is.
    case arrow(of: String, PopoverArrowDirection)
    /// UISplitViewController.displayMode; `nil` means that it is collapsed.
    case split(String, SplitDefinition.DisplayMode?)
    /// A trait of a controller; `nil` means unspecified.
    case trait(of: String, Trait, TraitValue?)
    /// What a navigation controller's bar says.
    case barTitle(of: String, String)
    /// `nil` means that there is no back button.
    case backButtonTitle(of: String, String?)

    case visible(ElementName, Bool)
    case length(ElementName, RectAttribute, LengthComparison)
    /// What a view shows.
    case text(ElementName, String)
    /// Whether a view's text is cut off.
    case truncated(ElementName, Bool)
    /// How many lines of text a view shows.
    case lines(ElementName, LengthComparison)
    case property(ElementName, ViewProperty, PropertyValue)

    /// Entries of the log, in this order, others between them or not.
    case log([String])
    /// The controller that is previewed; `nil` means that none is.
    case preview(String?)
    /// The titles of the actions below a preview.
    case menu([String])
    /// The titles of the quick actions in the menu of the app's icon.
    case quickActions([String])
    /// Who has the keyboard; `nil` is nobody.
    case firstResponder(ElementName?)
    /// Whether the home screen is in front of the app.
    case homeScreen(Bool)
}

/// The forms that a presentation can take, as a playground writes them.
public enum PresentedForm: String, CaseIterable, Hashable, Sendable {
    case fullScreen, overFullScreen, currentContext, overCurrentContext, pageSheet, formSheet, sheet, popover, alert, actionSheet
}

/// A view as events name it, `inbox.list`, or with a controller's name alone its root view.
public struct ElementName: Hashable, Sendable, CustomStringConvertible {
    public var controller: String
    /// `nil` is the controller's root view.
    public var view: ViewID?

    public init(_ controller: String, _ view: ViewID? = nil) {
        self.controller = controller
        self.view = view
    }

    public var description: String { view.map { "\(controller).\($0)" } ?? controller }
}

/// A number of a rectangle, by CGRect's names.
public enum RectAttribute: String, CaseIterable, Hashable, Sendable {
    case minX, midX, maxX, minY, midY, maxY, width, height

    public func value(in rect: Rect) -> Double {
        switch self {
        case .minX: rect.minX
        case .midX: rect.midX
        case .maxX: rect.maxX
        case .minY: rect.minY
        case .midY: rect.midY
        case .maxY: rect.maxY
        case .width: rect.width
        case .height: rect.height
        }
    }

    public var axis: LayoutAttribute.Axis {
        switch self {
        case .minX, .midX, .maxX, .width: .horizontal
        case .minY, .midY, .maxY, .height: .vertical
        }
    }
}
