let locks = 0;

/** Keeps the page from scrolling, with everything on it where it is. @returns what lets it scroll again */
export function lockScroll(): () => void {
  if (locks++ === 0) {
    // Where a scroll bar takes room, its place stays free.
    const bar = window.innerWidth - document.documentElement.clientWidth;
    Object.assign(document.body.style, { overflow: "hidden", overscrollBehavior: "contain", marginRight: `${bar}px` });
  }
  return () => {
    if (--locks === 0) Object.assign(document.body.style, { overflow: "", overscrollBehavior: "", marginRight: "" });
  };
}
