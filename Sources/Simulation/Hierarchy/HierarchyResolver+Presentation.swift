import PlaygroundModel

extension HierarchyResolver {
    mutating func resolveLayer(_ layer: ControllerInstance) {
        guard let presentation = layer.presentation, let definition = playground.controller(layer.presentedID.controller)
        else {
            resolve(layer, in: Position(
                frame: Rect(origin: .zero, size: geometry.frame.size), frameDoubt: geometry.doubts[.window],
                safeAreaInsets: geometry.safeAreaInsets, inherited: windowTraits,
                surroundings: Surroundings(column: VerticalColumn(of: geometry))
            ))
            return
        }
        let form = PresentationAdaptation(
            of: definition, presentation, in: windowTraits, on: device, profile: profile
        ).form
        let context = form.isInContext ? presentation.context.flatMap { resolvedController($0) } : nil
        var position = position(of: layer, definition, presentation, form)
        // A presentation is visible only with its context, such as the selected tab.
        position.isVisible = context?.isVisible ?? true
        position.presentation?.container = context.flatMap { $0.isPresented ? $0.presentation?.container : $0.parent }
        if form.hidesPresenter, position.isVisible { hide(behind: form == .currentContext ? presentation.context : nil) }
        resolve(layer, in: position)
    }

    private mutating func position(
        of layer: ControllerInstance, _ definition: ControllerDefinition, _ presentation: Presentation,
        _ form: PresentationForm
    ) -> Position {
        let window = Rect(origin: .zero, size: geometry.frame.size)
        let context = presentation.context.flatMap { resolvedController($0) }
        let (isInContext, hasKeyboard) = (form.isInContext, hasKeyboard(layer))
        let layout = PresentationLayout(
            form: form, presented: definition, window: window.size, safeAreaInsets: geometry.safeAreaInsets,
            hasHomeIndicator: device.hasHomeIndicator,
            context: (isInContext ? context?.frame : nil) ?? window, source: source(of: presentation),
            contentSizeCategory: windowTraits.collection.preferredContentSizeCategory,
            detent: detents(of: definition.presentation).selected(presentation.detent, hasKeyboard: hasKeyboard), stage: sheetStage,
            keyboardOverlap: keyboard?.overlap(with: window, in: geometry.frame) ?? 0, hasKeyboard: hasKeyboard, profile: profile
        )
        var insets = isInContext
            ? context?.safeAreaInsets ?? geometry.safeAreaInsets
            : geometry.safeAreaInsets.remaining(in: layout.frame, of: window.size)
        // A popover's only area outside the safe area is the one behind the arrow.
        if let arrow = layout.arrow { insets = arrow.insets }
        // A card is below the status bar, although from iOS 26 its edge is above the inset.
        if form == .sheet { insets.top = 0 }
        let inherited = traits(of: layer.id, form, over: isInContext ? context : nil)
        var appearance = appearance(of: definition, presentation, form, layout)
        appearance.traits = inherited.collection
        if let presenter = resolvedController(presentation.presenter) { appearance.pass(over: presenter) }
        return Position(
            frame: layout.frame, frameDoubt: layout.frameDoubt, safeAreaInsets: insets, inherited: inherited,
            presentation: appearance, surroundings: Surroundings(column: form == .popover ? nil : VerticalColumn(of: geometry))
        )
    }

    private var sheetStage: SheetStage? {
        guard device.hinge != nil else { return nil }
        return SheetStage(
            window: geometry.frame.size, safeAreaInsets: geometry.safeAreaInsets, division: activeDivision,
            isWholeInnerDisplay: device.isOpen && geometry.configuration == .fullScreen,
            isRightToLeft: windowTraits.collection.layoutDirection == .rightToLeft
        )
    }

    /// The traits of the window or the context, changed by the presentation's form. A doubt applies only if the trait changes.
    private func traits(
        of id: ControllerInstance.ID, _ form: PresentationForm, over context: SceneController?
    ) -> ResolvedTraits {
        var traits = context?.traits ?? windowTraits
        for rule in form.presentedTraits {
            var change = TraitCollection()
            change[rule.trait] = rule.value
            let doubt = traits.collection[rule.trait] == rule.value ? nil : rule.doubt
            traits.merge(change, by: TraitOrigin.Source.presentation(id).doubted(doubt), in: profile)
        }
        return traits
    }

    private mutating func source(of presentation: Presentation) -> Rect? {
        guard let source = presentation.source, let controller = resolvedController(source.controller) else { return nil }
        let frame = controller.hasLayout ? controller.frame(of: source.view, in: layout(of: controller)) : nil
        return frame?.offset(by: controller.frame.origin) ?? barSource(source, in: controller)
    }

    private func barSource(_ source: Presentation.Source, in controller: SceneController) -> Rect? {
        var parent = controller.parent.flatMap { resolvedController($0) }
        while let container = parent {
            if let place = place(of: source, in: container) { return place }
            parent = container.parent.flatMap { resolvedController($0) }
        }
        return nil
    }

    private func place(of source: Presentation.Source, in container: SceneController) -> Rect? {
        let traits = container.traits.collection
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        if let bar = container.navigationBar, bar.content == source.controller {
            let layout = NavigationBarLayout(bar, insets: container.safeAreaInsets, traits: traits)
            if let place = layout.spans(in: bar).first(where: { $0.item.id == source.view }) {
                return place.span.frame(in: bar.contentRow, isRightToLeft: isRightToLeft)
            }
        }
        if let bar = container.verticalBar, bar.content == source.controller,
           let slot = bar.slots.first(where: { $0.entry.item?.id == source.view }) {
            return slot.frame
        }
        guard let bar = container.toolbar, bar.content == source.controller else { return nil }
        let items = zip(bar.items, bar.spans(insets: container.safeAreaInsets, traits: traits))
        return items.first { $0.0.id == source.view }?.1.frame(in: bar.contentRow, isRightToLeft: isRightToLeft)
    }

    /// Whether a view in a sheet with detents (iOS 15) is the first responder.
    private func hasKeyboard(_ layer: ControllerInstance) -> Bool {
        guard profile.has(.detents), let keyboard else { return false }
        return layer.path(to: keyboard.responder.controller) != nil
    }

    private func detents(of options: PresentationOptions) -> SheetDetents {
        SheetDetents(options, in: geometry.frame.size, windowTraits.collection, profile)
    }

    private func appearance(
        of definition: ControllerDefinition, _ presentation: Presentation, _ form: PresentationForm,
        _ layout: PresentationLayout
    ) -> ScenePresentation {
        let options = definition.presentation
        let isSheet = form == .sheet && profile.has(.detents)
        let detents = detents(of: options)
        let detent = layout.detent
        let isDimmed = form.isElevated && !isUndimmed(form, at: detent, options)
        var appearance = ScenePresentation(
            style: presentation.style, form: form,
            dimming: isDimmed ? Rect(origin: .zero, size: geometry.frame.size) : nil,
            closesOnTapBeside: isDimmed && closesOnTapBeside(form, definition),
            pushesPresenterBack: form == .sheet && isDimmed && detent == .large && environment.orientation.isPortrait,
            cornerRadius: form.cornerRadius(profile.design), showsGrabber: isSheet && options.prefersGrabberVisible,
            detents: isSheet ? (detents.active.isEmpty ? [detent] : detents.active) : [],
            selectedDetent: isSheet ? detent : nil, arrow: layout.arrow
        )
        if layout.floatingInset > 0 {
            appearance.isFloatingCard = true
            // The corners are concentric with the screen's corners.
            appearance.cornerRadius = max(appearance.cornerRadius, device.cornerRadius - layout.floatingInset)
        }
        if isSheet, let radius = options.preferredCornerRadius { appearance.cornerRadius = radius }
        appearance.resistsDismissal = resistsDismissal(options, isSheet && detents.active.first.map { $0 != detent } == true)
        return appearance
    }

    /// Whether isModalInPresentation or presentationControllerShouldDismiss prevents dismissal. A larger sheet can still become smaller.
    private func resistsDismissal(_ options: PresentationOptions, _ canBecomeSmaller: Bool) -> Bool {
        (options.isModalInPresentation || !options.shouldDismiss) && !canBecomeSmaller
    }

    /// Whether nothing is dimmed, which applies up to largestUndimmedDetentIdentifier. In regular width a centred sheet counts as large.
    private func isUndimmed(_ form: PresentationForm, at detent: SheetDetent, _ options: PresentationOptions) -> Bool {
        guard profile.has(.detents), let largest = options.largestUndimmedDetent else { return false }
        let window = geometry.frame.size
        return switch form {
        case .sheet: detent.height(in: window) <= largest.height(in: window)
        case .pageSheet, .formSheet: largest == .large
        case .popover, .alert, .actionSheet, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
        }
    }

    /// Whether a tap outside closes a popover or sheet (iOS 13) that is not modal, or an action sheet with a cancel action.
    private func closesOnTapBeside(_ form: PresentationForm, _ definition: ControllerDefinition) -> Bool {
        switch form {
        case .popover: !definition.presentation.isModalInPresentation
        case .sheet, .pageSheet, .formSheet:
            profile.has(.cardSheets) && !definition.presentation.isModalInPresentation
        case .actionSheet:
            if case .alert(let alert) = definition.kind { alert.actions.contains { $0.style == .cancel } } else { false }
        case .alert, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
        }
    }
}

extension PresentationForm {
    /// The corner radius in points. The values of iOS 26 are recalled.
    fileprivate func cornerRadius(_ design: SystemDesign) -> Double {
        let isGlass = design == .glass
        return switch self {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: 0
        case .pageSheet, .formSheet, .sheet: isGlass ? 38 : 10
        case .popover: isGlass ? 28 : 13
        case .alert, .actionSheet: isGlass ? 34 : 13
        }
    }
}
