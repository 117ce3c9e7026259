extension ReviewPage {
  /// The style for light and dark appearance, for widths from 360 to 1,440 points, and for paper.
  static let style =
    PageTokens.style + """

      header{position:sticky;top:0;z-index:4;background:var(--back);border-bottom:1px solid var(--line);padding:12px 24px;display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between}
      h1{font-size:17px;line-height:1.3;margin:0;overflow-wrap:anywhere}
      .whole{white-space:nowrap}.summary,.where,.what,.count,.detail{margin:0;color:var(--dim);font-size:13px;overflow-wrap:anywhere}.where .fate{font-style:normal;color:var(--note);font-weight:600;overflow-wrap:anywhere}.head>div:first-child{min-width:0}
      .tools,.modes,.devices,.steps{display:flex;gap:4px;flex-wrap:wrap}
      .tools{gap:8px}
      button{display:inline-flex;align-items:center;gap:8px;min-height:36px;padding:4px 12px;border:1px solid var(--line);border-radius:8px;background:var(--back);cursor:pointer;font-size:13px}
      button:hover{background:var(--soft)}
      button[aria-pressed=true]{background:var(--chosen);border-color:var(--accent);color:var(--accent);font-weight:600}
      .modes button{border-radius:0;margin-left:-5px}.modes button:first-child{border-radius:8px 0 0 8px;margin-left:0}.modes button:last-child{border-radius:0 8px 8px 0}.modes button[aria-pressed=true]{z-index:1}
      .frame{display:flex;align-items:flex-start}
      nav{position:sticky;top:66px;flex:0 0 288px;height:calc(100vh - 66px);overflow:auto;border-right:1px solid var(--line);padding:16px 12px}
      .find{display:flex;align-items:center;gap:8px;border:1px solid var(--line);border-radius:8px;padding:4px 10px;background:var(--soft)}
      .find input{flex:1;min-width:0;border:0;background:none;min-height:26px;outline-offset:6px}
      .find .count{flex:none;white-space:nowrap}
      nav ol{list-style:none;margin:12px 0 0;padding:0}
      nav a{display:block;padding:8px 12px;border-radius:8px;text-decoration:none;color:inherit}
      nav a:hover{background:var(--soft)}
      nav a[aria-current=true]{background:var(--chosen)}
      nav b{display:block;font-weight:600}
      nav .where,nav .what{display:block}
      .badge{display:inline-block;margin-top:4px;font-size:12px;font-weight:600;border:1px solid currentColor;border-radius:999px;padding:0 8px}
      .badge.error{color:var(--error)}.badge.warning{color:var(--warning)}
      main{flex:1;min-width:0;padding:20px 24px 64px}
      h2{font-size:22px;line-height:1.3;margin:0;overflow-wrap:anywhere}
      h3{font-size:15px;margin:20px 0 4px;overflow-wrap:anywhere}
      .head{display:flex;justify-content:space-between;gap:16px;align-items:flex-start;margin-bottom:12px}
      .head .what{color:var(--text);font-size:15px;margin-top:4px}
      .steps{flex-wrap:nowrap;flex:none}.steps button{min-width:36px;justify-content:center;padding:4px}.steps .approve{padding:4px 12px}
      .devices{margin-bottom:12px}
      figure{margin:0}figcaption{font-size:13px;color:var(--dim);margin-bottom:8px}
      .devices~figure figcaption{position:absolute;left:-9999px}
      .stage{display:flex;gap:24px;align-items:flex-start;touch-action:pan-y}
      .stage .side{flex:1 1 0;min-width:0;max-width:var(--wide,480px)}
      .stage h3{margin:0 0 4px;font-size:13px;font-weight:600}
      .stage .holder{position:relative}
      .stage svg{display:block;width:100%;height:auto;border-radius:8px}.stage svg:not(.over){background:var(--soft)}.corner{fill:var(--soft)}
      .stage .holder>svg+svg,.stage .over{position:absolute;left:0;top:0;width:100%}
      .stack{flex:0 1 var(--wide,480px);min-width:0}
      .stack .holder{cursor:ew-resize}
      .edge{position:absolute;top:0;bottom:0;width:2px;margin-left:-1px;background:var(--accent);box-shadow:0 0 0 1px var(--back);pointer-events:none}
      .edge::after{content:"\\2194";position:absolute;top:50%;left:50%;width:32px;height:32px;margin:-16px;border-radius:16px;background:var(--accent);color:var(--back);font-size:17px;line-height:32px;text-align:center;box-shadow:0 0 0 2px var(--back)}
      .control{display:flex;align-items:center;gap:12px;margin-top:8px;font-size:13px;color:var(--dim)}
      .control input{flex:1;min-width:0;min-height:28px;accent-color:var(--accent)}
      .legend{display:flex;flex-wrap:wrap;gap:4px 16px;margin:12px 0 0;color:var(--dim);font-size:12px}.key{display:inline-flex;align-items:center;gap:6px}.key::before{content:"";width:18px;height:12px;border:2px solid #0b5cd5;border-radius:2px}
      .key.ghost::before{border:1.5px dashed #6a7280}.key.appeared::before{border-color:#0a7d4b}.key.disappeared::before{border:2px dashed #c4261a}.key.changed::before{border-color:#5b48c2}
      .marks{list-style:none;counter-reset:mark;margin:16px 0 0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:2px 32px;font-size:13px}
      .marks li{counter-increment:mark;padding:2px 0 2px 30px;min-height:24px;position:relative;overflow-wrap:anywhere}
      .marks li::before{content:counter(mark);position:absolute;left:0;top:3px;min-width:20px;height:20px;border-radius:10px;background:#0b5cd5;color:#fff;font-size:12px;line-height:20px;font-weight:700;text-align:center}
      .marks .appeared::before{background:#0a7d4b}.marks .disappeared::before{background:#c4261a}.marks .changed::before{background:#5b48c2}
      .findings{list-style:none;padding:0;margin:4px 0 0;max-width:900px}
      .findings li{border-left:4px solid var(--dim);border-radius:4px;padding:6px 0 6px 12px;margin:6px 0;background:var(--soft);overflow-wrap:anywhere}
      .findings p{margin:0}.findings .parts{margin:2px 0;padding-left:18px;font-size:13px}.findings .parts li{border:0;padding:1px 0;margin:0;background:none}
      .hint,.place{color:var(--dim);font-size:13px}
      li.error{border-color:var(--error)}li.warning{border-color:var(--warning)}li.note{border-color:var(--note)}
      li.error>b{color:var(--error)}li.warning>b{color:var(--warning)}li.note>b{color:var(--note)}
      details{margin-top:16px;max-width:900px}summary{cursor:pointer;font-weight:600;font-size:15px;min-height:28px}
      .changes ul,.unseen ul{margin:4px 0;padding-left:20px;overflow-wrap:anywhere}
      .unseen{margin-top:32px;border-top:1px solid var(--line);padding-top:20px;max-width:900px}
      nav a.approved b::after{content:" \\2713";color:var(--good)}
      .approve[aria-pressed=true]{color:var(--good);border-color:var(--good);background:var(--soft)}
      .approvals{margin-top:32px;border-top:1px solid var(--line);padding-top:20px;max-width:900px}
      .approvals .devices{align-items:center;gap:8px 12px;margin:8px 0}
      .approvals label{font-size:13px;color:var(--dim)}.approvals input{min-height:36px;padding:4px 10px;border:1px solid var(--line);border-radius:8px;background:var(--soft);color:var(--text);max-width:200px}
      .approvals pre{margin:0 0 8px;padding:12px;border-radius:8px;background:var(--soft);white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px}
      .nothing{font-size:17px;color:var(--dim)}
      @media (max-width:860px){
        header{position:static;padding:12px 16px}
        .tools{width:100%;justify-content:space-between}
        .frame{display:block}
        nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line);padding:12px 16px}
        nav ol{display:flex;gap:8px;overflow-x:auto;scroll-snap-type:x proximity;padding-bottom:4px}
        nav ol{align-items:stretch;margin-top:8px}nav.few .find{display:none}nav.few ol{margin-top:0}nav ol,.devices{scrollbar-width:thin}nav li{flex:0 0 216px;scroll-snap-align:start}
        nav .folder{display:none}
        nav a{border:1px solid var(--line);height:100%}
        main{padding:16px}
        .stage{gap:12px}.stage.wide{flex-direction:column}.stage.wide .side,.stage.wide .stack{flex:none;width:100%;max-width:var(--wide)}
        article>.devices{flex-wrap:nowrap;overflow-x:auto;padding-bottom:4px}article>.devices button{flex:none;min-height:44px}
      }
      @media (max-width:520px){.head{flex-direction:column}.head>.steps{width:100%}.head>.steps .approve{flex:1}.tools{gap:6px;flex-wrap:nowrap}.tools .modes{flex:1;flex-wrap:nowrap}.tools button{flex:1 1 auto;flex-direction:column;gap:2px;min-width:44px;min-height:48px;padding:6px 3px;justify-content:center;font-size:12px;white-space:nowrap}.tools>button{flex:0 0 52px}.steps button{min-width:44px;min-height:44px}}
      @media print{header{position:static}nav,.tools,.steps,.devices,.control,.approvals{display:none}article,figure{display:block!important}article{break-inside:avoid}.devices~figure figcaption{position:static}}
      """
}
