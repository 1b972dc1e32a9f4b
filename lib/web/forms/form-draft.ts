type Kept = Record<string, string>;

/**
 * Keeps a draft of a visitor's form for this tab until it is sent, so that a reload or another form loses nothing.
 * @returns a function that forgets the draft
 */
export function keepDraft(form: HTMLFormElement): () => void {
  const key = `form ${new URL(form.action).pathname}`;
  const fields = [...form.elements].filter(isTyped);
  const kept = read(key);
  for (const field of fields) {
    const text = kept[field.name];
    if (text === undefined) continue;
    if (field.type === "radio") (field as HTMLInputElement).checked = field.value === text;
    else field.value = text;
  }
  form.addEventListener("input", () => {
    const typed = fields.filter((field) => field.type !== "radio" || (field as HTMLInputElement).checked);
    write(key, Object.fromEntries(typed.map(({ name, value }) => [name, value])));
  });
  return () => write(key, {});
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields that a person fills in. Consent is not restored: it has to be given each time. */
function isTyped(field: Element): field is Field {
  return field.matches("textarea, [type=text], [type=email], [type=tel], [type=radio]") && !field.closest("[hidden]");
}

function read(key: string): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, text]) => typeof text === "string"));
  } catch {
    return {};
  }
}

function write(key: string, kept: Kept): void {
  try {
    if (Object.values(kept).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
