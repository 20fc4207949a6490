import Mustache

/// A name that a context knows and that has no value at the moment.
///
/// A template's name that a context does not know is looked up in the contexts around it, so a node without an event
/// would show its parent's. This value ends the search and prints nothing.
struct Absent: MustacheCustomRenderable {
    var renderText: String { "" }
    var isNull: Bool { true }
}

extension Optional {
    /// The value, or ``Absent``.
    var orAbsent: Any { self.map { $0 as Any } ?? Absent() }
}
