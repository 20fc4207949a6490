/// The role of a name in a text or key. In the schema it is a comment. For a definition it begins with `defines`.
public enum NameRole: String, CaseIterable, Hashable, Sendable {
    case controller, view, layoutGuide, component, parameter, barItem, segue, metric, color, font, trait, language
    /// `controller.view` in events and expectations, or only a controller.
    case sceneView
    case image, symbol, file
    /// A text that contains names: an event, a constraint, or a visual format string.
    case event, constraint, format
    /// The other side of a length's comparison, which may name a view.
    case length
}
