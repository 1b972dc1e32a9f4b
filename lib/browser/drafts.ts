import { isRecord, parseJson } from "../contract/json-text";
import { areForgotten, draftPrefix } from "./draft-storage";

/** What was typed into a form when its session ended, its page went or it was closed. */
export type Draft = {
  values: Record<string, unknown>;
  /** Whether something could not be kept: a picked file or a password. */
  isPartial: boolean;
  /** Whether it was open then, and is to be opened again. */
  isOpen: boolean;
};

/** Drafts are kept per user, so that nobody is offered what somebody else typed. `form` is one form of the whole site. */
export function draftKey(userId: number, form: string): string {
  return `${draftPrefix}${userId}:${form}`;
}

/** Keeps `values` until the tab is closed, without files and without anything that proves an account. */
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
    // Full or forbidden storage loses the draft, and nothing else.
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
    // Where nothing may be read, nothing was kept.
  }
}

/** Whether a file stands anywhere in it. */
function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === "object" && value !== null && Object.values(value).some(holdsFile);
}

function isSecret(name: string): boolean {
  return /password|passkey/i.test(name);
}
