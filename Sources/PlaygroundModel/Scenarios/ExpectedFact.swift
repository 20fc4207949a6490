/// A fact that a playground expects of its app. A controller's name means all instances, `letter#2` only the second.
public indirect enum ExpectedFact: Hashable, Sendable {
    /// The front-most controller, which is drawn last.
    case top(String)
    case onScreen(String)
    /// UINavigationController.viewControllers, root first.
    case stack(of: String, [String])
    /// The visible controllers of a tab bar, page or split view controller, from the leading edge.
    case shows(String, [String])
    /// The form after adaptation. `nil` if the controller is not presented.
    case presentation(String, PresentedForm?)
    case detent(of: String, SheetDetent)
    case arrow(of: String, PopoverArrowDirection)
    /// UISplitViewController.displayMode. `nil` if collapsed.
    case split(String, SplitDefinition.DisplayMode?)
    /// A trait's value. `nil` if unspecified.
    case trait(of: String, Trait, TraitValue?)
    case barTitle(of: String, String)
    /// The title of the back button. `nil` if there is no back button.
    case backButtonTitle(of: String, String?)

    case visible(ElementName, Bool)
    case length(ElementName, RectAttribute, LengthComparison)
    case text(ElementName, String)
    case truncated(ElementName, Bool)
    case lines(ElementName, LengthComparison)
    case property(ElementName, ViewProperty, PropertyValue)
    /// A query whose subject is qualified.
    case state(StateQuery)

    /// Log entries in this order. Other entries may be between them.
    case log([String])
    /// The previewed controller. `nil` if there is no preview.
    case preview(String?)
    /// The titles of the actions below a preview.
    case menu([String])
    /// The titles in the icon's menu.
    case quickActions([String])
    /// The first responder. `nil` if there is none.
    case firstResponder(ElementName?)
    case homeScreen(Bool)
}

/// Forms of presentations in playgrounds.
public enum PresentedForm: String, CaseIterable, Hashable, Sendable {
    case fullScreen, overFullScreen, currentContext, overCurrentContext, pageSheet, formSheet, sheet, popover, alert, actionSheet
}

/// A view's name as in events: `inbox.list`. A controller's name alone means its root view.
public struct ElementName: Hashable, Sendable, CustomStringConvertible {
    public var controller: String
    public var view: ViewID?

    public init(_ controller: String, _ view: ViewID? = nil) {
        self.controller = controller
        self.view = view
    }

    public var description: String { view.map { "\(controller).\($0)" } ?? controller }
}

/// A number of a rectangle, named as in CGRect.
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
