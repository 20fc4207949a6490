#if canImport(Synchronization) && !hasFeature(Embedded)
import Synchronization
#endif

/// A value that several threads may change, one at a time.
///
/// In a page there is one thread, and nothing to wait for.
final class Protected<Value: Sendable>: @unchecked Sendable {
    #if hasFeature(Embedded)
    private var value: Value

    init(_ value: Value) { self.value = value }

    /// Reads or changes the value.
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
    #else
    private let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }

    /// Reads or changes the value.
    func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result { value.withLock { body(&$0) } }
    #endif
}
