"use client";

import { type KeyboardEvent, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { SearchInput } from "@/components/ui/field/search-input";
import { type FoundField, findFields } from "./field-words";
import { type Room, roomLabels } from "./rooms";

type RoomSearchProps = { shown: readonly Room[]; onPick: (field: FoundField) => void };

/** Until it is entered: its picture, with no room for a word. */
const closed =
  "max-lg:not-large-text:[&_input]:px-0 max-lg:not-large-text:[&_input]:placeholder:text-transparent max-lg:group-focus-within:[&_input]:px-10 max-lg:group-focus-within:[&_input]:placeholder:text-muted-foreground";

/** Finds a field by a word, so that nobody has to know its room. */
export function RoomSearch({ shown, onPick }: RoomSearchProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const found = findFields(t, typed, shown);

  function pick(field: FoundField) {
    setTyped("");
    onPick(field);
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Escape") setTyped("");
    if (event.key !== "Enter") return;
    // Within a form Enter would save it.
    event.preventDefault();
    if (found[0]) pick(found[0]);
  }

  return (
    // On phones a button's size until it is entered; then it lies over the row of rooms. With large letters it has a row.
    <div className="group shrink-0 max-lg:not-large-text:w-11">
      <div
        data-typed={typed !== "" || undefined}
        className="relative z-20 max-lg:not-large-text:group-focus-within:absolute max-lg:not-large-text:group-focus-within:inset-x-0 max-lg:not-large-text:data-typed:absolute max-lg:not-large-text:data-typed:inset-x-0"
      >
        <SearchInput
          label={t("profile.search.label")}
          placeholder={t("profile.search.label")}
          value={typed}
          onValueChange={setTyped}
          onKeyDown={press}
          className={typed ? undefined : closed}
        />
        <p
          role="status"
          className={typed.trim() && found.length === 0 ? "mt-2 text-sm text-muted-foreground" : "sr-only"}
        >
          {typed.trim() &&
            (found.length === 0 ? t("profile.search.none") : t("profile.search.found", { count: found.length }))}
        </p>
        {found.length > 0 && (
          <ul className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-auto rounded-md border border-border bg-popover p-1 text-popover-foreground shadow-md">
            {found.map((field) => (
              <li key={field.name}>
                <button
                  type="button"
                  onClick={() => pick(field)}
                  className="flex min-h-11 w-full cursor-pointer flex-col items-start justify-center rounded-sm px-3 py-1.5 text-start text-sm hover:bg-accent focus-ring"
                >
                  {field.label}
                  <span className="text-xs text-muted-foreground">{t(roomLabels[field.room])}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
