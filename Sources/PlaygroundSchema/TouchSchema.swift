import PlaygroundModel

enum TouchSchema {
    static let peek = Schema.table(
        [
            "preview": Schema.any(of: .controller, .constant("none")).described("The controller that a press previews, or \"none\" for no preview."),
            "with": ControllerSchema.arguments,
            "commit": Schema.reference(.action).described("The action of a deeper press."),
            "when": Schema.reference(.condition).described("When a press shows the preview."),
            "actions": previewActions.described("The entries that a swipe up on the peek shows."),
        ],
        required: ["preview"])

    static let previewActions = Schema.array(of: .reference(.previewAction))

    static let previewAction = Schema.table(
        [
            "title": Schema.string.described("The text of the entry."),
            "subtitle": Schema.string.described("The second line of a menu's entry, in smaller text (iOS 15)."),
            "style": Schema.choice(PreviewAction.Style.self).standard("default").described("How the entry looks."),
            "attributes": Schema.array(of: .choice(PreviewAction.Attribute.self))
                .described("Whether a menu's entry is disabled, hidden or destructive."),
            "state": Schema.choice(PreviewAction.State.self).standard("off").described("The mark before the text of a menu's entry."),
            "image": Schema.string.naming(.image).described("The image of a menu's entry.").examples("trash"),
            "action": Schema.reference(.action).described("The action of the entry."),
            "tap": Schema.reference(.action).described("Another name of action."),
            "actions": previewActions.described("The entries of a group."),
            "children": previewActions.described("Another name of actions, from UIMenu."),
            "options": Schema.array(of: .choice(PreviewActionGroup.Option.self))
                .described("Whether the entries of a group are a section of the menu, which needs no title."),
        ])

    static let quickAction = Schema.table(
        [
            "type": Schema.string.described("The type by which the app identifies the action.").examples("com.example.compose"),
            "title": Schema.string.described("The text of the action."),
            "subtitle": Schema.string.described("The second line, in smaller text."),
            "iconType": Schema.choice(SystemIcon.self).described("An icon of the system."),
            "iconFile": Schema.string.naming(.file).described("An image of the app next to the file, a square template of 35 × 35 points."),
            "iconSymbolName": Schema.string.naming(.symbol).described("The name of an SF Symbol (iOS 13)."),
            "userInfo": Schema.entries(of: .string).described("The userInfo that the app receives with the action."),
        ],
        required: ["type", "title"])

    static let deliveries = Schema.table([
        "launch": Schema.reference(.action).described("The action when it launches the app."),
        "performAction": Schema.reference(.action).described("The action when performActionFor delivers it."),
    ])

    static let quickActions = Schema.table([
        "static": Schema.array(of: quickAction).described("The quick actions in the app's Info.plist."),
        "dynamic": Schema.array(of: quickAction).described("The quick actions that the app sets at run time."),
        "routes": Schema.entries(of: .any(of: .reference(.action), deliveries))
            .described("The action of each, by its type or else by its title: one action, or one for each method that delivers it."),
        "handlesAtLaunch": Schema.boolean.standard(false).described("Whether the app handles the action during launch and reports that it did."),
    ])
}
