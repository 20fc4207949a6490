indirect enum IconFileMistake: Hashable, Sendable {
    enum IconFileFailure: Error, Hashable, Sendable {
        case tooLarge(limit: Int)
        case png(PNGFile.PNGFailure)
        case svg(SVGFile.SVGFailure)
        case imageSet
        case emptyImageSet
    }

    case leavesFolder(String)
    case missing(String, tried: [String])
    case otherKind(String)
    case unreadable(String, IconFileFailure)
    case notSquare(String, width: Int, height: Int)
    case opaque(String)
    case tooMany(limit: Int)
}
