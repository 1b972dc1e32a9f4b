import "./card-words";
import { startOpeningHours } from "@/components/card/enhance/opening-hours";
import type { Branch } from "@/lib/contract/cards/fields";
import type { OpeningHours } from "@/lib/contract/opening-hours";
import { branch } from "../../../lib/card/build-contacts";
import { buildHours, shopWeek } from "../../../lib/card/build-hours";
import { buildCard, buildCompany } from "../build-card";
import { showCard } from "./show-card";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

// The page was rendered on a Saturday; the visitor sees it on Monday, in India.
const drawn = new Date("2026-11-21T06:00:00Z");
const seen = (time: string) => new Date(`2026-11-23T${time}+05:30`);

beforeEach(() => jest.useFakeTimers({ now: drawn }));
afterEach(() => jest.useRealTimers());

function showHours(opening_hours: OpeningHours, zone: string | null = "Asia/Kolkata", branches: Branch[] = []) {
  const company = { ...buildCompany({ profile: { opening_hours, branches } }), time_zone: zone ?? undefined };
  showCard(buildCard({ company }));
}

const lines = () => [...document.querySelectorAll("[data-hours-now]")].map(({ textContent }) => textContent);
const rows = () => [...document.querySelectorAll<HTMLElement>(".hours li")].filter(({ hidden }) => !hidden);
const textOf = (row: Element) => [...row.children].map(({ textContent }) => textContent).join(": ");
const marked = () =>
  rows()
    .filter((row) => row.getAttribute("aria-current") === "date")
    .map(textOf);

test("without the script the week stands, and what it comes to beside the chat", () => {
  showHours(buildHours(shopWeek, { "2026-11-20": [""], "2026-12-25": ["10:00-14:00", "Christmas"] }));
  expect(rows().map(textOf)).toEqual([
    "Mon – Sat: 9 am – 9 pm",
    "Sun: Closed",
    "25 Dec 2026 · Christmas: 10 am – 2 pm",
  ]);
  expect(lines()).toEqual(["", "Mon – Sat 9 am – 9 pm"]);
  expect(document.body).not.toHaveTextContent("Available 24/7");
});

test("the script says what holds now, minute by minute and when the page is looked at again", () => {
  showHours(buildHours(shopWeek));
  jest.setSystemTime(seen("08:59:30"));
  startOpeningHours();
  expect(lines()).toEqual(["Closed · opens 9 am", "Closed · opens 9 am"]);
  expect(marked()).toEqual(["Mon – Sat: 9 am – 9 pm"]);
  jest.advanceTimersByTime(30_000);
  expect(lines()[0]).toBe("Open now · closes 9 pm");
  expect(document.querySelector(".card")).toHaveAttribute("data-is", "open");
  jest.setSystemTime(seen("21:00:00"));
  expect(lines()[0]).toBe("Open now · closes 9 pm");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(lines()[0]).toBe("Closed · opens tomorrow 9 am");
});

test("each branch keeps hours of its own", () => {
  const late = { ...branch, opening_hours: buildHours(["18:00-23:00"]) };
  showHours(buildHours(shopWeek), "Asia/Kolkata", [late]);
  jest.setSystemTime(seen("20:00:00"));
  startOpeningHours();
  const closes = "Open now · closes 9 pm";
  expect(lines()).toEqual([closes, "Open now · closes 11 pm", closes]);
  expect(marked()).toEqual(["Mon – Sat: 9 am – 9 pm", "Mon: 6 pm – 11 pm"]);
});

test("a holiday is today in place of its weekday, and what is over goes from a page that was kept", () => {
  showHours(buildHours(shopWeek, { "2026-11-22": [""], "2026-11-23": ["", "Diwali"] }));
  expect(rows()).toHaveLength(4);
  jest.setSystemTime(seen("10:00:00"));
  startOpeningHours();
  expect(lines()[0]).toBe("Closed today · Diwali");
  expect(marked()).toEqual(["23 Nov 2026 · Diwali: Closed"]);
  expect(rows()).toHaveLength(3);
});

test.each(["Mars/Olympus", null])("where the browser is told the time zone %j the week stands alone", (zone) => {
  showHours(buildHours(shopWeek), zone && "Asia/Kolkata");
  if (zone) document.querySelector("[data-zone]")?.setAttribute("data-zone", zone);
  expect(startOpeningHours).not.toThrow();
  expect(rows()).toHaveLength(2);
  expect(lines().at(-1)).toBe("Mon – Sat 9 am – 9 pm");
});
