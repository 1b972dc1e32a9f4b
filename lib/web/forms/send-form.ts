import { contactField } from "../../contract/feedback/values";
import { keepDraft } from "./form-draft";
import { readFormValues } from "./form-values";

type Failure = { detail?: string; fields?: Record<string, string[]> };

type OnSent = (answer: unknown, values: Record<string, unknown>) => void;

/**
 * Sends the form in `part` without leaving the page, to the address in its `data-send`. Errors appear in the form's
 * `data-error` lines and `data-failure`; nothing typed is lost, even by a reload. On success, `template[data-sent]`
 * replaces the part and `onSent` gets the answer and the values; or the browser goes to the page whose address is
 * `data-then` and the answer's token. `data-sending` is on the button meanwhile, `data-unsent` says that nothing came.
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
  button.textContent = form.dataset.sending ?? "";
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
    show(form, { detail: form.dataset.unsent });
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

/** The error of the one field that takes a number or an email. */
function contactFaults({ customer_phone: phone, customer_email: email }: NonNullable<Failure["fields"]>) {
  return phone ?? email;
}
