import PlaygroundModel

enum EventVerbs {
    /// Verbs followed by a view, as `controller.view`.
    static let withView: Set<String> = ["tap", "change", "drag", "press", "longPress"]

    /// Verbs followed by a controller, which some of them can do without.
    static let withController: Set<String> = ["back", "cancelSearch", "showOverflow", "tapBeside"]

    static func takesController(_ text: String) -> Bool {
        text.split(separator: " ").first.map { withController.contains(String($0)) } ?? false
    }
}
