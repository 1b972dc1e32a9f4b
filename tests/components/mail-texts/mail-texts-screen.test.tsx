import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MailTextsScreen } from "@/components/mail-texts/mail-texts-screen";
import type { MailText, SaveMailTextInput } from "@/lib/contract/mail-texts/schema";
import { mailKinds } from "@/lib/contract/mail-texts/values";
import type { Language } from "@/lib/i18n/languages";
import { type FakeCall, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";

const path = "/api/admin/mail-texts/";
const ours = { subject: "Pay within {days} days", body: "Your plan is to be paid within {days} days." };

/** Keeps what is saved, as the provider does. */
async function show(query: string, own: Partial<MailText> = {}) {
  window.history.replaceState(null, "", `/dashboard/mail-texts?${query}`);
  let saved: Partial<MailText> = own;
  const textOf = (kind: MailText["kind"], language: Language): MailText => ({
    ...{ kind, language, subject: "", body: "", updated_at: null, ours },
    ...(kind === saved.kind && language === saved.language && saved),
  });
  const calls = fakeApi({
    [`GET ${path}`]: ({ path }) => {
      const language = new URL(path, "http://localhost").searchParams.get("language") as Language;
      return { json: { results: mailKinds.map((kind) => textOf(kind, language)) } };
    },
    [`PUT ${path}`]: ({ body }) => {
      const input = body as SaveMailTextInput;
      saved = { ...input, updated_at: input.body ? "2026-11-28T06:00:00Z" : null };
      return { json: textOf(input.kind, input.language) };
    },
    [`POST ${path}preview/`]: ({ body }) => {
      const { subject, body: text } = body as SaveMailTextInput;
      return { json: { subject: `Sent: ${subject}`, html: `<html><head></head><p>${text}</p></html>`, text } };
    },
  });
  await showScreen(buildAdmin(), <MailTextsScreen />);
  await screen.findByRole("textbox", { name: "Text" });
  const sent = () => calls.filter(({ method }: FakeCall) => method === "PUT").map(({ body }) => body);
  return { user: userEvent.setup(), sent };
}

const subject = () => screen.getByRole("textbox", { name: "Subject" });
const body = () => screen.getByRole("textbox", { name: "Text" });

test("an address leads to a kind and a language, which begin with our words", async () => {
  await show("kind=payment_due_7&language=hi");
  expect(screen.getByRole("combobox", { name: "Email" })).toHaveDisplayValue("Payment reminder, 7 days before");
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveDisplayValue("हिन्दी");
  expect(subject()).toHaveValue(ours.subject);
  expect(body()).toHaveAttribute("lang", "hi");
  expect(screen.queryByRole("button", { name: "Put our text back" })).not.toBeInTheDocument();
});

test("what no longer is a kind or a language is the first of each", async () => {
  await show("kind=payment_due_8&language=xx");
  expect(screen.getByRole("combobox", { name: "Email" })).toHaveDisplayValue("Invoice");
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveDisplayValue("English");
});

test("a text is written, shown as a mail and saved", async () => {
  const { user, sent } = await show("kind=payment_due_7");
  await user.clear(body());
  await user.type(body(), "Pay by .");
  await user.keyboard("{ArrowLeft}");
  await user.click(within(screen.getByRole("group", { name: "Put in" })).getByRole("button", { name: "Date" }));
  expect(body()).toHaveValue("Pay by {date}.");
  expect(body()).toHaveFocus();
  const preview = within(screen.getByRole("region", { name: "Preview" }));
  expect(await preview.findByText(/Sent: Pay within/)).toBeInTheDocument();
  const frame = preview.getByTitle("The email");
  expect(frame.getAttribute("sandbox")).toBe("");
  await waitFor(() => expect(frame).toHaveAttribute("srcdoc", expect.stringContaining("<p>Pay by {date}.</p>")));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The text is saved")).toBeInTheDocument();
  expect(sent()).toEqual([{ kind: "payment_due_7", language: "en", subject: ours.subject, body: "Pay by {date}." }]);
  expect(
    await screen.findByRole("option", { name: "Payment reminder, 7 days before (your text)" }),
  ).toBeInTheDocument();
});

test("what cannot be filled in is refused at its field", async () => {
  const { user, sent } = await show("kind=payment_due_7");
  await user.type(subject(), " {{amount}");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(
    await screen.findByText('"{amount}" cannot be filled in. Use the buttons below the text.'),
  ).toBeInTheDocument();
  expect(subject()).toBeInvalid();
  expect(sent()).toEqual([]);
});

test("ours is put back after a question", async () => {
  const own = {
    kind: "invoice",
    language: "en",
    subject: "",
    body: "Thanks!",
    updated_at: "2026-11-28T06:00:00Z",
  } as const;
  const { user, sent } = await show("", own);
  expect(body()).toHaveValue("Thanks!");
  await user.click(screen.getByRole("button", { name: "Put our text back" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Put our text back?" }));
  await user.click(question.getByRole("button", { name: "Put our text back" }));
  expect(await screen.findByText("Our text is back")).toBeInTheDocument();
  expect(sent()).toEqual([{ kind: "invoice", language: "en", subject: "", body: "" }]);
  expect(body()).toHaveValue(ours.body);
});
