type Failure = { detail?: string; fields?: Record<string, string[]> };

const failureText = "Your request could not be sent. Please check your connection and try again.";

/** Sends the form without leaving the page; what is wrong stands beside its field, and nothing typed is lost. */
export function startSignUp(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-sign-up]");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    send(form);
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button || button.disabled) return;
  const values = Object.fromEntries(new FormData(form));
  show(form, {});
  if (values.fax) return confirmSent(form);
  const text = button.textContent;
  button.disabled = true;
  button.textContent = "Sending...";
  try {
    const response = await fetch(form.dataset.signUp ?? "", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(values),
    });
    if (response.ok) return confirmSent(form);
    show(form, await response.json());
  } catch {
    show(form, { detail: failureText });
  } finally {
    button.disabled = false;
    button.textContent = text;
  }
}

function confirmSent(form: HTMLFormElement): void {
  const sent = document.querySelector<HTMLTemplateElement>("template#sign-up-sent")?.content.cloneNode(true);
  const part = form.closest("[data-sign-up-part]");
  if (!sent || !part) return;
  part.replaceChildren(sent);
  part.querySelector<HTMLElement>("[role=status]")?.focus();
}

function show(form: HTMLFormElement, { detail = "", fields = {} }: Failure): void {
  let first: HTMLInputElement | undefined;
  for (const input of form.querySelectorAll("input")) {
    const line = document.getElementById(`${input.name}-error`);
    if (!line) continue;
    const [message = ""] = fields[input.name] ?? [];
    line.textContent = message;
    input.toggleAttribute("aria-invalid", message !== "");
    if (message) first ??= input;
  }
  const failure = form.querySelector<HTMLElement>("[data-sign-up-failure]");
  if (failure) {
    failure.hidden = detail === "" || first !== undefined;
    failure.textContent = detail;
  }
  first?.focus();
}
