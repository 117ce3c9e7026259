extension ReportPage {
  /// A click on a picture marks the innermost view there and tells of it; a second one, the view around it. Texts
  /// become text nodes only.
  static let script = """
    "use strict";(()=>{
    const data=JSON.parse(document.getElementById("data").textContent);
    const inspector=document.getElementById("inspector"),facts=document.getElementById("facts");
    const articles=[...document.querySelectorAll("article.scene")];
    let last=null;
    const make=(tag,text)=>{const e=document.createElement(tag);if(text!==undefined)e.textContent=text;return e};
    const clear=()=>{document.querySelectorAll(".mark").forEach(m=>m.remove());inspector.hidden=true;last=null};
    const mark=(article,index)=>{const scene=data[article.dataset.scene];
      article.querySelectorAll("figure").forEach(figure=>{
        const frame=(scene.frames[figure.dataset.picture]||[])[index];if(!frame)return;
        const picture=figure.querySelector(".picture"),view=picture.querySelector("svg").viewBox.baseVal;
        const box=make("div");box.className="mark";
        box.style.left=(frame[0]-view.x)/view.width*100+"%";box.style.top=(frame[1]-view.y)/view.height*100+"%";
        box.style.width=frame[2]/view.width*100+"%";box.style.height=frame[3]/view.height*100+"%";
        picture.append(box)})};
    const number=v=>Math.round(v*100)/100;
    const select=(article,indices)=>{
      document.querySelectorAll(".mark").forEach(m=>m.remove());facts.replaceChildren();
      const scene=data[article.dataset.scene];
      indices.forEach(index=>{const[id,name,kind,reasons]=scene.views[index];mark(article,index);
        facts.append(make("h4",name),make("p",kind+" · "+id));
        scene.frames.forEach((frames,i)=>{const f=frames[index];if(!f)return;
          const caption=article.querySelectorAll("figcaption")[i];
          facts.append(make("p","x "+number(f[0])+", y "+number(f[1])+", "+number(f[2])+" × "+number(f[3])+(scene.frames.length>1?" on "+caption.textContent.split(",")[0]:"")))});
        if(reasons.length)facts.append(make("pre",reasons.join("\\n")))});
      inspector.hidden=indices.length===0};
    document.addEventListener("click",event=>{
      const show=event.target.closest("button.show");
      if(show){const article=show.closest("article"),wanted=show.dataset.objects.split(" "),scene=data[article.dataset.scene];
        const found=[];scene.views.forEach((v,i)=>{if(wanted.includes(v[0]))found.push(i)});
        select(article,found);article.querySelector(".pictures").scrollIntoView({block:"nearest"});return}
      const row=event.target.closest("button[data-view]");
      if(row){select(row.closest("article"),[Number(row.dataset.view)]);return}
      if(event.target.id==="close"){clear();return}
      const picture=event.target.closest(".picture");if(!picture)return;
      const article=picture.closest("article"),figure=picture.closest("figure");
      const svg=picture.querySelector("svg"),r=svg.getBoundingClientRect(),view=svg.viewBox.baseVal;
      const x=view.x+(event.clientX-r.left)/r.width*view.width,y=view.y+(event.clientY-r.top)/r.height*view.height;
      const hits=[];(data[article.dataset.scene].frames[figure.dataset.picture]||[]).forEach((f,i)=>{
        if(f&&x>=f[0]&&y>=f[1]&&x<=f[0]+f[2]&&y<=f[1]+f[3])hits.push([f[2]*f[3],-i])});
      hits.sort((a,b)=>a[0]-b[0]||a[1]-b[1]);
      if(!hits.length){clear();return}
      const near=last&&last.picture===picture&&Math.abs(last.x-x)<3&&Math.abs(last.y-y)<3;
      const depth=near?(last.depth+1)%hits.length:0;last={picture,x,y,depth};
      select(article,[-hits[depth][1]])});
    document.addEventListener("keydown",event=>{if(event.key==="Escape")clear()});
    document.querySelectorAll("details.views").forEach(details=>details.addEventListener("toggle",()=>{
      if(!details.open||details.querySelector("ol"))return;
      const list=make("ol"),scene=data[details.closest("article").dataset.scene];
      scene.views.forEach((v,i)=>{const b=make("button",v[1]+" ("+v[2]+")");b.type="button";b.dataset.view=i;const li=make("li");li.append(b);list.append(li)});
      details.append(list)}));
    const find=document.getElementById("find"),only=document.getElementById("only"),size=document.getElementById("size"),count=document.getElementById("count");
    const words=articles.map(a=>(a.querySelector("h3").textContent+" "+data[a.dataset.scene].views.map(v=>v[0]+" "+v[1]).join(" ")+" "+a.closest("section").querySelector("h2").textContent).toLowerCase());
    const filter=()=>{const wanted=find.value.trim().toLowerCase();let shown=0;
      articles.forEach((a,i)=>{const seen=(!wanted||words[i].includes(wanted))&&(!only.checked||Number(a.dataset.findings)>0);a.hidden=!seen;if(seen)shown++});
      document.querySelectorAll("section.document").forEach(s=>{s.hidden=(wanted||only.checked)&&!s.querySelector("article:not([hidden])")});
      count.textContent=shown===articles.length?"":shown+" of "+articles.length};
    const scale=()=>{const part=size.value/100;document.querySelectorAll(".picture > svg,.pair > svg").forEach(svg=>{svg.style.width=svg.viewBox.baseVal.width*part+"px"})};
    document.getElementById("filter").addEventListener("submit",event=>event.preventDefault());
    find.addEventListener("input",filter);only.addEventListener("change",filter);size.addEventListener("input",scale);scale();
    document.querySelectorAll("figure.before").forEach(before=>{
      const after=before.nextElementSibling;if(!after||!after.matches("figure.after"))return;
      const sides=[before,after].map(f=>f.querySelector("svg"));
      if(sides[0].getAttribute("viewBox")!==sides[1].getAttribute("viewBox"))return;
      const figure=make("figure"),pair=make("div"),slider=make("input");pair.className="pair";
      sides.forEach(s=>pair.append(s.cloneNode(true)));
      slider.type="range";slider.className="slider";slider.min=0;slider.max=100;slider.value=50;
      slider.setAttribute("aria-label","Left of the slider before, right of it after");
      const cut=()=>{pair.lastElementChild.style.clipPath="inset(0 0 0 "+slider.value+"%)"};
      slider.addEventListener("input",cut);cut();
      figure.append(pair,slider,make("figcaption","before left, after right"));after.after(figure)});
    scale();
    const slide=details=>{
      const{range,views,pieces,breaks,classes}=data[details.closest("article").dataset.scene].sweep;
      let before=[];
      const laws=pieces.map(piece=>before=piece[3].map((law,i)=>law===1?before[i]:law));
      const bar=make("div"),slider=make("input"),shown=make("output"),ground=make("div"),stage=make("div"),list=make("ol");
      bar.className="bar";ground.className="ground";stage.className="stage";
      slider.type="range";slider.min=range[0];slider.max=range[1];slider.step=.5;slider.value=Math.max(range[0],Math.min(range[1],390));
      slider.setAttribute("aria-label","Width of the root view in points");
      const boxes=views.map((view,i)=>{const box=make("div",view[2]?view[0]:undefined);box.className=view[2]?"leaf":"holder";box.title=view[0];box.dataset.view=i;stage.append(box);return box});
      const show=()=>{
        const width=Number(slider.value),index=pieces.findLastIndex(piece=>width>=piece[0]-1e-9),piece=pieces[Math.max(0,index)],law=laws[Math.max(0,index)];
        const part=Math.min(.5,(details.clientWidth-4)/range[1]),places=[];
        views.forEach((view,i)=>{const l=law[i];boxes[i].hidden=!l;if(!l){places.push(null);return}
          const at=k=>l[2*k]*width+l[2*k+1],outer=view[1]<0?null:places[view[1]];
          const x=view[1]<0?0:at(0)+(outer?outer[0]:0),y=view[1]<0?0:at(1)+(outer?outer[1]:0);
          places.push([x,y]);
          const style=boxes[i].style;style.left=x*part+"px";style.top=y*part+"px";style.width=at(2)*part+"px";style.height=at(3)*part+"px";
          if(i===0){stage.style.width=at(2)*part+"px";stage.style.height=at(3)*part+"px"}});
        const cell=classes.findLast(start=>width>=start[0]-1e-9)||classes[0];
        shown.textContent=number(width)+" points"+(cell?", "+cell[1]:"")+(piece[2]==="ok"?"":", "+piece[2]);
        list.querySelectorAll("button").forEach(b=>b.setAttribute("aria-current",String(Math.abs(Number(b.value)-width)<.26)))};
      slider.addEventListener("input",show);
      breaks.forEach(([position,change])=>{const li=make("li"),b=make("button",String(number(position)));b.type="button";b.value=position;
        b.addEventListener("click",()=>{slider.value=position;show()});li.append(b," "+change);list.append(li)});
      bar.append(slider,shown);ground.append(stage);details.append(bar,ground,list);show();window.addEventListener("resize",show)};
    document.querySelectorAll("details.sweep").forEach(details=>details.addEventListener("toggle",()=>{if(details.open&&!details.querySelector(".stage"))slide(details)}));
    })();
    """
}
