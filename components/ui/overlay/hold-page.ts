let holds = 0;

/**
 * The library puts the page out of the pointer's reach, for which a slow phone styles all of it anew; with this class that
 * changes nothing. What is meant for the page goes to the backdrop.
 */
const within = "pointer-events-auto!";

/** Keeps the page behind a backdrop from scrolling, with everything on it where it is. @returns what lets it go again */
export function holdPage(): () => void {
  const { style, classList } = document.body;
  if (holds++ === 0) {
    // Where a scroll bar takes room, its place stays free.
    const bar = window.innerWidth - document.documentElement.clientWidth;
    Object.assign(style, { overflow: "hidden", overscrollBehavior: "contain", marginRight: `${bar}px` });
    classList.add(within);
  }
  return () => {
    if (--holds > 0) return;
    Object.assign(style, { overflow: "", overscrollBehavior: "", marginRight: "" });
    classList.remove(within);
  };
}
