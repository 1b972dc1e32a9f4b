import { render, screen } from "@testing-library/react";
import { PlanNotice } from "@/components/own-plan/plan-notice";
import { SiteContext } from "@/components/session/site";
import type { Subscription } from "@/lib/contract/plans/schema";
import { buildCurrentUser, testSite, withUser } from "../with-user";

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-28T10:30:00Z") }));
afterEach(() => jest.useRealTimers());

const never = { due_on: null, rests_on: null, closes_on: null };

function show(subscription: Subscription | null, isHome = true) {
  render(withUser(buildCurrentUser({ subscription }), <PlanNotice isHome={isHome} />));
}

test.each<[Subscription, string]>([
  [{ ...never, state: "trial", due_on: "2026-12-05" }, "Your free trial ends on 5 Dec 2026: 7 days left."],
  [{ ...never, state: "trial", due_on: "2026-11-29" }, "Your free trial ends tomorrow."],
  [{ ...never, state: "due", due_on: "2026-11-28" }, "Please pay your plan today."],
  [
    { ...never, state: "grace", due_on: "2026-11-27", rests_on: "2026-12-13" },
    "Your plan is not paid. In 15 days your card will show only how to reach you.",
  ],
  [
    { ...never, state: "resting", due_on: "2026-11-01", rests_on: "2026-11-17" },
    "Your plan is not paid. Since 17 Nov 2026 your card shows only how to reach you. Nothing is deleted.",
  ],
  [
    { ...never, state: "paused", due_on: "2027-11-01" },
    "Your plan is paused. Your card shows only how to reach you. Nothing is deleted.",
  ],
])("the home screen tells of %j", (subscription, text) => {
  show(subscription);
  expect(screen.getByRole("status")).toHaveTextContent(`${text} See your plan`);
  expect(screen.getByRole("link", { name: "See your plan" })).toHaveAttribute("href", "/dashboard/account#plan");
});

test.each<[Subscription | null, boolean]>([
  [null, true],
  [{ ...never, state: "active" }, true],
  [{ ...never, state: "active", due_on: "2027-04-01" }, true],
  [{ ...never, state: "due", due_on: "2026-12-06" }, true],
  [{ ...never, state: "due", due_on: "2026-11-29" }, false],
])("nothing is said of %j where it is not pressing (home: %j)", (subscription, isHome) => {
  show(subscription, isHome);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("screens on which something is added tell of what rests", () => {
  show({ ...never, state: "paused" }, false);
  expect(screen.getByText(/^Your plan is paused/)).toBeInTheDocument();
});

/** At this moment one of them has another day than the browser, wherever that is. */
test.each([
  ["Pacific/Kiritimati", "Please pay your plan by tomorrow."],
  ["Asia/Kolkata", "Please pay your plan by 30 Nov 2026: 2 days left."],
  ["Pacific/Pago_Pago", "Please pay your plan by 30 Nov 2026: 3 days left."],
])("days are counted by the calendar of the site: %s", (timeZone, text) => {
  const subscription: Subscription = { ...never, state: "due", due_on: "2026-11-30" };
  const notice = (
    <SiteContext value={{ ...testSite, timeZone }}>
      <PlanNotice isHome />
    </SiteContext>
  );
  render(withUser(buildCurrentUser({ subscription }), notice));
  expect(screen.getByRole("status")).toHaveTextContent(text);
});
