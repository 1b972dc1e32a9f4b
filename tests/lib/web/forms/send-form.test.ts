/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startForm } from "@/lib/web/forms/send-form";
import { type FakeAnswer, fakeApi } from "../../../components/fake-api";
import { failures, feedbackMessages, fieldMessages, visitorFormMessages } from "../../../english";

const address = "/api/public/company/acme/feedback/";

function show(answer: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>)) {
  const calls = fakeApi({ [`POST ${address}`]: answer });
  document.body.innerHTML = `
    <div data-form-part="">
      <form action="/api/forms/acme/review" method="post" data-send="${address}" data-sending="Sending..." data-unsent="This could not be sent. Please check your internet and try again.">
        <p role="alert" data-failure="" hidden></p>
        <label>Name <input name="customer_name"></label>
        <p data-error="customer_name"></p>
        <label>Contact <input name="customer_contact"></label>
        <p data-error="customer_contact"></p>
        <label>One <input type="radio" name="rating" value="1"></label>
        <label>Five <input type="radio" name="rating" value="5"></label>
        <p data-error="rating"></p>
        <input name="fax" aria-label="Fax">
        <button type="submit">Send review</button>
      </form>
      <template data-sent=""><p role="status" tabindex="-1">Review sent</p></template>
    </div>`;
  startForm(document.body.firstElementChild as Element);
  return calls;
}

const name = () => screen.getByRole("textbox", { name: "Name" });
const submit = () => userEvent.click(screen.getByRole("button", { name: "Send review" }));

test("sends what was typed as JSON, and says thanks in the form's place", async () => {
  const calls = show({ status: 201 });
  await userEvent.type(name(), "Asha");
  await userEvent.click(screen.getByRole("radio", { name: "Five" }));
  await submit();
  expect(await screen.findByRole("status")).toHaveFocus();
  expect(screen.queryByRole("textbox", { name: "Name" })).not.toBeInTheDocument();
  expect(calls).toEqual([
    { method: "POST", path: address, body: { customer_name: "Asha", customer_phone: "", rating: "5", fax: "" } },
  ]);
});

test("what is wrong with a field stands beside it, and what was typed stays", async () => {
  const fields = { customer_name: [fieldMessages.nameRequired], rating: [feedbackMessages.ratingRequired] };
  show({ status: 400, json: { detail: fieldMessages.nameRequired, fields } });
  await userEvent.type(name(), "x");
  await submit();
  expect(await screen.findByText(fieldMessages.nameRequired)).toBeVisible();
  expect(screen.getByText(feedbackMessages.ratingRequired)).toBeVisible();
  expect(name()).toHaveFocus();
  expect(name()).toHaveValue("x");
  expect(name()).toBeInvalid();
  for (const star of screen.getAllByRole("radio")) expect(star).toBeInvalid();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test.each([
  ["customer_phone", "98765 4321x", fieldMessages.phoneInvalid],
  ["customer_email", "asha@", fieldMessages.emailInvalid],
  // The answer of a provider that does not take phone numbers for reviews.
  ["customer_email", "98765 43210", fieldMessages.emailRequired],
])("what is wrong with the contact, be it named %s, stands beside its one field", async (field, typed, message) => {
  show({ status: 400, json: { detail: message, fields: { [field]: [message] } } });
  const contact = screen.getByRole("textbox", { name: "Contact" });
  await userEvent.type(contact, typed);
  await submit();
  expect(await screen.findByText(message)).toBeVisible();
  expect(contact).toBeInvalid();
  expect(contact).toHaveFocus();
  expect(contact).toHaveValue(typed);
});

test.each([
  [{ status: 400, json: { detail: visitorFormMessages.tooFast } }, visitorFormMessages.tooFast],
  [
    { status: 400, json: { detail: visitorFormMessages.outdated, fields: { ticket: [visitorFormMessages.outdated] } } },
    visitorFormMessages.outdated,
  ],
  [{ status: 429, json: { detail: failures.tooManyAttempts } }, failures.tooManyAttempts],
])("what is wrong with the whole is said above it", async (answer, text) => {
  show(answer);
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.getByRole("button", { name: "Send review" })).toBeEnabled();
});

test("without a connection says so, and sends again on request", async () => {
  let isDown = true;
  show(() => {
    if (isDown) throw new TypeError("Failed to fetch");
    return { status: 201 };
  });
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent("Please check your internet and try again.");
  isDown = false;
  await submit();
  expect(await screen.findByRole("status")).toHaveTextContent("Review sent");
});

test("a second press while it is under way sends nothing", async () => {
  let answer = (_: FakeAnswer) => {};
  const calls = show(() => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
  await submit();
  const button = screen.getByRole("button", { name: "Sending..." });
  expect(button).toBeDisabled();
  (button.closest("form") as HTMLFormElement).requestSubmit();
  answer({ status: 201 });
  await waitFor(() => expect(screen.getByRole("status")).toBeVisible());
  expect(calls).toHaveLength(1);
});

test("what fills the hidden field in is told that all went well, and nothing is sent", async () => {
  const calls = show({ status: 201 });
  await userEvent.type(screen.getByRole("textbox", { name: "Fax" }), "1");
  await submit();
  expect(await screen.findByRole("status")).toHaveTextContent("Review sent");
  expect(calls).toEqual([]);
});
