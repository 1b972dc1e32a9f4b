import { Icon } from "../icons";

/** Home screen instructions by browser; the script shows one. */
const ways = {
  ios: [
    "Tap the Share button in the browser’s bar.",
    "Choose “Add to Home Screen”.",
    "Tap “Add”. The card opens from your home screen, also without internet.",
  ],
  "in-app": ["Open the menu of this app (⋯ or ⋮).", "Choose “Open in browser”.", "Tap “Save Card” there."],
  menu: [
    "Open the menu of your browser (⋮).",
    "Choose “Add to Home screen” or “Install”.",
    "The card opens from your home screen, also without internet.",
  ],
};

export type SaveWay = keyof typeof ways;

export function SaveSteps() {
  return (
    <dialog className="sheet" id="save-dialog" aria-labelledby="save-title">
      <h2 id="save-title" tabIndex={-1}>
        Keep this card on your phone
      </h2>
      {Object.entries(ways).map(([way, steps]) => (
        <ol key={way} data-save-way={way} hidden>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ))}
      <SheetClose />
    </dialog>
  );
}

/** A form with `method="dialog"`: closes without the script. */
export function SheetClose() {
  return (
    <form method="dialog">
      <button type="submit" className="sheet-close" aria-label="Close">
        <Icon name="close" />
      </button>
    </form>
  );
}
