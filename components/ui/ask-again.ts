/**
 * Repeats `load` or `error` of a server-rendered image that finished before hydration, if it failed or is narrower than
 * `minWidth` pixels.
 */
export function askAgain(image: HTMLImageElement | null, minWidth = 0) {
  const src = image?.getAttribute("src");
  if (src && image?.complete && image.naturalWidth < Math.max(1, minWidth)) image.setAttribute("src", src);
}
