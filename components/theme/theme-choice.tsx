import { themes } from "@/lib/browser/themes";
import { env } from "@/lib/env";

/** Colours by the system or as chosen, for pages without the framework's scripts; `ThemeScript` brings it to life. */
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

/** Stands before everything that is seen, and is waited for: so no page is first drawn in the colours not chosen. */
export function ThemeScript() {
  return <script src={`/assets/theme.js?v=${env().BUILD_ID}`} />;
}
