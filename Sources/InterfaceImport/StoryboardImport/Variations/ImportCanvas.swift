import PlaygroundModel

/// The canvas of Interface Builder, for an import that reproduces it: with the constraints that are removed at build time, and with what
/// its size classes install.
package struct ImportCanvas: Sendable {
    /// `nil` where the size classes are unknown.
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
