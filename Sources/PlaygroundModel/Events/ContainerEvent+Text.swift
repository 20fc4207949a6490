extension ContainerEvent: EventGroup {
    enum Verb: String, CaseIterable {
        case tap, change, back, dismiss, selectTab, showSidebar, hideSidebar, toggleSidebar, showColumn, hideColumn, swipe, edgeSwipe
        case dim, detent, cancelSearch, showOverflow, `return`, dismissKeyboard, tapBeside, drag
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
        case .detent(let detent): Verb.detent.text(detent.word)
        }
    }
}

extension Event {
    /// The controller that the event names, and the view in it, if it names one.
    public var element: (controller: String, view: ViewID?)? {
        switch self {
        case .container(.tap(let controller, let view)), .container(.change(let controller, let view, _)),
             .container(.drag(let controller, let view, _)), .touch(.press(let controller, let view, _)),
             .touch(.longPress(let controller, let view)):
            (controller, view)
        case .container(.backIn(let controller)), .container(.cancelSearch(let controller)), .container(.showOverflow(let controller)),
             .container(.tapBeside(let controller)):
            (controller, nil)
        default: nil
        }
    }

    /// The verbs that a controller alone can follow.
    public static let verbsWithController = verbs.filter { verb in
        guard let event = try? Event(line: verb + " x"), let element = event.element else { return false }
        return element.view == nil
    }
}
