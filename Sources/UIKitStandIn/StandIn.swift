/// The stand-in for UIKit that the executable contains: the sources of its modules.
package enum StandIn {
    /// The sources with their paths, which begin with the module: `UIKit/UIView.swift`.
    package static var files: [(name: String, bytes: [UInt8])] { EmbeddedStandIn.files }

    /// A hash that changes with any of the sources.
    package static let version = EmbeddedStandIn.version
}
