/// Touches on the controllers on screen: taps on views and bars, swipes, drags of a sheet.
public indirect enum ContainerEvent: Hashable, Sendable {
    /// A tap on a view or bar item of a controller on screen.
    case tap(controller: String, view: ViewID)
    /// A new value of a control: the user turns a switch, moves a slider or types text.
    case change(controller: String, view: ViewID, ControlValue)
    /// A tap on the back button of the front-most navigation bar.
    case back
    /// A tap on the back button of a given navigation controller: `back menu-nav`.
    case backIn(controller: String)
    /// A tap on the close button of the front-most presented controller.
    case dismiss
    /// A tap on a tab of the front-most tab bar, counted from 0 as in UITabBarController.selectedIndex. `nil` is More.
    case selectTab(Int?)
    /// A tap on the sidebar button of the front-most tab bar controller.
    case sidebar(SidebarChange)
    /// UISplitViewController.show(_:) and hide(_:) on the front-most split view, as its display mode button does.
    case showColumn(SplitDefinition.Column)
    case hideColumn(SplitDefinition.Column)
    /// A swipe across the middle of the screen.
    case swipe(SwipeDirection)
    case edgeSwipe(ScreenEdge)
    /// A tap on the area dimmed by a sheet, a popover, an overlaid column or a sidebar.
    case tapDimmed
    /// A tap on a search bar's cancel button or outside the search results: `cancelSearch home`.
    case cancelSearch(controller: String)
    /// A tap on the ellipsis of a controller's vertical bar, which opens the menu of items that did not fit: `showOverflow home`.
    case showOverflow(controller: String)
    case returnKey
    /// A tap on the hide key of an iPad's keyboard.
    case dismissKeyboard
    /// A tap on a controller's view, outside all tap targets: `tapBeside home`.
    case tapBeside(controller: String)
    /// A drag of a scroll view's content by half of its visible length: `drag home.list up`.
    case drag(controller: String, view: ViewID, SwipeDirection)
    /// A movement of a scroll view's content to a resting position: `scroll home.list to 120`.
    case scroll(controller: String, view: ViewID, ScrollTarget)
    case detent(SheetDetent)
}

extension ContainerEvent: EventGroup {
    enum Verb: String, CaseIterable {
        case tap, change, back, dismiss, selectTab, showSidebar, hideSidebar, toggleSidebar, showColumn, hideColumn, swipe, edgeSwipe
        case dim, detent, cancelSearch, showOverflow, `return`, dismissKeyboard, tapBeside, drag, scroll
    }

    init(_ verb: Verb, _ arguments: inout EventArguments) throws(Event.ParseError) {
        switch verb {
        case .tap:
            let (controller, view) = try arguments.view()
            self = .tap(controller: controller, view: view)
        case .change:
            let (controller, view) = try arguments.view()
            self = .change(controller: controller, view: view, try ControlValue(&arguments))
        case .back: self = arguments.optional().map { .backIn(controller: $0) } ?? .back
        case .dismiss: self = .dismiss
        case .selectTab:
            self = .selectTab(try arguments.read(["0", "1", "2", "more"]) { word in
                word == "more" ? .some(nil) : Int(word).flatMap { (0...1000).contains($0) ? .some($0) : nil }
            })
        case .showSidebar: self = .sidebar(.show)
        case .hideSidebar: self = .sidebar(.hide)
        case .toggleSidebar: self = .sidebar(.toggle)
        case .showColumn: self = .showColumn(try arguments.choice())
        case .hideColumn: self = .hideColumn(try arguments.choice())
        case .swipe: self = .swipe(try arguments.choice())
        case .edgeSwipe: self = .edgeSwipe(try arguments.choice())
        case .dim: self = .tapDimmed
        case .cancelSearch: self = .cancelSearch(controller: try arguments.next("CONTROLLER"))
        case .showOverflow: self = .showOverflow(controller: try arguments.next("CONTROLLER"))
        case .return: self = .returnKey
        case .dismissKeyboard: self = .dismissKeyboard
        case .tapBeside: self = .tapBeside(controller: try arguments.next("CONTROLLER"))
        case .drag:
            let (controller, view) = try arguments.view()
            self = .drag(controller: controller, view: view, try arguments.choice())
        case .scroll:
            let (controller, view) = try arguments.view()
            self = .scroll(controller: controller, view: view, try ScrollTarget(&arguments))
        case .detent: self = .detent(try arguments.read(Self.detentWords) { SheetDetent(word: $0) })
        }
    }

    private static let detentWords = ["medium", "large", "a height of at most \(PlaygroundLimits.windowLength.shortText)"]
}

extension ContainerEvent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tap(let controller, let view): Verb.tap.text("\(controller).\(view)")
        case .change(let controller, let view, let value): Verb.change.text("\(controller).\(view) \(value.words)")
        case .back: Verb.back.rawValue
        case .backIn(let controller): Verb.back.text(controller)
        case .dismiss: Verb.dismiss.rawValue
        case .selectTab(let index): Verb.selectTab.text(index.map { String($0) } ?? "more")
        case .sidebar(.show): Verb.showSidebar.rawValue
        case .sidebar(.hide): Verb.hideSidebar.rawValue
        case .sidebar(.toggle): Verb.toggleSidebar.rawValue
        case .showColumn(let column): Verb.showColumn.text(column.rawValue)
        case .hideColumn(let column): Verb.hideColumn.text(column.rawValue)
        case .swipe(let direction): Verb.swipe.text(direction.rawValue)
        case .edgeSwipe(let edge): Verb.edgeSwipe.text(edge.rawValue)
        case .tapDimmed: Verb.dim.rawValue
        case .cancelSearch(let controller): Verb.cancelSearch.text(controller)
        case .showOverflow(let controller): Verb.showOverflow.text(controller)
        case .returnKey: Verb.return.rawValue
        case .dismissKeyboard: Verb.dismissKeyboard.rawValue
        case .tapBeside(let controller): Verb.tapBeside.text(controller)
        case .drag(let controller, let view, let direction): Verb.drag.text("\(controller).\(view) \(direction.rawValue)")
        case .scroll(let controller, let view, let target): Verb.scroll.text("\(controller).\(view) to \(target.words)")
        case .detent(let detent): Verb.detent.text(detent.word)
        }
    }
}

public enum SwipeDirection: String, CaseIterable, Hashable, Sendable {
    case left, right, up, down
}

public enum ScreenEdge: String, CaseIterable, Hashable, Sendable {
    case left, right
}

/// A change of UITabBarController.Sidebar.isHidden (iOS 18). The raw value is the word in events and actions.
public enum SidebarChange: String, CaseIterable, Hashable, Sendable {
    case show = "showSidebar"
    case hide = "hideSidebar"
    case toggle = "toggleSidebar"
}

extension Event {
    /// The controller that the event names, and the view if the event names one.
    public var element: (controller: String, view: ViewID?)? {
        switch self {
        case .container(.tap(let controller, let view)), .container(.change(let controller, let view, _)),
             .container(.drag(let controller, let view, _)), .container(.scroll(let controller, let view, _)),
             .touch(.press(let controller, let view, _)), .touch(.longPress(let controller, let view)):
            (controller, view)
        case .container(.backIn(let controller)), .container(.cancelSearch(let controller)), .container(.showOverflow(let controller)),
             .container(.tapBeside(let controller)):
            (controller, nil)
        default: nil
        }
    }

    /// The verbs that can be followed by a controller without a view.
    public static let verbsWithController = verbs.filter { verb in
        guard let event = try? Event(line: verb + " x"), let element = event.element else { return false }
        return element.view == nil
    }

    /// Whether both events change the text of one field or move one view's content. Such events are one step of the history.
    public func continues(after other: Event) -> Bool {
        switch (self, other) {
        case (.container(.change(let controller, let view, .text)), .container(.change(let before, let field, .text))):
            controller == before && view == field
        case (.container(.scroll(let controller, let view, let target)), .container(.scroll(let before, let former, let old))):
            controller == before && view == former && target.axis == old.axis
        default: false
        }
    }

    /// Whether the event opens a vertical bar's menu. Every other event closes the menu.
    public var showsOverflow: Bool {
        if case .container(.showOverflow) = self { true } else { false }
    }
}

extension Event {
    public static func tap(controller: String, view: ViewID) -> Event { .container(.tap(controller: controller, view: view)) }
    public static let back = Event.container(.back)
    public static func backIn(controller: String) -> Event { .container(.backIn(controller: controller)) }
    public static let dismiss = Event.container(.dismiss)
    public static func selectTab(_ index: Int?) -> Event { .container(.selectTab(index)) }
    public static func sidebar(_ change: SidebarChange) -> Event { .container(.sidebar(change)) }
    public static func showColumn(_ column: SplitDefinition.Column) -> Event { .container(.showColumn(column)) }
    public static func hideColumn(_ column: SplitDefinition.Column) -> Event { .container(.hideColumn(column)) }
    public static func swipe(_ direction: SwipeDirection) -> Event { .container(.swipe(direction)) }
    public static func edgeSwipe(_ edge: ScreenEdge) -> Event { .container(.edgeSwipe(edge)) }
    public static func cancelSearch(_ controller: String) -> Event { .container(.cancelSearch(controller: controller)) }
    public static func showOverflow(_ controller: String) -> Event { .container(.showOverflow(controller: controller)) }
    public static let returnKey = Event.container(.returnKey)
    public static let dismissKeyboard = Event.container(.dismissKeyboard)
    public static func tapBeside(_ controller: String) -> Event { .container(.tapBeside(controller: controller)) }
    public static func drag(controller: String, view: ViewID, _ direction: SwipeDirection) -> Event {
        .container(.drag(controller: controller, view: view, direction))
    }
    public static let tapDimmed = Event.container(.tapDimmed)
    public static func detent(_ detent: SheetDetent) -> Event { .container(.detent(detent)) }
}
