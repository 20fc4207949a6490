import PlaygroundModel

/// What follows the verbs of events.
enum EventVerbs {
    static let all = Event.verbs

    /// Verbs that a view follows, as `controller.view`.
    static let withView: Set<String> = ["tap", "change", "drag", "press", "longPress"]

    /// Verbs that a controller's name follows, or may follow.
    static let withController: Set<String> = ["back", "cancelSearch", "showOverflow", "tapBeside"]

    static func takesController(_ text: String) -> Bool {
        text.split(separator: " ").first.map { withController.contains(String($0)) } ?? false
    }
}
