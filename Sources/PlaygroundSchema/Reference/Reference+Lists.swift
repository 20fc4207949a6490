extension Reference {
    static let lists = ReferenceChapter(title: "Tables and collections", sections: [
        ReferenceSection(
            "view", "Tables", ViewSchema.view.keys,
            #"""
                Tables. `style` (`plain`, `grouped`, `insetGrouped`), `cellStyle`, `rowHeight`, `sectionHeaderHeight`, \#
                `sectionFooterHeight`, `separatorStyle`, `separatorInset`, and `rows`, or `sections = [{ header, footer, rows \#
                }]`. A row is a text alone, or has `text`, `detailText`, `image`, `cellStyle`, `accessoryType`, `rowHeight`, \#
                `separatorInset`, `tap`, `peek`, what every view has, and `textLabel = { font, textColor, … }` and \#
                `detailTextLabel` for its labels. Rows repeat: `rows = { count = 20, text = "Message {n}" }`, or `{ data = [{ \#
                name = "Mochi" }], text = "{name}" }`. `cell = { views, constraints }` is a cell of your own: of a row, a \#
                section or the table, the nearest counts. Its constraints speak of the content view, which ends where the \#
                accessory begins; `layoutMargins` of a row are the content view's. A cell of a section or the table is filled \#
                from each row's `data`: its texts and images are, colours, numbers and switches are not. Headers and footers are \#
                texts, or have views of their own, `{ height, views, constraints }`, as `tableHeaderView` and `tableFooterView` \#
                of the table have. Rows are tapped by their place, `tap home.list.0.2`, and views in them by their names there, \#
                `tap home.list.0.2.like`.
                """#,
            frame: playground(width: 320, height: 280, #"""
                [controllers.home]
                constraints = ["H:|[sample]|", "V:|[sample]|"]

                [controllers.home.views.sample]
                kind = "table"
                …
                """#),
            examples: [
                "rows": #"rows = ["Mochi", { text = "Tora", accessoryType = "disclosureIndicator" }]"#,
                "sections": #"sections = [{ header = "Awake", rows = ["Mochi"] }, { header = "Asleep", rows = ["Tora"] }]"#,
                "style": #"""
                    style = "insetGrouped"
                    rows = ["Mochi", "Tora"]
                    """#,
                "rowHeight": #"""
                    rowHeight = 70
                    rows = ["Mochi", "Tora"]
                    """#,
                "sectionHeaderHeight": #"""
                    sectionHeaderHeight = 60
                    sections = [{ header = "Awake", rows = ["Mochi"] }]
                    """#,
                "sectionFooterHeight": #"""
                    sectionFooterHeight = 60
                    sections = [{ rows = ["Mochi"], footer = "One cat" }]
                    """#,
                "separatorStyle": #"""
                    separatorStyle = "none"
                    rows = ["Mochi", "Tora"]
                    """#,
                "separatorInset": #"""
                    separatorInset = { left = 80 }
                    rows = ["Mochi", "Tora"]
                    """#,
                "cellStyle": #"""
                    cellStyle = "value1"
                    rows = [{ text = "Mochi", detailText = "Awake" }]
                    """#,
                "cell": #"""
                    rows = { data = [{ name = "Mochi" }, { name = "Tora" }] }
                    cell.views.name = { kind = "label", text = "This is {name}." }
                    cell.constraints = ["H:|-[name]-|", "V:|-20-[name]-20-|"]
                    """#,
                "tableHeaderView": #"""
                    rows = ["Mochi", "Tora"]
                    tableHeaderView = { height = 60, backgroundColor = "systemTeal" }
                    """#,
                "tableFooterView": #"""
                    rows = ["Mochi", "Tora"]
                    tableFooterView = { height = 60, backgroundColor = "systemTeal" }
                    """#,
            ]),
        ReferenceSection(
            "row", "A row", ListSchema.rows.keys,
            #"""
                A row is a text alone, or a table of these keys and of those that every view has.
                """#,
            frame: playground(width: 320, height: 200, #"""
                [controllers.home]
                constraints = ["H:|[sample]|", "V:|[sample]|"]

                [controllers.home.views.sample]
                kind = "table"

                [controllers.home.views.sample.rows]
                …
                """#),
            examples: [
                "text": #"""
                    count = 2
                    text = "Message {n}"
                    """#,
                "detailText": #"""
                    count = 2
                    text = "Mochi"
                    detailText = "Awake"
                    cellStyle = "subtitle"
                    """#,
                "image": #"""
                    count = 2
                    text = "Mochi"
                    image = "cat"
                    """#,
                "cellStyle": #"""
                    count = 2
                    text = "Mochi"
                    detailText = "Awake"
                    cellStyle = "value1"
                    """#,
                "accessoryType": #"""
                    count = 2
                    text = "Mochi"
                    accessoryType = "disclosureIndicator"
                    """#,
                "rowHeight": #"""
                    count = 2
                    text = "Mochi"
                    rowHeight = 80
                    """#,
                "separatorInset": #"""
                    count = 2
                    text = "Mochi"
                    separatorInset = { left = 60 }
                    """#,
                "numberOfLines": #"""
                    count = 1
                    text = "A text that is longer than one line of so narrow a table"
                    numberOfLines = 0
                    """#,
                "textLabel": #"""
                    count = 2
                    text = "Mochi"
                    textLabel = { textColor = "systemTeal" }
                    """#,
                "detailTextLabel": #"""
                    count = 2
                    text = "Mochi"
                    detailText = "Awake"
                    cellStyle = "subtitle"
                    detailTextLabel = { textColor = "systemTeal" }
                    """#,
                "cell": #"""
                    count = 2
                    cell.views.name = { kind = "label", text = "One of two" }
                    cell.constraints = ["H:|-[name]-|", "V:|-20-[name]-20-|"]
                    """#,
                "count": #"""
                    count = 3
                    text = "Message {n}"
                    """#,
                "data": #"""
                    data = [{ name = "Mochi" }, { name = "Tora" }]
                    text = "{name}"
                    """#,
            ]),
        ReferenceSection(
            "section", "A section", ListSchema.sections.keys,
            #"""
                Sections stand in a list in the order of the screen. A table's have `rows`, a collection's `items`.
                """#,
            frame: playground(width: 320, height: 200, #"""
                [controllers.home]
                constraints = ["H:|[sample]|", "V:|[sample]|"]

                [[controllers.home.views.sample.sections]]
                …
                """#),
            examples: [
                "header": #"""
                    header = "Awake"
                    rows = ["Mochi"]

                    [controllers.home.views.sample]
                    kind = "table"
                    """#,
                "footer": #"""
                    footer = "One cat is awake."
                    rows = ["Mochi"]

                    [controllers.home.views.sample]
                    kind = "table"
                    """#,
                "cell": #"""
                    rows = { data = [{ name = "Mochi" }, { name = "Tora" }] }
                    cell.views.name = { kind = "label", text = "This is {name}." }
                    cell.constraints = ["H:|-[name]-|", "V:|-20-[name]-20-|"]

                    [controllers.home.views.sample]
                    kind = "table"
                    """#,
                "rows": #"""
                    rows = ["Mochi", "Tora"]

                    [controllers.home.views.sample]
                    kind = "table"
                    """#,
                "items": #"""
                    items = { count = 6, text = "{n}" }

                    [controllers.home.views.sample]
                    kind = "collection"
                    """#,
            ]),
        ReferenceSection(
            "footer", "A header or footer with views of its own", ListSchema.ownViews.keys,
            #"""
                In place of a text a header or a footer has views of its own, and so have the `tableHeaderView` and the \#
                `tableFooterView`.
                """#,
            frame: playground(width: 320, height: 200, #"""
                [controllers.home]
                constraints = ["H:|[sample]|", "V:|[sample]|"]

                [controllers.home.views.sample]
                kind = "table"
                rows = ["Mochi"]

                [controllers.home.views.sample.tableHeaderView]
                …
                """#),
            examples: [
                "height": #"""
                    height = 80
                    backgroundColor = "systemTeal"
                    """#,
                "backgroundColor": #"""
                    height = 40
                    backgroundColor = "systemMint"
                    """#,
                "views": #"""
                    views.words = { kind = "label", text = "Cats" }
                    constraints = ["H:|-[words]-|", "V:|-20-[words]-20-|"]
                    """#,
                "constraints": #"""
                    constraints = ["words.centerX == superview.centerX", "V:|-30-[words]-30-|"]
                    views.words = { kind = "label", text = "In the middle" }
                    """#,
                "layoutGuides": #"""
                    layoutGuides = ["gap"]
                    views.words = { kind = "label", text = "Beside a guide" }
                    constraints = ["H:|[gap(==60)][words]", "V:|-20-[words]-20-|", "gap.top == words.top", "gap.height == 10"]
                    """#,
                "metrics": #"""
                    metrics = { gap = 40 }
                    views.words = { kind = "label", text = "By a metric" }
                    constraints = ["H:|-gap-[words]", "V:|-20-[words]-20-|"]
                    """#,
            ]),
        ReferenceSection(
            "label", "The labels of a cell", ListSchema.rows["textLabel"].keys,
            #"""
                The `textLabel` and the `detailTextLabel` of a row have these keys and those that every view has.
                """#,
            frame: playground(width: 320, height: 200, #"""
                [controllers.home]
                constraints = ["H:|[sample]|", "V:|[sample]|"]

                [controllers.home.views.sample]
                kind = "table"

                [controllers.home.views.sample.rows]
                count = 1
                text = "Mochi"

                [controllers.home.views.sample.rows.textLabel]
                …
                """#),
            examples: [
                "font": #"font = "title2""#,
                "textColor": #"textColor = "systemTeal""#,
                "numberOfLines": #"numberOfLines = 2"#,
                "lineBreakMode": #"lineBreakMode = "byTruncatingMiddle""#,
                "textAlignment": #"textAlignment = "center""#,
                "preferredMaxLayoutWidth": #"""
                    numberOfLines = 0
                    preferredMaxLayoutWidth = 100
                    """#,
            ]),
        ReferenceSection(
            "view", "Collections", ViewSchema.view.keys,
            #"""
                An `itemSize` is of all items, or of one. With `layout = "grid"` there are `columns` of items of one \#
                `itemHeight`, with `flow` as many stand in a line as fit.
                """#,
            frame: playground(width: 320, height: 240, #"""
                [controllers.home]
                constraints = ["H:|[sample]|", "V:|[sample]|"]

                [controllers.home.views.sample]
                kind = "collection"
                …
                """#),
            examples: [
                "items": #"items = { count = 12, text = "{n}", backgroundColor = "systemTeal" }"#,
                "layout": #"""
                    items = { count = 12, text = "{n}", backgroundColor = "systemTeal" }
                    layout = "grid"
                    """#,
                "scrollDirection": #"""
                    items = { count = 12, text = "{n}", backgroundColor = "systemTeal" }
                    scrollDirection = "horizontal"
                    """#,
                "itemSize": #"""
                    items = { count = 12, text = "{n}", backgroundColor = "systemTeal" }
                    itemSize = { width = 120, height = 80 }
                    """#,
                "columns": #"""
                    items = { count = 12, text = "{n}", backgroundColor = "systemTeal" }
                    layout = "grid"
                    columns = 4
                    """#,
                "itemHeight": #"""
                    items = { count = 12, text = "{n}", backgroundColor = "systemTeal" }
                    layout = "grid"
                    itemHeight = 40
                    """#,
                "minimumLineSpacing": #"""
                    items = { count = 12, text = "{n}", backgroundColor = "systemTeal" }
                    minimumLineSpacing = 30
                    """#,
                "minimumInteritemSpacing": #"""
                    items = { count = 12, text = "{n}", backgroundColor = "systemTeal" }
                    minimumInteritemSpacing = 40
                    """#,
                "sectionInset": #"""
                    items = { count = 12, text = "{n}", backgroundColor = "systemTeal" }
                    sectionInset = 30
                    """#,
                "headerReferenceSize": #"""
                    sections = [{ header = "Awake", items = { count = 6, text = "{n}" } }]
                    headerReferenceSize = { width = 320, height = 50 }
                    """#,
                "footerReferenceSize": #"""
                    sections = [{ footer = "Six cats", items = { count = 6, text = "{n}" } }]
                    footerReferenceSize = { width = 320, height = 50 }
                    """#,
            ]),
        ReferenceSection(
            "item", "An item of a collection", ListSchema.items.keys,
            #"""
                An item is a text alone, or a table of these keys and of those that every view has. Like rows, items repeat by a \#
                `count` or by `data`.
                """#,
            frame: playground(width: 320, height: 200, #"""
                [controllers.home]
                constraints = ["H:|[sample]|", "V:|[sample]|"]

                [controllers.home.views.sample]
                kind = "collection"

                [controllers.home.views.sample.items]
                …
                """#),
            examples: [
                "text": #"""
                    count = 4
                    text = "{n}"
                    """#,
                "image": #"""
                    count = 4
                    image = "cat"
                    """#,
                "itemSize": #"""
                    count = 4
                    text = "{n}"
                    backgroundColor = "systemTeal"
                    itemSize = { width = 130, height = 60 }
                    """#,
                "separatorInset": #"""
                    count = 4
                    text = "{n}"
                    separatorInset = { left = 60 }
                    """#,
                "cell": #"""
                    count = 4
                    cell.views.name = { kind = "label", text = "{n}", backgroundColor = "systemTeal" }
                    cell.constraints = ["H:|[name]|", "V:|[name]|"]
                    """#,
                "count": #"""
                    count = 6
                    text = "{n}"
                    backgroundColor = "systemTeal"
                    """#,
                "data": #"""
                    data = [{ name = "Mochi" }, { name = "Tora" }]
                    text = "{name}"
                    """#,
            ]),
    ])
}
