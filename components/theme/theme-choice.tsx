import { themes } from "@/lib/browser/themes";
import { env } from "@/lib/env";

/** For pages without React; works with `ThemeScript`. */
export function ThemeChoice() {
  return (
    <fieldset className="theme-choice" data-theme-choice="" hidden>
      <legend>Theme</legend>
      {themes.map(({ value, name }) => (
        <label key={value}>
          <input type="radio" name="theme" value={value} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Blocking, in the head: prevents a flash of the wrong theme. */
export function ThemeScript() {
  return <script src={`/assets/theme.js?v=${env().BUILD_ID}`} />;
}
