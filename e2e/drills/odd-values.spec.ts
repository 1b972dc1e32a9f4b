import type { Locator, Page } from "@playwright/test";
import * as paths from "@/lib/paths";
import type { ApiUser } from "../api-user";
import { addBanner, addPerson, addProduct, addVideo, saveProfile } from "../company";
import { openScreen, watchRequests } from "../open-screen";
import type { Screen } from "../screens";
import { expect, openAs, test } from "../test";
import { slowProcessor } from "../throttle";

/** Words that nobody should have to read: the validator's default messages and internal errors. */
const machineWords =
  /\binvalid (input|option|string|number|key|value|element)|too (big|small)\b|\bexpected\b|\breceived\b(?! \d)|undefined|\bNaN\b|unrecognized|\[object|Internal Server Error|Unexpected token/i;

/** After a round with empty fields each field gets one of these; forms start at different ones. */
const odd = [
  "abc <script>alert(1)</script>",
  "   ",
  "x".repeat(3_000),
  "👩‍👩‍👧 \u202e\u200bनमस्ते \u0007",
  "-1",
  "+91 \u200e९८७६५\u00a0४३२१०",
  "9".repeat(60),
];
/** Values that the browser accepts in fields that it validates itself. */
const oddOf: Record<string, readonly string[]> = {
  number: ["-1", "1e99", "0.0001", "999999999999"],
  date: ["0001-01-01", "9999-12-31", "1900-01-01"],
  time: ["00:00", "23:59", "12:34"],
  color: ["#000000", "#ffffff"],
};

type Form = Screen & {
  /** Its submit button. */
  send: string | RegExp;
  /** A failure navigates away, so each round opens the form again. */
  leadsElsewhere?: boolean;
};

const button = (name: string | RegExp) => ({ role: "button" as const, name });

/** Each room of the profile, with the button that adds an item. */
const profileRooms: Record<string, string | undefined> = {
  contact: "Add a number",
  about: undefined,
  links: "Add a link",
  hours: undefined,
  branches: "Add a branch",
  payment: undefined,
};

const profileForms: Form[] = Object.entries(profileRooms).map(([room, more]) => ({
  name: `profile's ${room}`,
  path: paths.profileRoom(room),
  press: button("Edit Profile"),
  ...(more && { act: (page) => page.getByRole("button", { name: more }).click() }),
  send: "Save Changes",
  leadsElsewhere: true,
}));

const contentForms: Form[] = [
  { name: "product", path: paths.products, press: button("Create product"), send: "Create product" },
  { name: "product's change", path: paths.products, press: button(/^Edit/), send: "Update product" },
  { name: "document", path: paths.newDocument, send: /^Upload/ },
  { name: "video", path: paths.newVideo, send: "Add video" },
  { name: "video's change", path: paths.videos, press: button(/^Edit/), send: "Update video" },
  { name: "banner", path: paths.banners, press: button(/^Edit/), send: "Update Banner" },
  {
    name: "appointment settings",
    path: paths.appointments,
    press: button("Add a service"),
    send: "Save",
    leadsElsewhere: true,
  },
  { name: "person", path: paths.people, press: button("Add person"), send: "Add person" },
  { name: "person's change", path: paths.people, press: button(/^Edit/), send: "Update person" },
  { name: "testimonial", path: paths.feedback, press: button("Add Testimonial"), send: "Add Testimonial" },
  { name: "visitors' data", path: paths.visitorData, send: "Find" },
  { name: "account", path: paths.account, press: button("Edit Profile"), send: "Save Changes" },
];

const administratorForms: Form[] = [
  { name: "new client", path: paths.newClient, send: "Create client" },
  ...["Name", "Contact", "Who runs this site", "Price", "Policies"].map((part) => ({
    name: `site's ${part}`,
    path: paths.siteSettings,
    press: button(new RegExp(`^${part}`)),
    send: "Save",
  })),
];

test.use({ actionTimeout: 10_000, viewport: { width: 360, height: 800 } });
test.describe.configure({ timeout: 240_000 });

test("visitors' forms answer odd values in words", async ({ page, owner }) => {
  await addProduct(owner.api);
  await slowProcessor(page);
  await walk(page, [
    { name: "sign-in", path: paths.login(), send: "Sign in" },
    { name: "a card asked for", path: paths.signUp, send: "Send request" },
    { name: "review", path: paths.form(owner, "review"), send: "Send review" },
    { name: "contact", path: paths.form(owner, "contact"), send: /^(Send|Request)/ },
    { name: "order", path: paths.form(owner, "order"), send: /^(Send|Place) order/ },
  ]);
});

test("the forms of a card's profile answer odd values in words", async ({ page, owner }) => {
  await saveProfile(owner.api, {
    opening_hours: JSON.stringify({ week: { mon: [{ from: "10:00", to: "18:00" }] } }),
  });
  await signedIn(page, owner.api);
  await walk(page, [
    ...profileForms,
    { name: "new banner", path: paths.banners, press: button("Create Banner"), send: "Create Banner" },
  ]);
});

test("a client's other forms answer odd values in words", async ({ page, owner }) => {
  await addProduct(owner.api);
  await addVideo(owner.api);
  await addBanner(owner.api);
  await addPerson(owner.api);
  await signedIn(page, owner.api);
  await walk(page, contentForms);
});

test("an administrator's forms answer odd values in words", async ({ page, owner, adminUser }) => {
  await signedIn(page, adminUser);
  await walk(page, [
    ...administratorForms,
    { name: "client", path: paths.editClient(owner.id), send: "Save Changes" },
    { name: "client's password", path: paths.changeClientPassword(owner.id), send: "Change Password" },
  ]);
});

async function signedIn(page: Page, user: ApiUser): Promise<void> {
  await openAs(page, user, paths.dashboard);
  await slowProcessor(page);
}

async function walk(page: Page, forms: readonly Form[]): Promise<void> {
  // Dialogs about unsaved input are accepted, and drafts are cleared, because a sheet would restore them.
  page.on("dialog", (dialog) => dialog.accept());
  await page.addInitScript(() => {
    if (window !== window.top) return;
    localStorage.clear();
    sessionStorage.clear();
  });
  for (const [index, form] of forms.entries()) await test.step(form.name, () => fillOddly(page, form, index));
}

/** Submits the form empty and then with odd values; reopens it if it has closed. */
async function fillOddly(page: Page, form: Form, first: number): Promise<void> {
  const place = page.getByRole("dialog").or(page.getByRole("main")).last();
  const send = place.getByRole("button", { name: form.send }).last();
  const requests = watchRequests(page);
  for (const isEmpty of [true, false]) {
    const what = `${form.name}, ${isEmpty ? "empty" : "filled oddly"}`;
    if (isEmpty || form.leadsElsewhere || !(await send.isVisible())) {
      await openScreen(page, form);
      // A sheet's script loads on demand.
      await place.locator(fieldsOf).filter({ visible: true }).first().waitFor();
    }
    const filled = await fillFields(place, isEmpty ? null : first);
    expect(Object.keys(filled).length, `${what} has fields`).toBeGreaterThan(0);
    // A form that cannot be sent yet disables its button.
    if (!(await send.isEnabled())) continue;
    await send.click();
    await requests.quiet();
    await expect(page.locator("body"), what).not.toContainText(machineWords, { useInnerText: true });
    await expect(async () => {
      const { unclear, hidden, count } = await readFaults(place);
      expect(unclear, `${what}: a wrong field without its name or a reason`).toEqual([]);
      expect(hidden, `${what}: the first wrong field is out of sight`).toBeNull();
      if (count > 0)
        expect({ ...filled, ...(await readKept(place, filled)) }, `${what}: what was typed is there`).toEqual(filled);
    }).toPass({ timeout: 5_000 });
  }
  requests.stop();
}

const unfit = ["file", "checkbox", "radio", "hidden", "range", "search"].map((type) => `[type=${type}]`).join(", ");
const fieldsOf = `input:not(${unfit}), textarea`;

/** Fills the visible fields; others may appear later. @returns their values by mark */
async function fillFields(place: Locator, first: number | null): Promise<Record<string, string>> {
  const fields = await place.locator(fieldsOf).evaluateAll((elements) => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-odd]")) delete element.dataset.odd;
    return (elements as HTMLInputElement[])
      .filter((element) => element.checkVisibility() && !element.disabled && !element.readOnly)
      .map((element, index) => {
        element.dataset.odd = String(index);
        return { type: element.type, most: element.maxLength };
      });
  });
  const filled: Record<string, string> = {};
  for (const [index, { type, most }] of fields.entries()) {
    if (type === "color" && first === null) continue;
    const values = oddOf[type] ?? odd;
    const typed = first === null ? "" : (values[(first + index) % values.length] ?? "");
    await place.locator(`[data-odd="${index}"]`).fill(typed);
    // `maxLength` cuts the text.
    filled[index] = plain(most > 0 ? typed.slice(0, most) : typed);
  }
  return filled;
}

/** Their present values, as far as the fields are still visible. */
async function readKept(place: Locator, filled: Record<string, string>): Promise<Record<string, string>> {
  const marked = await place
    .locator("[data-odd]")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !(element as HTMLInputElement).readOnly)
        .map((element) => [(element as HTMLElement).dataset.odd ?? "", (element as HTMLInputElement).value] as const),
    );
  return Object.fromEntries(marked.filter(([mark]) => mark in filled).map(([mark, value]) => [mark, plain(value)]));
}

/** Fields may strip invisible characters at once, and half a surrogate pair is no text. */
const plain = (text: string) => text.replace(/[\p{Cf}\p{Cc}\p{Cs}\s]/gu, "");

/** The invalid fields: how many, those without a name or a message, and the first one if it is hidden. */
function readFaults(place: Locator) {
  return place.evaluate((root) => {
    const faulty = [...root.querySelectorAll<HTMLInputElement>("[aria-invalid=true]")].filter((field) =>
      field.checkVisibility(),
    );
    const textOf = (ids: string | null) =>
      (ids ?? "")
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" ")
        .trim();
    const nameOf = (field: HTMLInputElement) =>
      field.getAttribute("aria-label") ||
      textOf(field.getAttribute("aria-labelledby")) ||
      field.labels?.[0]?.textContent ||
      "";
    const unclear = faulty
      .filter((field) => !nameOf(field) || !textOf(field.getAttribute("aria-describedby")))
      .map((field) => field.outerHTML.slice(0, 300));
    const first = faulty.find((field) => field === document.activeElement) ?? faulty[0];
    if (!first) return { count: 0, unclear, hidden: null };
    // Radio stars are drawn by their labels.
    const shown = first.type === "radio" ? (first.labels?.[0] ?? first) : first;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
    const isSeen = there !== null && (shown.contains(there) || there.contains(shown));
    return { count: faulty.length, unclear, hidden: isSeen ? null : first.outerHTML.slice(0, 300) };
  });
}
