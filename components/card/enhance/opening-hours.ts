import { describeOpenState } from "@/lib/card/open-state";
import { findOpenState, readClock } from "@/lib/card/opening-hours";
import { weekdayOf } from "@/lib/contract/clock";
import type { OpeningHours } from "@/lib/contract/opening-hours";
import { dates, t } from "./words";

const minute = 60_000;

/** Shows whether the company and its branches are open now, marks today, and drops past days from a cached page. */
export function startOpeningHours(): void {
  const places = [...document.querySelectorAll<HTMLElement>("[data-hours]")];
  if (places.length === 0) return;
  const show = () => places.forEach(showPlace);
  try {
    show();
  } catch {
    // An old browser may not know the time zone.
    return;
  }
  const follow = () => {
    show();
    setTimeout(follow, minute - (Date.now() % minute));
  };
  setTimeout(follow, minute - (Date.now() % minute));
  document.addEventListener("visibilitychange", show);
}

function showPlace(place: HTMLElement): void {
  const { hours: text = "", zone = "" } = place.dataset;
  const hours: OpeningHours = JSON.parse(text);
  // Excludes the hours inside a branch.
  const own = (selector: string) =>
    [...place.querySelectorAll<HTMLElement>(selector)].filter((line) => line.closest("[data-hours]") === place);
  const now = new Date();
  const state = findOpenState(hours, zone, now);
  place.dataset.is = state.is;
  for (const line of own("[data-hours-now]")) line.textContent = describeOpenState(t, state, dates);
  markToday(own("[data-on]"), readClock(zone, now).date);
}

function markToday(rows: readonly HTMLElement[], today: string): void {
  const onOf = ({ dataset: { on = "" } }: HTMLElement) => on;
  const name = rows.some((row) => onOf(row) === today) ? today : weekdayOf(today);
  for (const row of rows) {
    row.hidden = /^\d/.test(onOf(row)) && onOf(row) < today;
    if (onOf(row).includes(name)) row.setAttribute("aria-current", "date");
    else row.removeAttribute("aria-current");
  }
}
