import { Icon } from "../icons";

/** Closes the dialog around it, without a script. */
export function SheetClose() {
  return (
    <form method="dialog">
      <button type="submit" className="sheet-close" aria-label="Close">
        <Icon name="close" />
      </button>
    </form>
  );
}
