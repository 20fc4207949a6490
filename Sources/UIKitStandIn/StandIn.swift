/// The stand-in for UIKit in the executable: the sources of its modules.
package enum StandIn {
    /// By their paths, which begin with the module: `UIKit/UIView.swift`.
    package static var files: [(name: String, bytes: [UInt8])] { EmbeddedStandIn.files }

    /// Changes with any of them.
    package static let version = EmbeddedStandIn.version
}
