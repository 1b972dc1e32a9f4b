import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OwnCardScreen } from "@/components/people/own-card-screen";
import type { OwnPerson } from "@/lib/contract/content/own-person";
import { buildHours } from "../../lib/card/build-hours";
import { fakeApi } from "../fake-api";
import { awaitUpload, fakeUploads } from "../fake-upload";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";
import { buildOwnPerson } from "./build-own-person";

const member = buildCurrentUser({ role: "member", person_id: 4 });

async function show(own: OwnPerson, more: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ "GET /api/client/person/": () => ({ json: own }), ...more });
  await showScreen(member, <OwnCardScreen />);
  await screen.findByRole("heading", { level: 2, name: own.person.name });
  return { calls, user: userEvent.setup() };
}

const field = (name: string) => screen.queryByRole("textbox", { name });

test("what is the company's is grey and says so, what is hidden is not there, the rest is typed", async () => {
  await show(buildOwnPerson({}, { phone: "hidden" }));
  for (const name of ["Name", "Role", "Branch", "Email"]) {
    expect(field(name)).toBeDisabled();
    expect(field(name)).toHaveAccessibleDescription("Only Sharma Traders can change this");
  }
  expect(field("Phone")).toBeNull();
  expect(field("WhatsApp")).toBeEnabled();
});

test("only what is asked of the member is sent", async () => {
  const uploads = fakeUploads();
  const { user } = await show(buildOwnPerson());
  await user.type(field("WhatsApp") as HTMLElement, "98300 22222");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const upload = await awaitUpload(uploads);
  expect(Object.keys(Object.fromEntries(upload.form)).sort()).toEqual(["about", "links", "phone", "whatsapp"]);
});

test("fixed hours are read; those that are asked for are typed, and speak of oneself", async () => {
  const person = { ...buildOwnPerson().person, hours: buildHours(["10:00-13:00"]) };
  await show(buildOwnPerson({ person }));
  expect(screen.getByText(/10 am – 1 pm/)).toBeInTheDocument();
  expect(screen.queryByRole("switch", { name: "Own hours" })).toBeNull();
  expect(field("About")).toHaveAccessibleDescription(/^A few lines about you\./);
  cleanup();
  await show(buildOwnPerson({ person }, { hours: "asked" }));
  expect(screen.getByRole("switch", { name: "Own hours" })).toBeChecked();
  expect(screen.getByText(/^When you are there\./)).toBeInTheDocument();
});

test("asks for other links, which are sent as a list", async () => {
  const links = [{ title: "Blog", url: "https://blog.example", icon: "globe" as const }];
  const own = buildOwnPerson({ person: { ...buildOwnPerson().person, links } }, { links: "fixed" });
  const { calls, user } = await show(own, {
    "POST /api/client/person/requests/": () => ({ status: 201, json: own }),
  });
  expect(screen.getByText("Blog https://blog.example")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Ask for a change: Links" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ask for a change" }));
  const address = dialog.getByRole("textbox", { name: /^(Address|Link)/ });
  await user.clear(address);
  await user.type(address, "javascript:alert(1)");
  await user.click(dialog.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(address).toBeInvalid());
  await user.clear(address);
  await user.type(address, "news.example");
  await user.click(dialog.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const sent = calls.find(({ method }) => method === "POST")?.body as { field: string; value: string };
  expect([sent.field, JSON.parse(sent.value)]).toEqual(["links", [{ ...links[0], url: "https://news.example" }]]);
});

test("asks for other hours, or for none, and reads what it asked for", async () => {
  const person = { ...buildOwnPerson().person, hours: buildHours(["10:00-13:00"]) };
  const waiting = {
    ...{ id: 3, person_id: person.id, person_name: person.name, current: "", note: "" },
    created_at: "2026-11-20T10:00:00.000Z",
  };
  const requests = [{ ...waiting, field: "hours" as const, value: JSON.stringify(buildHours(["11:00-12:00"])) }];
  const own = buildOwnPerson({ person, requests });
  const { calls, user } = await show(own, { "POST /api/client/person/requests/": () => ({ status: 201, json: own }) });
  expect(screen.getByText(/^You asked for: Mon: 11 am – 12 pm/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Ask for a change: Own hours" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ask for a change" }));
  await user.click(await dialog.findByRole("switch", { name: "Own hours" }));
  await user.click(dialog.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ field: "hours", value: "", note: "" });
});

test("leads to the card, and hands out its link", async () => {
  const { user } = await show(buildOwnPerson());
  expect(screen.getByRole("link", { name: /^View my card/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/sharma-traders\/people\//),
  );
  expect(screen.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute("href", expect.stringContaining("people"));
  await user.click(screen.getByRole("button", { name: "QR code" }));
  const dialog = within(await screen.findByRole("dialog", { name: "QR code" }));
  expect(dialog.getByRole("img")).toHaveAttribute("src", expect.stringMatching(/people\/.*qr-logo\.svg$/));
  expect(dialog.queryByRole("link", { name: "Print and more" })).toBeNull();
});

test("says why it cannot be opened yet", async () => {
  await show(buildOwnPerson({ has_card: false }));
  expect(screen.getByText(/Sharma Traders has not switched on cards/)).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^View my card/ })).toBeNull();
});

test("asks for another e-mail, and shows what was asked", async () => {
  let own = buildOwnPerson();
  const wish = {
    ...{ id: 1, person_id: 4, person_name: "Asha", field: "email" as const, current: "" },
    ...{ value: "asha@shop.example", note: "", created_at: "2026-11-20T10:00:00.000Z" },
  };
  const { calls, user } = await show(own, {
    "GET /api/client/person/": () => ({ json: own }),
    "POST /api/client/person/requests/": () => {
      own = { ...own, requests: [wish] };
      return { status: 201, json: own };
    },
  });
  await user.click(screen.getByRole("button", { name: "Ask for a change: Email" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ask for a change" }));
  const input = dialog.getByRole("textbox", { name: "Email" });
  await user.clear(input);
  await user.type(input, wish.value);
  await user.click(dialog.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(screen.getByText(`You asked for: ${wish.value}`)).toBeInTheDocument());
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ field: "email", value: wish.value, note: "" });
});
