import { describeOpenState, findOpenState, readClock } from "@/lib/card/opening-hours";
import { weekdayOf } from "@/lib/contract/clock";
import type { OpeningHours } from "@/lib/contract/opening-hours";

const minute = 60_000;

/** Says whether the company is open now, marks today, and drops days that are over on a page that was kept. */
export function startOpeningHours(): void {
  const card = document.querySelector<HTMLElement>("[data-hours]");
  if (!card) return;
  const { hours: text = "", zone = "" } = card.dataset;
  const hours: OpeningHours = JSON.parse(text);

  const show = () => {
    const now = new Date();
    const state = findOpenState(hours, zone, now);
    card.dataset.is = state.is;
    for (const line of document.querySelectorAll("[data-hours-now]")) line.textContent = describeOpenState(state);
    markToday(readClock(zone, now).date);
  };
  try {
    show();
  } catch {
    // An old browser may not know a young time zone: then the week alone stands.
    return;
  }
  const follow = () => {
    show();
    setTimeout(follow, minute - (Date.now() % minute));
  };
  setTimeout(follow, minute - (Date.now() % minute));
  document.addEventListener("visibilitychange", show);
}

function markToday(today: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-on]")].map((row) => ({
    row,
    on: row.dataset.on ?? "",
  }));
  const name = rows.some(({ on }) => on === today) ? today : weekdayOf(today);
  for (const { row, on } of rows) {
    row.hidden = /^\d/.test(on) && on < today;
    if (on.includes(name)) row.setAttribute("aria-current", "date");
    else row.removeAttribute("aria-current");
  }
}
