type Kept = Record<string, string>;

/**
 * Keeps what is typed into a visitor's form, so that a reload or another form loses nothing of it: for this tab alone,
 * and until it is sent. @returns forgets it
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

/** What a person writes or chooses; a consent is given anew. */
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
    // Where nothing may be stored, what is typed lasts as long as the page.
  }
}
