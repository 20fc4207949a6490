import PlaygroundLanguage
import PlaygroundModel
import TOMLReading

extension Vocabulary {
    /// The rows of `vocabulary.toml`, in the file's order.
    static let rows: [VocabularyRow] = {
        let root = TOMLDocument.read(PackageResources.vocabulary_toml, fileName: "vocabulary.toml").document?.root
        guard case .array(let rows)? = root?["row"] else { preconditionFailure("vocabulary.toml has rows") }
        return rows.compactMap { row -> VocabularyRow? in
            guard case .table(let table) = row else { return nil }
            func words(_ key: String) -> String { if case .string(let text)? = table[key] { filled(text) } else { "" } }
            return VocabularyRow(
                words("elements"), carried: words("carried"), editor: words("editor"), unseen: words("unseen"), named: words("named"))
        }
    }()

    /// The text with `{label}` replaced by the words of the playground's table.
    private static func filled(_ text: String) -> String {
        let parts = text.split(separator: "{", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { whole, part in
            let name = String(part.prefix { $0 != "}" })
            guard let words = derived[name] ?? ViewKind(rawValue: name)?.words else { preconditionFailure("there are no words \(name)") }
            whole += words + part.dropFirst(name.count + 1)
        }
    }

    private static let derived: [String: String] = [
        "everyView": ViewEntries.words(of: ViewProperty.ofEveryView),
        "accessibility": ViewEntries.words(of: ViewProperty.ofEveryView, in: .accessibility),
        "mapView": ViewEntries.words(of: [.showsUserLocation]), "webView": ViewEntries.words(of: [.allowsLinkPreview]),
        "sliderColors": ViewEntries.words(of: [.minimumTrackTintColor, .maximumTrackTintColor, .thumbTintColor, .isContinuous]),
        "textInputTraits": ViewEntries.words(of: ViewKind.textField.properties, in: .textInputTraits),
        "buttonConfiguration": ViewEntries.words(of: ViewKind.button.drawnProperties, in: .configuration),
        "cellStyle": ViewEntries.words(of: [.accessoryType, .selectionStyle, .separatorInset]),
        "collectionView": ViewEntries.words(of: ViewKind.collection.carriedProperties),
        "collectionViewLayout": ViewEntries.words(of: ViewKind.collection.drawnProperties, in: .collectionViewLayout),
        "paragraphs": ViewProperty.ofParagraphs.map(\.rawValue).joined(separator: " "),
        "controller": ControllerKeys.words(of: .controller), "navigationItem": ControllerKeys.words(of: .navigationItem),
        "navigationController": ControllerKeys.words(of: .controller, ofKind: "navigation"),
        "navigationBar": ControllerKeys.words(of: .navigationBar, ofKind: "navigation"),
        "textStyles": FontValue.textStyles.joined(separator: "|"),
        "BlurEffectStyle": values(of: BlurEffectStyle.self), "ButtonStyle": values(of: ButtonStyle.self),
        "ContentHorizontalAlignment": values(of: ContentHorizontalAlignment.self), "FontWeight": values(of: FontWeight.self),
        "ModalPresentationStyle": values(of: ModalPresentationStyle.self),
    ]

    private static func values<Choice: CaseIterable & RawRepresentable<String>>(of _: Choice.Type) -> String {
        Choice.allCases.map(\.rawValue).joined(separator: "|")
    }
}
