extension ReportPage {
  /// Runs through the widths of a scene and draws it: between breakpoints each number of a picture is an affine function
  /// of the width, as frames are.
  static let sweepScript = #"""
    const slide=details=>{
      const{range,views,pieces,breaks,classes,drawings}=data[details.closest("article").dataset.number].sweep;
      let before=[];
      const laws=pieces.map(piece=>before=piece[3].map((law,i)=>law===1?before[i]:law));
      const bar=make("div"),slider=make("input"),shown=make("output"),ground=make("div"),stage=make("div"),list=make("ol");
      bar.className="bar";ground.className="ground";stage.className=drawings?"stage drawn":"stage";
      slider.type="range";slider.min=range[0];slider.max=range[1];slider.step=.5;slider.value=Math.max(range[0],Math.min(range[1],390));
      slider.setAttribute("aria-label","Width of the root view in points");
      if(drawings&&!lines)lines=json("lines");
      const pick=width=>{const at=drawings.findLastIndex(d=>width>=d[0]-1e-9),d=drawings[Math.max(0,at)],way=Math.min(1,Math.max(0,(width-d[0])/(d[1]-d[0]||1)));
        if(!d[2]){const near=d[way<.5?3:4];return[near,near[1],d[way<.5?0:1]]}
        return[d[3],d[3][1].map((a,i)=>Math.round((a+(d[4][i]-a)*way)*100)/100),width]};
      const draw=width=>{const[side,numbers,own]=pick(width);let next=0;
        const text=side[0].map(line=>lines[line].replace(/\u0001/g,()=>numbers[next++])).join("").replace(/href="#image-(\d+)"/g,(all,n)=>'href="'+images[n]+'"');
        const svg=new DOMParser().parseFromString(text,"image/svg+xml").documentElement;if(svg.localName!=="svg")return own;
        const box=svg.getAttribute("viewBox").split(" ").map(Number),part=Math.min(.5,(details.clientWidth-4)/range[1]);
        svg.removeAttribute("width");svg.removeAttribute("height");svg.style.width=box[2]*part+"px";svg.style.height=box[3]*part+"px";
        svg.setAttribute("role","img");svg.setAttribute("aria-label","The scene at "+number(width)+" points");
        stage.replaceChildren(document.importNode(svg,true));return own};
      const boxes=drawings?[]:views.map((view,i)=>{const box=make("div",view[2]?view[0]:undefined);box.className=view[2]?"leaf":"holder";box.title=view[0];box.dataset.view=i;stage.append(box);return box});
      const show=()=>{
        const width=Number(slider.value),index=pieces.findLastIndex(piece=>width>=piece[0]-1e-9),piece=pieces[Math.max(0,index)],law=laws[Math.max(0,index)];
        const part=Math.min(.5,(details.clientWidth-4)/range[1]),places=[];
        const own=drawings?draw(width):width;
        if(!drawings)views.forEach((view,i)=>{const l=law[i];boxes[i].hidden=!l;if(!l){places.push(null);return}
          const at=k=>l[2*k]*width+l[2*k+1],outer=view[1]<0?null:places[view[1]];
          const x=view[1]<0?0:at(0)+(outer?outer[0]:0),y=view[1]<0?0:at(1)+(outer?outer[1]:0);
          places.push([x,y]);
          const style=boxes[i].style;style.left=x*part+"px";style.top=y*part+"px";style.width=at(2)*part+"px";style.height=at(3)*part+"px";
          if(i===0){stage.style.width=at(2)*part+"px";stage.style.height=at(3)*part+"px"}});
        const cell=classes.findLast(start=>width>=start[0]-1e-9)||classes[0];
        shown.textContent=number(width)+" points"+(cell?", "+cell[1]:"")+(piece[2]==="ok"?"":", "+piece[2])+(own===width?"":", drawn at "+number(own));
        list.querySelectorAll("button").forEach(b=>b.setAttribute("aria-current",String(Math.abs(Number(b.value)-width)<.26)))};
      slider.addEventListener("input",show);
      breaks.forEach(([position,change])=>{const li=make("li"),b=make("button",String(number(position)));b.type="button";b.value=position;
        b.addEventListener("click",()=>{slider.value=position;show()});const told=make("div");change.split("; ").forEach(part=>told.append(make("div",part)));li.append(b,told);list.append(li)});
      bar.append(slider,shown);ground.append(stage);details.append(bar,ground,list);show();window.addEventListener("resize",show)};
    """#
}
