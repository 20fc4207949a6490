import PlaygroundModel

/// Reads the top level of a playground's document.
struct PlaygroundReading {
    let findings: Findings
    /// The findings in scenarios and notes, which do not prevent showing the playground.
    let scenarioFindings: Findings
    let fallbackTitle: String
    let attachments: Attachments
    let rereading: Rereading

    private struct App {
        var name: String?
        var rootViewController: ControllerID?
        var tintColor: Color?
        var windowStyle: UserInterfaceStyle?
        var windowOverrides: TraitCollection?
        var iconPosition: HomeScreenPosition?
        var infoPlist = InfoPlistSource.Reading()
    }

    func read(_ root: ValueCursor) -> Playground? {
        root.table("a playground") { table in
            // The document already contains the included files.
            _ = table["include"]
            guard readFormat(table) else {
                table.permitOtherKeys()
                return nil
            }
            let app = table.required("app", example: "[app] with rootViewController = \"…\"")
            let declared = app.map(AppDeclarationReader(attachments: attachments, rereading: rereading).read) ?? AppDeclarationReader.Reading()
            table.names = DocumentNames(fontFiles: declared.fonts)
            table.names = DocumentNames(of: table)
            let title = table["title"]?.string()
            let summary = table["summary"]?.string()
            let lesson = table["lesson"].flatMap(self.lesson)
            let profile = ProfileReader().read(version: table["ios"], quirks: table["quirks"], app: declared.declaration)
            let devices = DeviceReader(profile: profile).read(table["devices"], rereading)
            let sets = table["sets"].map(DeviceSetReader(profile: profile).read) ?? []
            let customTraits = table["traits"].map(CustomTraitReader(profile: profile).read) ?? []
            let scenarios = table["scenarios"]
            guard let controllers = controllers(table) else {
                table.permitOtherKeys()
                return nil
            }
            let vocabulary = Vocabulary(
                profile: profile, controllers: NameSet(controllers.map { $0.key }), customTraits: customTraits,
                components: table["components"].map(ComponentsReader().read) ?? Components(),
                parameters: ControllerParameters(controllers))
            let readApp = app.map { named($0, table.names, findings) }?.table("[app]") { self.app($0, declared.infoPlist, vocabulary) }
            let quickActions = table["quickActions"].flatMap(QuickActionsReader(vocabulary: vocabulary).read) ?? QuickActions()
            var result = playground(
                title: title ?? readApp?.name ?? fallbackTitle, summary: summary, devices: devices, sets: sets, app: readApp,
                controllers: controllers.compactMap { name, value in
                    rereading.controller(name, in: value, vocabulary.components) {
                        ControllerReader(of: name, vocabulary).read(value, id: name)
                    }
                },
                quickActions: quickActions, vocabulary
            )
            result?.lesson = lesson
            result?.fonts = declared.fonts
            result?.translations = table.names.strings.translations
            if let scenarios, let read = result { result?.scenarios = self.scenarios(scenarios, of: read, vocabulary) }
            let allowances = table["allow"].map(AllowanceReader(controllers: result?.controllers ?? []).read) ?? []
            result?.allowances = allowances
            if let notes = table["notes"], let read = result { result?.notes = self.notes(notes, of: read) }
            if let result { StringsCheck(strings: table.names.strings, findings: findings).run(result) }
            return result
        } ?? nil
    }

    /// The name of the lesson's file. A missing lesson is a warning, because the playground is shown without it.
    private func lesson(_ value: ValueCursor) -> String? {
        guard let name = value.line() else { return nil }
        guard Attachments.staysInside(name), name.hasSuffix(".md") else {
            value.report(LessonKeyMistake.notMarkdown(name))
            return nil
        }
        guard attachments.bytes(of: name) != nil else {
            value.report(LessonKeyMistake.missing(name))
            return nil
        }
        return name
    }

    /// Reads `format = 1`, the version of the language. Later versions are rejected.
    private func readFormat(_ table: TableCursor) -> Bool {
        guard let value = table["format"], let format = value.integer(in: 1...1_000_000) else { return true }
        guard format > Self.format else { return true }
        value.report(ValidationMistake.laterFormat(format, known: Self.format))
        return false
    }

    private static let format = 1

    private func scenarios(_ list: ValueCursor, of playground: Playground, _ vocabulary: Vocabulary) -> [Scenario] {
        let list = harmless(list)
        return rereading.scenarios(in: list, of: playground) { ScenariosReader(playground, vocabulary).read(list) }
    }

    private func notes(_ list: ValueCursor, of playground: Playground) -> [Note] {
        NotesReader(playground).read(harmless(list))
    }

    private func harmless(_ value: ValueCursor) -> ValueCursor { named(value, value.names, scenarioFindings) }

    private func named(_ value: ValueCursor, _ names: DocumentNames, _ findings: Findings) -> ValueCursor {
        ValueCursor(value: value.value, path: value.path, findings: findings, names: names)
    }

    private func controllers(_ table: TableCursor) -> [(key: String, value: ValueCursor)]? {
        let list = table.required("controllers", example: "a table [controllers.home]")
        let entries = list?.entries(limit: nil) ?? []
        let limit = PlaygroundLimits.controllers
        let place = entries.dropFirst(limit).first?.value.path ?? DocumentPath()
        guard findings.isWithin(limit, entries.count, .controllers, at: .key(place)) else { return nil }
        for (name, value) in entries { value.checkName(name, of: "a controller") }
        return entries
    }

    private func app(_ table: TableCursor, _ infoPlist: InfoPlistSource.Reading, _ vocabulary: Vocabulary) -> App {
        for key in AppDeclarationReader.keys { _ = table[key] }
        let root = table.required("rootViewController", example: "rootViewController = \"…\", with a controller's name")
        return App(
            name: table["name"]?.string(), rootViewController: root?.controller(vocabulary),
            tintColor: table["tintColor"]?.color(), windowStyle: table["overrideUserInterfaceStyle"]?.choice(),
            windowOverrides: table["traitOverrides"].map(TraitReader(vocabulary: vocabulary).traitOverrides),
            iconPosition: table["iconPosition"]?.homeScreenPosition(), infoPlist: infoPlist
        )
    }

    private func playground(
        title: String, summary: String?, devices: [DeviceConfiguration], sets: [DeviceSet], app: App?,
        controllers: [ControllerDefinition], quickActions written: QuickActions, _ vocabulary: Vocabulary
    ) -> Playground? {
        let graph = ControllerGraph(controllers, findings: findings)
        graph.checkContainment()
        guard let root = app?.rootViewController, !findings.hasErrors else { return nil }
        let deviceLimit = graph.checkSize(on: devices.count)
        graph.checkPriorities()
        guard !findings.hasErrors else { return nil }
        graph.checkUse(from: [root] + written.routes.compactMap { $0.action.target })
        graph.checkArguments(vocabulary.parameters, root: root, routes: written.routes)
        guard !findings.hasErrors else { return nil }
        vocabulary.components.checkUse(findings)
        graph.checkLenders()
        graph.checkLargeTitles()
        graph.checkToolbars()
        graph.checkVariables()
        graph.checkDetents(on: devices, root: root, vocabulary.profile)
        graph.checkAnswers(on: devices)
        graph.checkOrientations(root: root, app: vocabulary.profile.app)
        let others = controllers.flatMap { $0.actions }.flatMap { $0.action.shortcutItems }
        let quickActions = merged(written, app?.infoPlist ?? .init(), others)
        QuickActionsCheck(actions: quickActions, others: others, findings: findings).run()
        let images = ImageCheck(source: IconFileSource(attachments: attachments, folders: [""]), findings: findings)
            .read(controllers.imageUses + (quickActions.static + quickActions.dynamic + others).symbolUses)
        var playground = Playground(
            title: title, summary: summary, profile: vocabulary.profile, devices: devices, tintColor: app?.tintColor,
            rootViewController: root, controllers: controllers.map { $0.withSizes(of: images) },
            customTraits: vocabulary.customTraits
        )
        playground.windowStyle = app?.windowStyle ?? .unspecified
        playground.windowOverrides = app?.windowOverrides ?? TraitCollection()
        playground.components = vocabulary.components.definitions
        playground.images = images
        playground.sets = sets
        playground.deviceLimit = deviceLimit
        playground.appName = app?.name
        playground.iconPosition = app?.iconPosition ?? .standard
        playground.quickActions = quickActions
        return playground
    }

    /// The Info.plist's static actions come first. Icon files are searched next to the Info.plist, then next to the playground.
    private func merged(_ written: QuickActions, _ plist: InfoPlistSource.Reading, _ others: [QuickAction]) -> QuickActions {
        var merged = written
        merged.static = plist.actions + written.static
        let ofPlist = plist.actions.compactMap { action in
            action.icons.file.flatMap { file in action.path.map { (file: file, path: $0) } }
        }
        let source = IconFileSource(attachments: attachments, folders: plist.folder.isEmpty ? [""] : [plist.folder, ""])
        let uses = ofPlist + (written.static + written.dynamic + others).iconFiles
        merged.templates = QuickActionIconCheck(source: source, findings: findings).read(uses)
        return merged
    }
}
