import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import { Icon } from "../icons";

/** Home screen instructions by browser; the script shows one. */
const ways = {
  ios: ["card.steps.ios.share", "card.steps.ios.choose", "card.steps.ios.add"],
  "in-app": ["card.steps.inApp.menu", "card.steps.inApp.choose", "card.steps.inApp.save"],
  menu: ["card.steps.menu.menu", "card.steps.menu.choose", "card.steps.menu.done"],
} as const satisfies Record<string, readonly Key[]>;

export type SaveWay = keyof typeof ways;

export function SaveSteps({ t }: { t: T }) {
  return (
    <dialog className="sheet" id="save-dialog" aria-labelledby="save-title">
      <h2 id="save-title" tabIndex={-1}>
        {t("card.steps.title")}
      </h2>
      {Object.entries(ways).map(([way, steps]) => (
        <ol key={way} data-save-way={way} hidden>
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      ))}
      <SheetClose t={t} />
    </dialog>
  );
}

/** A form with `method="dialog"`: closes without the script. */
export function SheetClose({ t }: { t: T }) {
  return (
    <form method="dialog">
      <button type="submit" className="sheet-close" aria-label={t("card.steps.close")}>
        <Icon name="close" />
      </button>
    </form>
  );
}
