#if hasFeature(Embedded)
/// The engine in a page has one core.
extension Array where Element: Sendable {
    mutating func changeConcurrently(_ change: @Sendable (Index, inout Element) -> Void) {
        for index in indices { change(index, &self[index]) }
    }

    func mapConcurrently<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] { map { transform($0) } }
}
#else
import Dispatch

/// Devices are independent and share the cores.
extension Array where Element: Sendable {
    mutating func changeConcurrently(_ change: @Sendable (Index, inout Element) -> Void) {
        withUnsafeMutableBufferPointer { buffer in
            // Each index is visited once, by one thread.
            nonisolated(unsafe) let elements = buffer
            DispatchQueue.concurrentPerform(iterations: elements.count) { change($0, &elements[$0]) }
        }
    }

    /// Transforms several elements at a time. The results keep their order.
    public func mapConcurrently<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        var results = [Result?](repeating: nil, count: count)
        results.changeConcurrently { index, result in result = transform(self[index]) }
        return results.compactMap { $0 }
    }
}
#endif
