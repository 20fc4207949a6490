#if canImport(Synchronization) && !hasFeature(Embedded)
import Synchronization
#endif

final class Protected<Value: Sendable>: @unchecked Sendable {
    #if hasFeature(Embedded)
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
    #else
    private let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }

    func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result { value.withLock { body(&$0) } }
    #endif
}
