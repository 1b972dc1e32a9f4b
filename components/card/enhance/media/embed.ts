/** A frame of another site, which learns this site's name and nothing more. */
export function createFrame(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.src = src;
  frame.title = title;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  return frame;
}

/** YouTube's player without its cookies. */
export function createPlayer(videoId: string, title: string, options: Record<string, string>): HTMLIFrameElement {
  const query = new URLSearchParams({ autoplay: "1", playsinline: "1", rel: "0", ...options });
  return createFrame(`https://www.youtube-nocookie.com/embed/${videoId}?${query}`, title);
}
