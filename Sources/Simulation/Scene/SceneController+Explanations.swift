import PlaygroundModel

/// Sentences about UIKit's implicit rules, for the inspector.
extension SceneController {
    /// One developer reported that an iPad's window controls covered the content of an app without a status bar.
    public func statusBarSentences(in scene: Scene, _ profile: BehaviourProfile) -> [String] {
        guard scene.isStatusBarHidden, definition.prefersStatusBarHidden else { return [] }
        let controls = scene.device.idiom == .pad && profile.has(.freeWindows)
            ? " The window's controls may cover content in its upper leading corner." : ""
        return ["prefersStatusBarHidden is true: the safe area of the window begins at \(scene.safeAreaInsets.top.pointText).\(controls)"]
    }

    public func navigationBarSentences(in scene: Scene, _ profile: BehaviourProfile) -> [String] {
        guard let bar = navigationBar else { return [] }
        let window = scene.traits.collection
        var traits = traits.collection
        traits.horizontalSizeClass = window.horizontalSizeClass
        let row = BarMetrics.navigationBarRow(for: traits, isInSheet: presentation?.form.isSheet == true, profile: profile)
        let large = bar.largeTitleFrame.map { ", and a large title adds \($0.height.pointText)" } ?? ""
        let inset = (bar.frame.minY + bar.height - frame.minY).pointText
        let height = "The bar is \(bar.frame.height.pointText) points high\(large). The safe area of its content begins at \(inset)."
        // Bars of folding devices have other heights.
        let source = row.value == bar.frame.height ? ["Bars have this height from iOS \(row.version): \(row.source)."] : []
        return [height] + source + (bar.largeTitleFrame == nil && bar.collapsedTitleHeight == 0 ? [] : [collapseSentence(in: scene)])
    }

    private func collapseSentence(in scene: Scene) -> String {
        guard let followed = scene.controllers.followedView(of: self) else { return "No view scrolls the large title away." }
        let reason = followed.isNamed ? "contentScrollView" : "the first subview"
        guard let list = followed.scrollView else { return "Its title stays large: it follows \(reason), \(followed.name), in which nothing scrolls." }
        return "Its title collapses with \(list)\(list.name == followed.name ? ", \(reason)" : " in \(followed.name), \(reason)"), if that begins under the bar."
    }

    /// The reasons why a presentation has another style than requested, and UIKit's defaults for its delegate.
    public func presentationSentences(in window: TraitCollection, _ profile: BehaviourProfile) -> [String] {
        guard let presentation else { return [] }
        return passedOverSentences(profile) + formSentences(of: presentation, in: window, profile)
    }

    /// A sentence if it is uncertain that a presented controller does not inherit its presenter's traits. Empty if it is certain.
    private static let inheritanceDoubt: VersionTable<String> = [
        .since(8, "", "Apple, UITraitEnvironment: a presented controller's traits come from its presentation controller"),
        .since(27, " This is doubtful: developers report that with the SDK of iOS 27 it inherits them.", "reports of apps built for iOS 27"),
    ]

    private func passedOverSentences(_ profile: BehaviourProfile) -> [String] {
        guard let passed = presentation?.passedOver else { return [] }
        return [
            "Its traits come from its presentation and the window. \(passed.presenter), which presents it, is passed over: "
                + "\(passed.traits.joined(separator: ", ")).\(Self.inheritanceDoubt[profile])"
        ]
    }

    private func formSentences(of presentation: ScenePresentation, in window: TraitCollection, _ profile: BehaviourProfile) -> [String] {
        guard case .alert = definition.kind else { return adaptationSentences(of: presentation, in: window, profile) }
        guard presentation.form == .popover || presentation.form == .actionSheet else { return [] }
        return ["An action sheet is a popover in regular width, and from iOS 26 also if it has a source."]
    }

    private func adaptationSentences(
        of presentation: ScenePresentation, in window: TraitCollection, _ profile: BehaviourProfile
    ) -> [String] {
        let style = presentation.style == .automatic ? profile.automaticPresentationStyle : presentation.style
        guard style == .popover || style == .pageSheet || style == .formSheet else { return [] }
        var sentences: [String] = []
        if presentation.style == .automatic { sentences.append("automatic is \(style.rawValue) on iOS \(profile.version).") }
        let options = definition.presentation
        if presentation.form.rawValue != style.rawValue {
            let isLow = window.verticalSizeClass == .compact && (profile.has(.cardSheets) || window.horizontalSizeClass == .regular)
            let reason = isLow ? "height is compact and its width \(window.horizontalSizeClass.rawValue)" : "width is compact"
            let era = profile.has(.cardSheets) ? "" : ", up to iOS 12"
            sentences.append("\(style.rawValue) becomes \(presentation.form.rawValue): the window's \(reason)\(era).")
            if options.adaptivePresentationStyle == nil, options.adaptivePresentationStyleInCompactWidth == nil {
                sentences.append("adaptivePresentationStyle(for:traitCollection:) is not implemented: UIKit chooses the style.")
            } else if options.adaptivePresentationStyle == nil, window.horizontalSizeClass == .regular {
                sentences.append("adaptivePresentationStyle(for:) is not called in regular width.")
            }
        }
        if profile.has(.cardSheets), presentation.form.isSheet, options.shouldDismiss, !options.isModalInPresentation {
            sentences.append("presentationControllerShouldDismiss(_:) is not implemented: UIKit assumes true, and a swipe closes it.")
        }
        return sentences
    }

    public var splitSentences: [String] {
        guard case .split(let definition) = definition.kind, let split else { return [] }
        if definition.isColumnStyle {
            let room = split.missingWidth.map {
                ["Three columns side by side need \($0.pointText) points, and the split view has \(frame.width.pointText). A third one covers the others."]
            } ?? []
            guard definition.compact == nil, definition.delegate.topColumnForCollapsing == nil else { return room }
            return room + [
                "splitViewController(_:topColumnForCollapsingToProposedTopColumn:) is not implemented: the secondary is on top when it collapses.",
            ]
        }
        guard definition.delegate.collapseSecondaryOntoPrimary == nil else { return [] }
        return [
            "splitViewController(_:collapseSecondary:onto:) is not implemented: UIKit assumes false. When it collapses, the primary gets the "
                + "secondary, which a navigation controller pushes.",
        ]
    }

    /// The reasons why a column's view is wider than its visible part. Empty if it is not.
    public func columnSentences(in parent: SceneController?) -> [String] {
        guard let place = parent?.split?.columns.first(where: { $0.controller == id }), frame.width > place.frame.width else { return [] }
        let covered = (frame.width - place.frame.width).pointText
        return [
            place.column != .primary
                ? "From iOS 26 the primary floats: the view extends \(covered) points under it, outside its safe area."
                : "From iOS 14 to 16 a primary's view is \(covered) points wider than its visible part: its leading safe area inset.",
        ]
    }
}
