import { dayMs } from "../clock";
import { MB } from "../values";

/**
 * Links of a company that are open at once, requests that wait in one, and how many may join by one link. Accounts that
 * one network may open in a day: a whole shop joins over one.
 */
export const joinLimits = { links: 50, waiting: 500, most: 1_000, perMinute: 30, accountsPerDay: 100 } as const;

/** How long an invitation holds, mails of one company in a day, and those to one address. */
export const invitationLimits = { lasts: 14 * dayMs, mailsPerDay: 200, mailsToAddress: 3, withoutPerson: 20 } as const;

/** A file of people: its size and rows, and how many of them are added in one transaction. */
export const peopleFileLimits = { bytes: MB, rows: 1_000, batch: 100 } as const;

/** Columns of that file; `title` is what a person does there. */
export const peopleColumns = ["name", "phone", "title", "branch", "email"] as const;
export type PeopleColumn = (typeof peopleColumns)[number];
