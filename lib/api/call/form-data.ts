type Field = string | number | boolean | Blob | object | null | undefined;

/** A multipart form of the fields that are there; numbers and booleans go as text, other values as JSON. */
export function toFormData(fields: Record<string, Field>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}
