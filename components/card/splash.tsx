/** Counts from 0 to 100 over the card that is there already; the stylesheet draws it, so that no script is waited for. */
export function Splash() {
  return (
    <div className="splash" aria-hidden="true">
      <span className="splash-count" />
      <span className="splash-bar" />
    </div>
  );
}
