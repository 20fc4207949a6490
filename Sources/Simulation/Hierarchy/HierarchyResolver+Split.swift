import PlaygroundModel

extension HierarchyResolver {
    /// A collapsed split view has one child. In an expanded one only the side columns have compact width (WWDC 2014, session 214).
    func embedColumns(
        of instance: ControllerInstance, _ split: SplitDefinition, in controller: inout SceneController,
        _ surroundings: Surroundings
    ) -> [Embedding] {
        guard let state = instance.split else { return [] }
        let layout = layout(of: split, state, in: controller)
        controller.split = arrangement(of: instance, state, layout, in: controller)
        guard !state.isCollapsed else {
            return instance.children.map {
                Embedding(
                    child: $0, frame: controller.frame, safeAreaInsets: controller.safeAreaInsets, surroundings: surroundings
                )
            }
        }
        let columns = zip(state.columns, instance.children).map { (column: $0, child: $1) }
        let ordered = layout.displayMode.isOverlay ? columns.sorted { $0.column == .secondary && $1.column != .secondary } : columns
        return ordered.map { column, child in
            let inSplit = place(of: column, layout, in: controller)
            let covered = layout.coveredWidth(of: column)
            let isRightToLeft = controller.traits.collection.layoutDirection == .rightToLeft
            let view = inSplit.inset(by: isRightToLeft ? EdgeInsets(right: -covered) : EdgeInsets(left: -covered))
            var insets = controller.safeAreaInsets.remaining(in: inSplit, of: controller.frame.size)
            insets.left += isRightToLeft ? 0 : covered
            insets.right += isRightToLeft ? covered : 0
            return Embedding(
                child: child, frame: view.offset(by: controller.frame.origin), frameDoubt: layout.frameDoubt(of: column),
                safeAreaInsets: insets, isVisible: layout.isVisible(column), rule: column == .secondary ? nil : Self.sideColumnRule,
                surroundings: self.surroundings(of: column, split, layout, outer: surroundings)
            )
        }
    }

    func layout(of split: SplitDefinition, _ state: SplitState, in controller: SceneController) -> SplitLayout {
        SplitLayout(split, state, in: controller, profile)
    }

    private static let sideColumnRule: (traits: TraitCollection, words: String) = {
        (TraitCollection(.horizontalSizeClass, .name("compact")), "a column next to the secondary is compact in width")
    }()

    /// The frame of a column in the split view's coordinates. In right-to-left layouts the primary is on the right.
    private func place(of column: SplitDefinition.Column, _ layout: SplitLayout, in controller: SceneController) -> Rect {
        layout.frame(of: column).mirrored(in: layout.size.width, controller.traits.collection.layoutDirection == .rightToLeft)
    }

    private func arrangement(
        of instance: ControllerInstance, _ state: SplitState, _ layout: SplitLayout, in controller: SceneController
    ) -> SplitArrangement {
        let mode = layout.displayMode
        guard !state.isCollapsed else { return SplitArrangement(isCollapsed: true, displayMode: mode) }
        let origin = controller.frame.origin
        let columns = zip(state.columns, instance.children).filter { layout.isVisible($0.0) }.map { column, child in
            SplitArrangement.ColumnPlace(
                column: column, controller: child.id,
                frame: place(of: column, layout, in: controller).offset(by: origin)
            )
        }
        let isRightToLeft = controller.traits.collection.layoutDirection == .rightToLeft
        let separators = layout.lines.map { $0.mirrored(in: layout.size.width, isRightToLeft).offset(by: origin) }
        return SplitArrangement(
            isCollapsed: false, displayMode: mode, columns: columns, separators: separators,
            hasFloatingPrimary: layout.hasFloatingColumns, missingWidth: layout.missingWidth,
            columnsAfterDimming: mode == .twoDisplaceSecondary || layout.primaryCoversSupplementary ? 1 : 0,
            dimming: dimming(mode, columns, in: controller)
        )
    }

    private func dimming(
        _ mode: SplitDefinition.DisplayMode, _ columns: [SplitArrangement.ColumnPlace], in controller: SceneController
    ) -> Rect? {
        if mode.isOverlay { return controller.frame }
        guard mode == .twoDisplaceSecondary, let secondary = columns.first(where: { $0.column == .secondary }) else { return nil }
        return secondary.frame.intersection(controller.frame)
    }

    /// The display mode button shows the next column, or hides the primary if all are visible. In the column style, the bar of the leading
    /// visible column shows it. In the classic style the app adds it.
    private func surroundings(
        of column: SplitDefinition.Column, _ split: SplitDefinition, _ layout: SplitLayout, outer: Surroundings
    ) -> Surroundings {
        var surroundings = Surroundings()
        if column == .secondary { surroundings.column = outer.column }
        let next = layout.innermostHidden(in: layout.displayMode)
        surroundings.displayModeButton = DisplayModeButton(event: next.map(Event.showColumn) ?? .hideColumn(.primary))
        let leading = layout.state.columns.first(where: layout.isVisible)
        surroundings.showsDisplayModeButton = split.isColumnStyle && split.presentsWithGesture && column == leading
            && layout.columnLimit > 0
        return surroundings
    }
}
