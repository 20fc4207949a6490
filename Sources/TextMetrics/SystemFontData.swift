// Written by Templates/fonts/system_widths.py. Not to be edited.

/// What a fit to recorded frames says of the system font's widths (``SystemFont``), as differences from Inter's in the
/// units and the form of ``FaceData``.
enum SystemFontData {
    /// What is added to a difference to make it a positive number.
    static let bias = 2048
    /// The share of Inter's kerning the system font has, in hundredths.
    static let kerningHundredths = 79
    /// How much narrower the display cut is where nothing is known of a character.
    static let commonTightening = 144

    /// The code points fitted, ascending; every list below has one entry for each of them.
    static let covered: [ClosedRange<UInt32>] = [
        0x0020...0x007E, 0x00A0...0x00AC, 0x00AE...0x0148, 0x014A...0x017F, 0x2013...0x2014,
        0x2018...0x201A, 0x201C...0x201E, 0x2022...0x2022, 0x2026...0x2026
    ]

    /// The text cut's advances less Inter's, regular.
    static let regularDeltas: StaticString = """
        fqhNgLgugFgChsf+fBfBgIgFe/ihgxfnf2fufGgXhagagMgZg8hggNgNgFh0gFgpf/fQgRfygPgig1fVgMgGhmhlf3gDgwgagNhT\
        gogLe9f8gMf3gFfigGglgMglgJgKgJfjfxgKfgfhhBgDf4gVgOfegtg3gNfvfpgGghfuftgEfCdQePfEgDgLgMgLgFfqgNgHgGgE\
        gHgOgHgGf/gKgIgIgFgKgJgFgKgKgJgGgGgNgOgNgKgIgAf/f/gIfQfQfQfQfQfQf+fygigigigigGgGgGgGgEgwgagagagagagF\
        gaf8f8f8f8figGgGfjfjfjfjfjfjf/gKfhfhfhfhgVgVgVgVgHgNfvfvfvfvfvgFfvgEgEgEgEfEgGfEfQfjfQfjfQfjfygKfygK\
        fygKfygKgPffgPfggifhgifhgifhgifhgifhfVgDfVgDfVgDfVgDgMf4gLf4gCgUgGgVgGgVgGgVgGgVgCgJhmgOhlfegGf3gtf3\
        gtf3grgHgMf3gtgwgNgwgNgwgNgDgHgafvgafvgafvf/f+goghgoghgoghgLfugLfugLfugLfue9fte9fte9ftf8gEf8gEf8gEf8\
        gEf8gEf8gEf3dQfifEfigGgDgGgDgGgDgOgIf+f/f/gPgLgLgLgHgB
        """

    /// The text cut's advances less Inter's, medium.
    static let mediumDeltas: StaticString = """
        gJhhgcg7gUgOh+gQfVfVgYgUfUithDf7gFf+fXgmhpgpgbgohJhsgggggUiCgUg4gJfRgifwgfgwhGfkgYgghzhxgTgOhIgjgchd\
        g7gqfOgOgQf/gTfwgUgxgegxgagagZf4f8gcfrfjhVgXgIghgifugyhCgSgCgCgVgyf2gCgVfWdfenfZgVgdgegdgUgJgggXgUgR\
        gXgggXgXgLgagXgXgTgZgbgUgcgbgZgUgWgggggfgagXgMgLgKgYfRfRfRfRfRfRgIfwgwgwgwgwgggggggggShIgjgjgjgjgjgU\
        gjgOgOgOgOfwgUgVf4f4f4f4f4f4gLgcfjfjfjfjghghghghgWgSgCgCgCgCgCgUgCgVgVgVgVfZgVfZfRf4fRf4fRf4fwgcfwgc\
        fwgcfwgcgffpgffrgwfjgwfjgwfjgwfjgwfjfkgXfkgXfkgXfkgXgYgIgXgIgaggggghggghggghggghgOgZhzgihxfugUgTgygT\
        gygTgvgXgegSgyhIgShIgShIgSgRgWgjgCgjgCgjgCgJgJg7gyg7gyg7gygqf2gqf2gqf2gqf2fOgCfOgBfOgCgOgVgOgVgOgVgO\
        gVgOgVgOgVf/dffwfZfwgUgVgUgVgUgVghgZgIgQgQgjgdgdgdgYgP
        """

    /// The text cut's advances less Inter's, semibold.
    static let semiBoldDeltas: StaticString = """
        g2h/gzg6gSf5h3g0frfrgggPf0i9hjgSgEgMfYgjhlgogYgshHhqhBhAgPiCgPhAflfJgafigWgyhJfYgOhCh5hsgdfzg5gVgehP\
        g4gnfNgIgLfWgNfogShCg1hCgogqgmf/f/gZfuflhwgTgDhBhEf0hZglgdgMgDgVhNf3gUgYfUdVerfcgegzg4gzgPg2g+gcgRgF\
        gdg9gbgffwgpgZgdgQgigrgPgwgugmgSgYhBg6g9gpgZf0fvfqggfJfJfJfJfJfJfjfigygygygyhChChChCgJg5gVgVgVgVgVgP\
        gVgIgIgIgIfogRgTf/f/f/f/f/f/fwgZflflflflhBhBhBhBgagdgMgMgMgMgMgPgMgYgYgYgYfcgXfcfJf/fJf/fJf/figZfigZ\
        figZfigZgWfjgWfugyflgyflgyflgyflgyflfYgTfYgTfYgTfYgTgOgDgHgDgsg+hChBhChBhChAhChBf6gjh5hEhsf0gRgdhZgd\
        hZgdhNgcg1gbhZg5gdg5gdg5gdgGgXgVgMgVgMgVgMflfng4hNg4hNg4hNgnf3gnf3gnf3gnf3fNgUfNgRfNgUgIgYgIgYgIgYgI\
        gYgIgYgIgYfWdVfofcfogSgegSgegSgehCgmflgyg0hJgxgygygmf+
        """

    /// The text cut's advances less Inter's, bold.
    static let boldDeltas: StaticString = """
        gliCg4hJghgQiGg0fufugpgff0jEhigVgMgSflgyh3g2gng4hVh5hAg/gfiOgfhJgBffgqfygrg/hWfsgfhIiEh8gpgMhWgmg0hk\
        hMg2fegbgbf2gcf3gghKg4hKgwgxgvgBgLgpf+f5hwgcgShDhCf/hVhAgggMgNgjhKgNgZgofkdme2fogmg2g5g2gfglg+gngggY\
        gog8gngsgLgwgkgoghgpgygfg1gzgvggglhAg5g+gwgkgOgLgHgpffffffffffffgBfyg/g/g/g/hIhIhIhIgbhWgmgmgmgmgmgf\
        gmgbgbgbgbf3ggghgBgBgBgBgBgBgLgpf5f5f5f5hDhDhDhDgmgggMgMgMgMgMgfgMgogogogofoglfoffgBffgBffgBfygpfygp\
        fygpfygpgrf2grf+g/f5g/f5g/f5g/f5g/f5fsgcfsgcfsgcfsgcgfgSgagSg5hChIhDhIhDhIhChIhDgRgriEhCh8f/gggphVgp\
        hVgphNgog2gohVhWgghWgghWgggagjgmgMgmgMgmgMgCgGhMhKhMhKhMhKg2gNg2gNg2gNg2gNfegZfegWfegZgbgogbgogbgogb\
        gogbgogbgof2dmf3fof3gggmgggmgggmhBgvgEgygzhFg1g1g1gygV
        """

    /// How much narrower the display cut is, of every weight.
    static let tightening: StaticString = """
        DBCICQCQCQCQCQCQCQCQCQCQCQCPCQCQCQCQAwCQCQCQCQCQCQCQCQCQCQCQCQCQCQBQCPAaB3CQCQCQCPCQCQCQCQDjBCCQCHCQ\
        CQCQBpCQCLCQCQCQCQCQCQCQCQCQCQCSCPDLCdCnCQCNCKDPCQCQCKCpCUCpCuCQDVCmBZDfCuCmCQAyCQCQCQCQCQDBCQCQCQCQ\
        CQCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQBQBQBQBQBQBQCQAaCQCQCQCQCQCQCQCQCQBCCQCQCQCQCQCQ\
        CQCQCQCQCQCQCQCQCSCSCSCSCSCSCQDLCnCnCnCnDPDPDPDPCQCUCpCpCpCpCpCQCpDfDfDfDfAyCQAyBQCSBQCSBQCSAaDLAaDL\
        AaDLAaDLB3CdB3CdCQCnCQCnCQCnCQCnCQCnCQCNCQCNCQCNCQCNCPCKCPCKCQDPCQDPCQDPCQDPCQDPCQCQCQCQCQCQCQCQCKCQ\
        CKCQCKCQCQCQCKBCCUBCCUBCCUCQCQCQCpCQCpCQCpCQCQCQDVCQDVCQDVCQCmCQCmCQCmCQCmBpBZBpBZBpBZCQDfCQDfCQDfCQ\
        DfCQDfCQDfCQCmCQAyCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQCQ
        """
}
