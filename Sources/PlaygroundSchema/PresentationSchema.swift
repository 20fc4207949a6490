import PlaygroundModel

/// How a controller is presented, and what the delegate of its presentation answers.
enum PresentationSchema {
    static let keys: [String: Schema] = [
        "modalPresentationStyle": ActionSchema.styles.standard("automatic").described("How the controller is presented."),
        "preferredContentSize": Schema.size.described("The size of a popover or a form sheet, in points."),
        "isModalInPresentation": Schema.boolean.standard(false).described("Whether only the app can close it."),
        "shouldDismiss": Schema.boolean.standard(true).described("The delegate's answer to a swipe that closes it."),
        "permittedArrowDirections": Schema.array(of: .choice(PopoverArrowDirection.self)).described("The sides on which a popover's arrow may stand."),
        "detents": Schema.array(of: detent).described("The heights at which a sheet rests (iOS 15): words, or points."),
        "largestUndimmedDetentIdentifier": detent.described("The detent up to which nothing behind the sheet is dimmed."),
        "prefersGrabberVisible": Schema.boolean.standard(false).described("Whether the sheet shows its grabber."),
        "prefersEdgeAttachedInCompactHeight": Schema.boolean.standard(false)
            .described("Whether the sheet stands at the bottom edge where the height is compact."),
        "preferredPlacement": Schema.choice(SheetPlacement.self).standard("automatic")
            .described("On which side of a wide screen a sheet stands (iOS 27)."),
        "adaptivePresentationStyle": Schema.choice(ModalPresentationStyle.self)
            .described("The delegate's answer: the style to which the presentation adapts; none to stay as it is."),
        "viewControllerForAdaptivePresentationStyle": Schema.controller
            .described("The delegate's answer: the controller that is shown in the adaptive style."),
        "definesPresentationContext": Schema.boolean.standard(false)
            .described("Whether presentations in the current context cover this controller."),
    ]

    private static let detent = Schema.any(of: .choice(["medium", "large"]), .number(1...10_000))
}
