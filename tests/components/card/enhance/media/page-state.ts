/** What a simulated browser lacks of a page that comes in and is looked at. */

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

/** The page has not loaded whole until the returned function is called. */
export function loading(): () => void {
  const readyState = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  return () => {
    readyState.mockRestore();
    window.dispatchEvent(new Event("load"));
  };
}
