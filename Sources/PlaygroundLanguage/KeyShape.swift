import PlaygroundModel

/// The value of a key that separate code reads. The JSON Schema, completion and the reference are derived from it.
public indirect enum KeyShape: Sendable {
    case value(ViewProperty.ValueType)
    case words([String])
    /// The name of a controller of the file.
    case controllerName
    /// The name of a view of the controller.
    case viewName
    /// The name of a bar item or of an alert's action of the controller.
    case barItemName
    case action
    case list(of: KeyShape)
    case own(Own)

    /// Tables and words with their own schema.
    public enum Own: Sendable {
        // Keys of controllers.
        case parameters, variables, segues, overrides, previewAction, actionAnswers, actionHandlers
        case views, constraints, metrics, adaptive, layoutGuides
        case barItem, barItems, barAppearance, textAttributes, tabBarItem, sidebar, searchController
        case textFields, alertActions, detent, arrangedViews
        // Keys of views.
        case viewKind, peek, traits, customSpacing
        case sections, cell, rows, items, supplementaryViews, tableEdge, swipeAction
        // Keys of compositional layouts.
        case layoutSection, layoutItem, layoutBoundary, layoutBackground, layoutSupplementary, layoutDimension, layoutEdgeSpacing
        case layoutSpacing, layoutAnchor, absoluteOffset, fractionalOffset
    }

    static func words<Choice: RawRepresentable<String> & CaseIterable>(of _: Choice.Type) -> KeyShape {
        .words(Choice.allCases.map { $0.rawValue })
    }
}
