import type { Subject } from "../i18n/messages";
import type { CompiledMessages } from "../i18n/translator";
import * as paths from "../paths";

/** What any part may say comes with every part. */
export const basics = ["common", "failures", "format", "rules"] as const satisfies Subject[];

/** Whole subjects, in the document's language. Nothing on a server: there a page gives all that is written. */
const loaded = new Map<Subject, CompiledMessages>();
const loading = new Map<Subject, Promise<void>>();

export function findLoaded(subject: Subject): CompiledMessages | undefined {
  return loaded.get(subject);
}

/**
 * Loads a part with the messages that it writes; a failure is asked for again by the next call.
 *
 *     lazyDialog(withMessages(["videos"], () => import("./edit-video-dialog").then((file) => file.EditVideoDialog)))
 */
export function withMessages<P>(subjects: readonly Subject[], load: () => Promise<P>): () => Promise<P> {
  return async () => {
    const [part] = await Promise.all([load(), ...[...basics, ...subjects].map(loadSubject)]);
    return part;
  };
}

async function loadSubject(subject: Subject): Promise<void> {
  // A server has no document, and a document without a version brings all of its messages.
  const { lang, dataset } = globalThis.document?.documentElement ?? { dataset: {} };
  if (!dataset.messages) return;
  const known = loading.get(subject);
  if (known) return known;
  const started = fetchSubject(subject, paths.messages(lang, dataset.messages, subject)).catch((error) => {
    loading.delete(subject);
    throw error;
  });
  loading.set(subject, started);
  return started;
}

async function fetchSubject(subject: Subject, path: string): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`The messages of ${subject} are answered by ${answer.status}`);
  loaded.set(subject, await answer.json());
}
