extension ReportPage {
  /// Light and dark, on a screen and on paper.
  static let style =
    PageTokens.style + """

      header{position:sticky;top:0;z-index:3;background:var(--back);border-bottom:1px solid var(--line);padding:10px 24px;display:flex;flex-wrap:wrap;gap:4px 24px;align-items:baseline}
      h1{font-size:19px;margin:0}
      h2{font-size:17px;margin:28px 0 6px;overflow-wrap:anywhere}
      h3{font-size:15px;margin:0 0 8px}
      h3 small,figcaption,.hint,.place,.summary{color:var(--dim);font-weight:400;font-size:13px}
      .summary{margin:0}
      form{display:flex;flex-wrap:wrap;gap:4px 18px;align-items:center;font-size:14px}
      input[type=search]{font:inherit;padding:3px 8px;border:1px solid var(--line);border-radius:6px;background:var(--soft);color:inherit}
      nav ul{columns:3 240px;margin:12px 24px;padding:0;list-style:none;font-size:14px}
      main{padding:0 24px 80px;display:flex;flex-wrap:wrap;gap:0 32px;align-items:flex-start}
      .document{flex:1 0 100%;max-width:100%;min-width:0}
      .document.small{flex:0 0 auto;width:min-content;min-width:240px}.document.small:has(details[open]){flex:1 0 100%}
      .scenes{display:flex;flex-wrap:wrap;gap:0 28px;align-items:flex-start}
      .scene{border-top:1px solid var(--line);padding:14px 0;min-width:220px;max-width:100%;content-visibility:auto;contain-intrinsic-size:auto 240px auto 460px}
      .scene.wide{flex-basis:100%;contain-intrinsic-size:auto 800px auto 620px}
      .pictures{display:flex;flex-wrap:wrap;gap:18px;align-items:flex-start}
      figure{margin:0;max-width:100%}
      .picture{position:relative;width:fit-content;cursor:crosshair;max-width:100%}
      .picture svg{display:block;border-radius:6px;max-width:100%;height:auto}
      .mark{position:absolute;pointer-events:none;border:2px solid #0b5cd5;background:rgba(11,92,213,.14);border-radius:2px}
      .findings{list-style:none;padding:0;margin:10px 0 0;max-width:900px}
      .findings .show{margin-left:8px}.findings li{border-left:4px solid var(--dim);padding:4px 0 4px 10px;margin:6px 0;background:var(--soft);overflow-wrap:anywhere}
      li.error{border-color:var(--error)}li.warning{border-color:var(--warning)}li.note,li.change{border-color:var(--note)}
      li.error b{color:var(--error)}li.warning b{color:var(--warning)}li.note b,li.change b{color:var(--note)}
      button{font:inherit;font-size:13px;color:var(--accent);background:none;border:1px solid var(--line);border-radius:6px;padding:2px 8px;cursor:pointer}
      button:focus-visible,a:focus-visible,input:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
      details{margin-top:8px;font-size:14px}summary{cursor:pointer;color:var(--dim)}
      pre{overflow:auto;font-size:12.5px;background:var(--soft);padding:10px;border-radius:6px}
      .views ol{columns:3 260px;padding-left:22px;margin:6px 0}.views li{break-inside:avoid}
      .views button{border:0;padding:1px 2px;text-align:left}
      #inspector{position:fixed;right:16px;bottom:16px;width:min(440px,calc(100vw - 32px));max-height:70vh;overflow:auto;background:var(--back);border:1px solid var(--line);border-radius:10px;box-shadow:0 6px 30px rgba(0,0,0,.25);padding:12px 16px;z-index:4;font-size:14px}
      #inspector pre{white-space:pre-wrap}#inspector h4{margin:0 30px 4px 0;font-size:15px}#inspector p{margin:2px 0;color:var(--dim)}
      #close{position:absolute;right:10px;top:8px;border:0;font-size:18px}
      .slider{width:100%;margin-top:6px}
      .pair{position:relative;width:fit-content}.pair svg{display:block;max-width:100%;height:auto}.pair svg:last-child{position:absolute;left:0;top:0}
      .note{color:var(--dim)}
      .sweep .bar{display:flex;gap:12px;align-items:center;margin:8px 0}.sweep input{flex:1;max-width:690px}.sweep output{white-space:nowrap;font-variant-numeric:tabular-nums}
      .ground{overflow:auto}.stage{position:relative;background:#fff;border:1px solid var(--line);overflow:hidden}
      .stage div{position:absolute;overflow:hidden;white-space:nowrap;font-size:10px;line-height:1.2;color:#1d2129}
      .stage .leaf{background:rgba(11,92,213,.1);border:1px solid rgba(11,92,213,.55);border-radius:2px;padding:0 2px}.stage .holder{border:1px dashed #c6ccd6}
      .sweep ol{padding-left:0;list-style:none;margin:8px 0}.sweep li{margin:2px 0;overflow-wrap:anywhere}.sweep [aria-current=true]{background:var(--soft);font-weight:600}
      @media (max-width:600px){header{position:static}}
      @media print{header{position:static}form,nav,.views,.sweep,.show,#inspector,.skip{display:none}.scene{break-inside:avoid;content-visibility:visible}h2,h3,.grid{break-after:avoid}.document:has(article:only-of-type){break-inside:avoid}body{background:#fff;color:#000}}
      """
}
