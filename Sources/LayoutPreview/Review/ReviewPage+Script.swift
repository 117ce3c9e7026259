extension ReviewPage {
  /// Shows one scene at a time, in one of four ways. Pictures are parsed as SVG, so that no script
  /// in them runs. Texts only become text nodes.
  static let script = """
    "use strict";(()=>{
    const articles=[...document.querySelectorAll("article")],links=[...document.querySelectorAll("nav a")];
    const modes=[...document.querySelectorAll("[data-mode]")],marksButton=document.getElementById("marks");
    if(!articles.length)return;
    const still=matchMedia("(prefers-reduced-motion: reduce)");
    let scene=0,mode="side",marks=true,part=50,mix=50,after=true,timer=0;
    const chosen=articles.map(()=>0);
    const make=(tag,name,text)=>{const e=document.createElement(tag);if(name)e.className=name;if(text!==undefined)e.textContent=text;return e};
    const drawing=(kind,id)=>{const source=document.getElementById(kind+"-"+id);if(!source)return null;
      const svg=new DOMParser().parseFromString(source.textContent,"image/svg+xml").documentElement;
      if(svg.localName!=="svg")return null;
      const copy=document.importNode(svg,true);
      copy.setAttribute("role","img");
      if(kind.startsWith("marks")){copy.setAttribute("aria-hidden","true");copy.classList.add("over")}
      else copy.setAttribute("aria-label",kind==="before"?"Before":"After");
      return copy};
    const side=(kind,label,id)=>{const box=make("div","side");box.append(make("h3","",label));
      const holder=make("div","holder"),svg=drawing(kind,id);holder.append(svg);
      if(marks){const over=drawing("marks-"+kind,id)||drawing("marks",id);if(over)holder.append(over)}
      box.append(holder);return box};
    const show=()=>{
      clearInterval(timer);timer=0;
      articles.forEach((a,i)=>a.hidden=i!==scene);
      links.forEach((l,i)=>{if(i===scene){l.setAttribute("aria-current","true")}else l.removeAttribute("aria-current")});
      keepStop();
      modes.forEach(b=>b.setAttribute("aria-pressed",String(b.dataset.mode===mode)));
      marksButton.setAttribute("aria-pressed",String(marks));
      const article=articles[scene],figures=[...article.querySelectorAll("figure")];
      figures.forEach((f,i)=>{f.hidden=i!==chosen[scene];if(f.hidden)f.querySelector(".stage").replaceChildren()});
      article.querySelectorAll("[data-picture]").forEach((b,i)=>b.setAttribute("aria-pressed",String(i===chosen[scene])));
      if(figures.length)fill(figures[chosen[scene]])};
    const fill=figure=>{
      const stage=figure.querySelector(".stage"),id=figure.dataset.figure,state=stage.dataset.state;
      stage.replaceChildren();
      const first=document.getElementById("after-"+id)||document.getElementById("before-"+id);
      const box=(first.textContent.match(/viewBox="([^"]*)"/)||["","0 0 1 1"])[1].split(" ").map(Number);
      stage.style.setProperty("--wide",Math.min(640,Math.max(280,Math.round(box[2]*1.05),Math.round(box[2]/box[3]*640)))+"px");
      stage.classList.toggle("wide",box[2]>box[3]);
      if(state!=="changed"){stage.append(side(state==="new"?"after":"before",state==="new"?"New":"Removed",id));return}
      if(mode==="side"){stage.append(side("before","Before",id),side("after","After",id));return}
      const stack=make("div","stack"),holder=make("div","holder"),label=make("h3"),control=make("div","control");
      const before=drawing("before",id),now=drawing("after",id);holder.append(before,now);
      const over=(!marks?[]:mode==="onion"?["marks"]:["marks-before","marks-after"]).map(kind=>drawing(kind,id)).filter(Boolean);holder.append(...over);
      stack.append(label,holder,control);stage.append(stack);
      if(mode==="flicker"){
        const flip=()=>{now.style.visibility=after?"visible":"hidden";label.textContent=after?"After":"Before";over.forEach((o,i)=>o.style.visibility=(i===1)===after?"visible":"hidden")};
        const button=make("button","","Swap (space)");button.type="button";
        const play=make("button");play.type="button";
        const set=run=>{clearInterval(timer);timer=run?setInterval(()=>{after=!after;flip()},700):0;play.textContent=run?"Pause":"Play"};
        button.addEventListener("click",()=>{set(false);after=!after;flip()});
        play.addEventListener("click",()=>set(!timer));
        control.append(play,button);flip();set(!still.matches);return}
      const input=make("input");input.type="range";input.min=0;input.max=100;
      const isSlider=mode==="slider";input.value=isSlider?part:mix;
      input.setAttribute("aria-label",isSlider?"Before left of it, after right of it":"From before to after");
      const edge=make("div","edge");if(isSlider)holder.append(edge);
      label.textContent=isSlider?"Before left, after right":"Before and after over each other";
      const set=value=>{input.value=value;
        if(isSlider){part=Number(input.value);now.style.clipPath="inset(0 0 0 "+part+"%)";edge.style.left=part+"%";
          over.forEach((o,i)=>o.style.clipPath=i?"inset(0 0 0 "+part+"%)":"inset(0 "+(100-part)+"% 0 0)")}
        else{mix=Number(input.value);now.style.opacity=mix/100}};
      input.addEventListener("input",()=>set(input.value));
      const pull=event=>{const r=holder.getBoundingClientRect();set((event.clientX-r.left)/r.width*100)};
      holder.addEventListener("pointerdown",event=>{holder.setPointerCapture(event.pointerId);pull(event)});
      holder.addEventListener("pointermove",event=>{if(holder.hasPointerCapture(event.pointerId))pull(event)});
      control.append(make("span","","Before"),input,make("span","","After"));set(input.value)};
    const visible=()=>articles.map((a,i)=>i).filter(i=>!links.length||!links[i].parentElement.hidden);
    const stop=one=>links.forEach((l,i)=>{l.tabIndex=i===one?0:-1});
    const keepStop=()=>{const order=visible();stop(order.includes(scene)?scene:order[0])};
    const go=index=>{scene=index;show();if(links[index])links[index].scrollIntoView({block:"nearest",inline:"nearest"})};
    const step=by=>{const order=visible();if(!order.length)return;const at=order.indexOf(scene);
      go(order[(Math.max(0,at)+by+order.length)%order.length])};
    const fromAddress=()=>{const found=/^#s(\\d+)$/.exec(location.hash);if(found&&articles[found[1]]){go(Number(found[1]))}};
    document.addEventListener("click",event=>{
      const button=event.target.closest("button");
      const link=event.target.closest("nav a");
      if(link){event.preventDefault();history.replaceState(null,"",link.hash);go(Number(link.dataset.scene));return}
      if(!button)return;
      if(button.dataset.approve!==undefined){approve(scene)}
      else if(button.dataset.mode){mode=button.dataset.mode;show()}
      else if(button.dataset.step){step(Number(button.dataset.step))}
      else if(button.dataset.picture!==undefined){chosen[scene]=Number(button.dataset.picture);show()}
      else if(button===marksButton){marks=!marks;show()}});
    document.addEventListener("keydown",event=>{
      if(event.ctrlKey||event.metaKey||event.altKey||event.target.matches("input:not([type=range])"))return;
      const key=event.key.toLowerCase(),link=event.target.closest("nav a");
      if(link){const order=visible(),at=order.indexOf(Number(link.dataset.scene));
        const to={arrowdown:order[at+1],arrowright:order[at+1],arrowup:order[at-1],arrowleft:order[at-1],home:order[0],end:order[order.length-1]}[key];
        if(to!==undefined){stop(to);links[to].focus();event.preventDefault();return}}
      if(key==="j"||key==="k"){step(key==="j"?1:-1);event.preventDefault()}
      else if(key==="a"){approve(scene)}
      else if(key==="m"){marks=!marks;show()}
      else if("1234".includes(key)&&key){mode=modes[Number(key)-1].dataset.mode;show()}
      else if(key===" "&&mode==="flicker"&&event.target===document.body){clearInterval(timer);timer=0;
        articles[scene].querySelectorAll(".control button")[1].click();event.preventDefault()}
      else if((key==="arrowleft"||key==="arrowright")&&event.target===document.body){
        const input=articles[scene].querySelector(".control input");
        if(input){input.value=Number(input.value)+(key==="arrowleft"?-5:5);input.dispatchEvent(new Event("input"))}}});
    const panel=document.getElementById("approvals"),approved=new Set();
    const word=text=>/^[\\w\\-+.\\/:=@%]+$/.test(text)?text:"'"+text.replace(/'/g,"'\\\\''")+"'";
    const commands=()=>{const folder=word(document.getElementById("folder").value.trim()||"Layouts"),records=new Map(),lines=[];
      [...approved].sort((a,b)=>a-b).forEach(i=>{const a=articles[i].dataset;
        if(a.removed){lines.push("rm "+folder+"/"+a.removed);return}
        if(!records.has(a.document))records.set(a.document,[]);
        records.get(a.document).push("--only "+a.scene)});
      return [...[...records].map(([name,only])=>"ninegrid check "+name+" --record "+folder+" "+only.join(" ")+" "+panel.dataset.devices),...lines].join("\\n")};
    const tell=()=>{const size=approved.size;
      document.getElementById("record").hidden=!size;
      document.getElementById("approved").textContent=size?size+" of "+articles.length+(articles.length===1?" scene is":" scenes are")+" approved.":"No scene is approved.";
      document.getElementById("commands").textContent=size?commands():"";
      articles.forEach((a,i)=>{const button=a.querySelector("[data-approve]"),is=approved.has(i);
        if(button){button.setAttribute("aria-pressed",String(is));button.querySelector("span").textContent=is?"Approved":"Approve"}
        if(links[i])links[i].classList.toggle("approved",is)})};
    const approve=i=>{if(!articles[i].dataset.scene)return;if(!approved.delete(i))approved.add(i);tell()};
    if(panel){
      document.getElementById("folder").addEventListener("input",tell);
      document.getElementById("copy").addEventListener("click",event=>{const button=event.currentTarget,text=commands();
        const select=()=>{const range=document.createRange();range.selectNodeContents(document.getElementById("commands"));const s=getSelection();s.removeAllRanges();s.addRange(range)};
        const done=()=>{button.textContent="Copied";setTimeout(()=>button.textContent="Copy commands",1500)};
        if(navigator.clipboard){navigator.clipboard.writeText(text).then(done,select)}else select()});
      document.getElementById("save").addEventListener("click",()=>{const link=make("a");
        link.href=URL.createObjectURL(new Blob(["#!/bin/sh\\nset -e\\n"+commands()+"\\n"],{type:"text/x-shellscript"}));
        link.download="approve.sh";link.click();setTimeout(()=>URL.revokeObjectURL(link.href),1000)})}
    const find=document.getElementById("find"),count=document.getElementById("count");
    if(find){const words=links.map(l=>l.textContent.toLowerCase());
      const filter=()=>{const wanted=find.value.trim().toLowerCase();let shown=0;
        links.forEach((l,i)=>{const seen=words[i].includes(wanted);l.parentElement.hidden=!seen;if(seen)shown++});
        count.textContent=shown===links.length?"":shown+" of "+links.length;keepStop()};
      find.addEventListener("input",filter);filter()}
    addEventListener("hashchange",fromAddress);
    addEventListener("beforeprint",()=>{const before=mode;mode="side";articles.forEach(a=>{a.hidden=false;a.querySelectorAll("figure").forEach(f=>fill(f))});mode=before});
    addEventListener("afterprint",show);
    show();fromAddress();
    })();
    """
}
