import Synchronization

/// Limits the number of open pages. A new page never closes another one.
final class PageLimit: Sendable {
    let limit: Int
    private let taken = Mutex(0)

    init(_ limit: Int) {
        self.limit = limit
    }

    /// The place of an open page. It becomes free when it is released.
    final class PagePlace: Sendable {
        private let limit: PageLimit

        fileprivate init(_ limit: PageLimit) {
            self.limit = limit
        }

        deinit {
            limit.taken.withLock { $0 -= 1 }
        }
    }

    var isReached: Bool { taken.withLock { $0 >= limit } }

    func takePlace() -> PagePlace? {
        let isTaken = taken.withLock { taken in
            guard taken < limit else { return false }
            taken += 1
            return true
        }
        return isTaken ? PagePlace(self) : nil
    }

    var sentence: String { "The limit of \(limit) open pages is reached. Close one, then reload this page." }
}
