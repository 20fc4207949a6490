import PlaygroundModel

/// Reads a view's `peek = { … }`, a controller's `previewActions = [ … ]`, and the `menu = [ … ]` of buttons and items.
struct TouchReader {
    let vocabulary: Vocabulary

    static let noPreview = "none"

    func peek(_ value: ValueCursor) -> PeekDefinition? {
        value.table("a peek") { table in
            let preview = table.required("preview", example: "preview = \"…\", with a controller's name")
            let arguments = table["with"]
            var peek = PeekDefinition(
                path: value.path, preview: preview.flatMap(self.preview),
                condition: table["when"].flatMap(ConditionReader(vocabulary: vocabulary).read) ?? .always,
                commit: table["commit"].flatMap(ActionReader(vocabulary: vocabulary).read),
                actions: table["actions"].map { items($0) } ?? []
            )
            guard let arguments, let shown = peek.preview else { return peek }
            let filled = ArgumentsReader(vocabulary: vocabulary).read(arguments, for: shown)
            peek.preview = filled
            // By default, a commit that shows the previewed controller passes the same arguments.
            peek.commit = peek.commit?.replacingTarget {
                $0.name == filled.name ? vocabulary.parameters.adding(filled.arguments, to: $0) : $0
            }
            return peek
        }
    }

    private func preview(_ value: ValueCursor) -> ControllerID? {
        if value.value == .string(Self.noPreview), !vocabulary.controllers.contains(Self.noPreview) { return nil }
        return value.controller(vocabulary)
    }

    func menu(of table: TableCursor) -> [PreviewActionItem] {
        table.value("menu", of: .controlMenus, vocabulary.profile).map { items($0) } ?? []
    }

    /// `depth` counts the enclosing groups.
    func items(_ list: ValueCursor, depth: Int = 0) -> [PreviewActionItem] {
        (list.elements() ?? []).compactMap { item($0, depth: depth) }
    }

    /// An entry. If it has `actions`, which UIMenu calls `children`, it is a group.
    private func item(_ value: ValueCursor, depth: Int) -> PreviewActionItem? {
        value.table("a preview action") { table in
            let actions = table.value("actions", or: "children")
            let options: Set<PreviewActionGroup.Option> = actions == nil ? [] : choices(table["options"])
            let title = options.contains(.displayInline)
                ? table["title"]?.string() ?? "" : table.required("title", example: "title = \"Share\"")?.string()
            let subtitle = table.value("subtitle", of: .menuSubtitles, vocabulary.profile)?.string()
            let image = table["image"]?.string()
            if let actions {
                checkDepth(depth + 1, value)
                let items = self.items(actions, depth: depth + 1)
                return title.map {
                    .group(PreviewActionGroup(
                        path: value.path, title: $0, subtitle: subtitle, image: image, options: options, items: items))
                }
            }
            let action = PreviewAction(
                path: value.path, title: title ?? "", subtitle: subtitle, style: table["style"]?.choice() ?? .default,
                attributes: choices(table["attributes"]), state: table["state"]?.choice() ?? .off, image: image,
                action: table.value("action", or: "tap").flatMap(ActionReader(vocabulary: vocabulary).read)
            )
            return title == nil ? nil : .action(action)
        } ?? nil
    }

    private func choices<Choice: RawRepresentable<String> & CaseIterable & Hashable>(_ list: ValueCursor?) -> Set<Choice> {
        Set(list?.elements()?.compactMap { $0.choice(Choice.self) } ?? [])
    }

    /// Reports groups that are too deep. A UIPreviewActionGroup contains no groups. Submenus from iOS 13 may contain them.
    private func checkDepth(_ depth: Int, _ value: ValueCursor) {
        if depth == PlaygroundLimits.menuDepth + 1 {
            value.report(LimitMistake(subject: .menus, found: depth, limit: PlaygroundLimits.menuDepth))
        }
        guard depth > 1, !vocabulary.profile.has(.contextMenus) else { return }
        value.report(TouchMistake.groupInGroup(version: vocabulary.profile.version))
    }
}
