import PlaygroundLanguage
import PlaygroundModel

/// Actions: a table of one action, a word, or a list of alternatives.
enum ActionSchema {
    static let action = Schema
        .any(of: word, Schema.table(keys).notEmpty, Schema.array(of: .any(of: word, Schema.table(keys).notEmpty)).notEmptyList)
        .examples(["show": "detail"], ["present": "note", "style": "popover"], ["pop": true])

    private static let word = Schema.choice(plain).described("An action without further keys.")

    private static let plain = ["pop", "popToRoot", "dismiss", "resignFirstResponder", "endEditing"]
        + SidebarChange.allCases.map(\.rawValue)

    private static let keys: [String: Schema] = {
        var keys: [String: Schema] = [
            "show": Schema.controller.described("Shows a controller: UIViewController.show(_:sender:)."),
            "showDetail": Schema.controller.described("Shows a controller as the detail: showDetailViewController(_:sender:)."),
            "push": Schema.controller.described("Pushes a controller onto the nearest navigation controller."),
            "unwind": Schema.controller.described("Goes back to a controller that is below or behind."),
            "performSegue": Schema.string.naming(.segue)
                .described("Performs a segue of the controller: performSegue(withIdentifier:sender:).").examples("ShowDetail"),
            "present": Schema.controller.described("Presents a controller, modally or as a popover."),
            "with": ControllerSchema.arguments,
            "style": styles.described("The modalPresentationStyle of this presentation."),
            "custom": Schema.choice(["replaceDetail"]).described("A custom segue."),
            "to": Schema.controller.described("The controller that the custom segue leads to."),
            "menu": Schema.choice(Action.MenuPlacement.self).described("Where the custom segue puts the menu."),
            "setViewController": Schema.controller
                .described("Puts a controller into a column of the split view above, or empties it with nil: setViewController(_:for:)."),
            "for": Schema.choice(SplitDefinition.Column.self).described("The column that gets the controller."),
            "showColumn": Schema.choice(SplitDefinition.Column.self).described("Shows a column of the split view above (iOS 14)."),
            "hideColumn": Schema.choice(SplitDefinition.Column.self).described("Hides a column of the split view above (iOS 14)."),
            "setShortcutItems": Schema.array(of: TouchSchema.quickAction).described("Sets the app's dynamic quick actions."),
            "when": Schema.reference(.condition).described("When the action is performed. In a list, the first action whose condition holds is performed."),
            "set": ConditionSchema.changes
                .described("Sets properties of views of this controller, and its variables. {value} in a text is the control's value."),
            "increment": Schema.any(of: .string, .entries(of: ConditionSchema.number))
                .described("Adds 1 to a variable of this controller, or steps by the names of variables.").examples("count"),
            "toggle": Schema.string.described("Toggles a boolean variable of this controller.").examples("isPaid"),
            "pop": isTrue.described("Goes back on the navigation controller's stack."),
            "popToRoot": isTrue.described("Goes back to the first screen of the navigation controller's stack."),
            "dismiss": isTrue.described("Dismisses the presented controller."),
            "becomeFirstResponder": Schema.string.naming(.view)
                .described("Shows the keyboard for a text field, text view or search bar of this controller.").examples("email"),
            "scrollRectToVisible": Schema.string.naming(.view)
                .described("Scrolls the scroll view around a view of this controller until the view shows.").examples("list.0.12"),
            "resignFirstResponder": isTrue.described("Dismisses the keyboard if this element has it."),
            "endEditing": isTrue.described("Dismisses the keyboard if a view of this controller or of its children has it."),
        ]
        for change in SidebarChange.allCases {
            keys[change.rawValue] = isTrue.described("Changes the sidebar of the tab bar controller above (iOS 18).")
        }
        return keys
    }()

    /// The styles without `none`, which only a delegate returns.
    static let styles = Schema.choice(ModalPresentationStyle.presentable)

    private static let isTrue = Schema.constant(true)
}
