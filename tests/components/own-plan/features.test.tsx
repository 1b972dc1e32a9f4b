import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AnalyticsScreen } from "@/components/analytics/analytics-screen";
import { LanguagesNote } from "@/components/own-plan/languages-note";
import { ApiError } from "@/lib/contract/errors";
import { withoutPlan } from "@/lib/contract/limits";
import { figuresLacking } from "@/lib/contract/plans/messages";
import { languageCodes } from "@/lib/i18n/languages";
import { english } from "../../english";
import { buildAnalytics } from "../analytics/build-analytics";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const owner = buildCurrentUser({ allowance: { features: [], limits: { ...withoutPlan.limits, languages: 2 } } });
const lacking = english.say(figuresLacking);

test("older figures than the plan shows are not offered, and a link to them leads to the others", async () => {
  window.history.replaceState(null, "", "/dashboard/analytics?period=1y");
  fakeApi({
    "GET /api/analytics/": ({ path }) =>
      path.includes("1y")
        ? { status: 402, json: new ApiError("plan_lacks", figuresLacking).toBody("1", english) }
        : { json: buildAnalytics() },
    "GET /api/analytics/live/": { json: { visitors: 0 } },
  });
  await showScreen(owner, <AnalyticsScreen />);
  expect(await screen.findByRole("heading", { name: lacking })).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole("button", { name: "Last 30 days" }));
  expect(await screen.findByRole("heading", { name: "Day by day" })).toBeInTheDocument();
  expect(screen.getByText(lacking)).toBeInTheDocument();
  const offered = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(offered).toEqual(["Last 7 days", "Last 30 days"]);
});

test("names the languages that the card is in where more are on", async () => {
  await showScreen(owner, <LanguagesNote card={{ language: "hi", languages_off: ["en"] }} />);
  expect(screen.getByText("On your plan visitors can read the card in हिन्दी and मराठी.")).toBeInTheDocument();
});

test("says nothing of languages while there are not more than the plan has", async () => {
  const off = languageCodes.filter((code) => code !== "en" && code !== "ta");
  await showScreen(owner, <LanguagesNote card={{ language: null, languages_off: off }} />);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});
