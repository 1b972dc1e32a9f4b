const badge = /^\(\d+\+?\) /;

/** Shows `count` before the page's title, whichever page is opened, until the function that it returns is called. */
export function showTitleBadge(count: number): () => void {
  const write = () => {
    const plain = document.title.replace(badge, "");
    const title = count > 0 ? `(${count > 99 ? "99+" : count}) ${plain}` : plain;
    if (document.title !== title) document.title = title;
  };
  write();
  const watching = new MutationObserver(write);
  watching.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    watching.disconnect();
    document.title = document.title.replace(badge, "");
  };
}
