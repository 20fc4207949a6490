extension TouchEvent: EventGroup {
    enum Verb: String, CaseIterable {
        case press, longPress, lift, swipeUp, chooseAction, tapPreview, tapOutside, cancelTouches
    }

    init(_ verb: Verb, _ arguments: inout EventArguments) throws(Event.ParseError) {
        switch verb {
        case .press:
            let (controller, view) = try arguments.view()
            self = .press(controller: controller, view: view, force: try arguments.number("FORCE"))
        case .longPress:
            let (controller, view) = try arguments.view()
            self = .longPress(controller: controller, view: view)
        case .lift: self = .lift
        case .swipeUp: self = .swipeUp
        case .chooseAction: self = .chooseAction(try arguments.position())
        case .tapPreview: self = .tapPreview
        case .tapOutside: self = .tapOutside
        case .cancelTouches: self = .cancelTouches
        }
    }
}

extension TouchEvent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .press(let controller, let view, let force): Verb.press.text("\(controller).\(view) \(force.shortText)")
        case .longPress(let controller, let view): Verb.longPress.text("\(controller).\(view)")
        case .lift: Verb.lift.rawValue
        case .swipeUp: Verb.swipeUp.rawValue
        case .chooseAction(let position): Verb.chooseAction.text(position.map { String($0) }.joined(separator: "."))
        case .tapPreview: Verb.tapPreview.rawValue
        case .tapOutside: Verb.tapOutside.rawValue
        case .cancelTouches: Verb.cancelTouches.rawValue
        }
    }
}
