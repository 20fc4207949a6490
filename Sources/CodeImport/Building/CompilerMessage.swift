extension CompilerMessage {
    /// Whether a run of the program stopped at this position.
    var isStop: Bool { Self.isStop(text) }
    static func isStop(_ text: String) -> Bool { text.hasPrefix(stopPrefix) }
    private static let stopPrefix = "it stops the program: "

    /// Whether the type checker gave up on an expression. Another error in the expression may be the reason.
    var isTooComplex: Bool { text.hasPrefix("the compiler is unable to type-check this expression in reasonable time") }

    /// The file number of the program's main file.
    static let mainFile = -1

    /// The distinct errors in the compiler's output, in order: `/scratch/012-Home.swift:3:14: error: cannot find 'x' in scope`.
    static func errors(in text: String) -> [CompilerMessage] {
        var seen: Set<CompilerMessage> = []
        return text.split(separator: "\n").compactMap { line in
            guard let range = line.firstRange(of: ": error: ") else { return nil }
            let place = line[..<range.lowerBound].split(separator: ":")
            guard place.count >= 3, let column = Int(place[place.count - 1]), let row = Int(place[place.count - 2]),
                  let file = number(ofCopy: place[..<(place.count - 2)].joined(separator: ":"))
            else { return nil }
            let message = CompilerMessage(file: file, line: row, column: column, text: String(line[range.upperBound...]))
            return seen.insert(message).inserted ? message : nil
        }
    }

    static func number(ofCopy path: String) -> Int? {
        let name = path.split(separator: "/").last ?? ""
        return name == "main.swift" ? mainFile : Int(name.prefix { $0 != "-" })
    }

    /// The files named in a crash trace, without duplicates: `2. While type-checking 'x' (at /scratch/0012-Home.swift:3:1)`.
    static func files(inTrace text: String) -> [Int] {
        var files: [Int] = []
        for line in text.split(separator: "\n") where line.first?.isNumber == true && line.contains("hile ") {
            for word in line.split(whereSeparator: { " ([" .contains($0) }) where word.contains(".swift") {
                if let file = number(ofCopy: String(word)), file != mainFile, !files.contains(file) { files.append(file) }
            }
        }
        return files
    }

    /// The position where a program stopped: `App/012-Home.swift:14: Fatal error: …`, or the first position of the app in a trace.
    static func stop(in text: String) -> CompilerMessage? {
        let lines = text.split(separator: "\n")
        var reason: String?
        for line in lines {
            if let range = line.firstRange(of: "Fatal error") {
                reason = reason ?? String(line[range.lowerBound...])
            }
            guard let ending = line.firstRange(of: ".swift:") else { continue }
            let start = line[..<ending.lowerBound].lastIndex { $0 == "/" || $0 == " " }.map { line.index(after: $0) } ?? line.startIndex
            let rest = line[ending.upperBound...].prefix { $0.isNumber }
            guard let row = Int(rest), row > 0, let file = Int(line[start...].prefix { $0 != "-" }) else { continue }
            return CompilerMessage(file: file, line: row, column: 1, text: stopPrefix + (reason ?? "a crash"))
        }
        return nil
    }
}

extension [CompilerMessage] {
    /// The errors that cause others: a missing superclass, or redeclarations of a name, except the first reported one.
    var causes: [CompilerMessage] {
        var declared: Set<String> = []
        let repeated = Dictionary(grouping: self, by: \.text).filter { $1.count > 1 }
        return filter { error in
            if error.text.hasPrefix("invalid redeclaration of") { return repeated[error.text] == nil || !declared.insert(error.text).inserted }
            return error.text.contains("cannot find type")
        }
    }
}
