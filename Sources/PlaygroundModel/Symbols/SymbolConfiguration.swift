/// UIImage.SymbolConfiguration.
public struct SymbolConfiguration: Hashable, Sendable {
    /// UIImage.SymbolScale.
    public enum SymbolScale: String, CaseIterable, Hashable, Sendable {
        case small, medium, large
    }

    public enum SymbolColors: Hashable, Sendable {
        case hierarchical(Color)
        /// One or more colours.
        case palette([Color])
        case multicolor
    }

    /// The size of the text that the symbol fits. UIKit's default is 17 points. In a button it is the size of the title.
    public enum SymbolSize: Hashable, Sendable {
        case pointSize(Double)
        case textStyle(TextStyle)
    }

    public var size: SymbolSize?
    public var weight: FontWeight?
    public var scale: SymbolScale?
    public var colors: SymbolColors?

    public init() {}

    /// The colour of the drawing, which has only one.
    public var ink: Color? {
        switch colors {
        case .hierarchical(let color): color
        case .palette(let colors): colors.first
        case .multicolor, nil: nil
        }
    }

    /// The width of the drawing's lines relative to the lines of a regular symbol. Estimated from SF Symbols.
    public var lineWidth: Double {
        switch weight {
        case .ultraLight: 0.4
        case .thin: 0.55
        case .light: 0.75
        case .regular, nil: 1
        case .medium: 1.15
        case .semibold: 1.3
        case .bold: 1.5
        case .heavy: 1.75
        case .black: 2
        }
    }

    public var inWords: String {
        let size: String? = switch self.size {
        case .pointSize(let size): size.pointText
        case .textStyle(let style): style.rawValue
        case nil: nil
        }
        let colors: String? = switch self.colors {
        case .hierarchical: "hierarchical"
        case .palette(let colors): "\(colors.count) colours"
        case .multicolor: "multicolor"
        case nil: nil
        }
        let words = [size, weight?.rawValue, scale?.rawValue, colors].compactMap { $0 }
        return words.isEmpty ? "default" : words.joined(separator: " ")
    }
}

/// UIImage.RenderingMode.
public enum ImageRenderingMode: String, CaseIterable, Hashable, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
}

extension ViewProperties {
    /// The configuration of an image view or a button.
    public var symbolConfiguration: SymbolConfiguration? {
        for property in [ViewProperty.preferredSymbolConfiguration, .preferredSymbolConfigurationForImage] {
            if case .symbolConfiguration(let value) = values[property] { return value }
        }
        return nil
    }

    /// The symbol's metrics. `nil` without a configuration or if the image is not a symbol. `usual` is the default point size.
    public func symbolMetrics(in category: ContentSizeCategory, usual: Double = SymbolMetrics.usualPointSize) -> SymbolMetrics? {
        guard let configuration = symbolConfiguration, let name = string(.image), SymbolName.isWellFormed(name) else { return nil }
        let pointSize = switch configuration.size {
        case .pointSize(let size): size
        case .textStyle(let style): style.pointSize(in: category)
        case nil: usual
        }
        return SymbolMetrics(name, pointSize: pointSize, scale: configuration.scale)
    }
}
