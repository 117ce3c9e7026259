extension ReportPage {
  /// A click on a picture marks the innermost view there and shows its facts. A second click marks
  /// the view around it.
  static let inspectorScript = #"""
    let last=null;
    const clear=()=>{document.querySelectorAll(".mark").forEach(m=>m.remove());document.querySelectorAll(".facts").forEach(f=>{f.hidden=true;f.replaceChildren()});last=null};
    const mark=(article,index)=>{const scene=data[article.dataset.number];
      article.querySelectorAll("figure[data-index]").forEach(figure=>{
        const frame=(scene.frames[figure.dataset.index]||[])[index],svg=figure.querySelector(".picture svg");if(!frame||!svg)return;
        const view=svg.viewBox.baseVal,box=make("div",null,"mark");
        box.style.left=(frame[0]-view.x)/view.width*100+"%";box.style.top=(frame[1]-view.y)/view.height*100+"%";
        box.style.width=frame[2]/view.width*100+"%";box.style.height=frame[3]/view.height*100+"%";
        figure.querySelector(".picture").append(box)})};
    const number=v=>Math.round(v*100)/100;
    const typeset=reasons=>{
      const holder=make("div",null,"why");let list=null,sum=null;
      reasons.forEach(line=>{
        const depth=line.length-line.trimStart().length,text=line.trim().replace(/(\d) x /g,"$1 × ");
        if(depth===0){list=sum=null;const isNumber=/^[a-z]+[A-Za-z ]* = /.test(text);holder.append(make(isNumber?"h4":"p",text));return}
        if(/^(because|not met|given up)$/i.test(text)){sum=null;holder.append(make("h5",text[0].toUpperCase()+text.slice(1)));list=make("ul");holder.append(list);return}
        const term=/^(?:(-?[\d.]+) = )?([+-] ?[\d.]+|-?[\d.]+) {2,}(.*)$/.exec(text);
        if(!list&&term){if(!sum){sum=make("table",null,"sum");sum.append(make("tbody"));holder.append(sum)}
          const row=make("tr");row.append(make("td",term[2].replace("-","−")),make("td",term[3]));sum.firstElementChild.append(row);return}
        if(list){if(depth>4&&list.lastElementChild){list.lastElementChild.append(make("small",text))}
          else{const parts=/^(.*?) {2,}\((.*)\)$/.exec(text),item=make("li",parts?parts[1]:text);if(parts)item.append(make("small",parts[2].replace(/^'[^']*', (required, )?/,"").replace(/^in every cell$/,"")));
            if(parts)item.title=parts[2];list.append(item)}
          return}
        holder.append(make("p",text,"quiet"))});
      return holder};
    const select=(article,indices)=>{
      clear();if(!lines)lines=json("lines");
      const facts=article.querySelector(".facts"),scene=data[article.dataset.number];if(!facts||!indices.length)return;
      const close=make("button",null,"close");close.type="button";close.setAttribute("aria-label","Close");close.textContent="×";
      close.addEventListener("click",clear);facts.append(close);
      indices.forEach(index=>{const[id,name,kind,reasons]=scene.views[index];mark(article,index);
        const head=make("h3",name);head.title="id "+id;facts.append(head,make("p",kind,"quiet"));
        const captions=article.querySelectorAll("figure[data-index] figcaption");
        scene.frames.forEach((frames,i)=>{const f=frames[index];if(!f)return;
          facts.append(make("p",number(f[2])+" × "+number(f[3])+" points at "+number(f[0])+", "+number(f[1])+(scene.frames.length>1?" on "+captions[i].textContent:" of the screen"),"numbers"))});
        if(reasons.length)facts.append(typeset(reasons.map(l=>lines[l])))});
      facts.hidden=false};
    const press=event=>{
      const show=event.target.closest("button.show");
      if(show){const article=show.closest("article"),wanted=show.dataset.objects.split(" "),found=[];
        data[article.dataset.number].views.forEach((v,i)=>{if(wanted.includes(v[0]))found.push(i)});
        select(article,found);article.querySelector(".pictures").scrollIntoView({block:"nearest"});return}
      const row=event.target.closest("button[data-view]");
      if(row){select(row.closest("article"),[Number(row.dataset.view)]);return}
      const picture=event.target.closest(".picture");if(!picture)return;
      const article=picture.closest("article"),figure=picture.closest("figure"),svg=picture.querySelector("svg");if(!svg)return;
      const r=svg.getBoundingClientRect(),view=svg.viewBox.baseVal;
      const x=view.x+(event.clientX-r.left)/r.width*view.width,y=view.y+(event.clientY-r.top)/r.height*view.height;
      const hits=[];(data[article.dataset.number].frames[figure.dataset.index]||[]).forEach((f,i)=>{
        if(f&&x>=f[0]&&y>=f[1]&&x<=f[0]+f[2]&&y<=f[1]+f[3])hits.push([f[2]*f[3],-i])});
      hits.sort((a,b)=>a[0]-b[0]||a[1]-b[1]);
      if(!hits.length){clear();return}
      const near=last&&last.picture===picture&&Math.abs(last.x-x)<3&&Math.abs(last.y-y)<3;
      const depth=near?(last.depth+1)%hits.length:0;
      select(article,[-hits[depth][1]]);last={picture,x,y,depth}};
    const list=details=>{if(!details.open||details.querySelector("ol"))return;
      const all=make("ol"),scene=data[details.closest("article").dataset.number];
      scene.views.forEach((v,i)=>{const b=make("button",v[1]);b.type="button";b.dataset.view=i;b.title="id "+v[0];b.tabIndex=i?-1:0;b.style.setProperty("--depth",Math.min(v[4],8));if(v[2]!==v[1])b.append(make("small",v[2]));const li=make("li");li.append(b);all.append(li)});
      all.addEventListener("keydown",event=>{const by={ArrowDown:1,ArrowUp:-1}[event.key];if(!by)return;
        const buttons=[...all.querySelectorAll("button")],to=buttons[buttons.indexOf(event.target)+by];
        if(to){buttons.forEach(b=>{b.tabIndex=b===to?0:-1});to.focus();event.preventDefault()}});
      details.append(all)};
    const start=()=>{
      cards.forEach((c,i)=>{c.tabIndex=i?-1:0});
      document.querySelectorAll(".plane").forEach(p=>{p.style.width=p.dataset.width+"px";p.style.height=p.dataset.height+"px"});
      document.querySelectorAll("[data-box]").forEach(b=>{const f=b.dataset.box.split(" ");["left","top","width","height"].forEach((side,i)=>{b.style[side]=f[i]+"px"})});
      document.querySelectorAll(".thumb[data-picture]").forEach(t=>seen.observe(t));
      document.addEventListener("click",event=>{
        const chip=event.target.closest(".chip"),item=event.target.closest("[role=treeitem]"),by=event.target.closest("[data-step]");
        if(chip){chip.setAttribute("aria-pressed",String(chip.getAttribute("aria-pressed")!=="true"));filter();if(/^#s\d/.test(location.hash))location.hash="scenes"}
        else if(by){step(Number(by.dataset.step))}
        else if(item){if(event.target.closest(".twist")&&item.hasAttribute("aria-expanded"))item.setAttribute("aria-expanded",String(item.getAttribute("aria-expanded")!=="true"));else choose(item)}
        else press(event)});
      document.addEventListener("keydown",event=>{
        if(event.ctrlKey||event.metaKey||event.altKey)return;
        if(event.target.matches("input")){if(event.key==="Escape"&&event.target===find){find.value="";filter()}return}
        if(arrows(event))return;
        if(event.key==="Escape"){if(document.querySelector(".facts:not([hidden])"))clear();else if(current>=0)location.hash="scenes"}
        else if(event.key==="/"&&find){find.focus();event.preventDefault()}
        else if(current>=0&&(event.key==="j"||event.key==="k"))step(event.key==="j"?1:-1)});
      if(find)find.addEventListener("input",()=>{filter();if(/^#s\d/.test(location.hash))location.hash="scenes"});
      document.querySelectorAll("details.views").forEach(d=>d.addEventListener("toggle",()=>list(d)));
      document.querySelectorAll("details.sweep").forEach(d=>d.addEventListener("toggle",()=>{if(d.open&&!d.querySelector(".stage"))slide(d)}));
      addEventListener("hashchange",show);
      addEventListener("beforeprint",()=>{if(current>=0)return;articles.forEach((a,i)=>{a.hidden=cards[i].parentElement.hidden;if(!a.hidden){fill(a);a.querySelectorAll(".strip .thumb").forEach(thumb)}})});
      addEventListener("afterprint",show);
      filter();
      if(cards.length===1&&!devices&&!map&&!cells)location.replace("#s0");
      show()};
    """#
}
