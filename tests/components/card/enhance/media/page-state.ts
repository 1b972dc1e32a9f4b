/** What jsdom lacks of a page that loads and scrolls. */

/** Everything observed is in view at once. */
export function inView(): void {
  class Observer {
    constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.report([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
}

/** The page is still loading until the returned function is called. */
export function loading(): () => void {
  const readyState = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  return () => {
    readyState.mockRestore();
    window.dispatchEvent(new Event("load"));
  };
}
