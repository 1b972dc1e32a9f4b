import { contactField } from "../../contract/feedback/values";
import { keepDraft } from "./form-draft";
import { readFormValues } from "./form-values";

type Failure = { detail?: string; fields?: Record<string, string[]> };

type OnSent = (answer: unknown, values: Record<string, unknown>) => void;

const failureText = "This could not be sent. Please check your internet and try again.";

/**
 * Lets the form in `part` be sent without leaving the page, to the address in its `data-send`. What is wrong stands in
 * the form's `data-error` lines and `data-failure`, and nothing typed is lost, by a reload neither; what was taken gives the part's place to
 * its `template[data-sent]`, and then to `onSent` the answer and what was sent; or leads to the page that `data-then`
 * begins and the answer's token ends.
 */
export function startForm(part: Element, onSent?: OnSent): void {
  const form = part.querySelector<HTMLFormElement>("form[data-send]");
  if (!form) return;
  const forget = keepDraft(form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(form, part, (answer, values) => {
      forget();
      onSent?.(answer, values);
    });
  });
}

async function send(form: HTMLFormElement, part: Element, onSent: OnSent): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button || button.disabled) return;
  const values = readFormValues(new FormData(form));
  show(form, {});
  if (values.fax) return confirmSent(part);
  const text = button.textContent;
  button.disabled = true;
  button.textContent = "Sending...";
  try {
    const response = await fetch(form.dataset.send ?? "", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(values),
    });
    const answer = await response.json();
    if (!response.ok) return show(form, answer);
    if (!form.dataset.then) confirmSent(part);
    onSent(answer, values);
    if (form.dataset.then) location.assign(form.dataset.then + answer.token);
  } catch {
    show(form, { detail: failureText });
  } finally {
    button.disabled = false;
    button.textContent = text;
  }
}

function confirmSent(part: Element): void {
  const sent = part.querySelector<HTMLTemplateElement>("template[data-sent]");
  if (!sent) return;
  part.replaceChildren(sent.content);
  part.querySelector<HTMLElement>("[role=status]")?.focus();
}

function show(form: HTMLFormElement, { detail = "", fields = {} }: Failure): void {
  let first: HTMLElement | undefined;
  for (const line of form.querySelectorAll<HTMLElement>("[data-error]")) {
    const name = line.dataset.error ?? "";
    const [message = ""] = (name === contactField ? contactFaults(fields) : fields[name]) ?? [];
    line.textContent = message;
    for (const field of form.querySelectorAll<HTMLElement>(`[name="${name}"]`)) {
      field.setAttribute("aria-invalid", String(message !== ""));
      if (message) first ??= field;
    }
  }
  const failure = form.querySelector<HTMLElement>("[data-failure]");
  if (failure) {
    failure.textContent = first ? "" : detail;
    failure.hidden = failure.textContent === "";
  }
  first?.focus();
}

/** Of the one field, whichever of the two it was taken for. */
function contactFaults({ customer_phone: phone, customer_email: email }: NonNullable<Failure["fields"]>) {
  return phone ?? email;
}
