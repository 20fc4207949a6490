import PlaygroundModel

struct ResourceSections {
    let document: InterfaceBuilderDocument
    let resources: AppResources
    let title: String
    var taken: [String: Set<String>] = [:]

    var all: [DraftSectionOfApp] {
        ([colors] + quickActions + translations).filter { !$0.entries.isEmpty }
    }

    /// The playground's names of the document's catalogue colours. In joined playgrounds they have a prefix.
    static func colorNames(_ document: InterfaceBuilderDocument, _ resources: AppResources, prefix: String? = nil) -> [String: String] {
        var giver = NameGiver(reserved: SemanticColor.allCases.map(\.rawValue) + ["clear"])
        var names: [String: String] = [:]
        for name in document.namedColors.keys.sorted() where resources.colors[name] != nil {
            let own = Words.kebabCase(Words.of(name)) ?? "color"
            names[name] = giver.give(prefix.map { "\($0)-\(own)" } ?? own, numbering: "-")
        }
        return names
    }

    private static func isLanguage(_ name: String) -> Bool {
        if case .translation = AppLanguage(word: name) { true } else { false }
    }

    /// A line for each resource that playgrounds do not support.
    var leftOut: [String] {
        resources.translations.keys.filter { !Self.isLanguage($0) }.sorted().map {
            "Left out the texts of \($0), which is not a language code."
        }
    }

    var imageFiles: [CatalogueImage.File] {
        document.imageNames.sorted().flatMap { resources.images[$0]?.files ?? [] }
    }

    var viewsOtherInDark: [Element] {
        document.objects.flatMap(\.subtree).filter { object in
            ([object] + object.children.filter { $0.name == "state" }).contains { element in
                element["image"].flatMap { resources.images[$0]?.isOtherInDark } ?? false
            }
        }
    }

    private var colors: DraftSectionOfApp {
        DraftSectionOfApp(heading: "colors", entries: resources.entries(ofColors: document.colorNames))
    }

    private var quickActions: [DraftSectionOfApp] {
        guard resources.mainStoryboard == nil || resources.mainStoryboard == title, document.kind == .storyboard else { return [] }
        return resources.quickActions.map { action in
            DraftSectionOfApp(heading: "quickActions.static", entries: [TOMLValue.Entry]([
                ("type", .string(action.type)), ("title", .string(action.title)), ("subtitle", action.subtitle.map(TOMLValue.string)),
                ("iconSymbolName", action.icons.symbolName.map(TOMLValue.string)),
                ("iconType", action.icons.type.map { .string($0.name) }),
                ("userInfo", action.userInfo.isEmpty ? nil : .table(action.userInfo.sorted { $0.key < $1.key }.map {
                    TOMLValue.Entry($0.key, .string($0.value))
                })),
            ]), isElement: true)
        }
    }

    /// Entries of `[app]`.
    var declarations: [TOMLValue.Entry] {
        let app = resources.declaration
        return [TOMLValue.Entry]([
            ("sdk", app.designRequiresCompatibility ? .number(app.sdk.number) : nil),
            ("requiresFullScreen", app.requiresFullScreen ? .bool(true) : nil),
            ("userInterfaceStyle", app.userInterfaceStyle == .unspecified ? nil : .string(app.userInterfaceStyle.rawValue)),
            ("designRequiresCompatibility", app.designRequiresCompatibility ? .bool(true) : nil),
        ])
    }

    private var translations: [DraftSectionOfApp] {
        let texts = DocumentTexts.all(of: document)
        return resources.translations.filter { Self.isLanguage($0.key) }.sorted { $0.key < $1.key }.map { language, translated in
            var known = taken[language] ?? []
            let entries = texts.compactMap { key, text -> TOMLValue.Entry? in
                guard let translation = translated[key], translation != text, known.insert(text).inserted else { return nil }
                return TOMLValue.Entry(text, .string(translation))
            }
            return DraftSectionOfApp(heading: "strings.\(TOMLValue.key(language))", entries: entries)
        }
    }
}
