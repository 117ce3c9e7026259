extension ReportPage {
  /// Draws the pictures that become visible, filters cards, and shows one scene. Texts only become
  /// text nodes.
  static let script = overviewScript + mapScript + inspectorScript + sweepScript + "start()})();\n"

  private static let overviewScript = #"""
    "use strict";(()=>{
    const json=id=>JSON.parse(document.getElementById(id).textContent);
    const data=json("data"),images=json("images");let lines=null;
    const find=document.getElementById("find"),count=document.getElementById("count"),none=document.getElementById("none");
    const cards=[...document.querySelectorAll(".card")],articles=[...document.querySelectorAll("article")];
    const scenes=document.getElementById("scenes"),devices=document.getElementById("devices"),map=document.getElementById("map"),cells=document.getElementById("cells");
    const chips=[...document.querySelectorAll(".chip")],tree=document.querySelector(".tree");
    const rows=[...document.querySelectorAll(".heat tbody tr,.cells tbody tr")],modes=[...document.querySelectorAll("a.mode")],nodes=[...document.querySelectorAll("[data-node]")];
    const make=(tag,text,name)=>{const e=document.createElement(tag);if(text!==undefined&&text!==null)e.textContent=text;if(name)e.className=name;return e};
    const drawing=id=>{const source=document.getElementById("p"+id);if(!source)return null;
      const text=source.textContent.replace(/href="#image-(\d+)"/g,(all,n)=>'href="'+images[n]+'"');
      const svg=new DOMParser().parseFromString(text,"image/svg+xml").documentElement;
      return svg.localName==="svg"?document.importNode(svg,true):null};
    const thumb=box=>{if(box.firstElementChild)return;const svg=drawing(box.dataset.picture);if(!svg)return;
      svg.removeAttribute("width");svg.removeAttribute("height");svg.querySelectorAll(":scope > title,:scope > desc").forEach(t=>t.remove());
      svg.removeAttribute("role");svg.setAttribute("aria-hidden","true");box.append(svg)};
    const seen=new IntersectionObserver(entries=>entries.forEach(e=>{if(e.isIntersecting){seen.unobserve(e.target);thumb(e.target)}}),{rootMargin:"300px"});
    let found=null;
    const words=i=>{if(!found)found=cards.map((c,i)=>(c.textContent+" "+c.dataset.path+" "+data[i].views.map(v=>v[0]+" "+v[1]+" "+v[2]).join(" ")+" "+[...articles[i].querySelectorAll(".findings li")].map(l=>l.textContent).join(" ")).toLowerCase());return found[i]};
    let path="";
    const all=cards.filter(c=>c.dataset.scene).length,folders=document.querySelector(".folders"),narrow=matchMedia("(max-width:860px)");
    const fold=()=>{if(folders)folders.open=!narrow.matches};narrow.addEventListener("change",fold);fold();
    const shown=()=>cards.filter(c=>!c.parentElement.hidden);
    const filter=()=>{
      const wanted=(find?find.value:"").trim().toLowerCase().split(/\s+/).filter(Boolean);
      const kinds=chips.filter(c=>c.getAttribute("aria-pressed")==="true").map(c=>["error","warning","note","change"].indexOf(c.dataset.severity));
      let number=0,some=false;
      cards.forEach((c,i)=>{const counts=c.dataset.count.split(" ").map(Number),own=c.dataset.path;
        const is=wanted.every(w=>words(i).includes(w))&&(!kinds.length||kinds.some(k=>counts[k]>0))&&(!path||(path.endsWith("/")?own.startsWith(path):own===path));
        c.parentElement.hidden=!is;if(is){some=true;if(c.dataset.scene)number++}});
      rows.forEach(r=>{r.hidden=cards[r.dataset.number].parentElement.hidden});
      nodes.forEach(n=>n.classList.toggle("out",cards[n.dataset.node].parentElement.hidden));
      if(count)count.textContent=number===all?"":number+" of "+all;
      none.hidden=some||!cards.length;
      none.textContent=wanted.length?"No scene has “"+find.value.trim()+"”"+(path||kinds.length?" and fits the other filters.":"."):"No scene fits the filters.";
      keep(cards,shown()[0])};
    const keep=(list,one)=>{const held=list.find(i=>i.tabIndex===0);if(held&&!(held.closest("[hidden]")))return;list.forEach(i=>{i.tabIndex=i===one?0:-1})};
    const focusOn=(list,one)=>{list.forEach(i=>{i.tabIndex=i===one?0:-1});one.focus();one.scrollIntoView({block:"nearest"})};
    const arrows=event=>{
      const card=event.target.closest(".card"),item=event.target.closest("[role=treeitem]");
      if(card){const list=shown(),at=list.indexOf(card),r=card.getBoundingClientRect();let to=null;
        if(event.key==="ArrowRight")to=list[at+1];if(event.key==="ArrowLeft")to=list[at-1];
        if(event.key==="Home")to=list[0];if(event.key==="End")to=list[list.length-1];
        if(event.key==="ArrowDown"||event.key==="ArrowUp"){const down=event.key==="ArrowDown";
          const order=down?list.slice(at+1):list.slice(0,at).reverse();
          to=order.find(c=>{const o=c.getBoundingClientRect();return Math.abs(o.left-r.left)<4&&(down?o.top>r.top:o.top<r.top)})}
        if(to){focusOn(cards,to);event.preventDefault()}return true}
      if(item){const list=[...tree.querySelectorAll("[role=treeitem]")].filter(i=>!i.parentElement.closest("[aria-expanded=false]"));
        const at=list.indexOf(item),open=item.getAttribute("aria-expanded");let to=null;
        if(event.key==="ArrowDown")to=list[at+1];else if(event.key==="ArrowUp")to=list[at-1];
        else if(event.key==="Home")to=list[0];else if(event.key==="End")to=list[list.length-1];
        else if(event.key==="ArrowRight"){if(open==="false")item.setAttribute("aria-expanded","true");else if(open==="true")to=list[at+1]}
        else if(event.key==="ArrowLeft"){if(open==="true")item.setAttribute("aria-expanded","false");else to=item.parentElement.closest("[role=treeitem]")}
        else if(event.key==="Enter"||event.key===" "){choose(item)}else return false;
        if(to)focusOn([...tree.querySelectorAll("[role=treeitem]")],to);event.preventDefault();return true}
      return false};
    const choose=item=>{tree.querySelectorAll("[role=treeitem]").forEach(i=>{i.setAttribute("aria-selected",String(i===item));i.tabIndex=i===item?0:-1});
      path=item.dataset.path;filter();document.getElementById("folder").textContent=path?item.querySelector(".name").textContent:"all documents";if(narrow.matches)folders.open=false;if(/^#s\d/.test(location.hash))location.hash="scenes"};
    let current=-1,where=0,shownMode="";
    const show=()=>{
      const found=/^#s(\d+)$/.exec(location.hash),next=found&&articles[found[1]]?Number(found[1]):-1;
      const isHeat=!!devices&&location.hash==="#devices",isMap=!!map&&location.hash==="#map",isCells=!!cells&&location.hash==="#cells",mode=next>=0?"scene":isHeat?"devices":isMap?"map":isCells?"cells":"scenes";
      if(current<0&&next>=0)where=scrollY;
      articles.forEach((a,i)=>{a.hidden=i!==next});
      scenes.hidden=mode!=="scenes";if(devices)devices.hidden=mode!=="devices";if(map)map.hidden=mode!=="map";if(cells)cells.hidden=mode!=="cells";
      document.body.dataset.view=mode;
      modes.forEach(m=>{if(m.dataset.mode===mode)m.setAttribute("aria-current","page");else m.removeAttribute("aria-current")});
      clear();
      if(next>=0){fill(articles[next]);scrollTo(0,0)}
      else if(shownMode&&mode!==shownMode&&current<0)requestAnimationFrame(()=>scrollTo(0,0));
      else if(current>=0){scrollTo(0,where);if(mode==="scenes"&&!cards[current].parentElement.hidden){focusOn(cards,cards[current])}}
      if(isMap)fitMap();
      current=next;shownMode=mode};
    const step=by=>{const list=shown();if(!list.length)return;const at=list.findIndex(c=>Number(c.dataset.number)===current);
      location.replace("#s"+list[(Math.max(0,at)+by+list.length)%list.length].dataset.number)};
    const fill=article=>article.querySelectorAll("figure[data-figure]").forEach(figure=>{
      const box=figure.querySelector(".picture");if(box.firstElementChild)return;
      const svg=drawing(figure.dataset.figure);if(!svg)return;
      const view=svg.viewBox.baseVal;figure.style.setProperty("--wide",Math.round(view.width)+"px");
      svg.removeAttribute("width");svg.removeAttribute("height");box.append(svg);pair(figure)});
    const pair=after=>{const before=after.previousElementSibling;
      if(!after.matches(".after")||!before||!before.matches(".before"))return;
      const sides=[before,after].map(f=>f.querySelector("svg"));
      if(!sides[0]||sides[0].getAttribute("viewBox")!==sides[1].getAttribute("viewBox"))return;
      const figure=make("figure"),both=make("div",null,"pair"),slider=make("input",null,"slider");
      figure.style.setProperty("--wide",after.style.getPropertyValue("--wide"));
      sides.forEach(s=>both.append(s.cloneNode(true)));
      slider.type="range";slider.min=0;slider.max=100;slider.value=50;
      slider.setAttribute("aria-label","Left of the slider before, right of it after");
      const cut=()=>{both.lastElementChild.style.clipPath="inset(0 0 0 "+slider.value+"%)"};
      slider.addEventListener("input",cut);cut();
      figure.append(make("figcaption","Before left, after right"),both,slider);after.after(figure)};
    """#
}
