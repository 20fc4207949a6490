/// The style sheet of the change page. It uses the colours of `Templates/styles/tokens.css`.
enum ChangePageStyle {
    static let css = """
        :root{--page:#f4f5f7;--surface:#fff;--ink:#1b1e26;--ink-2:#5a6070;--line:rgb(20 24 34/10%);--accent:#524ec8}
        @media (prefers-color-scheme:dark){:root{--page:#15171b;--surface:#1d2026;--ink:#eceef3;--ink-2:#adb3c1;--line:rgb(255 255 255/10%);--accent:#a9a6ff}}
        *{box-sizing:border-box}
        body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
        header,main{max-width:1120px;margin:0 auto;padding:24px}
        header{padding-bottom:0}
        h1{font-size:22px;line-height:1.25;margin:0 0 8px}
        h2{font-size:15px;margin:0 0 8px;color:var(--accent)}
        h3{font-size:13px;font-weight:600;color:var(--ink-2);margin:20px 0 0;overflow-wrap:anywhere}
        header p{margin:0 0 4px;color:var(--ink-2);overflow-wrap:anywhere}
        section{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:20px;margin:0 0 20px}
        ul{margin:0;padding-left:20px}
        li{overflow-wrap:anywhere}
        .pair{display:flex;flex-wrap:wrap;gap:16px;margin-top:8px}
        figure{margin:0;flex:0 1 auto;max-width:100%}
        figcaption{font-size:13px;color:var(--ink-2);margin-bottom:4px}
        img{display:block;max-width:100%;height:auto;border-radius:8px}
        """
}
