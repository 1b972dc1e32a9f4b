import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Waiting } from "@/components/overview/waiting";
import { useWaitingList } from "@/lib/api/waiting";
import { buildAppointment } from "../appointments/build-appointment";
import { fakeApi } from "../fake-api";
import { buildFeedback } from "../feedback/build-feedback";
import { buildLead, buildOrder } from "../leads/build-lead";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const page = <T,>(results: readonly T[], count = results.length) => ({ count, next: null, previous: null, results });

/** One of each kind; an answered one leaves the list. */
function oneOfEach() {
  const lead = buildOrder({ id: 1, name: "Ravi", reply: "Namaste Ravi, thank you for your order." });
  const appointment = buildAppointment({ id: 2, name: "Zoya" });
  const review = buildFeedback({ id: 3, customer_name: "Meena" });
  const is = <T extends { status: string }>(row: T, status: T["status"]) => (row.status === status ? [row] : []);
  const change =
    (row: object) =>
    ({ body }: { body: unknown }) => ({ json: Object.assign(row, body) });
  return {
    "GET /api/leads/": () => ({ json: page(is(lead, "new")) }),
    "GET /api/client/appointments/": () => ({ json: { ...page(is(appointment, "requested")), time_zone: "UTC" } }),
    "GET /api/feedback/": () => ({ json: page(is(review, "pending")) }),
    "PATCH /api/leads/1/": change(lead),
    "PATCH /api/client/appointments/2/": change(appointment),
    "PATCH /api/feedback/3/": change(review),
  };
}

function Shown() {
  return <Waiting list={useWaitingList(buildCurrentUser())} />;
}

async function show(routes: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi(routes);
  await showScreen(buildCurrentUser(), <Shown />);
  return calls;
}

const region = () => screen.findByRole("region", { name: /^Waiting for you/ });
const names = async () =>
  within(await region())
    .queryAllByRole("heading", { level: 3 })
    .map((name) => name.textContent);

test("lists unanswered items, appointments first, and counts them", async () => {
  const calls = await show(oneOfEach());
  await waitFor(async () => expect(await names()).toEqual(["Zoya", "Ravi", "Meena"]));
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Waiting for you3");
  const asked = calls.map(({ path }) => path);
  expect(asked).toContain("/api/leads/?status=new&page_size=6");
  expect(asked).toContain("/api/client/appointments/?status=requested&page_size=6");
  expect(asked).toContain("/api/feedback/?status=pending&page_size=6");
});

test("says in which language a visitor wrote, where the owner reads another", async () => {
  const leads = [
    buildLead({ id: 1, name: "Ravi", language: "ta" }),
    buildLead({ id: 2, name: "Asha", language: "en" }),
  ];
  const none = () => ({ json: page([]) });
  await show({
    "GET /api/leads/": () => ({ json: page(leads) }),
    "GET /api/client/appointments/": none,
    "GET /api/feedback/": none,
  });
  await waitFor(async () => expect(await names()).toEqual(["Ravi", "Asha"]));
  expect(within(await region()).getAllByText(/Wrote in/)).toHaveLength(1);
  expect(within(await region()).getByText("தமிழ்")).toHaveAttribute("lang", "ta");
});

test.each([
  [
    "Confirm Zoya",
    "PATCH /api/client/appointments/2/",
    { status: "confirmed" },
    "Zoya's appointment is confirmed",
    "Zoya",
  ],
  [
    "Decline Zoya",
    "PATCH /api/client/appointments/2/",
    { status: "refused" },
    "Zoya's appointment was declined",
    "Zoya",
  ],
  ["Mark Ravi as done", "PATCH /api/leads/1/", { status: "contacted" }, "Ravi was marked as contacted", "Ravi"],
  [
    "Approve Meena's feedback",
    "PATCH /api/feedback/3/",
    { status: "approved" },
    "Meena's feedback was approved",
    "Meena",
  ],
  [
    "Reject Meena's feedback",
    "PATCH /api/feedback/3/",
    { status: "rejected" },
    "Meena's feedback was rejected",
    "Meena",
  ],
])("%s: one tap answers, one takes it back", async (button, call, change, said, name) => {
  const calls = await show(oneOfEach());
  await userEvent.click(await screen.findByRole("button", { name: button }));
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(
    calls.filter(({ method }) => method === "PATCH").map((made) => [`${made.method} ${made.path}`, made.body]),
  ).toEqual([[call, expect.objectContaining(change)]]);
  await waitFor(async () => expect(await names()).not.toContain(name));
  // The button is gone; focus must not fall back to the top of the page.
  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await names()).toContain(name));
});

test("an order is answered in a chat that thanks for it, and counts as answered", async () => {
  await show(oneOfEach());
  const chat = await screen.findByRole("link", { name: /^WhatsApp Ravi/ });
  expect(chat).toHaveAttribute("href", expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=Namaste%20Ravi/));
  chat.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(chat);
  expect(await screen.findByText("Ravi was marked as contacted")).toBeInTheDocument();
});

test("a customer without a number is written to", async () => {
  await show({ ...nothingElse, "GET /api/leads/": { json: page([buildLead({ phone: "" })]) } });
  expect(await screen.findByRole("link", { name: "Email Asha Rao" })).toHaveAttribute(
    "href",
    "mailto:asha@example.com",
  );
});

const nothingElse = {
  "GET /api/leads/": { json: page([]) },
  "GET /api/client/appointments/": { json: { ...page([]), time_zone: "UTC" } },
  "GET /api/feedback/": { json: page([]) },
};

test("shows orders before other enquiries, and leads to all of them", async () => {
  const leads = [1, 2, 3].map((id) => buildLead({ id, name: `Asker ${id}` }));
  const json = page([...leads, buildOrder({ id: 4, name: "Buyer" })], 12);
  await show({ ...nothingElse, "GET /api/leads/": { json } });
  await waitFor(async () => expect(await names()).toEqual(["Buyer", "Asker 1", "Asker 2"]));
  expect(screen.getByRole("link", { name: "See all 12 enquiries" })).toHaveAttribute(
    "href",
    "/dashboard/leads?status=new",
  );
});

test("says that nothing waits", async () => {
  await show({ ...nothingElse });
  expect(await screen.findByText(/Orders, enquiries and reviews appear here/)).toBeInTheDocument();
});

test("shows failed parts beside loaded ones, and retries", async () => {
  const failing = { status: 400, json: { detail: "Out of order" } };
  await show({ ...oneOfEach(), "GET /api/feedback/": failing });
  expect(await screen.findByText("Failed to fetch what is waiting for you")).toBeInTheDocument();
  expect(await names()).toEqual(["Zoya", "Ravi"]);
  fakeApi(oneOfEach());
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(async () => expect(await names()).toContain("Meena"));
});

test("an answer that fails says so and leaves the row", async () => {
  await show({ ...oneOfEach(), "PATCH /api/feedback/3/": { status: 400, json: { detail: "Not now" } } });
  await userEvent.click(await screen.findByRole("button", { name: "Approve Meena's feedback" }));
  expect(await screen.findByText("Not now")).toBeInTheDocument();
  expect(await names()).toContain("Meena");
});
