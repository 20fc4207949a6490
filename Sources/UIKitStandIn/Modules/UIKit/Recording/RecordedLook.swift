// The look of views, as the properties of a playground.

extension UIColor {
    /// The colour's name in UIKit or in a catalogue, or its components from 0 to 1.
    @MainActor func record(in view: UIView) -> [String: Any]? { record(view.traitCollection, depth: 0) }

    private func record(_ traits: UITraitCollection, depth: Int) -> [String: Any]? {
        guard depth < 8 else { return nil }
        if let provider { return provider(traits).record(traits, depth: depth + 1) }
        switch value {
        case .components(let red, let green, let blue, let alpha):
            return ["components": [red, green, blue, alpha].map { $0.isFinite ? Double($0) : 0 }]
        case .named(let name): return ["named": name]
        case .system(let name): return ["system": name]
        case .withAlpha(let color, let alpha):
            guard var record = color.record(traits, depth: depth + 1) else { return nil }
            if var parts = record["components"] as? [Double], parts.count == 4 {
                parts[3] = Double(alpha)
                record["components"] = parts
            } else if alpha != 1 {
                record["alpha"] = Double(alpha)
            }
            return record
        }
    }
}

@available(iOS 17.0, *)
extension RecordedScreen {
    /// All known properties of a view, by their names in a playground. They may include UIKit's defaults.
    func properties(of view: UIView) -> [String: Any] {
        var record = view.recordedProperties.compactMapValues(Self.plain).merging(PropertyRecord(view).values) { $1 }
        func color(_ name: String, _ color: UIColor?) { record[name] = color?.record(in: view) }
        color("backgroundColor", view.backgroundColor ?? view.layer.backgroundColor?.uiColor)
        color("tintColor", view.ownTintColor)
        record["clipsToBounds"] = view.clipsToBounds || view.layer.masksToBounds
        let isPassive = view is UILabel || view is UIImageView
        if isPassive ? view.gestureRecognizers != nil : !view.isUserInteractionEnabled {
            record["isUserInteractionEnabled"] = view.isUserInteractionEnabled
        }
        if #available(iOS 26.0, *), let corners = view.cornerConfiguration.record { record["cornerConfiguration"] = corners }
        if #available(iOS 26.0, *), let view = view as? UIScrollView {
            record["topEdgeEffect"] = view.topEdgeEffect.word
            record["leftEdgeEffect"] = view.leftEdgeEffect.word
            record["bottomEdgeEffect"] = view.bottomEdgeEffect.word
            record["rightEdgeEffect"] = view.rightEdgeEffect.word
        }
        addContent(of: view, to: &record)
        if let gradient = Self.gradient(of: view) { record["gradient"] = gradient }
        if let effect = (view as? UIVisualEffectView)?.effect?.record(in: view) {
            record["effect"] = effect
        } else if let color = (view as? UIVisualEffectView).map({ _ in UIColor.secondarySystemBackground }), record["backgroundColor"] == nil {
            record["backgroundColor"] = color.record(in: view)
        }
        return record
    }

    /// The gradient of the view's layer, or of its first gradient sublayer.
    private static func gradient(of view: UIView) -> [String: Any]? {
        let layers = [view.layer] + (view.layer.sublayers ?? [])
        guard let gradient = layers.lazy.compactMap({ $0 as? CAGradientLayer }).first else { return nil }
        let colors = (gradient.colors ?? []).compactMap { ($0 as? CGColor)?.uiColor.record(in: view) }
        guard colors.count > 1 else { return nil }
        return [
            "colors": colors, "type": gradient.type.rawValue, "locations": (gradient.locations ?? []).map(\.doubleValue),
            "startPoint": [number(gradient.startPoint.x), number(gradient.startPoint.y)],
            "endPoint": [number(gradient.endPoint.x), number(gradient.endPoint.y)],
        ]
    }

    /// The value, if JSON supports it.
    static func plain(_ value: Any) -> Any? {
        switch value {
        case let number as Double: number.isFinite ? number : nil
        case let optional as [String: Any]?: optional?.compactMapValues(plain)
        default: value
        }
    }

    private func addContent(of view: UIView, to record: inout [String: Any]) {
        func color(_ name: String, _ color: UIColor?) { record[name] = color?.record(in: view) }
        switch view {
        case let label as UILabel:
            color("textColor", label.textColor)
            if let text = label.attributedText, label.text == nil, text.length > 0 {
                let attributes = text.attributes(at: 0, effectiveRange: nil)
                if let font = attributes[.font] as? UIFont { record["font"] = font.record }
                if let textColor = attributes[.foregroundColor] as? UIColor { color("textColor", textColor) }
            }
        case let button as UIButton: addButton(button, to: &record)
        case let field as UITextField:
            color("textColor", field.textColor)
            record.merge(field.attributedPlaceholder?.placeholderRecord ?? [:]) { plain, own in field.placeholder == nil ? own : plain }
            for (key, side) in [("leftView", field.leftView), ("rightView", field.rightView)] {
                record[key] = (side as? UIImageView)?.image?.name ?? (side as? UIButton)?.currentImage?.name
            }
        case let text as UITextView:
            color("textColor", text.textColor)
            if text.text?.isEmpty != false { record["text"] = text.attributedText?.string }
        case let table as UITableView:
            record.merge(table.layoutProperties) { $1 }
        case let collection as UICollectionView:
            let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout
            if let own = layout?.record(in: collection), layout?.isGrid(own, in: collection) == false {
                record["layout"] = own
            } else {
                record.merge(collection.layoutProperties) { $1 }
            }
        case let picker as UIPickerView:
            let rows = (0..<picker.numberOfComponents).map { max(picker.selectedRow(inComponent: $0), 0) }
            if rows.contains(where: { $0 > 0 }) { record["selectedRows"] = rows }
        default: break
        }
        // A plain UIView has no `inputAccessoryView` that code can set.
        record["inputAccessoryView"] = view.inputAccessoryView.map { Self.number($0.frame.height) }
        if (view as? UIScrollView)?.refreshControl != nil { record["refreshControl"] = true }
        if record["kind"] == nil, view.recordedKind == "view", String(reflecting: type(of: view)).hasPrefix("App."), view.subviews.isEmpty {
            record["customClass"] = "\(type(of: view))"
        }
    }

    private func addButton(_ button: UIButton, to record: inout [String: Any]) {
        guard let configuration = button.configuration else {
            if button.buttonType == .custom { record["textColor"] = UIColor.white.record(in: button) }
            if let color = button.titleColors[0] { record["textColor"] = color.record(in: button) }
            return
        }
        record["baseForegroundColor"] = configuration.baseForegroundColor?.record(in: button)
        record["baseBackgroundColor"] = (configuration.baseBackgroundColor ?? configuration.background.backgroundColor)?.record(in: button)
        record["imagePadding"] = Self.number(configuration.imagePadding)
        if configuration.showsActivityIndicator { record["showsActivityIndicator"] = true }
        if #available(iOS 16.0, *), configuration.indicator != .automatic { record["indicator"] = "\(configuration.indicator)" }
        record["titleAlignment"] = "\(configuration.titleAlignment)"
        record["cornerStyle"] = "\(configuration.cornerStyle)"
        record["buttonSize"] = "\(configuration.buttonSize)"
        let places: [(NSDirectionalRectEdge, String)] = [(.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")]
        record["imagePlacement"] = places.first { $0.0 == configuration.imagePlacement }?.1
    }
}

@available(iOS 13.0, *)
extension UICollectionViewCompositionalLayout {
    /// The first section, the number of items in a row, and their height in points if it is set. `nil` for a list.
    func grid(
        in collection: UICollectionView
    ) -> (section: NSCollectionLayoutSection, columns: Int, height: NSCollectionLayoutDimension?)? {
        let environment = RecordedItems(collection: collection, sides: (0, 0)).environment
        guard let section = provider(0, environment), let group = section.group, let item = group.subitems.first else { return nil }
        let width = environment.container.contentSize.width
        let groupWidth = group.layoutSize.widthDimension.length(in: CGSize(width: width, height: 0))
        guard group.isHorizontal, groupWidth > 0 else { return nil }
        let itemWidth = item.layoutSize.widthDimension.length(in: CGSize(width: groupWidth, height: 0))
        let columns = itemWidth > 0 && group.subitems.count == 1 ? Int((width / itemWidth).rounded(.down)) : group.subitems.count
        let heights = [item.layoutSize.heightDimension, group.layoutSize.heightDimension]
        let height = heights.first { $0.unit == .absolute || $0.unit == .estimated || $0.unit == .uniformAcrossSiblings }
        return (section, max(columns, 1), height)
    }
}
