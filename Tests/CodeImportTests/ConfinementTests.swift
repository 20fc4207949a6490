@testable import CodeImport
