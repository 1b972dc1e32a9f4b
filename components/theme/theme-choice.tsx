import { themes } from "@/lib/browser/themes";
import { env } from "@/lib/env";
import type { T } from "@/lib/i18n/translator";

/** For pages without React; works with `ThemeScript`. */
export function ThemeChoice({ t }: { t: T }) {
  return (
    <fieldset className="theme-choice" data-theme-choice="" hidden>
      <legend>{t("common.theme.title")}</legend>
      {themes.map(({ value, name }) => (
        <label key={value}>
          <input type="radio" name="theme" value={value} />
          <span>{t(name)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Blocking, in the head: prevents a flash of the wrong theme. */
export function ThemeScript() {
  return <script src={`/assets/theme.js?v=${env().BUILD_ID}`} />;
}
