/// The role of a name in a string or key. In the schema it is a comment. The comment of a definition begins with `defines`.
public enum NameRole: String, CaseIterable, Hashable, Sendable {
    case controller, view, layoutGuide, component, parameter, barItem, segue, metric, color, font, trait, language
    /// `controller.view` in events and expectations, or a controller alone.
    case sceneView
    case image, symbol, file
    /// A string that contains names: an event, a constraint, or a visual format string.
    case event, constraint, format
    /// A length in a comparison, which may name a view.
    case length
}
