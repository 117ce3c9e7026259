extension ReportPage {
  /// The style for light and dark appearance, for widths from 360 to 1,440 points, and for paper.
  static let style =
    PageTokens.style + """

      header{position:sticky;top:0;z-index:4;background:var(--back);border-bottom:1px solid var(--line);padding:12px 24px;display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;min-height:68px}
      h1{font-size:17px;line-height:1.3;margin:0;overflow-wrap:anywhere}
      .summary,.where,.count,figcaption,.lead,.legend,.way,.fine,.quiet,.numbers{margin:0;color:var(--dim);font-size:13px}
      .modes{display:flex}
      .mode,.button,button{display:inline-flex;align-items:center;gap:8px;min-height:36px;padding:4px 12px;border:1px solid var(--line);border-radius:8px;background:var(--back);color:var(--text);cursor:pointer;font-size:13px;text-decoration:none}
      .mode:hover,.button:hover,button:hover{background:var(--soft)}
      .mode{border-radius:0;margin-left:-1px}.mode:first-child{border-radius:8px 0 0 8px}.mode:last-child{border-radius:0 8px 8px 0}
      .mode[aria-current],button[aria-pressed=true]{background:var(--chosen);border-color:var(--accent);color:var(--accent);font-weight:600;z-index:1}
      .frame{display:flex;align-items:flex-start}
      nav{position:sticky;top:68px;flex:0 0 288px;height:calc(100vh - 68px);overflow:auto;border-right:1px solid var(--line);padding:16px 12px}
      main{flex:1;min-width:0;padding:20px 24px 64px}
      section,article{scroll-margin-top:96px}
      .find{display:flex;align-items:center;gap:8px;border:1px solid var(--line);border-radius:8px;padding:4px 10px;background:var(--soft)}
      .find:focus-within{outline:2px solid var(--accent);outline-offset:1px}
      .find input{flex:1;min-width:0;border:0;background:none;min-height:28px;outline:0}
      .find .count{flex:none;white-space:nowrap}
      .whole{white-space:nowrap}
      .chips{display:flex;flex-wrap:wrap;gap:4px;margin:12px 0 16px}
      .chip{border-radius:999px;padding:4px 8px;gap:5px;font-size:12px;min-height:32px}
      .chip .icon,.badge .icon{color:var(--sign)}
      .error{--sign:var(--error)}.warning{--sign:var(--warning)}.note,.change{--sign:var(--note)}
      .folders{margin:0}.folders>summary{display:none;font-weight:400;font-size:13px;min-height:36px;padding:8px 2px}
      .tree,.tree ul{list-style:none;margin:0;padding:0;font-size:13px}
      .tree ul{padding-left:16px}
      .tree li{outline:0}
      .row{display:flex;align-items:flex-start;gap:4px;padding:6px 8px 6px 2px;border-radius:8px;cursor:pointer;min-height:32px}
      .row:hover{background:var(--soft)}
      .tree li:focus-visible>.row{outline:2px solid var(--accent);outline-offset:-2px}
      .tree [aria-selected=true]>.row{background:var(--chosen);font-weight:600}
      .twist{flex:0 0 18px;height:20px;display:flex;align-items:center;justify-content:center;color:var(--dim)}
      .twist .icon{width:12px;height:12px;transition:transform .12s}
      .tree [aria-expanded=true]>.row .twist .icon{transform:rotate(90deg)}
      .tree [aria-expanded=false]>ul{display:none}
      .name{flex:1;min-width:0;overflow-wrap:anywhere}
      .number{color:var(--dim);font-variant-numeric:tabular-nums;font-weight:400}
      .dot{flex:0 0 8px;height:8px;border-radius:4px;margin:6px 4px 0;background:var(--sign)}
      .heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
      .cards{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(184px,1fr));gap:16px}
      .cards>li{content-visibility:auto;contain-intrinsic-size:auto 190px auto 340px;min-width:0}
      .card{display:flex;flex-direction:column;height:100%;border:1px solid var(--line);border-radius:12px;padding:0 12px 12px;color:inherit;text-decoration:none;font-size:13px;overflow:hidden}
      .card:hover{border-color:var(--accent)}
      .card:focus-visible{outline-offset:-2px}
      .card b{font-size:15px;font-weight:600;line-height:1.35;overflow-wrap:anywhere}
      .card .where{margin-top:2px;overflow-wrap:anywhere;font-size:12px}.card .file{display:block;font-size:13px;color:var(--text)}
      .thumb{display:block;height:232px;margin:0 -12px 10px;padding:8px;background:var(--soft);border-bottom:1px solid var(--line)}
      .corner{fill:var(--back)}.thumb .corner{fill:var(--soft)}
      .thumb svg{display:block;width:100%;height:100%}
      .thumb.empty{display:flex;align-items:center;justify-content:center;color:var(--dim)}.thumb.empty .icon{width:40px;height:40px;stroke-width:.8}
      .badges{display:flex;flex-wrap:wrap;gap:4px;margin-top:auto;padding-top:8px}
      .badge{display:inline-flex;align-items:center;gap:4px;font-size:12px;font-weight:600;color:var(--sign);border:1px solid currentColor;border-radius:999px;padding:1px 8px 1px 5px}
      .badge .icon{width:14px;height:14px}
      .nothing{font-size:17px;color:var(--dim);margin:32px 0;overflow-wrap:anywhere}
      .lead{font-size:15px;max-width:720px;margin-bottom:16px;overflow-wrap:anywhere}
      .heat{overflow:auto;max-width:100%;max-height:calc(100vh - 220px);border:1px solid var(--line);border-radius:8px;width:fit-content}
      .heat table{border-collapse:separate;border-spacing:0;font-size:12px}
      .heat th{font-weight:400;text-align:left;background:var(--back)}
      .heat thead th{position:sticky;top:0;z-index:1;border-bottom:1px solid var(--line);vertical-align:bottom;padding:8px 4px}
      .heat thead th span{writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap}
      .heat thead th:first-child,.heat tbody th{position:sticky;left:0;z-index:2;padding:4px 12px;max-width:240px;min-width:120px;border-right:1px solid var(--line);overflow-wrap:anywhere}
      .heat thead th:first-child{z-index:3;color:var(--dim)}
      .heat tbody th a{color:inherit}
      .heat td,.cell{min-width:28px;height:28px;text-align:center;font-variant-numeric:tabular-nums}
      .heat tbody td{border-bottom:1px solid var(--soft);border-right:1px solid var(--soft)}
      td.error,.cell.error{background:var(--error);color:var(--back);font-weight:600}
      td.warning,.cell.warning{background:var(--warning);color:var(--back);font-weight:600}
      .legend{margin:12px 0}.legend .key{margin-bottom:4px}.cell{display:inline-block;line-height:28px;border-radius:4px;margin-left:8px}.cell:first-child{margin-left:0}
      .sheet{overflow:auto;border:1px solid var(--line);border-radius:8px;background:var(--soft);max-height:calc(100vh - 240px);margin-top:12px}
      .zoom{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-top:12px}.zoom .button{min-width:40px;justify-content:center}.zoom output{color:var(--dim);font-variant-numeric:tabular-nums;font-size:13px}
      .plane{position:relative}.box{position:absolute;font-size:13px;margin:0}
      .node{background:var(--back);border:1px solid var(--line);border-radius:12px;overflow:hidden;color:inherit;text-decoration:none}
      a.node:hover{border-color:var(--accent)}.node.out{opacity:.35}
      .node .thumb{height:200px;margin:0;border:0}
      .box small{display:block;font-size:11px;line-height:14px;font-weight:400;color:var(--dim);overflow-wrap:anywhere}.node b{display:block;height:74px;padding:4px 8px;font-size:12px;line-height:16px;overflow:hidden;border-top:1px solid var(--line);background:var(--back);overflow-wrap:anywhere}
      .told{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:8px;text-align:center;font-size:12px;line-height:16px;color:var(--dim);overflow-wrap:anywhere}.told .icon{width:28px;height:28px;stroke-width:.9}.reference{border-style:dashed}
      .container{border:1.5px dashed var(--dim);border-radius:16px;padding:6px 12px}.container b{font-weight:600}
      .container .entry{position:static;float:right;margin-left:8px}.entry{position:absolute;right:8px;top:6px;font-size:12px;font-weight:600;color:var(--back);background:var(--accent);border-radius:999px;padding:1px 8px}
      .arrows{position:absolute;left:0;top:0;pointer-events:none}
      .segue{fill:none;stroke:var(--accent);stroke-width:1.6}.segue.modal{stroke-dasharray:7 4}.segue.popover{stroke-dasharray:2 4}.segue.embed{stroke:var(--good)}.segue.custom{stroke:var(--note);stroke-dasharray:10 3 2 3}
      .end{fill:var(--accent)}
      .key{display:inline-flex;align-items:center;vertical-align:middle;gap:6px;margin-right:16px}
      .head{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 16px;align-items:flex-start;margin-bottom:16px}
      .head>div:first-child{min-width:0;flex:1 1 240px}
      h2{font-size:22px;line-height:1.3;margin:0;overflow-wrap:anywhere}
      h3{font-size:15px;margin:20px 0 8px;overflow-wrap:anywhere}
      .where{overflow-wrap:anywhere}
      .steps{display:flex;gap:4px}.steps button{min-width:36px;justify-content:center;padding:4px}
      .columns{display:flex;gap:32px;align-items:flex-start}
      .pictures{flex:0 1 auto;display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start;min-width:0}
      .beside{flex:1 1 320px;min-width:280px;max-width:640px}.beside>h3:first-of-type{margin-top:0}
      figure{margin:0;width:min(var(--wide,400px),100%);max-width:100%;flex:0 1 auto}
      figcaption{margin-bottom:8px}
      .picture{position:relative;cursor:crosshair}
      .picture svg,.pair svg{display:block;width:100%;height:auto;max-height:none}
      .mark{position:absolute;pointer-events:none;border:2px solid var(--accent);background:color-mix(in srgb,var(--accent) 16%,transparent);border-radius:2px}
      .pair{position:relative}.pair svg:last-child{position:absolute;left:0;top:0}.slider{width:100%;min-height:28px;accent-color:var(--accent)}
      .findings{list-style:none;padding:0;margin:0}
      .findings li{display:flex;gap:10px;padding:10px 12px;margin:0 0 8px;border:1px solid var(--line);border-radius:8px;overflow-wrap:anywhere}
      .findings li>.icon{color:var(--sign);margin-top:3px}
      .findings li>div{min-width:0;flex:1}
      .findings p{margin:0}.findings .hint,.findings .place{color:var(--dim);font-size:13px}.rule{color:var(--sign);font-weight:600}
      .findings .parts{margin:4px 0;padding-left:18px;font-size:13px}.findings .parts li{display:list-item;border:0;padding:2px 0;margin:0}
      .findings .show{margin-top:8px;min-height:32px}
      .facts{position:relative;border:1px solid var(--accent);border-radius:12px;padding:12px 16px;margin-bottom:20px;background:var(--back);overflow-wrap:anywhere}
      .facts h3{margin:12px 36px 0 0}.facts h3:first-of-type{margin-top:0}
      .facts h4{font-size:15px;font-weight:600;margin:12px 0 4px;font-variant-numeric:tabular-nums}
      .facts h5{font-size:13px;font-weight:600;color:var(--dim);margin:8px 0 2px}
      .facts ul{margin:0;padding-left:18px;font-size:13px}.facts small{display:block;color:var(--dim);font-size:12px}
      .sum{border-collapse:collapse;font-size:13px}.sum td{padding:1px 12px 1px 0;vertical-align:top}.sum td:first-child{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
      .close{position:absolute;right:8px;top:8px;min-width:36px;border:0;justify-content:center;font-size:17px}
      details{margin-top:16px}summary{cursor:pointer;font-weight:600;min-height:28px}
      pre{overflow:auto;font-size:13px;background:var(--soft);padding:12px;border-radius:8px}
      .way{margin-top:16px}
      .views ol{list-style:none;padding:0;margin:8px 0}
      .views button{border:0;min-height:32px;width:100%;text-align:left;justify-content:space-between;flex-wrap:wrap;gap:0 8px;overflow-wrap:anywhere}.views small{color:var(--dim);font-size:12px}.views button{padding-left:calc(12px + 14px*var(--depth,0))}
      .film{margin-top:24px}.film .fine{max-width:720px}
      .strip{list-style:none;display:flex;gap:16px;overflow-x:auto;margin:12px 0 0;padding:0 0 12px;scroll-snap-type:x proximity}
      .strip>li{flex:0 0 184px;scroll-snap-align:start;border:1px solid var(--line);border-radius:12px;padding:0 12px 12px;font-size:13px;overflow:hidden;overflow-wrap:anywhere}
      .strip p{margin:0}.strip .when{font-variant-numeric:tabular-nums}.strip code{color:var(--dim);font-size:12px}.strip .message{color:var(--dim);margin:2px 0 6px}
      .strip ul{margin:0;padding-left:16px}
      .cells{position:relative;overflow:auto;max-width:100%;border:1px solid var(--line);border-radius:8px;width:fit-content}
      .cells table{border-collapse:collapse;font-size:13px}.cells th,.cells td{padding:6px 12px;text-align:left;border-bottom:1px solid var(--line);font-variant-numeric:tabular-nums;white-space:nowrap}
      .cells th{font-weight:400;overflow-wrap:anywhere}.cells thead th{color:var(--dim);font-weight:600}.cells tbody th{white-space:normal;min-width:160px;max-width:320px}.cells tbody th a{color:inherit}
      .cells small{display:block;color:var(--dim);font-size:12px}.key b{font-variant-numeric:tabular-nums;color:var(--text)}.swatch{width:28px;height:16px;background:var(--soft);outline:1px solid var(--line)}.cells thead small{font-weight:400;white-space:nowrap}
      .cells tbody th{position:sticky;left:0;background:var(--back);border-right:1px solid var(--line)}
      .cells .final{background:var(--soft)}.cells .badge{margin-left:6px}
      .sweep .bar{display:flex;gap:12px;align-items:center;margin:8px 0}.sweep input{flex:1;max-width:690px;min-width:0;min-height:28px;accent-color:var(--accent)}.sweep output{white-space:nowrap;font-variant-numeric:tabular-nums}
      .ground{overflow:auto}.stage{position:relative;background:#fff;border:1px solid var(--line);overflow:hidden}
      .stage div{position:absolute;overflow:hidden;white-space:nowrap;font-size:10px;line-height:1.2;color:#1d2129}
      .stage.drawn{border:0;background:none;overflow:visible}.stage.drawn svg{display:block}
      .stage .leaf{background:rgba(11,92,213,.1);border:1px solid rgba(11,92,213,.55);border-radius:2px;padding:0 2px}.stage .holder{border:1px dashed #c6ccd6}
      .sweep ol{padding-left:0;list-style:none;margin:8px 0}.sweep li{display:grid;grid-template-columns:64px minmax(0,1fr);gap:0 12px;align-items:start;font-size:13px;padding:6px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}.sweep li button{justify-content:center;min-height:32px}.sweep [aria-current=true]{background:var(--chosen);font-weight:600}
      @media (prefers-reduced-motion:reduce){.twist .icon{transition:none}}
      @media (max-width:860px){
        header{position:static;padding:12px 16px}section,article{scroll-margin-top:0}
        .frame{display:block}
        nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line);padding:12px 16px}
        .folders>summary{display:list-item}.chips{margin-bottom:4px}
        .tree{max-height:320px;overflow:auto;border:1px solid var(--line);border-radius:8px;padding:4px}
        .cells tbody th{min-width:152px;padding:6px 8px}.cells td{padding:6px 8px}
        main{padding:16px}
        [data-view=scene] nav{display:none}
        .columns{display:block}.pictures{margin-bottom:16px}
        .beside{min-width:0}
        .cards{grid-template-columns:repeat(auto-fill,minmax(148px,1fr));gap:12px}
        .thumb{height:200px}
      }
      @media (max-width:520px){.modes{width:100%}.mode{flex:1;flex-direction:column;justify-content:center;gap:2px;padding:6px 2px;font-size:12px;white-space:nowrap}.mode,.button,.steps button,.row,.folders>summary{min-height:44px}.folders>summary{padding:11px 2px}.chips{flex-wrap:nowrap;gap:6px;overflow-x:auto}.chip{min-height:40px;padding:4px 9px;gap:5px;flex:none;font-size:12px}.row{align-items:center}.dot{margin-top:0}.steps{width:100%}.steps .button{flex:1}.sweep .bar{flex-wrap:wrap}.sweep input{flex-basis:100%}}
      @media print{
        :root{\(PageTokens.light)}
        header{position:static}nav,.modes,.steps,.views,.sweep,.show,.skip,.way,.facts,#devices,#map,#cells,.slider{display:none!important}
        .frame,.columns{display:block}main{padding:0}
        article{border-top:1px solid var(--line);padding:12px 0;break-inside:avoid}.strip{flex-wrap:wrap;overflow:visible}.strip>li{break-inside:avoid}article .head{break-after:avoid;margin-bottom:8px}
        .pictures{float:left;width:36%;display:block}.beside{margin-left:39%;max-width:none}article::after{content:"";display:block;clear:both}
        figure{width:100%;break-inside:avoid;margin-bottom:12px}.picture svg{max-height:92mm}
        .cards{display:block;columns:2;column-gap:8mm}.cards>li{content-visibility:visible;break-inside:avoid}.cards .thumb,.card .where{display:none}
        .card{flex-direction:row;gap:8px;justify-content:space-between;height:auto;border:0;border-bottom:1px solid var(--line);border-radius:0;padding:4px 0}.card b{font-size:12px;font-weight:400}.badges{flex:none;margin:0;padding:0}
        h3{break-after:avoid}.findings li,.head{break-inside:avoid}details:not([open]){display:none}
      }
      """
}
