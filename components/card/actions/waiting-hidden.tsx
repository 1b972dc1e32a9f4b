/** Where no script runs, what waits for it takes no room. */
export function WaitingHidden() {
  return (
    <noscript>
      <style>{".button-waiting { display: none }"}</style>
    </noscript>
  );
}
