import PlaygroundModel

/// The closure that makes a view. It creates the view, then sets properties and actions.
struct ViewMaking {
    private var view: ViewDefinition
    private let showsSymbol: Bool
    private let writer: ClassWriter
    private(set) var lines = SwiftLines()
    private(set) var refersToSelf = false

    private var local: String { view.kind.localName }
    private var run: EjectionRun { writer.run }
    private var properties: ViewProperties { view.properties }

    /// - Parameter isFilledByItem: Whether the view is made again for each item, with the item's values in scope.
    init(_ view: ViewDefinition, in writer: ClassWriter, isFilledByItem: Bool = false) {
        self.view = view
        showsSymbol = view.kind == .image && writer.showsSymbol(view)
        self.writer = writer
        if !isFilledByItem, writer.parametersAreSet != .inMaking { setParameters() }
    }

    /// The properties that can be set after the view is made.
    private static let settable: Set<ViewProperty> = [
        .text, .title, .subtitle, .placeholder, .image, .textColor, .tintColor, .backgroundColor, .isHidden, .alpha, .isOn,
    ]

    private mutating func setParameters() {
        for property in ViewProperty.allCases where writer.parametersAreSet == .again || Self.settable.contains(property) {
            guard let value = view.properties[property], isParameter(property, value) else { continue }
            writer.set(property, of: view, to: value, on: writer.name(view.id), in: &writer.parameterSettings)
            view.properties[property] = nil
        }
    }

    private func isParameter(_ property: ViewProperty, _ value: PropertyValue) -> Bool {
        writer.isParameter(value, property, of: view.id)
    }

    mutating func write() {
        let done = madeWith
        // ButtonWriter writes the comments of a button's properties.
        let first = view.kind == .button ? [] : ViewProperty.allCases.filter(done.contains)
        for property in first { lines.add(run.comments(at: view.path.appending(property.rawValue))) }
        writeMaking()
        for property in ViewProperty.allCases where !done.contains(property) {
            guard let value = properties[property] else { continue }
            refersToSelf = refersToSelf || isParameter(property, value)
            lines.add(run.comments(at: view.path.appending(property.rawValue)))
            writer.set(property, of: view, to: value, on: local, in: &lines)
        }
        writeDefaults()
        writeWhatFollows()
        if properties.string(.accessibilityIdentifier) == nil {
            lines.assign("\(local).accessibilityIdentifier", writer.identifier(view.id))
        }
        let isUsed = writer.writeUse(of: view, on: local, in: &lines)
        refersToSelf = refersToSelf || isUsed
    }

    private var madeWith: Set<ViewProperty> {
        switch view.kind {
        case .image: [.image, .imageSize, .renderingMode]
        case .button: ButtonWriter.ownProperties.union([.imageSize])
        case .segmentedControl: [.segments]
        case .table: [.style, .cellStyle, .contentConfiguration]
        case .collection: Set(ListLayout.properties)
        case .map, .web: [.title]
        case .picker: [.components, .selectedRows]
        case .activityIndicator: [.isAnimating]
        default: []
        }
    }

    private mutating func writeMaking() {
        switch view.kind {
        case .image:
            let image = properties.string(.image).map { name -> SwiftExpression in
                refersToSelf = refersToSelf || writer.texts.isFilled(name)
                return writer.image(name, of: view)
            }
            lines.assign("let \(local)", .call("UIImageView", image.map { [.init("image", $0)] } ?? []))
        case .button:
            refersToSelf = refersToSelf || properties.values.contains { isParameter($0.key, $0.value) }
            ButtonWriter(writer: writer, button: view).writeMaking(local, &lines)
        case .stack:
            let arranged = view.subviews.filter { !writer.content.conditional.contains($0) }.compactMap { writer.names[$0] }
            refersToSelf = refersToSelf || !arranged.isEmpty
            let argument = SwiftExpression.array(arranged.map { .word($0 == local ? "self.\($0)" : $0) })
            lines.assign("let \(local)", .call("UIStackView", arranged.isEmpty ? [] : [.init("arrangedSubviews", argument)]))
        case .segmentedControl:
            let segments = properties.strings(.segments)
            refersToSelf = refersToSelf || segments.contains(where: writer.texts.isFilled)
            let items = SwiftExpression.array(segments.map(writer.texts.shown))
            lines.assign("let \(local)", .call("UISegmentedControl", segments.isEmpty ? [] : [.init("items", items)]))
        case .activityIndicator: lines.add("let \(local) = UIActivityIndicatorView(style: .medium)")
        case .table:
            let style: TableStyle = properties.choice(.style) ?? .plain
            lines.add("let \(local) = UITableView(frame: .zero, style: .\(style.rawValue))")
        case .collection:
            refersToSelf = true
            lines.add("let \(local) = UICollectionView(frame: .zero, collectionViewLayout: \(writer.layoutMethod(of: view))())")
        case .map:
            writer.imports.insert("MapKit")
            lines.add("let \(local) = MKMapView()")
        case .web:
            writer.imports.insert("WebKit")
            lines.add("let \(local) = WKWebView()")
        default: lines.add("let \(local) = \(view.kind.viewClass)()")
        }
    }

    /// Writes the defaults of playgrounds that differ from UIKit's defaults.
    private mutating func writeDefaults() {
        switch view.kind {
        case .textField where properties[.borderStyle] == nil: lines.add("\(local).borderStyle = .roundedRect")
        case .activityIndicator where properties.bool(.isAnimating) != false: lines.add("\(local).startAnimating()")
        case .image where properties[.contentMode] == nil && showsSymbol:
            // Unlike its drawing in a playground, a symbol is rarely square.
            lines.add("\(local).contentMode = .scaleAspectFit")
        case .image where properties[.clipsToBounds] == nil && properties.string(.contentMode) == ContentMode.scaleAspectFill.rawValue:
            lines.add("\(local).clipsToBounds = true")
        case .spacer:
            lines.add("\(local).setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)")
            lines.add("\(local).setContentHuggingPriority(UILayoutPriority(1), for: .vertical)")
        default: break
        }
    }

    private mutating func writeWhatFollows() {
        if case .font(let font)? = properties[.font], font.isScaled {
            switch view.kind {
            case .label, .textField, .textView: lines.add("\(local).adjustsFontForContentSizeCategory = true")
            default: break
            }
        }
        if view.traitOverrides != TraitCollection() {
            writer.writeOverrides(view.traitOverrides, of: view, on: local, in: &lines)
        }
        if view.kind == .picker, !properties.stringLists(.components).isEmpty {
            refersToSelf = true
            lines.add("\(local).dataSource = self")
            lines.add("\(local).delegate = self")
        }
        if view.kind.isList {
            refersToSelf = true
            writer.writeListUse(view, on: local, in: &lines)
        }
    }
}
