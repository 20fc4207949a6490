enum IconFileMistake: Hashable, Sendable {
    enum Failure: Error, Hashable, Sendable {
        case tooLarge(limit: Int)
        case png(PNGFile.Failure)
        case svg(SVGFile.Failure)
        case imageSet
        case emptyImageSet
    }

    case leavesFolder(String)
    case missing(String, tried: [String])
    case otherKind(String)
    case unreadable(String, Failure)
    case notSquare(String, width: Int, height: Int)
    case opaque(String)
    case tooMany(limit: Int)
}
