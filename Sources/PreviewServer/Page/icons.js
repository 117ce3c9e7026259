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
export const turnIcon = () => icon("M13 8a5 5 0 1 1-1.5-3.55M13.25 2v3h-3");

/** Signs of kinds of views, for the tree. */
const kinds = {
  view: "M3 3h10v10H3z",
  label: "M3.5 4.5V3h9v1.5M8 3v10M6.5 13h3",
  button: "M3.5 5h9A1.5 1.5 0 0 1 14 6.5v3a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 9.5v-3A1.5 1.5 0 0 1 3.5 5zM5.5 8h5",
  imageView: "M2.5 3h11v10h-11zM2.5 11l3.5-3.5 3 3 1.5-1.5 3 2.5M10.5 6h.1",
  stackView: "M3 2.5h10v3H3zM3 6.75h10v3H3zM3 11h10v2.5H3z",
  scrollView: "M3 2.5h8v11H3zM13.5 5v6M13.5 5l-1 1.2M13.5 5l1 1.2",
  tableView: "M2.5 3h11v10h-11zM2.5 6.3h11M2.5 9.7h11",
  tableViewCell: "M2.5 5.5h11v5h-11z",
  collectionView: "M2.5 3h4.5v4.2H2.5zM9 3h4.5v4.2H9zM2.5 9h4.5v4H2.5zM9 9h4.5v4H9z",
  textField: "M2 5h12v6H2zM4.5 7v2",
  textView: "M2.5 3.5h11M2.5 6.5h11M2.5 9.5h11M2.5 12.5h6",
  switch: "M5 5h6a3 3 0 0 1 0 6H5a3 3 0 0 1 0-6zM11 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z",
  slider: "M2 8h5M11 8h3M9 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  navigationBar: "M2.5 3h11v10h-11zM2.5 6h11",
  tabBar: "M2.5 3h11v10h-11zM2.5 10h11",
  segmentedControl: "M2 5.5h12v5H2zM8 5.5v5",
  activityIndicatorView: "M8 2.5v2.5M8 11v2.5M2.5 8H5M11 8h2.5M4.1 4.1l1.8 1.8M10.1 10.1l1.8 1.8",
  progressView: "M2 7h12v2H2z",
  pickerView: "M2.5 3h11v10h-11zM5 8h6M5.5 5.5h5M5.5 10.5h5",
  mapView: "M2.5 3.5 6 2.5l4 1.5 3.5-1v10L10 14l-4-1.5-3.5 1zM6 2.5v10M10 4v10",
};
const alike = {
  tableViewCellContentView: "view", collectionViewCell: "tableViewCell", collectionReusableView: "tableViewCell", toolbar: "tabBar",
  searchBar: "textField", wkWebView: "view", datePicker: "pickerView", stepper: "segmentedControl", pageControl: "slider",
};

/** The sign of a view's kind. */
export const kindIcon = (kind) => icon(kinds[kind] ?? kinds[alike[kind]] ?? kinds.view);
export const redoIcon = () => icon("M10 3.25 13.25 6.5 10 9.75M13 6.5H6.5a3.25 3.25 0 0 0 0 6.5H9");
