/// What a text or a key of a playground names.
///
/// The schema has it as the comment of a text that names something, and with `defines` before it of one that gives the name.
public enum NameRole: String, CaseIterable, Hashable, Sendable {
    case controller, view, layoutGuide, component, parameter, barItem, segue, metric, color, font, trait, language
    /// `controller.view`, as events and expectations have it, or a controller alone.
    case sceneView
    case image, symbol, file
    /// A text in which there are names: of an event, a constraint, or a visual format string.
    case event, constraint, format
    /// What a length is compared with, which may be another view's.
    case length
}
