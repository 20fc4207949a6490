// Written by Templates/fonts/named_widths.py. Not to be edited.

/// The advance widths of U+0020 to U+007E in thousandths of an em, recalled or fitted to recorded frames; 0 if unknown.
/// In the form of ``FaceData``.
enum NamedFontData {
    /// Helvetica Neue, recalled.
    static let helveticaNeue: StaticString = """
        EWEDGqIsIsPoJ2EWEDEDFgJYEWGFEWFNIsIsIsIsIsIsIsIsIsIsEWEWJYJYJYIsMgKIKtLSLAJjI+L3LSEDIHKbIsNnLSL4KIL4\
        KtKII+LSJjOeJjKIJjEDFNEDJYH0DeIZJRIZJRIZEoI+IsDeDeIHDeNVIsI+JRJRFNH0E7IsH0L2IGH0HgFNDeFNJY
        """

    /// Helvetica Neue Bold, recalled.
    static let helveticaNeueBold: StaticString = """
        EWEnHPIsIsPoKtEWEoEoGXJYEWGXEWFzIsIsIsIsIsIsIsIsIsIsEWEWJYJYJYIsMgKtLALlLlKIJRL3LlEnIsLSJROLLlMKKbMK\
        LSKJJjLlJ2OwKbKbKIFNFzFNJYH0EDI+JjI+JjI+FNJjJRECEWI+ECOKJRJjJjJjGFIZFgJRIIMuIZIHIHFNDeFNJY
        """

    /// Helvetica Neue Light: the mean of regular and thin.
    static let helveticaNeueLight: StaticString = """
        ECDsGVIYIYPaJjD/D1D1FKJFD/FvD/E3IYIYIYIYIYIYIYIYIYIYD/D/JFJFJFIYMQJ3KLLKKuJQIrLmLBDcHzKJIaNXK9LqJwLn\
        KbJzIuLBJMOPJQJ2JQDsE3DsJFHgDGIJI/IDJDIQETIrIWDBDGH6C+NEIdIlI9I+E0HkEkIdHaLlHyHgHLE3DGE3JF
        """

    /// Helvetica Neue Thin, fitted.
    static let helveticaNeueThin: StaticString = """
        DvDVGAIFIFPNJRDoDnDnE0IzDoFaDoEhIFIFIFIFIFIFIFIFIFIFDoDoIzIzIzIFMAJnJqLDKdI+IYLWKwC1HfJ3IINIKoLcJYLX\
        KKJeIeKwI2OBI+JkI+DVEhDVIzHMCvH5IuHuI1IID/IYIAClCvHtCfMzIPINIpIrEcHVEOIOHALVHeHMG3EhCvEhIz
        """

    /// Avenir Next, fitted.
    static let avenirNext: StaticString = """
        D5EPAAAAAAAAAAAAAAAAAAAAEPFGENAAJEJDJEJEJEJEJEJEJEJEEJAAAAAAAAAAAAK4JvK3LsI0IiL6LbEBHwKEIGNkL8MwJEM0\
        JrJBI2LLJ1O0JoJRJdAAAAAAAAAAAAIMJuH0JzIpEgJ7JJD8DyIAD7NwJHJgJ6JuFPG1FKJCHqMLHgHrHRAAAAAAAA
        """

    /// Avenir Next Medium, fitted.
    static let avenirNextMedium: StaticString = """
        D+EUAAAAAAAAAAAAAAAAAAAAEUFMETAAJMJKJMJMJMJMJMJMJMJMEPAAAAAAAAAAAALAJ3K/L1I7IpMDLkEGH3KLINNuMFM5JMM9\
        JzJII9LTJ8O+JwJYJlAAAAAAAAAAAAITJ2H7J7IwEmKCJQEBD3IHEAN5JOJnKBJ2FVG7FPJJHwMUHnHyHYAAAAAAAA
        """

    /// Adobe Garamond, recalled.
    static let adobeGaramond: StaticString = """
        D6DcAAAAAAAAAADrFAFAAAAAD6FAD6AAH0H0H0H0H0H0H0H0H0H0D6D6AAAAAAAAAAJvJdK4MMJIIaLrMmFSFZKjIpOQMPMbIlMb\
        KFHpKULqKkPAKDI+KBAAAAAAAAAAAAGUH0GQH9GMEiG+IDD3DkHmDmMTIKIAH3H5FRE/E+IEHJKqHGG1GQAAAAAAAA
        """
}
