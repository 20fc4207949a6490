import PlaygroundModel

enum TouchSchema {
    static let peek = Schema.table(
        [
            "preview": Schema.any(of: .controller, .constant("none")).described("The controller that a press shows; \"none\" for nothing."),
            "with": ControllerSchema.arguments,
            "commit": Schema.reference(.action).described("What a deeper press does."),
            "when": Schema.reference(.condition).described("When there is a peek."),
            "actions": previewActions.described("The entries that a swipe up on the peek shows."),
        ],
        required: ["preview"])

    static let previewActions = Schema.array(of: .reference(.previewAction))

    static let previewAction = Schema.table(
        [
            "title": Schema.string.described("The text of the entry."),
            "style": Schema.choice(PreviewAction.Style.self).standard("default").described("How the entry looks."),
            "attributes": Schema.array(of: .choice(PreviewAction.Attribute.self)).described("Whether the entry is disabled or hidden."),
            "action": Schema.reference(.action).described("What the entry does."),
            "actions": previewActions.described("The entries of a group."),
        ],
        required: ["title"])

    static let quickAction = Schema.table(
        [
            "type": Schema.string.described("What the app knows the action by.").examples("com.example.compose"),
            "title": Schema.string.described("The text of the action."),
            "subtitle": Schema.string.described("The second line, in smaller text."),
            "iconType": Schema.choice(SystemIcon.self).described("An icon of the system."),
            "iconFile": Schema.string.naming(.file).described("An image of the app, a square template of 35 × 35 points, beside the file."),
            "iconSymbolName": Schema.string.naming(.symbol).described("The name of an SF Symbol (iOS 13)."),
            "userInfo": Schema.entries(of: .string).described("What the app is given with the action."),
        ],
        required: ["type", "title"])

    static let deliveries = Schema.table([
        "launch": Schema.reference(.action).described("What it does where the app is launched with it."),
        "performAction": Schema.reference(.action).described("What it does where performActionFor brings it."),
    ])

    static let quickActions = Schema.table([
        "static": Schema.array(of: quickAction).described("Those in the app's Info.plist."),
        "dynamic": Schema.array(of: quickAction).described("Those that the app sets when it runs."),
        "routes": Schema.entries(of: .any(of: .reference(.action), deliveries))
            .described("What each does, by its type, else by its title; the same, or another by the method that delivers it."),
        "handlesAtLaunch": Schema.boolean.standard(false).described("Whether the app handles the action while it starts, and says so."),
    ])
}
