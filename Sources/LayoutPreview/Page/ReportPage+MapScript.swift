extension ReportPage {
  /// Zooms the map: by its buttons, by keys while the sheet has the focus, and by a wheel or pinch with the control key.
  static let mapScript = #"""
    const sheet=document.querySelector(".sheet"),plane=document.querySelector(".plane"),said=document.querySelector(".zoom output");
    let scale=0;
    const least=.1,most=3,readable=.4;
    const wide=()=>sheet.clientWidth/Number(plane.dataset.width);
    const zoomMap=(to,x=sheet.clientWidth/2,y=sheet.clientHeight/2)=>{
      const old=scale||1,at=[(sheet.scrollLeft+x)/old,(sheet.scrollTop+y)/old];
      scale=Math.min(most,Math.max(least,to));plane.style.zoom=scale;
      sheet.scrollLeft=at[0]*scale-x;sheet.scrollTop=at[1]*scale-y;
      said.textContent=Math.round(scale*100)+" %"};
    const zoomBy=name=>zoomMap({in:scale*1.25,out:scale/1.25,fit:Math.min(1,wide()),full:1}[name]);
    const fitMap=()=>{if(scale)return;zoomMap(Math.min(1,Math.max(readable,wide())),0,0)};
    if(plane){
      document.querySelectorAll("[data-zoom]").forEach(b=>b.addEventListener("click",()=>zoomBy(b.dataset.zoom)));
      sheet.addEventListener("keydown",event=>{const name={"+":"in","=":"in","-":"out","0":"fit","1":"full"}[event.key];
        if(!name||event.ctrlKey||event.metaKey||event.altKey)return;zoomBy(name);event.preventDefault()});
      sheet.addEventListener("wheel",event=>{if(!event.ctrlKey&&!event.metaKey)return;event.preventDefault();
        const r=sheet.getBoundingClientRect();zoomMap(scale*Math.exp(-event.deltaY/240),event.clientX-r.left,event.clientY-r.top)},{passive:false})}
    """#
}
