import PlaygroundLanguage
import PlaygroundModel

/// A source of the stand-in that records views' properties: a function for each class of UIKit, generated from the language's rows.
///
/// Properties that are not plain members of their class are in `exceptions`.
enum RecordedProperties {
    static let path = "UIKit/Recording/RecordedProperties.swift"

    static let source: String = {
        let classes = kinds.map(function).joined(separator: "\n")
        let cases = kinds.map { "        case let view as \($0.facts.className): add\($0.facts.className)(view)\n" }.joined()
        return """
            @available(iOS 17.0, *)
            extension PropertyRecord {
                mutating func addProperties() {
                    addUIView(view)
                    if let control = view as? UIControl { addUIControl(control) }
                    switch view {
            \(cases)        default: break
                    }
                }

            \(function("UIView", ViewProperty.ofEveryView, .view))
            \(function("UIControl", [.isEnabled], .button))
            \(classes)}

            """
    }()

    /// The kinds of views. UIScrollView comes after its subclasses.
    static let kinds: [ViewKind] = ViewKind.written.filter {
        $0.facts.className.hasPrefix("UI") && !members(of: $0).isEmpty && $0 != .scroll
    } + [.scroll]

    static func members(of kind: ViewKind) -> [ViewProperty] {
        kind.properties.filter { exceptions[$0] == nil && $0 != .isEnabled }
    }

    private static func function(_ kind: ViewKind) -> String { function(kind.facts.className, members(of: kind), kind) }

    private static func function(_ name: String, _ properties: [ViewProperty], _ kind: ViewKind) -> String {
        let creation = kind == .collection ? "frame: .zero, collectionViewLayout: UICollectionViewLayout()" : ""
        let lines = properties.filter { exceptions[$0] == nil }.map { property -> String in
            let member = property.member(of: kind)
            // A property is always recorded if the playground's default differs from UIKit's.
            let values = (property.row.uiKitDefault == nil ? ["view", "new"] : ["view"]).map { owner in
                if case .choice = property.valueType { "word(\(owner).\(member))" } else { "\(owner).\(member)" }
            }
            var arguments = ["\"\(property.rawValue)\""] + values
            if case .list(.choice(let words)) = property.valueType {
                arguments.append("[\(words.map { "(.\($0), \"\($0)\")" }.joined(separator: ", "))]")
            }
            return "        add(\(arguments.joined(separator: ", ")))\n"
        }
        return """
                private static let new\(name) = \(name)(\(creation))
                private mutating func add\(name)(_ view: \(name)) {
                    let new = Self.new\(name)
            \(lines.joined())    }

            """
    }

    /// The properties that are not recorded here, with the reasons.
    static let exceptions: [ViewProperty: String] = {
        let groups: [(reason: String, properties: [ViewProperty])] = [
            ("recorded with the text and its attributes", [
                .text, .attributedText, .title, .attributedTitle, .subtitle, .placeholder, .attributedPlaceholder, .font, .textColor,
                .lineSpacing, .lineHeightMultiple, .paragraphSpacing, .firstLineHeadIndent,
            ]),
            ("recorded with the image", [.image, .renderingMode, .preferredSymbolConfiguration, .preferredSymbolConfigurationForImage]),
            ("recorded with the button's configuration", [
                .buttonStyle, .contentInsets, .imagePlacement, .imagePadding, .titleAlignment, .buttonSize, .cornerStyle,
                .baseBackgroundColor, .baseForegroundColor, .showsActivityIndicator, .indicator,
            ]),
            ("recorded with the layout of the collection view", [
                .layout, .columns, .itemHeight, .itemSize, .minimumLineSpacing, .minimumInteritemSpacing, .sectionInset, .scrollDirection,
                .headerReferenceSize, .footerReferenceSize,
            ]),
            ("recorded with the rows", [.cellStyle, .contentConfiguration, .detailText, .accessoryType, .selectionStyle]),
            ("recorded with functions of UIKit", [
                .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
                .verticalCompressionResistancePriority, .segments, .components, .selectedRows,
            ]),
            ("recorded from several members", [
                .backgroundColor, .tintColor, .clipsToBounds, .layoutMargins, .gradient, .effect, .cornerConfiguration, .isUserInteractionEnabled,
                .topEdgeEffect, .bottomEdgeEffect, .leftEdgeEffect, .rightEdgeEffect,
            ]),
            ("recorded from views", [.inputAccessoryView, .leftView, .rightView, .refreshControl]),
            ("the playground's word for a view of the app's class", [.customClass]),
            ("read from the image file", [.imageSize]),
            ("recorded as layoutMargins in the layout direction", [.directionalLayoutMargins]),
            ("lost: modules that import UIKit declare the view", [.showsUserLocation, .allowsLinkPreview]),
            ("lost: mostly the time of the run", [.date]),
        ]
        return Dictionary(uniqueKeysWithValues: groups.flatMap { group in group.properties.map { ($0, group.reason) } })
    }()
}
