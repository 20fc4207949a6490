/// What a text or a key of a playground names.
///
/// The schema has the role as the comment of a text that refers to a name, and with `defines` before it for one that defines it.
public enum NameRole: String, CaseIterable, Hashable, Sendable {
    case controller, view, layoutGuide, component, parameter, barItem, segue, metric, color, font, trait, language
    /// `controller.view` in events and expectations, or a controller alone.
    case sceneView
    case image, symbol, file
    /// A text that contains names: an event, a constraint, or a visual format string.
    case event, constraint, format
    /// The other side of a length's comparison, which may name a view.
    case length
}
