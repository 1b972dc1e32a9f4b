type Field = string | number | boolean | Blob | null | undefined;

/** A multipart form of the fields that are there; numbers and booleans go as text. */
export function toFormData(fields: Record<string, Field>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
