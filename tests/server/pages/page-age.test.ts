import { listenerLimits } from "@/server/load/limits";
import { createPageAge } from "@/server/pages/public-pages";

test.each([
  ["for ever where every change is announced", true, true, Number.POSITIVE_INFINITY],
  ["for minutes where none is", false, true, listenerLimits.pageAge],
  ["for a moment while announcements may be lost", true, false, listenerLimits.briefPageAge],
  ["for a moment then, whoever announces", false, false, listenerLimits.briefPageAge],
])("a page is shown %s", (_, isAnnounced, shared, age) => {
  expect(createPageAge({ isAnnounced, isShared: () => shared })()).toBe(age);
});
