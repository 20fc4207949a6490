/// What a text or a key of a playground names. The schema says it, in the comment of its place.
public enum NameRole: String, CaseIterable, Hashable, Sendable {
    case controller, view, layoutGuide, component, parameter, barItem, segue, metric, color, font, trait, language
    /// `controller.view`, or a controller alone.
    case sceneView
    case image, symbol, file
    /// A text in which there are names: of an event, a constraint, or a visual format string.
    case event, constraint, format
    /// What a length is compared with, which may be another view's.
    case length
}
