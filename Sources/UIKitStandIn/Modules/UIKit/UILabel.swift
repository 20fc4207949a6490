@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    open var text: String? { didSet { if text != nil { attributedText = nil } } }
    open var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var isEnabled = true
    open var adjustsFontForContentSizeCategory = false
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
}

@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}

@MainActor open class UIImageView: UIView {
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
}
