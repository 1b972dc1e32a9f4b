import type { CurrentUser } from "../contract/identity/schema";
import { isRecord, parseJson } from "../contract/json-text";
import { areForgotten, draftPrefix } from "./draft-storage";

/** Unsaved input of a form whose session ended, or that was closed. */
export type Draft = {
  values: Record<string, unknown>;
  /** A file or password could not be stored. */
  isPartial: boolean;
  /** The dialog was open: reopen it. */
  isOpen: boolean;
};

/** Per user and company. `form`: unique on the site. */
export function draftKey({ id, client_id }: Pick<CurrentUser, "id" | "client_id">, form: string): string {
  return `${draftPrefix}${id}:${client_id ?? ""}:${form}`;
}

/** Session storage, without files and secrets. */
export function storeDraft(key: string, values: Record<string, unknown>, isOpen = true): void {
  if (areForgotten()) return;
  const entries = Object.entries(values);
  const kept = entries.filter(([name, value]) => !isSecret(name) && !holdsFile(value));
  const isPartial = entries.some(([name, value]) => holdsFile(value) || (isSecret(name) && Boolean(value)));
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify({ values: Object.fromEntries(kept), isPartial, isOpen } satisfies Draft),
    );
  } catch {
    // Storage is full or blocked: only the draft is lost.
  }
}

export function readDraft(key: string): Draft | null {
  try {
    const draft = parseJson(sessionStorage.getItem(key) ?? "");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(kept: unknown): kept is Draft {
  return (
    isRecord(kept) && isRecord(kept.values) && typeof kept.isPartial === "boolean" && typeof kept.isOpen === "boolean"
  );
}

export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is no draft.
  }
}

function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === "object" && value !== null && Object.values(value).some(holdsFile);
}

function isSecret(name: string): boolean {
  return /password|passkey/i.test(name);
}
