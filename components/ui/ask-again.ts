/**
 * Of a picture that came with the page, load and failure may be over before anybody listens; both come again for a bad
 * one, which is one that failed or is narrower than `minWidth`, in pixels of the file.
 */
export function askAgain(image: HTMLImageElement | null, minWidth = 0) {
  const src = image?.getAttribute("src");
  if (src && image?.complete && image.naturalWidth < Math.max(1, minWidth)) image.setAttribute("src", src);
}
