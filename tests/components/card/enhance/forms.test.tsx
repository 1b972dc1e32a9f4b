import "./card-words";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startForms } from "@/components/card/enhance/forms";

const page = `<html><body><div data-form-part=""><h1 id="form-title" tabindex="-1">Review Acme</h1>
  <form action="/api/x" data-send="/api/x"><input type="text" name="customer_name" aria-label="Name"><button type="submit">Send</button></form>
  <template data-sent=""><p role="status" tabindex="-1">Review sent</p></template></div></body></html>`;

// It adds listeners to the document, which all tests share.
beforeAll(startForms);

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "");
  document.body.innerHTML = `<div class="card"><a data-form="" href="/acme/review">Write a review</a>
    <dialog class="sheet"><form method="dialog"><button aria-label="Close"></button></form></dialog></div>`;
});

const answerWith = (html: string) => {
  global.fetch = jest.fn(async () => ({ ok: true, text: async () => html, json: async () => ({}) })) as never;
};
const open = () => userEvent.click(screen.getByRole("link", { name: "Write a review" }));
const sheet = () => screen.findByRole("dialog", { name: "Review Acme" });
/** Waits until the form's history entry is gone; only then can it be opened again. */
const shut = async (dialog: HTMLDialogElement) => {
  dialog.close();
  await waitFor(() => expect(window.history.state?.sheet).toBeUndefined());
};

test("the form opens over the card, ready to be read and filled in", async () => {
  answerWith(page);
  await open();
  expect(await sheet()).toContainElement(screen.getByRole("button", { name: "Close" }));
  expect(screen.getByRole("heading", { name: "Review Acme" })).toHaveFocus();
});

test("a half-filled form reopens as it was; a sent one is replaced by a new form", async () => {
  answerWith(page);
  await open();
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Asha");
  await shut((await sheet()) as HTMLDialogElement);
  await open();
  expect(await screen.findByRole("textbox", { name: "Name" })).toHaveValue("Asha");
  expect(global.fetch).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByRole("status")).toHaveFocus();
  await shut(screen.getByRole("status").closest("dialog") as HTMLDialogElement);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  await open();
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue(""));
});

const back = async () => {
  window.history.back();
  await new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
};

test("Back closes the form and stays on the card; the draft is restored until it is sent", async () => {
  answerWith(page);
  await open();
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Asha");
  const dialog = (await sheet()) as HTMLDialogElement;
  await back();
  expect(dialog.open).toBe(false);
  // As after a reload, when the page no longer holds the form.
  dialog.remove();
  await open();
  expect(await screen.findByRole("textbox", { name: "Name" })).toHaveValue("Asha");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByRole("status");
  expect(sessionStorage).toHaveLength(0);
});

test("a form shut without Back leaves no entry behind", async () => {
  answerWith(page);
  await open();
  const dialog = (await sheet()) as HTMLDialogElement;
  expect(window.history.state).toEqual({ sheet: dialog.id });
  dialog.close();
  await waitFor(() => expect(window.history.state).toBeNull());
});

test("a broken draft in the browser is ignored", async () => {
  sessionStorage.setItem("form /api/x", "null");
  answerWith(page);
  await open();
  expect(await screen.findByRole("textbox", { name: "Name" })).toHaveValue("");
});

test("a click for a new tab is left to the browser", async () => {
  answerWith(page);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  screen.getByRole("link").addEventListener("click", (click) => click.defaultPrevented || click.preventDefault());
  screen.getByRole("link").dispatchEvent(event);
  expect(global.fetch).not.toHaveBeenCalled();
});
