import PlaygroundModel

/// Extensions that a package includes only if its code uses them.
enum SupportExtension: String, CaseIterable {
    case weightedTextStyles, fontFamilies, namedFonts, constraintPriority, unwinding, replacingChild, ancestors, frontChild
    case contactStyleCell, copiedTraits, tappableView, attributedParts, gradients, effects, glassEffects
    case fittedTableEdges

    var file: EjectedFile {
        let folder = self == .contactStyleCell || self == .tappableView ? "Views" : "Extensions"
        return EjectedFile(path: "\(folder)/\(fileName).swift", text: "import UIKit\n\n" + source + "\n")
    }

    private var fileName: String {
        switch self {
        case .weightedTextStyles: "UIFont+TextStyle"
        case .fontFamilies: "UIFont+Family"
        case .namedFonts: "UIFont+Name"
        case .constraintPriority: "NSLayoutConstraint+Priority"
        case .unwinding: "UIViewController+Unwind"
        case .replacingChild: "UIViewController+ReplaceChild"
        case .ancestors: "UIViewController+Family"
        case .frontChild: "UIViewController+FrontChild"
        case .contactStyleCell: ListWriter.contactCell
        case .copiedTraits: "UITraitOverrides+Copy"
        case .tappableView: ComponentClass.tappableView
        case .attributedParts: "NSAttributedString+Parts"
        case .gradients: "UIView+Gradient"
        case .effects: "UIView+Effect"
        case .glassEffects: "UIGlassEffect+Look"
        case .fittedTableEdges: "UITableView+Fit"
        }
    }

    private var source: String {
        switch self {
        case .weightedTextStyles:
            """
            extension UIFont {
                /// The font of a text style in another weight, which follows Dynamic Type like the style itself.
                static func preferredFont(forTextStyle style: TextStyle, weight: Weight) -> UIFont {
                    let standard = UITraitCollection(preferredContentSizeCategory: .large)
                    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: standard)
                    return UIFontMetrics(forTextStyle: style)
                        .scaledFont(for: .systemFont(ofSize: descriptor.pointSize, weight: weight))
                }
            }
            """
        case .fontFamilies:
            """
            extension UIFont {
                /// A font of a family in a weight, or the system's if there is no such family.
                static func font(family: String, size: CGFloat, weight: Weight) -> UIFont {
                    let descriptor = UIFontDescriptor(fontAttributes: [
                        .family: family,
                        .traits: [UIFontDescriptor.TraitKey.weight: weight],
                    ])
                    return UIFont(descriptor: descriptor, size: size)
                }
            }
            """
        case .namedFonts:
            """
            extension UIFont {
                /// A font by its PostScript name, or else the system's. It follows Dynamic Type if a text style is given.
                static func font(name: String, size: CGFloat, scaledFor style: TextStyle? = nil) -> UIFont {
                    let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
                    guard let style else { return font }
                    return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
                }
            }
            """
        case .gradients:
            """
            extension UIView {
                /// Sets a gradient that fills the view behind its subviews. Without colours, nothing is drawn.
                func setGradient(
                    _ colors: [UIColor], locations: [NSNumber]? = nil, from start: CGPoint = CGPoint(x: 0.5, y: 0),
                    to end: CGPoint = CGPoint(x: 0.5, y: 1), type: CAGradientLayerType = .axial
                ) {
                    let gradientView = subviews.first as? GradientView ?? GradientView(frame: bounds)
                    gradientView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    gradientView.isUserInteractionEnabled = false
                    gradientView.colors = colors
                    insertSubview(gradientView, at: 0)
                    guard let layer = gradientView.layer as? CAGradientLayer else { return }
                    layer.locations = locations
                    layer.startPoint = start
                    layer.endPoint = end
                    layer.type = type
                }
            }

            final class GradientView: UIView {
                var colors: [UIColor] = [] { didSet { setNeedsLayout() } }

                override class var layerClass: AnyClass { CAGradientLayer.self }

                /// The colours follow the traits.
                override func layoutSubviews() {
                    super.layoutSubviews()
                    (layer as? CAGradientLayer)?.colors = colors.map(\\.cgColor)
                }
            }
            """
        case .effects:
            """
            extension UIView {
                /// The effect of a view that fills this one behind its subviews.
                var backgroundEffect: UIVisualEffect? {
                    get { (subviews.first as? UIVisualEffectView)?.effect }
                    set {
                        let effectView = subviews.first as? UIVisualEffectView ?? UIVisualEffectView(effect: nil)
                        effectView.frame = bounds
                        effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                        effectView.isUserInteractionEnabled = false
                        effectView.layer.cornerRadius = layer.cornerRadius
                        effectView.layer.maskedCorners = layer.maskedCorners
                        effectView.clipsToBounds = layer.cornerRadius > 0
                        effectView.effect = newValue
                        insertSubview(effectView, at: 0)
                    }
                }
            }
            """
        case .glassEffects:
            """
            @available(iOS 26.0, *)
            extension UIGlassEffect {
                /// Glass with a colour, which may answer to touches.
                convenience init(style: Style, tintColor: UIColor? = nil, isInteractive: Bool = false) {
                    self.init(style: style)
                    self.tintColor = tintColor
                    self.isInteractive = isInteractive
                }
            }
            """
        case .constraintPriority:
            """
            extension NSLayoutConstraint {
                /// The constraint itself, with a priority below the required one.
                func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
                    self.priority = priority
                    return self
                }
            }
            """
        case .unwinding:
            """
            extension UIViewController {
                /// Goes back to the nearest controller of a class, on the stack or behind the presented controllers.
                func unwind<Target: UIViewController>(to target: Target.Type) {
                    if let navigationController,
                        let controller = navigationController.viewControllers.last(where: { $0 is Target && $0 !== self })
                    {
                        navigationController.popToViewController(controller, animated: true)
                        return
                    }
                    var presenter = presentingViewController
                    while let controller = presenter, !controller.holds(target) {
                        presenter = controller.presentingViewController
                    }
                    guard let presenter else { return }
                    presenter.dismiss(animated: true)
                    presenter.popChildren(to: target)
                }

                private func holds<Target: UIViewController>(_ target: Target.Type) -> Bool {
                    self is Target || children.contains { $0.holds(target) }
                }

                private func popChildren<Target: UIViewController>(to target: Target.Type) {
                    if let navigationController = self as? UINavigationController,
                        let controller = navigationController.viewControllers.last(where: { $0 is Target })
                    {
                        navigationController.popToViewController(controller, animated: true)
                    } else {
                        for child in children { child.popChildren(to: target) }
                    }
                }
            }
            """
        case .replacingChild:
            """
            extension UIViewController {
                /// Replaces the child that contains the sender.
                func replaceChild(holding sender: Any?, with controller: UIViewController) {
                    guard let child = children.first(where: { $0.holds(sender) }) ?? children.last,
                        let childView = child.viewIfLoaded, let superview = childView.superview
                    else { return }
                    let constraints = superview.constraints.filter { $0.firstItem === childView || $0.secondItem === childView }
                    child.willMove(toParent: nil)
                    addChild(controller)
                    controller.view.translatesAutoresizingMaskIntoConstraints = false
                    superview.insertSubview(controller.view, aboveSubview: childView)
                    NSLayoutConstraint.activate(constraints.map { $0.replacing(childView, with: controller.view) })
                    childView.removeFromSuperview()
                    child.removeFromParent()
                    controller.didMove(toParent: self)
                }

                private func holds(_ sender: Any?) -> Bool {
                    switch sender {
                    case let controller as UIViewController:
                        sequence(first: controller, next: \\.parent).contains(self)
                    case let view as UIView: view.isDescendant(of: self.view)
                    default: false
                    }
                }
            }

            extension NSLayoutConstraint {
                /// The same constraint, with one view replaced by another.
                fileprivate func replacing(_ view: UIView, with other: UIView) -> NSLayoutConstraint {
                    let constraint = NSLayoutConstraint(
                        item: firstItem === view ? other : firstItem as Any,
                        attribute: firstAttribute,
                        relatedBy: relation,
                        toItem: secondItem === view ? other : secondItem,
                        attribute: secondAttribute,
                        multiplier: multiplier,
                        constant: constant
                    )
                    constraint.priority = priority
                    return constraint
                }
            }
            """
        case .ancestors:
            """
            extension UIViewController {
                /// The nearest ancestor of a class.
                func ancestor<Ancestor: UIViewController>(of type: Ancestor.Type) -> Ancestor? {
                    sequence(first: self, next: \\.parent).lazy.compactMap { $0 as? Ancestor }.first
                }

                /// The first descendant of a class.
                func descendant<Descendant: UIViewController>(of type: Descendant.Type) -> Descendant? {
                    for child in children {
                        if let found = child as? Descendant ?? child.descendant(of: type) { return found }
                    }
                    return nil
                }
            }
            """
        case .contactStyleCell:
            """
            /// A cell of the style `value2`, for which no content configuration exists.
            final class ContactStyleCell: UITableViewCell {
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: .value2, reuseIdentifier: reuseIdentifier)
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) {
                    fatalError("init(coder:) has not been implemented")
                }
            }
            """
        case .copiedTraits:
            """
            extension UITraitOverrides {
                /// Overrides every trait of the system with its value in a collection.
                mutating func copy(_ traits: UITraitCollection) {
                    \(Self.copied { "\($0.name) = traits.\($0.name)" })
                }

                /// Removes the overrides of `copy`.
                mutating func removeCopy() {
                    \(Self.copied { "remove(\(TraitWriter.definition(of: $0)).self)" })
                }
            }
            """
        case .tappableView:
            """
            /// A view that acts like a button. It fades while pressed, and VoiceOver reads its texts.
            class TappableView: UIControl {
                private var restingAlpha: CGFloat = 1

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    isAccessibilityElement = true
                    accessibilityTraits = .button
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) {
                    fatalError("init(coder:) has not been implemented")
                }

                override var isHighlighted: Bool {
                    didSet {
                        guard isHighlighted != oldValue else { return }
                        if isHighlighted { restingAlpha = alpha }
                        alpha = isHighlighted ? restingAlpha / 2 : restingAlpha
                    }
                }

                override var accessibilityLabel: String? {
                    get { super.accessibilityLabel ?? texts(in: self).joined(separator: ", ") }
                    set { super.accessibilityLabel = newValue }
                }

                /// Subviews receive no touches.
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    super.hitTest(point, with: event) == nil ? nil : self
                }

                private func texts(in view: UIView) -> [String] {
                    view.subviews.filter { !$0.isHidden }
                        .flatMap { ($0 as? UILabel)?.text.map { [$0] } ?? texts(in: $0) }
                }
            }
            """
        case .attributedParts:
            """
            extension NSAttributedString {
                /// Parts one after another, in paragraphs with lengths in points.
                convenience init(
                    parts: [NSAttributedString], lineSpacing: CGFloat = 0, lineHeightMultiple: CGFloat = 0, paragraphSpacing: CGFloat = 0,
                    firstLineHeadIndent: CGFloat = 0
                ) {
                    let text = NSMutableAttributedString(string: "")
                    for part in parts { text.append(part) }
                    if lineSpacing > 0 || lineHeightMultiple > 0 || paragraphSpacing > 0 || firstLineHeadIndent > 0 {
                        let style = NSMutableParagraphStyle()
                        style.lineSpacing = lineSpacing
                        style.lineHeightMultiple = lineHeightMultiple
                        style.paragraphSpacing = paragraphSpacing
                        style.firstLineHeadIndent = firstLineHeadIndent
                        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
                    }
                    self.init(attributedString: text)
                }
            }
            """
        case .fittedTableEdges:
            """
            extension UITableView {
                /// Gives the table's header or footer the height that it needs at the table's width.
                func fit(_ edge: ReferenceWritableKeyPath<UITableView, UIView?>) {
                    guard let view = self[keyPath: edge] else { return }
                    let height = view.systemLayoutSizeFitting(
                        CGSize(width: bounds.width, height: 0),
                        withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel
                    ).height
                    guard view.frame.height != height else { return }
                    view.frame.size.height = height
                    // The table makes room for a view that is set.
                    self[keyPath: edge] = view
                }
            }
            """
        case .frontChild:
            """
            extension UIViewController {
                /// The child that a container shows in front.
                var frontChild: UIViewController? {
                    switch self {
                    case let controller as UINavigationController: controller.topViewController
                    case let controller as UITabBarController: controller.selectedViewController
                    case let controller as UISplitViewController: controller.viewControllers.last
                    default: children.last
                    }
                }
            }
            """
        }
    }

    /// The lines for all traits of iOS 17, which introduced overrides.
    private static func copied(_ line: (Trait) -> String) -> String {
        Trait.systemTraits.filter { $0.introduced <= 17 }.map(line).joined(separator: "\n        ")
    }
}
