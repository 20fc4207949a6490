@_exported import UIKit

@MainActor open class WKWebViewConfiguration: NSObject {}

@MainActor open class WKWebView: UIView {
    open var allowsLinkPreview = true
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    open var isLoading: Bool { false }
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
}

@MainActor open class WKNavigation: NSObject {}
