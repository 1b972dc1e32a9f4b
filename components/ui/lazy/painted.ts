/** Milliseconds, for a page that is not painted, as in a tab out of sight. */
const longest = 100;

/** Ends once what the page was last told can be seen. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, longest);
  });
}
