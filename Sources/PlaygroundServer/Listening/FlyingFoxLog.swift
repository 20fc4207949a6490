import FlyingSocks
import struct Logging.Logger

/// Hands FlyingFox's own log lines to the program's logger, as detail: what matters in them is reported by our code.
struct FlyingFoxLog: FlyingSocks.Logging {
    let logger: Logger

    func logDebug(_ debug: @autoclosure () -> String) {
        logger.trace("\(debug())")
    }

    func logInfo(_ info: @autoclosure () -> String) {
        logger.trace("\(info())")
    }

    func logWarning(_ warning: @autoclosure () -> String) {
        logger.debug("\(warning())")
    }

    func logError(_ error: @autoclosure () -> String) {
        logger.debug("\(error())")
    }

    func logCritical(_ critical: @autoclosure () -> String) {
        logger.debug("\(critical())")
    }
}
