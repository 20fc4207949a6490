import PlaygroundModel

/// Peeks, preview actions and quick actions.
enum TouchSchema {
    static let peek = Schema.table(
        [
            "preview": Schema.controller.described("The controller that a press shows; \"none\" for nothing."),
            "with": ControllerSchema.arguments,
            "commit": Schema.reference(.action).described("What a deeper press does."),
            "when": Schema.reference(.condition).described("When there is a peek."),
            "actions": previewActions.described("The entries that a swipe up on the peek shows."),
        ],
        required: ["preview"])

    static let previewActions = Schema.array(of: .reference(.previewAction))

    static let previewAction = Schema.table(
        [
            "title": .string,
            "style": Schema.choice(PreviewAction.Style.self).standard("default"),
            "attributes": .array(of: .choice(PreviewAction.Attribute.self)),
            "action": Schema.reference(.action).described("What the entry does."),
            "actions": previewActions.described("The entries of a group."),
        ],
        required: ["title"])

    static let quickAction = Schema.table(
        [
            "type": Schema.string.described("What the app knows the action by.").examples("com.example.compose"),
            "title": .string, "subtitle": .string,
            "iconType": Schema.choice(SystemIcon.self).described("An icon of the system."),
            "iconFile": Schema.string.described("An image of the app, a square template of 35 × 35 points, beside the file."),
            "iconSymbolName": Schema.string.described("The name of an SF Symbol (iOS 13)."),
            "userInfo": .entries(of: .string),
        ],
        required: ["type", "title"])

    static let quickActions = Schema.table([
        "static": Schema.array(of: quickAction).described("Those in the app's Info.plist."),
        "dynamic": Schema.array(of: quickAction).described("Those that the app sets when it runs."),
        "routes": Schema.entries(of: .reference(.action)).described("What each does, by its type, else by its title."),
        "handlesAtLaunch": Schema.boolean.standard(false).described("Whether the app handles the action while it starts, and says so."),
    ])
}
