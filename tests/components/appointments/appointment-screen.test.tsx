import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppointmentScreen } from "@/components/appointments/appointment-screen";
import type { Appointment, AppointmentSettings } from "@/lib/contract/appointments/schema";
import { ApiError } from "@/lib/contract/errors";
import { appointmentMessages, english } from "../../english";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { at, buildAppointment as build } from "./build-appointment";

jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  useRouter: () => ({}),
  usePathname: () => "/dashboard/appointments",
}));

beforeEach(() => window.history.replaceState(null, "", "/dashboard/appointments"));

const settings: AppointmentSettings = {
  is_on: true,
  services: [{ id: "one", name: "Hair cut", minutes: 60, price: "₹300" }],
  step: null,
  at_once: 1,
  notice_hours: 2,
  ahead_days: 30,
  has_hours: true,
  time_zone: "UTC",
};

const listOf = (results: Appointment[]) => ({
  json: { count: results.length, next: null, previous: null, results, time_zone: "UTC" },
});

async function show(appointments: Appointment[], routes: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    "GET /api/client/appointments/": listOf(appointments),
    "GET /api/client/appointments/settings/": { json: settings },
    ...routes,
  });
  await showScreen(buildCurrentUser({ slug: "marigold" }), <AppointmentScreen />);
  return calls;
}

/** The screen of one appointment; a decision changes it. */
function showOne() {
  let appointment = build({ language: "hi" });
  return show([], {
    "GET /api/client/appointments/": () => listOf([appointment]),
    "PATCH /api/client/appointments/7/": ({ body }) => {
      appointment = { ...appointment, ...(body as Partial<Appointment>), reply: "आपका अपॉइंटमेंट पक्का है।" };
      return { json: appointment };
    },
  });
}

const sent = (calls: Awaited<ReturnType<typeof show>>, method: string) =>
  calls.filter((call) => call.method === method).map(({ body }) => body);

type User = ReturnType<typeof userEvent.setup>;

const menu = async (user: User) => user.click(await screen.findByRole("button", { name: "More for Asha Rao" }));

async function choose(user: User, action: string) {
  await menu(user);
  await user.click(await screen.findByRole("menuitem", { name: action }));
}

describe("AppointmentScreen", () => {
  test("shows who comes when, each day by itself", async () => {
    await show([build(), build({ id: 8, name: "Ravi", status: "confirmed", start: at(3).toISOString() })]);
    const card = (await screen.findByRole("heading", { level: 3, name: "12 am – 1 am · Asha Rao" })).closest("li");
    for (const text of ["Waiting for you", "Hair cut · 1 hour · ₹300", "+91 98765 43210", "First time"])
      expect(card).toHaveTextContent(text);
    const days = [at(2), at(3)].map((date) => String(date.getUTCDate()));
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent ?? "");
    expect(headings.slice(0, 2).map((heading) => /, (\d+) /.exec(heading)?.[1])).toEqual(days);
  });

  test("confirms with one tap, undoes that with another, and has a message for the customer ready", async () => {
    const user = userEvent.setup();
    const calls = await showOne();
    await user.click(await screen.findByRole("button", { name: "Confirm Asha Rao" }));
    expect(await screen.findByText("Asha Rao's appointment is confirmed")).toBeInTheDocument();
    const chat = await screen.findByRole("link", { name: /^WhatsApp Asha Rao/ });
    const text = new URL(chat.getAttribute("href") ?? "").searchParams.get("text");
    expect(text).toBe("आपका अपॉइंटमेंट पक्का है।");
    expect(screen.getByText("हिन्दी").parentElement).toHaveTextContent("Wrote in हिन्दी");
    await menu(user);
    const file = await screen.findByRole("menuitem", { name: "Add to calendar" });
    expect(file).toHaveAttribute("href", "/api/client/appointments/7/calendar/");
    expect(file).toHaveAttribute("download", "appointment.ics");
    await user.keyboard("{Escape}");
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("button", { name: "Confirm Asha Rao" })).toBeInTheDocument();
    expect(sent(calls, "PATCH")).toEqual([
      { status: "confirmed", message: "" },
      { status: "requested", message: "" },
    ]);
  });

  test("leaves the customer a message, which deciding keeps", async () => {
    const user = userEvent.setup();
    const calls = await showOne();
    await choose(user, "Message");
    const dialog = within(await screen.findByRole("dialog", { name: "Message to Asha Rao" }));
    await user.type(dialog.getByLabelText("Message"), "Bring your last report");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("button", { name: "Confirm Asha Rao" }));
    expect(screen.getByText("Bring your last report")).toBeInTheDocument();
    await screen.findByText("Asha Rao's appointment is confirmed");
    expect(sent(calls, "PATCH")).toEqual([
      { status: "requested", message: "Bring your last report" },
      { status: "confirmed", message: "Bring your last report" },
    ]);
  });

  test("says why a decision could not be made", async () => {
    const user = userEvent.setup();
    const refusal = { status: 409, json: new ApiError("conflict", appointmentMessages.withdrawn).toBody("1", english) };
    await show([build()], { "PATCH /api/client/appointments/7/": refusal });
    await choose(user, "Decline");
    expect(await screen.findByText(appointmentMessages.withdrawn)).toBeInTheDocument();
  });

  test("past appointments cannot be decided", async () => {
    await show([build({ status: "confirmed", start: at(-3).toISOString() })]);
    await menu(userEvent.setup());
    const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
    expect(items).toEqual(["Inform on WhatsApp (opens in a new tab)", "Call"]);
    expect(screen.queryByRole("link", { name: /Asha Rao/ })).not.toBeInTheDocument();
  });

  test("a row has one button for what comes next, and the rest in its menu", async () => {
    await show([build(), build({ id: 8, name: "Ravi", status: "confirmed", start: at(3).toISOString() })]);
    const [asha, ravi] = (await screen.findAllByRole("heading", { level: 3 })).map((heading) => heading.closest("li"));
    const namesIn = (row: HTMLElement | null | undefined) =>
      [...(row?.querySelectorAll("a, button") ?? [])].map((control) => control.getAttribute("aria-label"));
    expect(namesIn(asha)).toEqual(["Confirm Asha Rao", "More for Asha Rao"]);
    expect(namesIn(ravi)).toEqual(["WhatsApp Ravi (opens in a new tab)", "More for Ravi"]);
  });

  test("the settings are folded once appointments are taken, and stay open while something is not saved", async () => {
    const user = userEvent.setup();
    await show([]);
    const settings = (await screen.findByText("Appointment settings")).closest("details");
    expect(settings).not.toHaveAttribute("open");
    await user.click(screen.getByText("Appointment settings"));
    expect(settings).toHaveAttribute("open");
    await user.type(await screen.findByLabelText(/^Price/), "0");
    await user.click(screen.getByText("Appointment settings"));
    expect(settings).toHaveAttribute("open");
  });

  test("is filtered by status and day, by the address too", async () => {
    const calls = await show([build()]);
    await userEvent
      .setup()
      .selectOptions(await screen.findByRole("combobox", { name: "Filter by status" }), "Confirmed");
    fireEvent.change(screen.getByLabelText("Filter by day"), { target: { value: "2026-12-01" } });
    await screen.findByRole("button", { name: "Confirm Asha Rao" });
    expect(window.location.search).toBe("?status=confirmed&day=2026-12-01");
    expect(calls.some(({ path }) => path.includes("status=confirmed&day=2026-12-01"))).toBe(true);
  });

  test("without opening hours leads to them first; off, there is no list", async () => {
    await show([], {
      "GET /api/client/appointments/settings/": { json: { ...settings, is_on: false, services: [], has_hours: false } },
    });
    const link = await screen.findByRole("link", { name: "Add your opening hours" });
    expect(link).toHaveAttribute("href", "/dashboard/profile/hours");
    expect(screen.queryByRole("combobox", { name: "Filter by status" })).not.toBeInTheDocument();
  });

  test("services are added, taken away and checked before they are sent", async () => {
    const user = userEvent.setup();
    const calls = await show([], {
      "PUT /api/client/appointments/settings/": { json: settings },
    });
    await user.click(await screen.findByRole("button", { name: "Remove service 1" }));
    const save = screen.getByRole("button", { name: "Save" });
    await user.click(save);
    expect(await screen.findByText(appointmentMessages.servicesRequired)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Add a service" }));
    const service = within(screen.getByRole("group", { name: "service 1" }));
    expect(service.getByLabelText(/^Name/)).toHaveFocus();
    await user.type(service.getByLabelText(/^Name/), "Shave");
    await user.clear(service.getByLabelText(/^Minutes/));
    await user.type(service.getByLabelText(/^Minutes/), "3");
    await user.click(save);
    expect(await service.findByText(appointmentMessages.wholeNumberInvalid(5, 480))).toBeInTheDocument();
    await user.type(service.getByLabelText(/^Minutes/), "0");
    await user.click(save);
    expect(await screen.findByText("Visitors can book on your card")).toBeInTheDocument();
    expect(sent(calls, "PUT")).toEqual([
      {
        is_on: true,
        services: [{ name: "Shave", minutes: 30, price: "" }],
        step: null,
        at_once: 1,
        notice_hours: 2,
        ahead_days: 30,
      },
    ]);
  });
});
