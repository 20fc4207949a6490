import PlaygroundModel

/// The arguments of the verbs of events.
enum EventVerbs {
    /// Verbs before a view, as `controller.view`.
    static let withView: Set<String> = ["tap", "change", "drag", "press", "longPress"]

    /// Verbs before a controller, which may be optional.
    static let withController: Set<String> = ["back", "cancelSearch", "showOverflow", "tapBeside"]

    static func takesController(_ text: String) -> Bool {
        text.split(separator: " ").first.map { withController.contains(String($0)) } ?? false
    }
}
