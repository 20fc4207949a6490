/// The properties of a view that differ from those of a new view, by their names in a playground. The values are suitable for JSON.
@available(iOS 17.0, *)
@MainActor struct PropertyRecord: PropertyRecording {
    let view: UIView
    private(set) var values: [String: Any] = [:]

    init(_ view: UIView) {
        self.view = view
        addProperties()
    }

    mutating func add(_ name: String, _ value: (any RecordedValue)?, _ new: (any RecordedValue)? = nil) {
        guard let record = value?.recorded(in: view) else { return }
        if let new = new?.recorded(in: view), "\(new)" == "\(record)" { return }
        values[name] = record
    }

    func word<Value>(_ value: Value) -> String { "\(value)" }
    func word<Value: RawRepresentable<String>>(_ value: Value?) -> String? { value?.rawValue }

    /// Adds the words of an option set, or only the word of the option that includes all others.
    mutating func add<Options: OptionSet>(
        _ name: String, _ options: Options, _ new: Options, _ words: [(option: Options, word: String)]
    ) where Options.Element == Options {
        guard options != new else { return }
        values[name] = words.first { $0.option == options }.map { [$0.word] } ?? words.filter { options.contains($0.option) }.map(\.word)
    }
}

/// `import --run` adds a source with `addProperties` for `PropertyRecord`, generated from the language's rows.
@MainActor protocol PropertyRecording {
    mutating func addProperties()
}

extension PropertyRecording {
    mutating func addProperties() {}
}

@MainActor protocol RecordedValue {
    /// The value for JSON, or `nil` if JSON does not support it.
    func recorded(in view: UIView) -> Any?
}

extension Bool: RecordedValue { func recorded(in view: UIView) -> Any? { self } }
extension String: RecordedValue { func recorded(in view: UIView) -> Any? { self } }
extension Int: RecordedValue { func recorded(in view: UIView) -> Any? { self } }
extension Double: RecordedValue { func recorded(in view: UIView) -> Any? { isFinite ? self : nil } }
extension CGFloat: RecordedValue { func recorded(in view: UIView) -> Any? { Double(self).recorded(in: view) } }
/// The value of the shortest decimal number, because 0.3 is not 0.30000001192092896.
extension Float: RecordedValue { func recorded(in view: UIView) -> Any? { Double("\(self)")?.recorded(in: view) } }
extension UIEdgeInsets: RecordedValue { func recorded(in view: UIView) -> Any? { record } }
extension CGSize: RecordedValue { func recorded(in view: UIView) -> Any? { [Double(width), Double(height)] } }
extension UIColor: RecordedValue { func recorded(in view: UIView) -> Any? { record(in: view) } }
extension CGColor: RecordedValue { func recorded(in view: UIView) -> Any? { uiColor.record(in: view) } }
extension CGAffineTransform: RecordedValue { func recorded(in view: UIView) -> Any? { [a, b, c, d, tx, ty].map(Double.init) } }

extension UIScrollView.DecelerationRate: CustomStringConvertible {
    public var description: String { self == .fast ? "fast" : "normal" }
}
