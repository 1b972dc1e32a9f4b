import type { Person } from "../contract/content/person";
import * as paths from "../paths";

type Whose = { person?: paths.PersonAddress | undefined };

/** The code that leads to a card, the company's or a person's. */
export function codeOf({ person }: Whose, at: paths.CardAddress, kind: "svg" | "png"): string {
  return person ? paths.personCode(at, person, kind) : paths.qrCode(at, kind, true);
}

/** The address of a card, the company's or a person's. */
export function pageOf({ person }: Whose, at: paths.CardAddress): string {
  return paths.shownCard({ ...at, person });
}

/** The person as anybody is told of them: a short address counts where the company has such alone. */
export function asShown(person: Person, { person_handles }: { person_handles?: boolean | undefined }): Person {
  return person_handles ? person : { ...person, handle: "" };
}
