import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { LocalTime, RelativeTime } from "@/components/ui/time";
import { formatDate, formatDateTime } from "@/lib/format/date";
import { english as t } from "@/tests/english";

const evening = "2024-11-20T20:00:00Z";

test.each([
  ["a day", <LocalTime key="day" time={evening} />, "21 Nov 2024", formatDate(t, evening)],
  ["an exact time", <LocalTime key="exact" time={evening} isExact />, "21 Nov 2024, 1:30", formatDateTime(t, evening)],
  ["a time long ago", <RelativeTime key="ago" time={evening} />, "21 Nov 2024", formatDate(t, evening)],
])("%s is India's as it comes from the server, and then the reader's", (_, element, inIndia, here) => {
  expect(renderToString(element)).toContain(`>${inIndia}`);
  render(element);
  expect(screen.getByText(here).getAttribute("datetime")).toBe(evening);
});
