/// What came over of a document, and what did not, for the list at the end of a run.
package struct ImportReport: Hashable, Codable, Sendable {
    package enum Subject: String, Hashable, Codable, Sendable, CaseIterable {
        case view, constraint, segue, controller
    }

    /// Things of one kind that did not come over, or not as they were, for one reason.
    package struct Remark: Hashable, Codable, Sendable {
        package var subject: Subject
        package var reason: String
        package var count: Int
        /// Lines of the document, the first few.
        package var lines: [Int]
    }

    package struct Count: Hashable, Codable, Sendable {
        package var imported = 0
        package var total = 0
    }

    package var controllers = Count()
    package var views = Count()
    package var constraints = Count()
    package var segues = Count()
    /// What is not in the playground.
    package var leftOut: [Remark] = []
    /// What is in the playground, but otherwise than in the document.
    package var changed: [Remark] = []

    /// What the document says of its objects and the playground does not, though a wireframe could show it.
    package var unsaid: [Word] = []

    /// A word of Interface Builder's that objects of a kind have.
    package struct Word: Hashable, Codable, Sendable {
        /// The element and the word: `label.shadowColor`.
        package var name: String
        package var count: Int
        package var lines: [Int]
    }

    /// Where in the lists a remark stands: a document may have a reason for each of its views.
    private var places = Places()

    /// No part of what a report says.
    private struct Places: Hashable {
        var remarks: [Place: Int] = [:]
        var words: [String: Int] = [:]

        static func == (_: Places, _: Places) -> Bool { true }
        func hash(into _: inout Hasher) {}
    }

    private struct Place: Hashable {
        var isLeftOut: Bool
        var subject: Subject
        var reason: String
    }

    package init() {}

    private enum CodingKeys: String, CodingKey {
        case controllers, views, constraints, segues, leftOut, changed, unsaid
    }

    private static let linesShown = 5

    /// How many objects of a kind there were, and how many are in the playground.
    package private(set) subscript(subject: Subject) -> Count {
        get {
            switch subject {
            case .controller: controllers
            case .view: views
            case .constraint: constraints
            case .segue: segues
            }
        }
        set {
            switch subject {
            case .controller: controllers = newValue
            case .view: views = newValue
            case .constraint: constraints = newValue
            case .segue: segues = newValue
            }
        }
    }

    mutating func bringOver(_ subject: Subject) {
        self[subject].imported += 1
        self[subject].total += 1
    }

    mutating func leaveOut(_ subject: Subject, _ reason: String, line: Int) {
        self[subject].total += 1
        add(subject, reason, line, isLeftOut: true)
    }

    /// Counts one as left out that was counted as imported.
    mutating func takeBack(_ subject: Subject, _ reason: String, line: Int) {
        self[subject].imported -= 1
        add(subject, reason, line, isLeftOut: true)
    }

    mutating func change(_ subject: Subject, _ reason: String, line: Int) {
        add(subject, reason, line, isLeftOut: false)
    }

    mutating func leaveUnsaid(_ name: String, line: Int) {
        guard let index = places.words[name] else {
            places.words[name] = unsaid.count
            return unsaid.append(Word(name: name, count: 1, lines: [line]))
        }
        unsaid[index].count += 1
        if unsaid[index].lines.count < Self.linesShown { unsaid[index].lines.append(line) }
    }

    private mutating func add(_ subject: Subject, _ reason: String, _ line: Int, isLeftOut: Bool) {
        let place = Place(isLeftOut: isLeftOut, subject: subject, reason: reason)
        let index = places.remarks[place]
        places.remarks[place] = index ?? (isLeftOut ? leftOut.count : changed.count)
        if isLeftOut { Self.add(subject, reason, line, at: index, of: &leftOut) } else { Self.add(subject, reason, line, at: index, of: &changed) }
    }

    private static func add(_ subject: Subject, _ reason: String, _ line: Int, at index: Int?, of remarks: inout [Remark]) {
        guard let index else { return remarks.append(Remark(subject: subject, reason: reason, count: 1, lines: [line])) }
        remarks[index].count += 1
        if remarks[index].lines.count < linesShown { remarks[index].lines.append(line) }
    }

    /// Reports of several documents as one.
    package static func + (a: ImportReport, b: ImportReport) -> ImportReport {
        var sum = a
        sum.controllers += b.controllers
        sum.views += b.views
        sum.constraints += b.constraints
        sum.segues += b.segues
        sum.leftOut = merged(a.leftOut, b.leftOut)
        sum.changed = merged(a.changed, b.changed)
        sum.unsaid = (a.unsaid + b.unsaid).reduce(into: []) { words, word in
            if let index = words.firstIndex(where: { $0.name == word.name }) {
                words[index].count += word.count
            } else {
                words.append(Word(name: word.name, count: word.count, lines: []))
            }
        }
        return sum
    }

    private static func merged(_ a: [Remark], _ b: [Remark]) -> [Remark] {
        var merged: [Remark] = []
        for var remark in a + b {
            // The lines are those of one document, and mean nothing in several.
            remark.lines = []
            if let index = merged.firstIndex(where: { $0.subject == remark.subject && $0.reason == remark.reason }) {
                merged[index].count += remark.count
            } else {
                merged.append(remark)
            }
        }
        return merged
    }
}

extension ImportReport.Count {
    static func += (a: inout Self, b: Self) {
        a.imported += b.imported
        a.total += b.total
    }
}
