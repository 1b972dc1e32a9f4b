import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FeedbackScreen } from "@/components/feedback/feedback-screen";
import type { Feedback } from "@/lib/contract/feedback/schema";
import { callLimits } from "@/lib/contract/values";
import { failures } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin, buildCurrentUser } from "../with-user";
import { buildFeedback } from "./build-feedback";

beforeEach(() => window.history.replaceState(null, "", "/dashboard/feedback"));

/** The screen over a provider that stores `items`; `more` are answers to other calls. */
async function show(
  items: Feedback[],
  more: Record<string, FakeAnswer> = {},
  user = buildCurrentUser(),
  total = items.length,
) {
  const calls = fakeApi({
    "GET /api/feedback/": () => ({ json: { count: total, next: null, previous: null, results: items } }),
    "GET /api/feedback/stats/": {
      json: { total, pending: 1, approved: 0, rejected: 0, average: null },
    },
    ...more,
  });
  await showScreen(user, <FeedbackScreen />);
  await screen.findByText(/feedback items$/);
  return calls;
}

const cardOf = (name: string) => screen.getByRole("heading", { name }).closest("li") as HTMLElement;

test("shows stored feedback, and no samples", async () => {
  await show([buildFeedback(), buildFeedback({ id: 8, customer_name: "Kiran", origin: "owner" })]);
  expect(screen.getByText("2 of 2 feedback items")).toBeInTheDocument();
  expect(screen.queryByText("Sample data")).not.toBeInTheDocument();
  expect(cardOf("Asha Rao")).not.toHaveTextContent("Testimonial");
  expect(cardOf("Kiran")).toHaveTextContent("Testimonial");
});

test("searches, filters and pages at the server", async () => {
  window.history.replaceState(null, "", "/dashboard/feedback?status=pending&rating=5&page=2");
  const calls = await show([buildFeedback()], {}, buildCurrentUser(), callLimits.pageSize.default + 1);
  const asked = () => calls.findLast(({ path }) => path.startsWith("/api/feedback/?"))?.path;
  expect(asked()).toBe("/api/feedback/?status=pending&rating=5&page=2");
  await userEvent.type(screen.getByPlaceholderText("Search feedback..."), "asha");
  await waitFor(() => expect(asked()).toBe("/api/feedback/?search=asha&status=pending&rating=5&page=1"));
  expect(window.location.search).toBe("?search=asha&status=pending&rating=5");
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(asked()).toContain("page=2"));
});

test("approves, rejects, responds and deletes", async () => {
  const calls = await show([buildFeedback()], {
    "PATCH /api/feedback/7/": { json: buildFeedback() },
    "DELETE /api/feedback/7/": { status: 204 },
  });
  const sent = () =>
    calls.filter(({ method }) => method !== "GET").map(({ method, path, body }) => [method, path, body]);
  await userEvent.click(screen.getByRole("button", { name: "Approve Asha Rao's feedback" }));
  expect(await screen.findByText("Asha Rao's feedback was approved")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Reject Asha Rao's feedback" }));
  expect(await screen.findByText("Asha Rao's feedback was rejected")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Edit Asha Rao's feedback" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Response" }), "Come again");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole("button", { name: "Delete Asha Rao's feedback" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ["PATCH", "/api/feedback/7/", { status: "approved" }],
      ["PATCH", "/api/feedback/7/", { status: "rejected" }],
      ["PATCH", "/api/feedback/7/", { response: "Come again" }],
      ["DELETE", "/api/feedback/7/", undefined],
    ]),
  );
});

test("shows why an action failed", async () => {
  await show([buildFeedback()], { "PATCH /api/feedback/7/": { status: 503, json: { detail: failures.unavailable } } });
  await userEvent.click(screen.getByRole("button", { name: "Approve Asha Rao's feedback" }));
  expect(await screen.findByText(failures.unavailable)).toBeInTheDocument();
  expect(cardOf("Asha Rao")).toHaveTextContent("Pending");
});

test("hands a client the link to ask for reviews by", async () => {
  await show([]);
  const url = "https://cards.example/sharma-traders/review";
  expect(screen.getByRole("link", { name: new RegExp(url) })).toHaveAttribute("href", url);
  expect(screen.getByRole("link", { name: /Send on WhatsApp/ })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(`Please review us: ${url}`)}`,
  );
});

test("tells administrators whose it is, and lets them write down nothing", async () => {
  await show([buildFeedback({ client_id: 3, company_name: "Sweet House" })], {}, buildAdmin());
  expect(within(cardOf("Asha Rao")).getByText("About Sweet House")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add Testimonial" })).not.toBeInTheDocument();
  expect(screen.queryByText("Ask for reviews")).not.toBeInTheDocument();
});

describe("a review with a phone number alone", () => {
  const called = { customer_email: "", customer_phone: "098765 43210", token: "7-abc" };
  const answered = { ...called, status: "approved", response: "Come again, see evil.example" } as const;
  const findAnswerLink = () => screen.findByRole("link", { name: /^Send on WhatsApp: the answer for Asha Rao/ });

  test("shows it, and one tap to call or write", async () => {
    await show([buildFeedback(called)]);
    expect(cardOf("Asha Rao")).toHaveTextContent("098765 43210");
    await userEvent.click(screen.getByRole("button", { name: "View Asha Rao's feedback" }));
    const dialog = within(screen.getByRole("dialog", { name: "Asha Rao" }));
    expect(await dialog.findByRole("link", { name: /^WhatsApp Asha Rao/ })).toHaveAttribute(
      "href",
      expect.stringContaining("https://wa.me/919876543210?text=Namaste%20Asha%20Rao"),
    );
    expect(dialog.getByRole("link", { name: "Call Asha Rao" })).toHaveAttribute("href", "tel:+919876543210");
    expect(dialog.queryByRole("link", { name: /Email/ })).not.toBeInTheDocument();
  });

  test("is told of the answer by WhatsApp once the card shows it, in the language of the review", async () => {
    const reply = "आपके रिव्यू का जवाब: https://cards.example/card/review/7-abc";
    await show([buildFeedback({ ...answered, language: "hi", reply })]);
    expect(await findAnswerLink()).toHaveAttribute(
      "href",
      `https://wa.me/919876543210?text=${encodeURIComponent(reply)}`,
    );
    expect(within(cardOf("Asha Rao")).getByText("हिन्दी").parentElement).toHaveTextContent("Wrote in हिन्दी");
  });

  test.each([
    ["has an address as well, which gets a mail", { ...answered, customer_email: "asha@example.com" }],
    ["has no answer", { ...answered, response: undefined }],
    ["is not on the card", { ...answered, status: "pending" }],
    ["was written down by the company", { ...answered, token: undefined, origin: "owner" }],
    ["has what is no number", { ...answered, customer_phone: "1234" }],
  ] as [string, Partial<Feedback>][])("is not where it %s", async (_, item) => {
    await show([buildFeedback({ id: 8, customer_name: "Kiran", ...answered }), buildFeedback(item)]);
    // Ravi's email link shows that the phone numbers have been checked too.
    await screen.findByRole("link", { name: /the answer for Kiran/ });
    expect(screen.queryByRole("link", { name: /the answer for Asha Rao/ })).not.toBeInTheDocument();
  });
});
