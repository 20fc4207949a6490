/// Calls methods by their selectors. There is no Objective-C runtime, so the program supplies tables with the methods of its classes.
public enum MethodCalls {
    /// Calls a method of the target by its name without labels. Returns whether the method exists.
    public typealias Table = (_ target: AnyObject, _ name: String, _ sender: Any?) -> Bool

    nonisolated(unsafe) public static var tables: [Table] = []
    /// The selectors that no table contains.
    nonisolated(unsafe) public private(set) static var selectors: [String] = []

    /// - Parameter target: The first receiver. If it lacks the method, the next responders are tried.
    @discardableResult
    @MainActor static func call(_ selector: Selector, on target: Any?, sender: Any?) -> Bool {
        let name = String(selector.description.prefix { $0 != "(" && $0 != ":" })
        var candidate = target.map { $0 as AnyObject }
        while let object = candidate {
            if tables.contains(where: { $0(object, name, sender) }) { return true }
            candidate = (object as? UIResponder)?.next
        }
        selectors.append(selector.description)
        return false
    }
}

extension NotificationCenter {
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        nonisolated(unsafe) let target = observer
        _ = addObserver(forName: aName, object: anObject, queue: nil) { note in
            nonisolated(unsafe) let note = note
            MainActor.assumeIsolated { _ = MethodCalls.call(aSelector, on: target, sender: note) }
        }
    }
}

extension Timer {
    public convenience init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) {
        nonisolated(unsafe) let target = aTarget
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { _ = MethodCalls.call(aSelector, on: target, sender: timer) }
        }
    }

    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }
}

extension UserDefaults {
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
