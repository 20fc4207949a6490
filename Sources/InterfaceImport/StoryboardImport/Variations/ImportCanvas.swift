import PlaygroundModel

/// The canvas on which Interface Builder laid a document out, where an import is to be as it was there: with the constraints that it
/// lays out with and removes when the app is built, and with what its size classes install.
package struct ImportCanvas: Sendable {
    /// The size classes of the canvas, of which each can be any; `nil` where they are not known.
    let combination: SizeClassCases.Combination?

    init(_ screen: Device.FullScreen?) {
        combination = screen.map { .init(width: .init($0.horizontalSizeClass), height: .init($0.verticalSizeClass)) }
    }
}

extension SizeClassCases.SizeClass {
    fileprivate init(_ sizeClass: UserInterfaceSizeClass) {
        self = switch sizeClass {
        case .unspecified: .any
        case .compact: .compact
        case .regular: .regular
        }
    }
}
