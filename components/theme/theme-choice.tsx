import { themes } from "@/lib/browser/themes";

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
