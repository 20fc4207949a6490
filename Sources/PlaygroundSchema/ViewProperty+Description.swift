import JSON
import PlaygroundModel

/// What editors say of the properties of views.
extension ViewProperty {
    /// One sentence about the property, with its units.
    var summary: String {
        switch self {
        case .backgroundColor: "The colour behind the view."
        case .tintColor: "The colour of what can be tapped in the view."
        case .alpha: "How opaque the view is, from 0 to 1."
        case .isHidden: "Whether the view is not drawn; a stack view leaves no room for it."
        case .cornerRadius: "The radius of the view's corners, in points."
        case .borderWidth: "The width of the view's border, in points."
        case .borderColor: "The colour of the view's border."
        case .clipsToBounds: "Whether what reaches out of the view is cut off."
        case .layoutMargins: "The insets of the layout margins, in points; one number for all edges, or a table."
        case .preservesSuperviewLayoutMargins: "Whether the margins are at least those of the superview."
        case .alignmentRectInsets: "How far the frame reaches beyond the rectangle that constraints act on, in points."
        case .horizontalHuggingPriority: "How much the view resists being wider than its content, from 0 to 1000."
        case .verticalHuggingPriority: "How much the view resists being higher than its content, from 0 to 1000."
        case .horizontalCompressionResistancePriority: "How much the view resists being narrower than its content, from 0 to 1000."
        case .verticalCompressionResistancePriority: "How much the view resists being lower than its content, from 0 to 1000."
        case .customClass: "The class that draws the view, which a tile names in its place."
        case .text: "The text that is shown."
        case .textColor: "The colour of the text."
        case .font: "A text style, or a table of a size or a text style, with a weight."
        case .numberOfLines: "The most lines that the label has; 0 for as many as it needs."
        case .preferredMaxLayoutWidth: "The width at which the label breaks its lines when it asks for room, in points."
        case .lineBreakMode: "How text is broken or cut off."
        case .textAlignment: "How lines are aligned."
        case .title: "The text of the button, or the name in the tile."
        case .subtitle: "The second line of the button, in smaller text."
        case .buttonStyle: "The style of the button's configuration."
        case .contentInsets: "The insets around the button's content, in points."
        case .isEnabled: "Whether the control can be used."
        case .image: "The name of a drawing; another name shows a plain tile."
        case .contentMode: "How the image stands in its view."
        case .imageSize: "The size of the image, in points."
        case .borderStyle: "The border of the text field."
        case .placeholder: "The text of an empty field."
        case .keyboardType: "The keys of the keyboard; its height stays that of the default keys."
        case .returnKeyType: "What the Return key says."
        case .inputAccessoryView: "The height of a view above the keyboard's keys, in points."
        case .value: "The value, from 0 to 1."
        case .isOn: "Whether the switch is on."
        case .segments: "The titles of the segments."
        case .selectedSegmentIndex: "The selected segment, from 0; -1 for none."
        case .numberOfPages: "How many dots there are."
        case .currentPage: "The page whose dot is filled, from 0."
        case .datePickerMode: "What can be picked."
        case .preferredDatePickerStyle: "How the date picker looks."
        case .date: "The date, the time, or both, as TOML writes them, without quotation marks."
        case .components: "The rows of each wheel."
        case .selectedRows: "The selected row of each wheel, from 0."
        case .axis: "The direction in which the views stand one after another."
        case .distribution: "How the views share the room along the axis."
        case .alignment: "How the views stand across the axis."
        case .spacing: "The room between the views, in points."
        case .isLayoutMarginsRelativeArrangement: "Whether the views stand within the layout margins."
        case .isScrollEnabled: "Whether the content can be scrolled."
        case .isPagingEnabled: "Whether scrolling stops at whole pages."
        case .contentInset: "The room around the content, in points."
        case .contentInsetAdjustmentBehavior: "Whether the safe area adds to the content inset."
        case .keyboardDismissMode: "Whether the keyboard goes when the content is dragged."
        case .style: "The style of the table."
        case .rowHeight: "The height of the rows, or of this one, in points; without it, what the content asks for."
        case .sectionHeaderHeight: "The height of the sections' headers, in points."
        case .sectionFooterHeight: "The height of the sections' footers, in points."
        case .separatorStyle: "Whether there are lines between the rows."
        case .separatorInset: "How far the lines are inset, in points."
        case .cellStyle: "The style of the cells, UIKit's own."
        case .detailText: "The second text of the cell."
        case .accessoryType: "What stands at the trailing end of the cell."
        case .layout: "How the items stand."
        case .scrollDirection: "The direction in which the collection scrolls."
        case .itemSize: "The size of the items, or of this one, in points."
        case .columns: "How many items stand side by side in a grid."
        case .itemHeight: "The height of the items of a grid, in points."
        case .minimumLineSpacing: "The least room between lines of items, in points."
        case .minimumInteritemSpacing: "The least room between the items of a line, in points."
        case .sectionInset: "The room around each section, in points."
        case .headerReferenceSize: "The size of the sections' headers, in points."
        case .footerReferenceSize: "The size of the sections' footers, in points."
        }
    }

    /// What the property is where a playground does not say it, if that is one value on every device.
    var standard: JSONValue? {
        switch self {
        case .alpha: 1
        case .isHidden, .clipsToBounds, .preservesSuperviewLayoutMargins, .isLayoutMarginsRelativeArrangement,
             .isPagingEnabled, .isOn: false
        case .isEnabled, .isScrollEnabled: true
        case .cornerRadius, .borderWidth, .spacing, .currentPage, .inputAccessoryView: 0
        case .numberOfLines: 1
        case .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority: 750
        case .axis: .string(StackAxis.horizontal.rawValue)
        case .distribution: .string(StackDistribution.fill.rawValue)
        case .alignment: .string(StackAlignment.fill.rawValue)
        case .buttonStyle: .string(ButtonStyle.system.rawValue)
        case .borderStyle: .string(TextBorderStyle.roundedRect.rawValue)
        case .keyboardType: .string(KeyboardType.default.rawValue)
        case .returnKeyType: .string(ReturnKeyType.default.rawValue)
        case .keyboardDismissMode: .string(KeyboardDismissMode.none.rawValue)
        case .style: .string(TableStyle.plain.rawValue)
        case .cellStyle: .string(CellStyle.default.rawValue)
        case .accessoryType: .string(AccessoryType.none.rawValue)
        case .scrollDirection: .string(ScrollDirection.vertical.rawValue)
        default: nil
        }
    }

    /// A value as a person would write it, where the type alone does not show one.
    var example: JSONValue? {
        switch self {
        case .backgroundColor, .borderColor: "systemBackground"
        case .tintColor: "systemOrange"
        case .textColor: "secondaryLabel"
        case .font: "headline"
        case .layoutMargins, .contentInset, .sectionInset: ["top": 8, "left": 16, "bottom": 8, "right": 16]
        case .image: "photo"
        case .imageSize, .itemSize: ["width": 120, "height": 80]
        case .segments: ["Day", "Week", "Month"]
        case .components: [["Small", "Medium", "Large"]]
        case .selectedRows: [0]
        case .customClass: "ChartView"
        default: nil
        }
    }

    var schema: Schema {
        var schema = Schema.value(of: valueType).described(summary)
        if let standard { schema = schema.standard(standard) }
        if self == .image { schema = schema.naming(.image) }
        return example.map { schema.examples($0) } ?? schema
    }
}
