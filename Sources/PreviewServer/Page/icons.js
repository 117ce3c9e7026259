// The page's icons, of the same lines: 16 points, 1.5 wide, in the colour of the text.

const space = "http://www.w3.org/2000/svg";

function icon(...paths) {
  const svg = document.createElementNS(space, "svg");
  for (const [name, value] of Object.entries({ viewBox: "0 0 16 16", width: 16, height: 16, class: "icon", "aria-hidden": "true" })) svg.setAttribute(name, value);
  for (const d of paths) {
    const path = document.createElementNS(space, "path");
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}

export const phoneIcon = () => icon("M5 1.75h6a1.25 1.25 0 0 1 1.25 1.25v10a1.25 1.25 0 0 1-1.25 1.25H5A1.25 1.25 0 0 1 3.75 13V3A1.25 1.25 0 0 1 5 1.75zM7 12h2");
export const gridIcon = () => icon("M2 2.75h3.25v10.5H2zM7 2.75h7v4.5H7zM7 9.25h3v4H7zM12 9.25h2v4h-2z");
export const scenesIcon = () => icon("M2 2.75h3v5H2zM6.5 2.75h3v5h-3zM11 2.75h3v5h-3zM2 10h3v3.25H2zM6.5 10h3v3.25h-3z");
export const graphIcon = () => icon("M1.75 3h4v3h-4zM10.25 2h4v3h-4zM10.25 10.5h4v3h-4zM5.75 4.5h4.5M5.75 5.5 10.25 11.5");
export const undoIcon = () => icon("M6 3.25 2.75 6.5 6 9.75M3 6.5h6.5a3.25 3.25 0 0 1 0 6.5H7");
export const redoIcon = () => icon("M10 3.25 13.25 6.5 10 9.75M13 6.5H6.5a3.25 3.25 0 0 0 0 6.5H9");
