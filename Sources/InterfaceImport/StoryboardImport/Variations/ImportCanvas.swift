import PlaygroundModel

/// The canvas to reproduce. It has constraints that the build removes, and views that its size classes install.
package struct ImportCanvas: Sendable {
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
