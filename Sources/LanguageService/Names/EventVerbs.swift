import PlaygroundModel

enum EventVerbs {
    /// The verbs followed by a view, as `controller.view`.
    static let withView: Set<String> = ["tap", "change", "drag", "press", "longPress"]

    static func takesController(_ text: String) -> Bool {
        text.split(separator: " ").first.map { Event.verbsWithController.contains(String($0)) } ?? false
    }
}
