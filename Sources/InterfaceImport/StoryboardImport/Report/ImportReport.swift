/// The imported objects of a document, and the objects that were left out.
package struct ImportReport: Hashable, Codable, Sendable {
    package enum Subject: String, Hashable, Codable, Sendable, CaseIterable {
        case view, constraint, segue, controller
    }

    /// Objects that were left out or changed for the same reason.
    package struct Remark: Hashable, Codable, Sendable {
        package var subject: Subject
        package var reason: String
        package var count: Int
        package var lines: [Int]
    }

    package struct Count: Hashable, Codable, Sendable {
        package var imported = 0
        package var total = 0
    }

    /// A word of Interface Builder's format that the playground does not support.
    package struct Word: Hashable, Codable, Sendable {
        package var name: String
        package var count: Int
        package var lines: [Int]
    }

    package private(set) var controllers: Count
    package private(set) var views: Count
    package private(set) var constraints: Count
    package private(set) var segues: Count
    package private(set) var leftOut: [Remark]
    package private(set) var changed: [Remark]
    /// Words that a wireframe could show but that the playground does not support.
    package private(set) var unsaid: [Word]

    /// - Parameter leftOut: One remark per object. Equal remarks are merged.
    init(_ objects: [(subject: Subject, isOver: Bool)], leftOut: [Remark], changed: [Remark], unsaid: [Word]) {
        func count(_ subject: Subject) -> Count {
            let all = objects.filter { $0.subject == subject }
            return Count(imported: all.count { $0.isOver }, total: all.count)
        }
        (controllers, views, constraints, segues) = (count(.controller), count(.view), count(.constraint), count(.segue))
        (self.leftOut, self.changed, self.unsaid) = (leftOut.merged, changed.merged, unsaid.merged)
    }

    package subscript(subject: Subject) -> Count {
        switch subject {
        case .controller: controllers
        case .view: views
        case .constraint: constraints
        case .segue: segues
        }
    }

    /// Joins the reports of several documents. Lines are dropped, because they are ambiguous across documents.
    package static func + (a: ImportReport, b: ImportReport) -> ImportReport {
        var sum = a
        sum.controllers += b.controllers
        sum.views += b.views
        sum.constraints += b.constraints
        sum.segues += b.segues
        sum.leftOut = (a.leftOut + b.leftOut).merged.withoutLines
        sum.changed = (a.changed + b.changed).merged.withoutLines
        sum.unsaid = (a.unsaid + b.unsaid).merged.withoutLines
        return sum
    }
}

extension ImportReport.Count {
    fileprivate static func += (a: inout Self, b: Self) {
        a.imported += b.imported
        a.total += b.total
    }
}

protocol ReportLine {
    var key: [String] { get }
    var text: String { get }
    var count: Int { get set }
    var lines: [Int] { get set }
}

extension ImportReport.Remark: ReportLine {
    var key: [String] { [subject.rawValue, reason] }
    var text: String { "\(subject.rawValue)\(count == 1 ? "" : "s"): \(reason)" }
}

extension ImportReport.Word: ReportLine {
    var key: [String] { [name] }
    var text: String { name }
}

private let linesShown = 5

extension Array where Element: ReportLine {
    fileprivate var merged: Self {
        var places: [[String]: Int] = [:]
        return reduce(into: []) { merged, line in
            guard let place = places[line.key] else {
                places[line.key] = merged.count
                return merged.append(line)
            }
            merged[place].count += line.count
            merged[place].lines += line.lines.prefix(linesShown - merged[place].lines.count)
        }
    }

    fileprivate var withoutLines: Self {
        map { line in
            var line = line
            line.lines = []
            return line
        }
    }
}
